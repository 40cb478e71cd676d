import { describe, expect, test } from "vitest";
import type { AppEnv } from "../../functions/http/env.ts";
import { signedIn } from "../support/browsing.ts";
import { describedBy, describe as description, type Operation } from "../support/description.ts";
import { type World, world } from "../support/world.ts";

const FORM = "application/x-www-form-urlencoded";
const doc = description();
const checked = describedBy(doc);
const PATHS = ["/oauth/device_authorization", "/oauth/token", "/oauth/revoke"];

const operationAt = (path: string) => doc.paths[path]?.post as Operation;
const exampleAt = (path: string) =>
  operationAt(path).requestBody?.content[FORM]?.examples?.example.value as Record<string, string>;

/** Sends a form, and checks the answer against the description. */
async function sent(w: World, path: string, given: Record<string, string> | URLSearchParams | Blob | string) {
  const isBody = typeof given === "string" || given instanceof Blob;
  const init = { method: "POST", body: isBody ? given : new URLSearchParams(given) };
  const answer = await w.app.request(path, init, {} as AppEnv["Bindings"]);
  const text = await answer.text();
  const body = text === "" ? undefined : JSON.parse(text);
  expect(checked.answerProblems(operationAt(path), answer.status, answer.headers, body)).toEqual([]);
  return { status: answer.status, body };
}

describe("the login of programs in the description", () => {
  test.each(PATHS)("%s takes its documented example, and answers as described", async (path) => {
    const { status, body } = await sent(await world(), path, exampleAt(path));
    expect([200, 400]).toContain(status);
    if (path === "/oauth/token") expect(body.error).toBe("invalid_grant");
    else expect(status).toBe(200);
  });

  test("a key is asked for until it is allowed, and each answer on the way is described", async () => {
    const w = await world();
    const owner = await signedIn(w, "owner");
    const { body: codes } = await sent(w, PATHS[0] ?? "", exampleAt(PATHS[0] ?? ""));
    const ask = () =>
      sent(w, "/oauth/token", { ...exampleAt("/oauth/token"), device_code: codes.device_code });
    expect((await ask()).body.error).toBe("authorization_pending");
    expect((await ask()).body.error).toBe("slow_down");
    await owner.submit("/app/device", { user_code: codes.user_code, mode: "live", decision: "allow" });
    w.pass(20);
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect((await sent(w, "/oauth/revoke", { token: body.access_token })).status).toBe(200);
  });

  const token = exampleAt("/oauth/token");
  const cli = { client_id: "brandrun-cli" };
  test.each([
    ["/oauth/device_authorization", { client_id: "other", scope: "all" }, 401, "invalid_client"],
    ["/oauth/device_authorization", {}, 401, "invalid_client"],
    ["/oauth/device_authorization", { ...cli, scope: "all" }, 400, "invalid_scope"],
    ["/oauth/device_authorization", { ...cli, host: "x".repeat(201) }, 400, "invalid_request"],
    ["/oauth/revoke", {}, 400, "invalid_request"],
    ["/oauth/revoke", { token: "x".repeat(201) }, 400, "invalid_request"],
    ["/oauth/revoke", { client_id: "other", token: "x" }, 401, "invalid_client"],
    ["/oauth/token", { ...token, client_id: "other" }, 401, "invalid_client"],
    ["/oauth/token", { ...token, device_code: "unknown" }, 400, "invalid_grant"],
    // A field without a value counts as absent (RFC 6749, section 3.2).
    ["/oauth/token", { ...token, device_code: "" }, 400, "invalid_request"],
    ["/oauth/token", {}, 400, "invalid_request"],
    ["/oauth/token", { ...cli, device_code: "x" }, 400, "invalid_request"],
    ["/oauth/token", { ...token, grant_type: "password" }, 400, "unsupported_grant_type"],
  ])("%s with %j is refused with an error of the RFCs: %i %s", async (path, fields, status, error) => {
    expect(await sent(await world(), path, fields)).toMatchObject({ status, body: { error } });
  });

  test.each(PATHS)("%s refuses what is given twice, and what is no form", async (path) => {
    const w = await world();
    const twice = new URLSearchParams(exampleAt(path));
    twice.append("client_id", "brandrun-cli");
    twice.append("client_id", "brandrun-cli");
    expect(await sent(w, path, twice)).toMatchObject({ status: 400, body: { error: "invalid_request" } });
    const json = JSON.stringify(exampleAt(path));
    expect(await sent(w, path, json)).toMatchObject({ status: 400, body: { error: "invalid_request" } });
    const bytes = new Blob([new Uint8Array([0xff])], { type: FORM });
    expect(await sent(w, path, bytes)).toMatchObject({ status: 400, body: { error: "invalid_request" } });
  });

  test("keys are given back at most 60 times a minute from one address", async () => {
    const w = await world();
    const statuses: number[] = [];
    for (let n = 0; n < 61; n++) statuses.push((await sent(w, "/oauth/revoke", { token: "x" })).status);
    expect(statuses.slice(-2)).toEqual([200, 429]);
  });

  test("too many requests of an address and too large a form are described", async () => {
    const w = await world();
    const large = { ...exampleAt("/oauth/device_authorization"), host: "x".repeat(9_000) };
    expect((await sent(w, "/oauth/device_authorization", large)).status).toBe(413);
    const statuses: number[] = [];
    for (let n = 0; n < 70; n++)
      statuses.push((await sent(w, "/oauth/token", exampleAt("/oauth/token"))).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
