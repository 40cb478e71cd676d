import { type Context, Hono } from "hono";
import { addressProblem } from "../../lib/agents/client-document.ts";
import { AlreadyUsed, endIfStolen } from "../../lib/agents/records.ts";
import { calling } from "../http/described.ts";
import type { AppEnv } from "../http/env.ts";
import { readText } from "../http/read-json.ts";
import { BASELINE } from "../mcp/challenge.ts";
import {
  answerDevice,
  ClientError,
  DEVICE_GRANT,
  device,
  Key,
  KeyError,
  KeyRequest,
  reading,
} from "./device.ts";
import { type FormBody, invalidRequest, readForm, refuse } from "./form.ts";
import { limit } from "./limit.ts";
import { resourceOf } from "./places.ts";

const MAX_BYTES = 64 * 1024;

/** The grants of agents, beside that of the login. */
const AGENT_GRANTS = ["authorization_code", "refresh_token"];

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
      { errors: { 400: KeyError, 401: ClientError } },
    ),
  );

async function giveToken(c: Context<AppEnv>): Promise<Response> {
  await limit(c, "token");
  const form = await readForm(c, MAX_BYTES);
  if ("error" in form) return refuse(c, form);
  const { grant_type: grant, token } = form.fields;
  if (grant === DEVICE_GRANT) return answerDevice(c, form.fields);
  if (grant && !AGENT_GRANTS.includes(grant))
    return refuse(c, { error: "unsupported_grant_type", says: "There is no such grant here." });
  // A token without a grant is given back: the library revokes at this address (RFC 7009).
  return grant || token ? answerAgent(c, form) : refuse(c, invalidRequest("grant_type is missing."));
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
async function answerAgent(c: Context<AppEnv>, { text, fields }: FormBody): Promise<Response> {
  const unread = addressProblem(fields.client_id ?? "");
  if (unread) return refuse(c, { error: "invalid_client", says: unread });
  try {
    const answer = await atServer(c, text);
    const refreshToken = fields.grant_type === "refresh_token" && fields.refresh_token;
    if (answer.status === 400 && refreshToken) await endIfStolen(c.var.service, refreshToken);
    return answer;
  } catch (error) {
    if (!(error instanceof AlreadyUsed)) throw error;
    const says = "This was used by another request at the same time. Use that answer.";
    return refuse(c, { error: "invalid_grant", says });
  }
}
