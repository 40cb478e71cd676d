import { McpServer, ResourceTemplate } from "@modelcontextprotocol/server";
import * as z from "zod/v4";
import { mcpHandler } from "../../../functions/mcp/handler.ts";

const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const WAV = "UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=";
const image = { type: "image", data: PNG, mimeType: "image/png" } as const;
const text = (words: string) => ({ type: "text", text: words }) as const;
const embedded = (uri: string, words: string) =>
  ({ type: "resource", resource: { uri, mimeType: "text/plain", text: words } }) as const;

/** The tools, resources and prompts that the conformance suite calls by name. */
function fixtures(): McpServer {
  const server = new McpServer(
    { name: "brandrun-conformance", version: "1.0.0" },
    {
      capabilities: {
        tools: { listChanged: false },
        resources: { listChanged: false },
        prompts: { listChanged: false },
      },
      cacheHints: { "tools/list": { ttlMs: 300_000, cacheScope: "public" } },
    },
  );
  addTools(server);
  addResources(server);
  addPrompts(server);
  return server;
}

function addTools(server: McpServer): void {
  const answer = (name: string, content: unknown[]) =>
    server.registerTool(name, { description: name, inputSchema: z.object({}) }, async () => ({
      content: content as never,
    }));
  answer("test_simple_text", [text("This is a simple text response for testing.")]);
  answer("test_image_content", [image]);
  answer("test_audio_content", [{ type: "audio", data: WAV, mimeType: "audio/wav" }]);
  answer("test_embedded_resource", [
    embedded("test://embedded-resource", "This is an embedded resource content."),
  ]);
  answer("test_multiple_content_types", [
    text("Multiple content types test:"),
    image,
    {
      type: "resource",
      resource: {
        uri: "test://mixed-content-resource",
        mimeType: "application/json",
        text: '{"test":"data","value":123}',
      },
    },
  ]);
  server.registerTool(
    "test_error_handling",
    { description: "Fails.", inputSchema: z.object({}) },
    async () => ({
      isError: true,
      content: [text("This tool intentionally returns an error for testing")],
    }),
  );
  server.registerTool(
    "test_tool_with_progress",
    { description: "Reports progress.", inputSchema: z.object({}) },
    async (_args, { mcpReq }) => {
      const progressToken = mcpReq._meta?.progressToken;
      for (const progress of progressToken === undefined ? [] : [0, 50, 100]) {
        const params = { progressToken: progressToken as string, progress, total: 100 };
        await mcpReq.notify({ method: "notifications/progress", params });
      }
      return { content: [text("done")] };
    },
  );
}

function addResources(server: McpServer): void {
  server.registerResource(
    "static-text",
    "test://static-text",
    { mimeType: "text/plain" },
    async ({ href }) => ({
      contents: [
        { uri: href, mimeType: "text/plain", text: "This is the content of the static text resource." },
      ],
    }),
  );
  server.registerResource(
    "static-binary",
    "test://static-binary",
    { mimeType: "image/png" },
    async ({ href }) => ({
      contents: [{ uri: href, mimeType: "image/png", blob: PNG }],
    }),
  );
  server.registerResource(
    "template",
    new ResourceTemplate("test://template/{id}/data", { list: undefined }),
    { mimeType: "application/json" },
    async ({ href }, { id }) => ({
      contents: [
        {
          uri: href,
          mimeType: "application/json",
          text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${String(id)}` }),
        },
      ],
    }),
  );
}

function addPrompts(server: McpServer): void {
  const message = (content: unknown) => ({ messages: [{ role: "user", content }] }) as never;
  server.registerPrompt("test_simple_prompt", { description: "Simple." }, async () =>
    message(text("This is a simple prompt for testing.")),
  );
  server.registerPrompt(
    "test_prompt_with_arguments",
    { description: "With arguments.", argsSchema: z.object({ arg1: z.string(), arg2: z.string() }) },
    async ({ arg1, arg2 }) => message(text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)),
  );
  server.registerPrompt(
    "test_prompt_with_embedded_resource",
    { description: "With a resource.", argsSchema: z.object({ resourceUri: z.string() }) },
    async ({ resourceUri }) => message(embedded(resourceUri, "Embedded resource content for testing.")),
  );
  server.registerPrompt("test_prompt_with_image", { description: "With an image." }, async () =>
    message(image),
  );
}

const handler = mcpHandler(fixtures);

/** The suite sends wrong hosts and origins; the production endpoint has its own guard against them. */
// biome-ignore lint/style/noDefaultExport: workerd looks for it.
export default { fetch: (request: Request) => handler.fetch(request) };
