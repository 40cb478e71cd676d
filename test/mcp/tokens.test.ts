import { describe, expect, test } from "vitest";
import { agentWorld, HOME, newProvider, REDIRECT } from "../support/agent-access.ts";
import { newMember, signedIn } from "../support/browsing.ts";
import { ALL, refreshWith, statusOf, token, withCode } from "../support/oauth-steps.ts";

describe("tokens", () => {
  test("a code works once, and its replay ends what it gave", async () => {
    const w = await agentWorld();
    const { fields } = await withCode(w);
    const first = await token(w, fields);
    expect(first.status).toBe(200);
    expect(await statusOf(w, first.body.access_token)).toBe(200);
    expect(await token(w, fields)).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
    expect(await statusOf(w, first.body.access_token)).toBe(401);
  });

  test("of two exchanges at once one succeeds", async () => {
    const w = await agentWorld();
    const { fields } = await withCode(w);
    const both = await Promise.all([token(w, fields), token(w, fields)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test("a refresh token rotates; one older than the previous ends the grant", async () => {
    const w = await agentWorld();
    const { client_id, fields } = await withCode(w);
    const first = (await token(w, fields)).body;
    const second = (await token(w, refreshWith(client_id, first.refresh_token))).body;
    const third = (await token(w, refreshWith(client_id, second.refresh_token))).body;
    expect(await statusOf(w, third.access_token)).toBe(200);
    const stolen = await token(w, refreshWith(client_id, first.refresh_token));
    expect(stolen).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
    expect(await statusOf(w, third.access_token)).toBe(401);
    expect((await token(w, refreshWith(client_id, third.refresh_token))).status).toBe(400);
  });

  test("of two refreshes at once one succeeds, and the grant lives on", async () => {
    const w = await agentWorld();
    const { client_id, fields } = await withCode(w);
    const first = (await token(w, fields)).body;
    const again = refreshWith(client_id, first.refresh_token);
    const both = await Promise.all([token(w, again), token(w, again)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const winner = both.find(({ status }) => status === 200);
    expect(await statusOf(w, winner?.body.access_token)).toBe(200);
  });

  test("a revoked token stops at once", async () => {
    const w = await agentWorld();
    const { client_id, fields } = await withCode(w);
    const { access_token = "" } = (await token(w, fields)).body;
    expect(await statusOf(w, access_token)).toBe(200);
    expect((await token(w, { token: access_token, client_id })).status).toBe(200);
    expect(await statusOf(w, access_token)).toBe(401);
  });

  test.each([
    ["a resource that is not ours", { resource: "https://elsewhere.example/mcp" }, "invalid_target"],
    ["PKCE without a hash", { code_challenge_method: "plain" }, "invalid_request"],
  ])("%s is told to the client", async (_, changes, error) => {
    const w = await agentWorld();
    const { led } = await withCode(w, { scopes: ALL }, changes);
    expect(led.searchParams.get("error")).toBe(error);
    expect(led.searchParams.get("code")).toBeNull();
  });

  test("a refresh or an exchange cannot aim at another resource", async () => {
    const w = await agentWorld();
    const { fields } = await withCode(w);
    const elsewhere = { ...fields, resource: "https://elsewhere.example/mcp" };
    expect(await token(w, elsewhere)).toMatchObject({ status: 400, body: { error: "invalid_target" } });
  });

  test("a person who does not allow it leads the client back with access_denied", async () => {
    const w = await agentWorld();
    const { led } = await withCode(w, { scopes: [], decision: "deny" });
    expect(led.searchParams.get("error")).toBe("access_denied");
  });

  test("an unknown client or address is shown to the person, and leads nowhere", async () => {
    const w = await agentWorld();
    const person = await signedIn(w);
    const query = new URLSearchParams({
      response_type: "code",
      client_id: "nobody",
      redirect_uri: "https://stranger.example/",
      code_challenge: "c".repeat(43),
      code_challenge_method: "S256",
    });
    const answer = await person.open(`/app/allow-agent?${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("cannot be connected");
  });

  test("signing in leads back to the page of consent", async () => {
    const w = await agentWorld();
    const { password, email } = await newMember(w, "owner");
    const provider = newProvider();
    expect(provider.saved).toEqual({});
    const path = "/app/allow-agent?client_id=a&response_type=code&scope=brand%3Aread";
    const answer = await w.app.request(`${HOME}${path}`, {}, {} as never);
    const signIn = new URL(answer.headers.get("location") ?? "", HOME);
    expect(signIn.pathname).toBe("/app/sign-in");
    const body = new URLSearchParams({ email, password, next: signIn.searchParams.get("next") ?? "" });
    const headers = { "content-type": "application/x-www-form-urlencoded", origin: HOME };
    const done = await w.app.request(
      `${HOME}/app/sign-in`,
      { method: "POST", headers, body: body.toString() },
      {} as never,
    );
    expect(done.headers.get("location")).toBe(path);
  });

  test("registration is limited by address", async () => {
    const w = await agentWorld();
    const register = () =>
      w.app.request(
        `${HOME}/oauth/register`,
        {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ redirect_uris: [REDIRECT], token_endpoint_auth_method: "none" }),
        },
        {} as never,
      );
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) statuses.push((await register()).status);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(201));
    expect(statuses.slice(10)).toEqual([429, 429]);
  });
});

test("the metadata names what a client needs", async () => {
  const w = await agentWorld();
  const read = async (path: string) => (await w.app.request(`${HOME}${path}`, {}, {} as never)).json();
  expect(await read("/.well-known/oauth-protected-resource/mcp")).toMatchObject({
    resource: `${HOME}/mcp`,
    authorization_servers: [HOME],
  });
  expect(await read("/.well-known/oauth-authorization-server")).toMatchObject({
    issuer: HOME,
    authorization_endpoint: `${HOME}/app/allow-agent`,
    token_endpoint: `${HOME}/oauth/token`,
    registration_endpoint: `${HOME}/oauth/register`,
    code_challenge_methods_supported: ["S256"],
  });
});
