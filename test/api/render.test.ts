import { describe, expect, test } from "vitest";
import { PLANS } from "../../lib/billing/plans.ts";
import { json, type RunBody, type World, world } from "../support/world.ts";

const card = (headline: string, more: object = {}) => ({ output_type: "card", body: { headline, ...more } });
type Batch = {
  batch_id: string;
  items: { index: number; run_id: string; status: string; poll_url: string }[];
};

const batchOf = async (answer: Response) => (await answer.json()) as Batch;
const eventsOf = async (w: World) => {
  const { rows } = (await w.service.db.execute(
    `select kind, batch_id from events where workspace_id = '${w.workspaceId}' order by kind`,
  )) as unknown as { rows: { kind: string; batch_id: string | null }[] };
  return rows;
};

describe("a batch of renders", () => {
  test("a batch of renders is accepted as a whole in its order, and every run can be polled", async () => {
    const w = await world();
    const items = [
      { ...card("One calm place for every parcel"), client_ref: "a" },
      { ...card("Two", { theme: "dark" }), channel: "x" },
    ];
    const answer = await w.post("/render", { items });
    expect(answer.status).toBe(202);
    const batch = await batchOf(answer);
    expect(batch.items).toEqual([
      expect.objectContaining({ index: 0, output_type: "card", client_ref: "a", status: "queued" }),
      expect.objectContaining({ index: 1, client_ref: null }),
    ]);

    await w.drain();
    const read = await batchOf(await w.get(`/render/${batch.batch_id}`));
    expect(read.items.map(({ status }) => status)).toEqual(["succeeded", "succeeded"]);
    const run = await json(await w.call("GET", batch.items[1]?.poll_url ?? ""));
    expect(run).toMatchObject({
      brief: "",
      output_text: "",
      created_via: "render",
      channel: "twitter",
      batch_id: batch.batch_id,
      output_type: "card",
      impact_score: expect.any(Number),
    });
  });

  test("a batch of renders reports its completion once, however its runs end", async () => {
    const w = await world();
    const batch = await batchOf(
      await w.post("/render", { items: [card("One"), card("Two"), card("Three")] }),
    );
    await w.post(`/runs/${batch.items[0]?.run_id}/cancel`);
    const jobs = w.waiting.map(({ job }) => job);
    await w.drain();
    for (const job of jobs) await w.deliver(job);

    const complete = (await eventsOf(w)).filter(({ kind }) => kind === "render.completed");
    expect(complete).toEqual([{ kind: "render.completed", batch_id: batch.batch_id }]);
  });

  test("a batch of renders is created once per Idempotency-Key, and another body is a mismatch", async () => {
    const w = await world();
    const send = (headline: string) =>
      w.post("/render", { items: [card(headline)] }, { "idempotency-key": "batch-1" });
    const first = await send("One");
    const again = await send("One");
    expect(await again.text()).toBe(await first.text());
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect((await send("Two")).status).toBe(409);
    expect(((await (await w.get("/runs")).json()) as RunBody[]).length).toBe(1);
  });

  test("a batch of renders takes caps and credits for all of its runs or for none", async () => {
    const w = await world({ plan: "starter" });
    const left = PLANS.starter.caps.card;
    const few = Array.from({ length: 60 }, (_, i) => card(`Card ${i}`));
    expect((await w.post("/render", { items: few })).status).toBe(202);
    const refused = await w.post("/render", { items: few });
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({
      code: "plan_cap_reached",
      message: expect.stringContaining(`${left - 60} of ${left} card assets`),
    });
    const { usage } = (await (await w.get("/me")).json()) as {
      usage: { caps: Record<string, { used: number }> };
    };
    expect(usage.caps.card).toMatchObject({ used: 60 });
    expect((await w.post("/render", { items: few.slice(0, 40) })).status).toBe(202);
  });

  test("another workspace's batch of renders is not found", async () => {
    const [mine, theirs] = [await world(), await world()];
    const { batch_id } = await batchOf(await theirs.post("/render", { items: [card("One")] }));
    const [other, never] = await Promise.all(
      [batch_id, crypto.randomUUID()].map((id) => mine.get(`/render/${id}`)),
    );
    expect(other?.status).toBe(404);
    expect(await other?.text()).toBe(await never?.text());
  });
});

describe("render items that are refused", () => {
  const refusals: [string, object, (string | number)[], RegExp][] = [
    [
      "an unknown output type names the nearest",
      { output_type: "crad", body: {} },
      ["output_type"],
      /"card"/,
    ],
    ["a missing field", { output_type: "card", body: {} }, ["body", "headline"], /required/],
    ["an unknown field", card("One", { headlne: "x" }), ["body", "headlne"], /Did you mean "headline"/],
    ["an overlong text names the limit", card("x".repeat(201)), ["body", "headline"], /200 characters/],
    [
      "a nested field",
      card("One", { stat: { value: "x".repeat(25), label: "" } }),
      ["body", "stat", "value"],
      /24/,
    ],
    ["an unknown look", card("One", { theme: "sepia" }), ["body", "theme"], /light/],
  ];
  test.each(refusals)("a render item is refused: %s", async (_, item, path, message) => {
    const w = await world();
    const answer = await w.post("/render", { items: [card("Fine"), item] });
    expect(answer.status).toBe(422);
    const { detail } = (await answer.json()) as { detail: { loc: unknown[]; msg: string }[] };
    expect(detail).toEqual([
      expect.objectContaining({ loc: ["body", "items", 1, ...path], msg: expect.stringMatching(message) }),
    ]);
    expect(await (await w.get("/runs")).json()).toEqual([]);
  });

  test("a batch of renders with no item or more than 100 is refused", async () => {
    const w = await world();
    expect((await w.post("/render", { items: [] })).status).toBe(422);
    const many = Array.from({ length: 101 }, () => card("One"));
    expect((await w.post("/render", { items: many })).status).toBe(422);
  });

  test("an asset type or channel outside the key's scope refuses the whole batch of renders", async () => {
    const w = await world({ key: { assetTypes: ["og_image"], channels: ["web"] } });
    expect(await json(await w.post("/render", { items: [card("One")] }))).toMatchObject({
      code: "scope_asset_type",
    });
    const og = { output_type: "og_image", body: { headline: "One" } };
    const mixed = { items: [og, { ...og, channel: "linkedin" }] };
    expect(await json(await w.post("/render", mixed))).toMatchObject({ code: "scope_channel" });
    expect((await w.post("/render", { items: [og] })).status).toBe(202);
  });
});

describe("a render that was drawn before", () => {
  test("a repeated render reuses the stored picture byte for byte and survives the first run's deletion", async () => {
    const w = await world();
    const draw = async () => {
      const { items } = await batchOf(await w.post("/render", { items: [card("One", { seed: 1 })] }));
      await w.drain();
      return json(await w.get(`/runs/${items[0]?.run_id}`));
    };
    const read = w.service.files.read;
    let reads = 0;
    w.service.files.read = (name) => {
      reads++;
      return read(name);
    };
    const first = await draw();
    const second = await draw();
    expect(reads).toBe(1);
    expect(second.render_hash).toBe(first.render_hash);
    expect(second.asset_url).not.toBe(first.asset_url);
    const sums = [first, second].map((run) => (run.assets as { sha256: string }[])[0]?.sha256);
    expect(sums[0]).toBe(sums[1]);

    await w.del(`/runs/${first.id}`);
    expect((await w.app.request(String(second.asset_url).replace("http://brandrun.test", ""))).status).toBe(
      200,
    );
  });
});
