import { beforeAll, describe, expect, test } from "vitest";
import { PLANS } from "../../lib/billing/plans.ts";
import { expectEnvelope, expectRefusal } from "../support/expect.ts";
import { mintWorkspaceKey, otherWorkspace, setRemaining } from "../support/workspaces.ts";
import { API, BRIEF, json, type RunBody, type World, world } from "../support/world.ts";

const list = async (answer: Response) => (await answer.json()) as RunBody[];

describe("Endpoints, health", () => {
  const probe = (name: string, critical: boolean, well: boolean) => ({
    name,
    critical,
    check: async () => {
      if (!well) throw new Error("away");
    },
  });

  test("Endpoints, health: 200 with a status for each dependency, without a key", async () => {
    const w = await world({
      service: { probes: [probe("database", true, true), probe("redis", false, true)] },
    });
    const answer = await w.call("GET", "/api/v1/health", { key: null });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      status: "ok",
      dependencies: { database: { status: "ok" }, redis: { status: "ok" } },
    });
  });

  test("Endpoints, health: 503 when a critical dependency is down", async () => {
    const w = await world({ service: { probes: [probe("database", true, false)] } });
    expect((await w.call("GET", "/api/v1/health", { key: null })).status).toBe(503);
  });
});

describe("Endpoints, generate", () => {
  test("Endpoints, generate: 202 with a queued run of the three fields", async () => {
    const w = await world();
    const answer = await w.post("/generate", BRIEF);
    expect(answer.status).toBe(202);
    expect(await json(answer)).toMatchObject({ ...BRIEF, status: "queued" });
  });

  test("Endpoints, generate: 400 unsupported asset_type", async () => {
    const w = await world();
    await expectRefusal(
      await w.post("/generate", { ...BRIEF, asset_type: "poem" }),
      400,
      "unsupported_asset_type",
    );
  });

  test("Endpoints, generate: 403 scope violation", async () => {
    const w = await world({ key: { assetTypes: ["og_image"] } });
    await expectRefusal(await w.post("/generate", BRIEF), 403, "scope_asset_type");
  });

  test("Endpoints, generate: 429 daily limit hit", async () => {
    const w = await world({ key: { dailyLimit: 1 } });
    expect((await w.post("/generate", BRIEF)).status).toBe(202);
    await expectRefusal(await w.post("/generate", BRIEF), 429, "daily_limit_exceeded");
  });

  test("Endpoints, generate: 429 plan cap reached, by asset type", async () => {
    const w = await world();
    await setRemaining(w, { used: { card: PLANS.pro.caps.card } });
    await expectRefusal(await w.post("/generate", BRIEF), 429, "plan_cap_reached");
    expect((await w.post("/generate", { ...BRIEF, asset_type: "og_image" })).status).toBe(202);
  });
});

describe("Endpoints, runs/{run_id}", () => {
  test("Endpoints, get run: 200 with the run", async () => {
    const w = await world();
    const made = await json(await w.post("/generate", BRIEF));
    const answer = await w.get(`/runs/${made.id}`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(made);
  });

  test("Endpoints, get run: 404 for a run of another workspace", async () => {
    const w = await world();
    const { id } = await json(await w.post("/generate", BRIEF));
    const { key } = await otherWorkspace(w);
    await expectRefusal(await w.call("GET", `${API}/runs/${id}`, { key }), 404, "run_not_found");
  });
});

describe("Endpoints, runs", () => {
  let w: World;
  beforeAll(async () => {
    w = await world();
    for (let n = 0; n < 22; n++) {
      await w.post("/generate", { ...BRIEF, brief: `Brief number ${n}` });
      w.pass(60);
    }
  });

  test("Endpoints, list runs: an array of runs, newest first", async () => {
    const answer = await w.get("/runs");
    expect(answer.status).toBe(200);
    const runs = await list(answer);
    expect(runs.map(({ brief }) => brief)).toEqual(
      Array.from({ length: 20 }, (_, n) => `Brief number ${21 - n}`),
    );
  });

  test("Endpoints, list runs, limit: default 20, range 1 to 100", async () => {
    expect(await list(await w.get("/runs"))).toHaveLength(20);
    expect(await list(await w.get("/runs?limit=1"))).toHaveLength(1);
    expect(await list(await w.get("/runs?limit=100"))).toHaveLength(22);
    await expectRefusal(await w.get("/runs?limit=0"), 422, "validation_error");
    await expectRefusal(await w.get("/runs?limit=101"), 422, "validation_error");
  });

  test("Endpoints, list runs, offset: default 0", async () => {
    const [first] = await list(await w.get("/runs?offset=21"));
    expect(first?.brief).toBe("Brief number 0");
    expect(await w.get("/runs?offset=0").then(list)).toEqual(await w.get("/runs").then(list));
  });

  test("Endpoints, list runs, include_archived: default false", async () => {
    const old = await world();
    await old.post("/generate", BRIEF);
    old.pass(91 * 86_400);
    expect(await list(await old.get("/runs"))).toHaveLength(0);
    expect(await list(await old.get("/runs?include_archived=false"))).toHaveLength(0);
    expect(await list(await old.get("/runs?include_archived=true"))).toHaveLength(1);
  });

  test("Endpoints, list runs, created_via: api keeps runs of the programmatic API", async () => {
    expect(await list(await w.get("/runs?created_via=api&limit=100"))).toHaveLength(22);
    expect(await list(await w.get("/runs?created_via=dashboard"))).toHaveLength(0);
  });

  test("Endpoints, list runs: other workspaces' runs are not in it", async () => {
    const { key } = await otherWorkspace(w);
    expect(await list(await w.call("GET", `${API}/runs`, { key }))).toEqual([]);
  });
});

describe("Endpoints, me", () => {
  test("Endpoints, me: 200 with the key introspection record", async () => {
    const w = await world();
    const answer = await w.get("/me");
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ key_id: w.keyId, workspace_id: w.workspaceId });
  });
});

describe("Endpoints, X-Service-Key headers", () => {
  test("Endpoints: the three X-Service-Key headers are accepted as optional strings", async () => {
    const w = await world();
    const { workspaceId, keyId } = await mintWorkspaceKey(w).then(({ keyId }) => ({ ...w, keyId }));
    const answer = await w.get("/me", {
      "X-Service-Key-ID": keyId,
      "X-Service-Key-Workspace-ID": workspaceId,
      "X-Service-Key-Scopes": "anything at all",
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ key_id: w.keyId });
    expectEnvelope(answer);
  });
});
