import { completable, fromJsonSchema, McpServer, ResourceTemplate } from "@modelcontextprotocol/server";
import * as z from "zod/v4";
import { mcpHandler } from "../../../functions/mcp/handler.ts";
import { addAsking, states } from "./asking-fixtures.ts";
import { DIALECT, WIDE_SCHEMA } from "./wide-schema.ts";

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
        resources: { listChanged: false, subscribe: true },
        prompts: { listChanged: false },
        completions: {},
        logging: {},
      },
      requestState: { verify: states.verify },
      cacheHints: { "tools/list": { ttlMs: 300_000, cacheScope: "public" } },
    },
  );
  addTools(server);
  addResources(server);
  addPrompts(server);
  addLogging(server);
  addAsking(server);
  addSubscriptions(server);
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

/** Both tools say what they do; the library holds back what the client has not asked to hear. */
function addLogging(server: McpServer): void {
  const said = ["Tool execution started", "Tool processing data", "Tool execution completed"];
  for (const name of ["test_tool_with_logging", "test_logging_tool"])
    server.registerTool(
      name,
      { description: "Logs.", inputSchema: z.object({}) },
      async (_args, { mcpReq }) => {
        for (const words of said) {
          await mcpReq.log("info", words);
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
        return { content: [text("done")] };
      },
    );
  server.registerTool(
    "json_schema_2020_12_tool",
    { description: DIALECT, inputSchema: fromJsonSchema(WIDE_SCHEMA) },
    async () => ({ content: [text("done")] }),
  );
}

/** Clients of 2025 may subscribe to a resource; the fixtures never change. */
function addSubscriptions({ server }: McpServer): void {
  server.setRequestHandler("resources/subscribe", () => ({}));
  server.setRequestHandler("resources/unsubscribe", () => ({}));
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
    {
      description: "With arguments.",
      argsSchema: z.object({ arg1: completable(z.string(), () => ["test", "testing"]), arg2: z.string() }),
    },
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
