import { type Context, Hono } from "hono";
import * as z from "zod/v4";
import { beginDevice, DEVICE_CLIENT, giveBackKey, pollDevice } from "../../lib/identity/devices.ts";
import { addressOf } from "../http/authenticate.ts";
import type { AppEnv } from "../http/env.ts";
import { readText } from "../http/read-json.ts";

export const DEVICE_GRANT = "urn:ietf:params:oauth:grant-type:device_code";

const MAX_BYTES = 8 * 1024;

/** A request for codes. `scope` holds `live` or `test`, and `review`. */
const CodesRequest = z.object({
  client_id: z.literal(DEVICE_CLIENT),
  scope: z
    .string()
    .max(100)
    .regex(/^(?:(?:live|test|review)(?: |$))*$/)
    .default("live"),
  host: z.string().max(200).default("a computer"),
});

const problemOf = (error: string, says: string) => ({ error, error_description: says });

/** The device flow (RFC 8628) by which the command line gets an API key, and giving that back (RFC 7009). */
export const device = new Hono<AppEnv>()
  .post("/oauth/device_authorization", async (c) => {
    const fields = Object.fromEntries(new URLSearchParams(await readText(c.req.raw, MAX_BYTES)));
    const wish = CodesRequest.safeParse(fields);
    if (!wish.success) return c.json(refused(wish.error.issues.map(({ path }) => String(path[0]))), 400);
    const { scope, host } = wish.data;
    const { publicUrl } = c.var.service.settings;
    const scopes = new Set(scope.split(" "));
    const { deviceCode, userCode, expiresIn, interval } = await beginDevice(c.var.service, {
      host: oneLine(host),
      address: addressOf(c),
      mode: scopes.has("test") ? "test" : "live",
      review: scopes.has("review"),
    });
    c.header("Cache-Control", "no-store");
    const page = `${publicUrl}/app/device`;
    return c.json({
      device_code: deviceCode,
      user_code: userCode,
      verification_uri: page,
      verification_uri_complete: `${page}?user_code=${userCode}`,
      expires_in: expiresIn,
      interval,
    });
  })
  .post("/oauth/revoke", async (c) => {
    const fields = new URLSearchParams(await readText(c.req.raw, MAX_BYTES));
    await giveBackKey(c.var.service, fields.get("token") ?? "");
    return c.body(null, 200);
  });

/** A name that cannot pretend to be more than one line. */
const oneLine = (host: string) =>
  host
    .replace(/[\p{C}\s]+/gu, " ")
    .trim()
    .slice(0, 80) || "a computer";

function refused(fields: readonly string[]) {
  if (fields.includes("client_id"))
    return problemOf("invalid_client", `Only ${DEVICE_CLIENT} gets keys this way.`);
  return fields.includes("scope")
    ? problemOf("invalid_scope", "The scope is live or test, and review.")
    : problemOf("invalid_request", "host has at most 200 characters.");
}

/** Answers a request for the key: as RFC 8628, section 3.5, and RFC 6749, section 5.1, say. */
export async function answerDevice(c: Context<AppEnv>, fields: URLSearchParams): Promise<Response> {
  c.header("Cache-Control", "no-store");
  if (fields.get("client_id") !== DEVICE_CLIENT)
    return c.json(problemOf("invalid_client", `Only ${DEVICE_CLIENT} gets keys this way.`), 400);
  const answer = await pollDevice(c.var.service, fields.get("device_code") ?? "");
  if ("error" in answer) return c.json(problemOf(answer.error, answer.says), 400);
  const { key, keyId, workspaceId, mode, review } = answer;
  return c.json({
    access_token: key,
    token_type: "Bearer",
    scope: review ? `${mode} review` : mode,
    key_id: keyId,
    workspace_id: workspaceId,
  });
}
