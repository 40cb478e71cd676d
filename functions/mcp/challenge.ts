import type { Context } from "hono";
import { type AgentGrant, type AgentScope, missingScopes } from "../../lib/core/agent.ts";
import type { AppEnv } from "../http/env.ts";

/** What a client asks for first: enough to see whom it works for. */
export const BASELINE: readonly AgentScope[] = ["brand:read"];

/** Where the resource is described (RFC 9728). */
const METADATA_PATH = "/.well-known/oauth-protected-resource/mcp";

type Challenge = { error?: "invalid_token" | "insufficient_scope"; scopes: readonly string[] };

/** The header that tells a client where to ask for access, and for which scopes (RFC 6750, RFC 9728). */
export function challenge(c: Context<AppEnv>, { error, scopes }: Challenge): string {
  const fields = {
    realm: "brandrun",
    ...(error && { error }),
    scope: scopes.join(" "),
    resource_metadata: `${c.var.service.settings.publicUrl}${METADATA_PATH}`,
  };
  const listed = Object.entries(fields).map(([name, value]) => `${name}="${value}"`);
  return `Bearer ${listed.join(", ")}`;
}

/**
 * The answer to a message whose grant lacks a scope: a client that can asks the person for more. It names what the
 * grant holds too, so that nothing is lost by it.
 */
export function stepUp(
  c: Context<AppEnv>,
  { scopes }: AgentGrant,
  needed: readonly AgentScope[],
): Response | undefined {
  const missing = missingScopes(scopes, needed);
  if (missing.length === 0) return undefined;
  const message = `This needs ${missing.join(" and ")}, which the person has not allowed you.`;
  const hint = "Ask for access again with these scopes; a person decides about it.";
  const data = { code: "insufficient_scope", scopes: missing, hint };
  const body = { jsonrpc: "2.0", id: null, error: { code: -32_000, message, data } };
  const header = challenge(c, { error: "insufficient_scope", scopes: [...scopes, ...missing] });
  return c.json(body, 403, { "WWW-Authenticate": header });
}
