// Lists and calls the sample's tools by the TypeScript SDK's client, over HTTP and over stdio.
// usage: node clients.mjs MCP_URL SAMPLE_RUN_SCRIPT
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';

const [url, script] = process.argv.slice(2);
await check('HTTP', new StreamableHTTPClientTransport(new URL(url)));
await check('stdio', new StdioClientTransport({ command: script, args: ['--stdio'], stderr: 'ignore', env: process.env }));
process.exit(0);

async function check(name, transport) {
  const client = new Client({ name: 'collet-check', version: '1.0.0' });
  await client.connect(transport);
  const { tools } = await client.listTools();
  const names = tools.map((tool) => tool.name);
  for (const expected of ['search_flights', 'book_flight', 'get_weather_data']) {
    if (!names.includes(expected)) throw new Error(`${name}: no tool ${expected} among ${names}`);
  }
  // The SDK's client validates structured content against the output schema it has listed.
  const weather = tools.find((tool) => tool.name === 'get_weather_data');
  const result = await client.callTool({ name: 'get_weather_data', arguments: sample(weather.inputSchema) });
  if (result.isError) throw new Error(`${name}: ${JSON.stringify(result.content)}`);
  if (!result.structuredContent) throw new Error(`${name}: no structured content`);
  const failed = await client.callTool({ name: 'book_flight', arguments: {} });
  if (!failed.isError) throw new Error(`${name}: a booking without arguments went through`);
  await client.close();
  console.log(`TypeScript SDK over ${name}: ${names.length} tools listed, get_weather_data called, a bad call refused`);
}

// The least that the schema takes.
function sample(schema) {
  if (schema.examples) return schema.examples[0];
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries((schema.required ?? []).map((key) => [key, sample(schema.properties[key])]));
    case 'array':
      return [];
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    default:
      return 'Denver';
  }
}
