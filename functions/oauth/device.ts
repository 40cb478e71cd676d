import { type Context, Hono, type MiddlewareHandler } from "hono";
import * as z from "zod/v4";
import { beginDevice, DEVICE_CLIENT, giveBackKey, pollDevice } from "../../lib/identity/devices.ts";
import { own } from "../../lib/text/own.ts";
import { addressOf } from "../http/authenticate.ts";
import { calling, judging } from "../http/described.ts";
import type { AppEnv } from "../http/env.ts";
import { type FormBody, type Problem, readForm, refuse } from "./form.ts";
import { limit } from "./limit.ts";

export const DEVICE_GRANT = "urn:ietf:params:oauth:grant-type:device_code";

const MAX_BYTES = 8 * 1024;

const client_id = z
  .literal(DEVICE_CLIENT)
  .meta({ description: "The only program that gets keys this way.", examples: [DEVICE_CLIENT] });

/** A request for codes. `scope` holds `live` or `test`, and `review`. */
const CodesRequest = z.object({
  client_id,
  scope: z
    .string()
    .max(100)
    .regex(/^(?:(?:live|test|review)(?: |$))*$/)
    .default("live")
    .meta({
      description: "live or test, and review for a key that may review runs.",
      examples: ["live review"],
    }),
  host: z
    .string()
    .max(200)
    .default("a computer")
    .meta({ description: "The name of the computer, which the page shows.", examples: ["annas-laptop"] }),
});

const Codes = z.object({
  device_code: z.string().describe("Sent with each question for the key; known to the program only."),
  user_code: z.string().describe("Typed by the person, or brought by verification_uri_complete."),
  verification_uri: z.url().describe("The page on which a person allows the key."),
  verification_uri_complete: z.url().describe("The same page with the code filled in."),
  expires_in: z.int().describe("Seconds for which both codes hold."),
  interval: z.int().describe("Seconds to wait between two questions."),
});

const errorOf = (title: string, codes: readonly [string, ...string[]]) =>
  z
    .object({
      error: z.enum(codes).describe("Stable; act on this."),
      error_description: z.string().describe("One sentence for a person; it may change."),
    })
    .meta({ title });

/** An error of every call here: RFC 6749, section 5.2. */
export const ClientError = errorOf("LoginClientError", ["invalid_client"]);

/** What asks for the key: RFC 8628, section 3.4. */
export const KeyRequest = z.object({
  grant_type: z
    .literal(DEVICE_GRANT)
    .meta({ description: "The grant of RFC 8628.", examples: [DEVICE_GRANT] }),
  client_id,
  device_code: z
    .string()
    .max(200)
    .meta({
      description: "The device_code of the first answer.",
      examples: ["Yd0c2VtT0mJ9rQ5wXk1aB7uE3pL8sN6h"],
    }),
});

export const Key = z.object({
  access_token: z.string().describe("The API key. It is shown once."),
  token_type: z.literal("Bearer").describe("How the key is sent."),
  scope: z.string().describe("live or test, and review."),
  expires_in: z.int().optional().describe("Seconds until the key ends; absent: it has no end."),
  key_id: z.string().describe("Id of the key."),
  workspace_id: z.string().describe("The workspace it belongs to."),
});

/** Errors of the token endpoint: RFC 6749, section 5.2, and RFC 8628, section 3.5. */
export const KeyError = errorOf("LoginKeyError", [
  "authorization_pending",
  "slow_down",
  "access_denied",
  "expired_token",
  "invalid_grant",
  "unsupported_grant_type",
  "invalid_request",
]);

const RevokeRequest = z.object({
  client_id: client_id.optional(),
  token: z
    .string()
    .max(200)
    .meta({
      description: "The key to give back. An unknown one is answered in the same way.",
      examples: ["sk_live_0000000000000000000000000000000000000000"],
    }),
});

/** Notes the fields of a form for the interface description; the handler reads them by itself. */
export const reading = (schema: z.ZodType) => {
  const pass: MiddlewareHandler<AppEnv> = (_c, next) => next();
  return judging(pass, { at: "body", schema, form: true });
};

/** The device flow (RFC 8628) by which the command line gets an API key, and giving that back (RFC 7009). */
export const device = new Hono<AppEnv>()
  .post(
    "/oauth/device_authorization",
    reading(CodesRequest),
    calling(
      begin,
      {
        id: "begin_login",
        summary: "Begin the login of a program: codes for a page on which a person allows a key (RFC 8628).",
        output: Codes,
        refuses: ["rate_limited"],
      },
      { errors: { 400: errorOf("LoginError", ["invalid_scope", "invalid_request"]), 401: ClientError } },
    ),
  )
  .post(
    "/oauth/revoke",
    reading(RevokeRequest),
    calling(
      giveBack,
      {
        id: "give_back_key",
        summary:
          "Give a key back that a login brought (RFC 7009); a key that is unknown is answered in the same way.",
        output: z.null(),
        refuses: ["rate_limited"],
      },
      { status: 200, errors: { 400: errorOf("GiveBackError", ["invalid_request"]), 401: ClientError } },
    ),
  );

async function begin(c: Context<AppEnv>): Promise<Response> {
  const form = await readForm(c, MAX_BYTES);
  if ("error" in form) return refuse(c, form);
  const wish = CodesRequest.safeParse(form.fields);
  if (!wish.success) return refuse(c, problemOf(wish.error));
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
}

async function giveBack(c: Context<AppEnv>): Promise<Response> {
  await limit(c, "revoke");
  const form = await readForm(c, MAX_BYTES);
  if ("error" in form) return refuse(c, form);
  const wish = RevokeRequest.safeParse(form.fields);
  if (!wish.success) return refuse(c, problemOf(wish.error));
  await giveBackKey(c.var.service, wish.data.token);
  return c.body(null, 200);
}

/** A name that cannot pretend to be more than one line. */
const oneLine = (host: string) =>
  host
    .replace(/[\p{C}\s]+/gu, " ")
    .trim()
    .slice(0, 80) || "a computer";

const CODES: Readonly<Record<string, string>> = { client_id: "invalid_client", scope: "invalid_scope" };
const SAYS: Readonly<Record<string, string>> = {
  client_id: `Only ${DEVICE_CLIENT} gets keys this way.`,
  scope: "The scope is live or test, and review.",
  host: "host has at most 200 characters.",
  token: "token is missing or too long: it is the key to give back.",
  device_code: "device_code is missing or too long: it is in the answer with the codes.",
};

/** What does not fit. A client that is not ours hears nothing else. */
function problemOf({ issues }: z.ZodError): Problem {
  const fields = issues.map(({ path }) => String(path[0]));
  const field = Object.keys(CODES).find((name) => fields.includes(name)) ?? fields[0] ?? "";
  return {
    error: own(CODES, field) ?? "invalid_request",
    says: own(SAYS, field) ?? "The form does not fit.",
  };
}

/** Answers a request for the key: as RFC 8628, section 3.5, and RFC 6749, section 5.1, say. */
export async function answerDevice(c: Context<AppEnv>, fields: FormBody["fields"]): Promise<Response> {
  c.header("Cache-Control", "no-store");
  const wish = KeyRequest.safeParse(fields);
  if (!wish.success) return refuse(c, problemOf(wish.error));
  const answer = await pollDevice(c.var.service, wish.data.device_code);
  if ("error" in answer) return refuse(c, answer);
  const { key, keyId, workspaceId, mode, review, expiresIn } = answer;
  return c.json({
    access_token: key,
    token_type: "Bearer",
    scope: review ? `${mode} review` : mode,
    ...(expiresIn !== undefined && { expires_in: expiresIn }),
    key_id: keyId,
    workspace_id: workspaceId,
  });
}
