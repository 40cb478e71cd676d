import { type Context, Hono } from "hono";
import { addressProblem } from "../../lib/agents/client-document.ts";
import { AlreadyUsed, endIfStolen } from "../../lib/agents/records.ts";
import { Refusal } from "../../lib/core/errors.ts";
import { addressOf } from "../http/authenticate.ts";
import { calling } from "../http/described.ts";
import type { AppEnv } from "../http/env.ts";
import { readText } from "../http/read-json.ts";
import { BASELINE } from "../mcp/challenge.ts";
import { answerDevice, DEVICE_GRANT, device, Key, KeyError, KeyRequest, reading } from "./device.ts";
import { resourceOf } from "./places.ts";

const MAX_BYTES = 64 * 1024;

/** Requests of one address in a minute. */
const LIMITS = { register: 10, token: 60 } as const;

/** What clients need before they have a token. */
export const oauth = new Hono<AppEnv>()
  .route("/", device)
  .get("/.well-known/oauth-protected-resource", describeResource)
  .get("/.well-known/oauth-protected-resource/mcp", describeResource)
  .get("/.well-known/oauth-authorization-server", (c) => atServer(c))
  .post("/oauth/register", async (c) => {
    await limit(c, "register");
    return atServer(c, await readText(c.req.raw, MAX_BYTES));
  })
  .post(
    "/oauth/token",
    reading(KeyRequest),
    calling(
      giveToken,
      {
        id: "finish_login",
        summary: "Ask for the key of a login until the person has decided (RFC 8628, section 3.4).",
        output: Key,
        refuses: ["rate_limited"],
      },
      { error: KeyError },
    ),
  );

async function giveToken(c: Context<AppEnv>): Promise<Response> {
  await limit(c, "token");
  return answerToken(c, await readText(c.req.raw, MAX_BYTES));
}

/** The agent server as a protected resource (RFC 9728). */
function describeResource(c: Context<AppEnv>): Response {
  const { publicUrl } = c.var.service.settings;
  return c.json({
    resource: resourceOf(publicUrl),
    authorization_servers: [publicUrl],
    scopes_supported: BASELINE,
    bearer_methods_supported: ["header"],
    resource_name: "Brandrun",
    resource_documentation: `${publicUrl}/docs/agents`,
  });
}

/** Loaded with the first such request: requests of the API do without the library. */
async function atServer(c: Context<AppEnv>, body?: string): Promise<Response> {
  const { answerProtocol, atPublicAddress } = await import("./authorization-server.ts");
  const { service } = c.var;
  return answerProtocol(service, atPublicAddress(c.req.raw, service.settings.publicUrl, body));
}

/** A code and a refresh token work once. One that comes back late ends the grant. */
async function answerToken(c: Context<AppEnv>, body: string): Promise<Response> {
  const fields = new URLSearchParams(body);
  if (fields.get("grant_type") === DEVICE_GRANT) return answerDevice(c, fields);
  const unread = addressProblem(fields.get("client_id") ?? "");
  if (unread) return c.json({ error: "invalid_client", error_description: unread }, 401);
  try {
    const answer = await atServer(c, body);
    const refreshToken = fields.get("grant_type") === "refresh_token" && fields.get("refresh_token");
    if (answer.status === 400 && refreshToken) await endIfStolen(c.var.service, refreshToken);
    return answer;
  } catch (error) {
    if (!(error instanceof AlreadyUsed)) throw error;
    const error_description = "This was used by another request at the same time. Use that answer.";
    return c.json({ error: "invalid_grant", error_description }, 400);
  }
}

/** Counts a request of an address. Without Redis nothing is limited, as for every other limit. */
async function limit(c: Context<AppEnv>, what: keyof typeof LIMITS): Promise<void> {
  const { service } = c.var;
  const size = LIMITS[what];
  const bucket = { name: `oauth-${what}:${addressOf(c)}`, size, refillPerMinute: size, take: true };
  const read = await service.rateLimiter
    .read({ workspaceId: null, daily: null, bucket })
    .catch(() => undefined);
  if (!read || read.burst.allowed) return;
  throw new Refusal("rate_limited", "Too many requests of this address. Try again in a minute.", {
    retryable: true,
    retry_after: 60,
  });
}
