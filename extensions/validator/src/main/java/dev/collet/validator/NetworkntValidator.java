package dev.collet.validator;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaException;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.SpecificationVersion;
import dev.collet.dispatch.InputValidator;
import dev.collet.dispatch.ToolDescriptor;
import java.util.Locale;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Enforces every keyword of declared input schemas, JSON Schema 2020-12, by {@code
 * com.networknt:json-schema-validator}:
 *
 * <pre>{@code
 * McpServer.builder("flights", "1.0.0")
 *     .tools(new FlightToolsToolset(new FlightTools()))
 *     .inputValidator(new NetworkntValidator())
 *     .build();
 * }</pre>
 *
 * <p>Where this class is on javac's class path, the processor lets declared schemas say what
 * generated readers don't enforce, and marks the tools whose arguments have to pass here too.
 * {@code format} is an annotation, as in 2020-12. Patterns are those of java.util.regex. No schema
 * is ever fetched over the network.
 */
public final class NetworkntValidator implements InputValidator {
  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .enable(DeserializationFeature.USE_BIG_INTEGER_FOR_INTS)
          .build();

  private final SchemaRegistry registry =
      SchemaRegistry.withDefaultDialect(
          SpecificationVersion.DRAFT_2020_12,
          builder ->
              builder
                  .schemaRegistryConfig(
                      SchemaRegistryConfig.builder().locale(Locale.ENGLISH).build())
                  .schemaLoader(loader -> loader.fetchRemoteResources(false)));

  /** A validator; one serves any number of servers. */
  public NetworkntValidator() {}

  @Override
  public Check prepare(ToolDescriptor tool) {
    JsonNode input = MAPPER.readTree(tool.json()).get("inputSchema");
    try {
      Schema schema = registry.getSchema(input);
      schema.initializeValidators();
      return new SchemaCheck(schema, MAPPER);
    } catch (SchemaException e) {
      throw new IllegalArgumentException(
          "The inputSchema of tool '" + tool.name() + "' can't be enforced: " + e.getMessage(), e);
    }
  }
}
