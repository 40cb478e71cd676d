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
async function sent(w: World, path: string, fields: Record<string, string>) {
  const init = { method: "POST", body: new URLSearchParams(fields) };
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

  test.each([
    ["/oauth/device_authorization", { client_id: "other" }, "invalid_client"],
    ["/oauth/device_authorization", { client_id: "brandrun-cli", scope: "all" }, "invalid_scope"],
    ["/oauth/device_authorization", { client_id: "brandrun-cli", host: "x".repeat(201) }, "invalid_request"],
    ["/oauth/revoke", {}, "invalid_request"],
    ["/oauth/token", { ...exampleAt("/oauth/token"), client_id: "other" }, "invalid_client"],
    ["/oauth/token", { ...exampleAt("/oauth/token"), device_code: "" }, "invalid_grant"],
  ])("%s with %j is refused with an error of the RFC: %s", async (path, fields, error) => {
    expect(await sent(await world(), path, fields)).toMatchObject({ status: 400, body: { error } });
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
