import { createMcpHandler, type McpHttpHandler, type McpServerFactory } from "@modelcontextprotocol/server";

const KEEP_ALIVE_MS = 15_000;
/** Streams of one isolate that wait for changes. There are none: the lists are fixed. */
const MAX_SUBSCRIPTIONS = 64;

/** Serves both eras of clients: stateless requests of 2026-07-28, and those of 2025 without sessions. */
export const mcpHandler = (factory: McpServerFactory): McpHttpHandler =>
  createMcpHandler(factory, { keepAliveMs: KEEP_ALIVE_MS, maxSubscriptions: MAX_SUBSCRIPTIONS });
