import { type Consent, decide, HOME, REDIRECT } from "./agent-access.ts";
import { sendMessage } from "./agents.ts";
import { signedIn } from "./browsing.ts";
import type { World } from "./world.ts";

/** Every scope that making and publishing needs. */
export const ALL = "brand:read brand:write runs:read runs:write posts:read posts:write".split(" ");

/** A request to the token endpoint. */
export async function token(w: World, fields: Record<string, string>) {
  const answer = await w.app.request(
    `${HOME}/oauth/token`,
    {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(fields).toString(),
    },
    {} as never,
  );
  return { status: answer.status, body: JSON.parse((await answer.text()) || "{}") as Record<string, string> };
}

/** A program that does the steps one by one. Answers what it needs for the token endpoint. */
export async function withCode(
  w: World,
  consent: Consent = { scopes: ALL },
  changes: Record<string, string> = {},
) {
  const registered = await w.app.request(
    `${HOME}/oauth/register`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        client_name: "Steps",
        redirect_uris: [REDIRECT],
        token_endpoint_auth_method: "none",
      }),
    },
    {} as never,
  );
  const { client_id } = (await registered.json()) as { client_id: string };
  const verifier = "v".repeat(64);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  const challenge = Buffer.from(digest).toString("base64url");
  const asked = new URL(`${HOME}/app/allow-agent`);
  const query = {
    response_type: "code",
    client_id,
    redirect_uri: REDIRECT,
    scope: "brand:read",
    state: "s",
    code_challenge: challenge,
    code_challenge_method: "S256",
    resource: `${HOME}/mcp`,
    ...changes,
  };
  for (const [name, value] of Object.entries(query)) if (value) asked.searchParams.set(name, value);
  const person = await signedIn(w);
  const led = await decide(person, asked, consent);
  const code = led.searchParams.get("code") ?? "";
  const fields = {
    grant_type: "authorization_code",
    client_id,
    code,
    redirect_uri: REDIRECT,
    code_verifier: verifier,
    resource: `${HOME}/mcp`,
  };
  return { client_id, led, fields, person };
}

export const refreshWith = (client_id: string, refresh_token = "") => ({
  grant_type: "refresh_token",
  client_id,
  refresh_token,
});

/** The status of reading the brand with a token. */
export const statusOf = async (w: World, accessToken = "") => {
  const params = { name: "get_brand_dna", arguments: {} };
  return (await sendMessage(w, { method: "tools/call", params, token: accessToken, home: HOME })).status;
};
