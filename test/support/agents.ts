import { Client, type FetchLike, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { World } from "./world.ts";

const MCP = "http://brandrun.test/mcp";
export type Era = "2026-07-28" | "2025";
export const ERAS: readonly Era[] = ["2026-07-28", "2025"];

/** Sends the client's requests to the service in this process. */
export const fetchOf =
  (w: Pick<World, "app">): FetchLike =>
  async (url, init) =>
    w.app.request(String(url), init as RequestInit, {} as never);

/** The official client of one era, connected with a bearer token. */
export async function agentOf(w: World, era: Era, token: string = w.key): Promise<Client> {
  const transport = new StreamableHTTPClientTransport(new URL(MCP), {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
    fetch: fetchOf(w),
  });
  const client = new Client(
    { name: "Test agent", version: "1.0.0" },
    { versionNegotiation: { mode: era === "2025" ? "legacy" : "auto" } },
  );
  await client.connect(transport);
  return client;
}

/** One message as a stateless client of 2026-07-28 sends it. */
export const sendMessage = (
  w: World,
  { method, params = {}, headers = {}, token = w.key, home = "http://brandrun.test" }: Sent,
): Promise<Response> => {
  const meta = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientInfo": { name: "Raw agent", version: "1" },
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  const body = { jsonrpc: "2.0", id: 1, method, params: { ...params, _meta: meta } };
  const named = typeof params.name === "string" ? { "mcp-name": params.name } : {};
  return Promise.resolve(
    w.app.request(
      `${home}/mcp`,
      {
        method: "POST",
        headers: {
          "content-type": "application/json",
          accept: "application/json, text/event-stream",
          "mcp-protocol-version": "2026-07-28",
          "mcp-method": method,
          ...named,
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        body: JSON.stringify(body),
      },
      {} as never,
    ),
  );
};
type Sent = {
  method: string;
  params?: Record<string, unknown>;
  headers?: Record<string, string>;
  token?: string;
  home?: string;
};
