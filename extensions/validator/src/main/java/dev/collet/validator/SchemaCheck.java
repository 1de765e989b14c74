package dev.collet.validator;

import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.path.NodePath;
import dev.collet.dispatch.InputValidator;
import dev.collet.json.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Checks arguments against one schema, and tells what is wrong without telling any value. */
final class SchemaCheck implements InputValidator.Check {
  private static final int LONGEST_MESSAGE = 300;

  private final Schema schema;
  private final JsonMapper mapper;

  SchemaCheck(Schema schema, JsonMapper mapper) {
    this.schema = schema;
    this.mapper = mapper;
  }

  @Override
  public List<Problem> problems(Map<String, Object> arguments, int most) {
    JsonNode tree = mapper.valueToTree(arguments);
    List<Problem> problems = new ArrayList<>();
    for (Error error : schema.validate(tree)) {
      Problem problem = problem(error);
      if (problems.size() == most) {
        break;
      }
      if (!problems.contains(problem)) {
        problems.add(problem);
      }
    }
    return problems;
  }

  private static Problem problem(Error error) {
    StringBuilder pointer = new StringBuilder();
    append(error.getInstanceLocation(), pointer);
    if ("required".equals(error.getKeyword()) && error.getProperty() != null) {
      appendToken(error.getProperty(), pointer);
      return new Problem(pointer.toString(), "missing");
    }
    String message = error.getMessage();
    String text =
        message.length() <= LONGEST_MESSAGE ? message : message.substring(0, LONGEST_MESSAGE) + "…";
    return new Problem(
        pointer.toString(), text + " (\"" + error.getKeyword() + "\" of the input schema)");
  }

  private static void append(NodePath path, StringBuilder pointer) {
    for (int i = 0; i < path.getNameCount(); i++) {
      appendToken(String.valueOf(path.getElement(i)), pointer);
    }
  }

  private static void appendToken(String token, StringBuilder pointer) {
    pointer.append('/').append(token.replace("~", "~0").replace("/", "~1"));
  }
}
