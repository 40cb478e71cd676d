import { createMcpHandler, type McpHttpHandler, type McpServerFactory } from "@modelcontextprotocol/server";

const KEEP_ALIVE_MS = 15_000;

/** Serves both eras of clients: stateless requests of 2026-07-28, and those of 2025 without sessions. */
export const mcpHandler = (factory: McpServerFactory): McpHttpHandler =>
  createMcpHandler(factory, { keepAliveMs: KEEP_ALIVE_MS, maxSubscriptions: 0 });
