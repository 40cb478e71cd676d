import { describe, expect, test } from "vitest";
import { mintKey } from "../../lib/access/mint.ts";
import { signedIn } from "../support/browsing.ts";
import { BRIEF, OPERATOR, type World, world } from "../support/world.ts";

const REQUESTS = "/app/developer/requests";
const logged = async (w: World) => (await w.service.requestLog.read(w.workspaceId)).requests;

describe("the request log", () => {
  test("holds answers and refusals of live and test keys, newest first, with the code of a refusal", async () => {
    const w = await world();
    const { workspaceId } = w;
    const trial = await mintKey(w.service, OPERATOR, { mode: "test", workspaceId });
    await w.post("/generate", BRIEF, { "x-request-id": "order-0001" });
    await w.call("GET", "/api/v1/programmatic/runs/nonsense", { key: trial.key });
    const [refused, made] = await logged(w);
    expect(made).toMatchObject({
      method: "POST",
      path: "/api/v1/programmatic/generate",
      status: 202,
      keyId: w.keyId,
      mode: "live",
      requestId: "order-0001",
      code: null,
    });
    expect(refused).toMatchObject({ keyId: trial.keyId, mode: "test", code: "validation_error" });
    const page = await (await signedIn(w)).read(REQUESTS);
    expect(page).toContain("order-0001");
    expect(page).toContain("validation_error");
    expect(page).toContain('href="/docs/api#errors"');
  });

  test.each([
    ["a body that no schema accepts", "POST", "/generate", {}, "validation_error"],
    ["a path that does not exist", "GET", "/nowhere", undefined, "not_found"],
    ["a method that is not served", "DELETE", "/me", undefined, "method_not_allowed"],
  ])("holds %s, though the key was not looked up for it", async (_name, method, path, body, code) => {
    const w = await world();
    await w.call(method, `/api/v1/programmatic${path}`, { json: body });
    expect(await logged(w)).toMatchObject([{ keyId: w.keyId, code }]);
  });

  test("holds neither queries nor bodies nor a key in a path, and nothing of unknown keys", async () => {
    const w = await world();
    await w.get("/runs?q=private-words");
    await w.post("/generate", { ...BRIEF, brief: "private-words of a launch that nobody knows about yet." });
    await w.get(`/runs/${w.key}`);
    const unknown = `${w.key.slice(0, -1)}${w.key.endsWith("0") ? "1" : "0"}`;
    await w.call("GET", "/api/v1/programmatic/me", { key: unknown });
    const log = await logged(w);
    expect(log).toHaveLength(3);
    expect(JSON.stringify(log)).not.toContain("private-words");
    expect(JSON.stringify(log)).not.toContain(w.key);
  });

  test("holds what a revoked key still tries", async () => {
    const w = await world();
    const owner = await signedIn(w);
    await owner.submit(`/app/developer/keys/${w.keyId}/revoke`);
    await w.get("/me");
    expect(await logged(w)).toMatchObject([{ status: 401, code: "revoked_api_key" }]);
  });

  test("is not waited for, and without Redis the answer is the same", async () => {
    const w = await world();
    w.service.requestLog.add = () => Promise.reject(new Error("Redis is away"));
    expect((await w.get("/me")).status).toBe(200);
    expect(w.logs.some(({ event }) => event === "request_not_logged")).toBe(true);
  });

  test("the filters keep what they ask for, a wrong one is said, and pages follow each other", async () => {
    const w = await world();
    for (let count = 0; count < 55; count++) await w.get("/me");
    await w.post("/generate", {});
    const owner = await signedIn(w);
    const first = await owner.read(REQUESTS);
    expect(first.match(/\/programmatic\/me/g)).toHaveLength(49);
    expect(first).toContain("offset=50");
    expect((await owner.read(`${REQUESTS}?offset=50`)).match(/\/programmatic\/me/g)).toHaveLength(6);
    const refused = await owner.read(`${REQUESTS}?outcome=refused`);
    expect(refused).not.toContain("/programmatic/me");
    expect(refused).toContain("/programmatic/generate");
    expect(await owner.read(`${REQUESTS}?path=gener`)).not.toContain("/programmatic/me");
    const wrong = await owner.open(`${REQUESTS}?key=mine`);
    expect(wrong.status).toBe(200);
    expect(await wrong.text()).toContain("Give the id of a key");
  });

  test("ends after seven days, belongs to its workspace, and is for those who may change things", async () => {
    const w = await world();
    await w.get("/me");
    expect(await (await signedIn(await world())).read(REQUESTS)).toContain("None. Calls");
    for (const [role, status] of [
      ["owner", 200],
      ["editor", 200],
      ["reviewer", 403],
      ["viewer", 403],
    ] as const)
      expect((await (await signedIn(w, role)).open(REQUESTS)).status, role).toBe(status);
    w.pass(8 * 86_400);
    expect(await (await signedIn(w)).read(REQUESTS)).toContain("None. Calls");
  });
});
