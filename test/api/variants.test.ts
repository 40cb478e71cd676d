import { describe, expect, test } from "vitest";
import { expectRefusal, placesOf } from "../support/expect.ts";
import { mintWorkspaceKey, setRemaining } from "../support/workspaces.ts";
import { BRIEF, json, type World, world } from "../support/world.ts";

type Started = Record<string, unknown> & { id: string; variants: { run_id: string; poll_url: string }[] };
type Usage = { credits: { total: number }; usage: { caps: Record<string, { used: number }> } };

const order = async (w: World, body: object = {}) =>
  (await json(await w.post("/generate", { ...BRIEF, variants: 3, ...body }))) as unknown as Started;
const read = async (w: World, id: string) => json(await w.get(`/runs/${id}`));
const usage = async (w: World) => {
  const { credits, usage: used } = (await json(await w.get("/me"))) as unknown as Usage;
  return { credits: credits.total, cards: used.caps.card?.used };
};

describe("variants of a brief", () => {
  test("are runs of their own that name each other, and differ in template or direction", async () => {
    const w = await world();
    const before = await usage(w);
    const started = await order(w, { seed: 7 });
    const ids = started.variants.map(({ run_id }) => run_id);
    expect(started).toMatchObject({ status: "queued", id: ids[0], variant_of: ids[0], seed: 7 });
    expect(started.variants).toEqual(
      ids.map((run_id) => ({ run_id, poll_url: `/api/v1/programmatic/runs/${run_id}` })),
    );
    expect(await usage(w)).toEqual({ credits: before.credits - 3, cards: Number(before.cards) + 3 });
    await w.drain();
    const runs = await Promise.all(ids.map((id) => read(w, id)));
    for (const run of runs)
      expect(run).toMatchObject({ status: "succeeded", variant_of: ids[0], variants: started.variants });
    expect(runs.map(({ seed }) => seed)).toEqual([7, 8, 9]);
    expect(new Set(runs.map((run) => run.render_hash)).size).toBe(3);
    expect(new Set(runs.map((run) => run.output_text)).size).toBe(1);
  });

  test("are the same for the same brief and seed, and keep their look when they are drawn again", async () => {
    const w = await world();
    const hashes = async () => {
      const { variants } = await order(w, { seed: 7, variants: 2 });
      await w.drain();
      return Promise.all(variants.map(async ({ run_id }) => read(w, run_id)));
    };
    const [first, second] = [await hashes(), await hashes()];
    expect(second.map((run) => run.render_hash)).toEqual(first.map((run) => run.render_hash));
    const copy = { post: "Harbor Notes works offline now." };
    const { id } = await json(await w.post(`/runs/${first[1]?.id}/rerender`, { copy }));
    await w.drain();
    expect(await read(w, id)).toMatchObject({
      output_type: first[1]?.output_type,
      render_hash: first[1]?.render_hash,
      variant_of: null,
    });
  });

  test("are all or none: a cap or credits for two start no three", async () => {
    const w = await world({ plan: "starter" });
    await setRemaining(w, { used: { card: 98 } });
    await expectRefusal(await w.post("/generate", { ...BRIEF, variants: 3 }), 429, "plan_cap_reached");
    expect((await usage(w)).cards).toBe(98);
    expect(await (await w.get("/runs")).json()).toEqual([]);
    expect((await w.post("/generate", { ...BRIEF, variants: 2 })).status).toBe(202);
    expect((await usage(w)).cards).toBe(100);
  });

  test("are not started twice by one Idempotency-Key, and count once in the daily limit", async () => {
    const w = await world();
    const headers = { "idempotency-key": "variants-1" };
    const first = await w.post("/generate", { ...BRIEF, variants: 4 }, headers);
    const again = await w.post("/generate", { ...BRIEF, variants: 4 }, headers);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(await again.text()).toBe(await first.text());
    expect(await (await w.get("/runs")).json()).toHaveLength(4);
    const { usage: used } = (await json(await w.get("/me"))) as unknown as {
      usage: { daily: { used: number } };
    };
    expect(used.daily.used).toBe(1);
  });

  test("are never posted automatically, wait behind single runs, and are found by their first one", async () => {
    const w = await world();
    const { key } = await mintWorkspaceKey(w, { autoPost: true, autoPostMinScore: 0 });
    await w.post("/generate", BRIEF);
    const answer = await w.call("POST", "/generate", { json: { ...BRIEF, variants: 2 }, key });
    const { id, variants } = (await json(answer)) as unknown as Started;
    const flows = w.waiting.map(({ flowKey }) => flowKey?.split("-")[0]);
    expect(flows).toEqual(["runs", "bulk", "bulk"]);
    const listed = (await (await w.get(`/runs?variant_of=${id}`)).json()) as {
      id: string;
      auto_post_eligible: boolean;
    }[];
    expect(listed.map((run) => run.id).sort()).toEqual(variants.map(({ run_id }) => run_id).sort());
    expect(listed.map((run) => run.auto_post_eligible)).toEqual([false, false]);
  });

  test("cannot be scheduled, and there are two to four of them", async () => {
    const w = await world();
    const scheduled = { ...BRIEF, variants: 2, scheduled_at: "2026-07-01T09:00:00Z" };
    const refusals = await Promise.all(
      [scheduled, ...[1, 5, 2.5, "3"].map((variants) => ({ ...BRIEF, variants }))].map((body) =>
        w.post("/generate", body),
      ),
    );
    for (const refusal of refusals)
      expect(placesOf(await expectRefusal(refusal, 422, "validation_error"))).toEqual([["body", "variants"]]);
  });

  test("show their price in a dry run, and cost a test key nothing", async () => {
    const w = await world();
    await w.post("/generate", BRIEF);
    await w.drain();
    const price = await order(w, { dry_run: true, variants: 4, asset_type: "infographic" });
    expect(price).toMatchObject({ dry_run: true, count: 4, cost: { credits: 8, onboarding_free: false } });
    const { key } = await mintWorkspaceKey(w, { mode: "test" });
    const answer = await w.call("POST", "/generate", { json: { ...BRIEF, variants: 2 }, key });
    const { id, variants } = (await json(answer)) as unknown as Started;
    await w.drain();
    expect(await read(w, id)).toMatchObject({ status: "succeeded", livemode: false, variants });
  });
});
