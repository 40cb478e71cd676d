import { describe, expect, test } from "vitest";
import { rename, setPlan } from "../../lib/access/workspaces.ts";
import { expectRefusal, placesOf } from "../support/expect.ts";
import { seedPhoto } from "../support/photos.ts";
import { finishedRun } from "../support/social.ts";
import { mintWorkspaceKey, otherWorkspace, setRemaining } from "../support/workspaces.ts";
import { BRIEF, json, OPERATOR, type World, world } from "../support/world.ts";

const rerender = (w: World, id: string, body: object = {}, key = w.key) =>
  w.call("POST", `/runs/${id}/rerender`, { json: body, key });
const retry = (w: World, id: string, key = w.key) => w.call("POST", `/runs/${id}/retry`, { key });
const read = async (w: World, id: string, view = "") => json(await w.get(`/runs/${id}${view}`));

/** A run that the pipeline has really made. */
async function made(w: World, order: object = {}): Promise<string> {
  const { id } = await json(await w.post("/generate", { ...BRIEF, ...order }));
  await w.drain();
  return id;
}

const usage = async (w: World) => {
  const { credits, usage: used } = (await json(await w.get("/me"))) as unknown as {
    credits: { total: number };
    usage: { caps: Record<string, { used: number }> };
  };
  return { credits: credits.total, cards: used.caps.card?.used };
};

describe("POST /runs/{run_id}/rerender", () => {
  test("another size keeps words, template and seed, and says from which run it is made", async () => {
    const w = await world();
    const id = await made(w);
    const before = await read(w, id);
    const answer = await rerender(w, id, { format: "square" });
    const run = await json(answer);
    expect({ status: answer.status, run }).toMatchObject({
      status: 202,
      run: { status: "queued", parent_run_id: id, format: "square", brief: BRIEF.brief },
    });
    await w.drain();
    const after = await read(w, run.id);
    expect(after).toMatchObject({
      status: "succeeded",
      output_text: before.output_text,
      output_type: before.output_type,
      verdict: before.verdict,
      assets: [{ width: 1080, height: 1080 }],
    });
  });

  test("words of the caller stand in the picture, the post and the story as they are", async () => {
    const w = await world();
    const id = await made(w);
    const copy = {
      headline: "Harbor Notes works offline now",
      post: "Offline on trains and planes: Harbor Notes.",
    };
    const { id: again } = await json(await rerender(w, id, { copy }));
    await w.drain();
    const run = await read(w, again, "?view=full");
    expect(run).toMatchObject({
      output_text: copy.post,
      alt_text: expect.stringContaining(copy.headline),
      story: { headline: { text: copy.headline } },
    });
  });

  test("the points of the picture are the caller's, in their order, and those that stay keep their facts", async () => {
    const w = await world();
    const brief = "How to brew: 1. Grind 20 g coffee. 2. Pour 300 ml of water. 3. Wait 4 minutes.";
    const id = await made(w, { brief });
    const points = ["Pour 300 ml of water", "Grind 20 g coffee", "Enjoy"];
    const { id: again } = await json(await rerender(w, id, { copy: { points } }));
    await w.drain();
    const titles = (story: { steps: { title: string; facts: string[] }[] }) =>
      story.steps.map(({ title, facts }) => [title, facts.length > 0]);
    const run = (await read(w, again, "?view=full")) as unknown as { story: Parameters<typeof titles>[0] };
    expect(titles(run.story)).toEqual([
      ["Pour 300 ml of water", true],
      ["Grind 20 g coffee", true],
      ["Enjoy", false],
    ]);
    expect((await rerender(w, id, { copy: { points: [] } })).status).toBe(422);
  });

  test("a claim in such words is checked: a number without a source rejects the run", async () => {
    const w = await world();
    const id = await made(w);
    const { id: again } = await json(
      await rerender(w, id, { copy: { headline: "Trusted by 48,000 teams" } }),
    );
    await w.drain();
    expect(await read(w, again)).toMatchObject({ status: "succeeded", verdict: "rejected" });
  });

  test("another size within a day costs its credits and no cap slot; another theme takes one too", async () => {
    const w = await world();
    const id = await made(w);
    await made(w);
    const before = await usage(w);
    const size = await json(await rerender(w, id, { format: "square", file_type: "webp" }));
    expect(size.cost).toEqual({ credits: 1, cap_slot: false });
    expect(await usage(w)).toEqual({ credits: before.credits - 1, cards: before.cards });
    const theme = await json(await rerender(w, id, { format: "square", theme: "dark" }));
    expect(theme.cost).toEqual({ credits: 1, cap_slot: true });
    expect(await usage(w)).toEqual({ credits: before.credits - 2, cards: Number(before.cards) + 1 });
    w.pass(24 * 3600);
    expect((await json(await rerender(w, id, { format: "square" }))).cost).toEqual({
      credits: 1,
      cap_slot: true,
    });
  });

  test("another size that is canceled gives its credit back, and no cap slot that it never took", async () => {
    const w = await world();
    const id = await made(w);
    await made(w);
    const before = await usage(w);
    const { id: size } = await json(await rerender(w, id, { format: "square" }));
    const canceled = await json(await w.post(`/runs/${size}/cancel`));
    expect(canceled.cost).toEqual({ credits: 0, cap_slot: false });
    expect(await usage(w)).toEqual(before);
  });

  test("a full cap leaves room for another size, and for nothing else", async () => {
    const w = await world({ plan: "starter" });
    const id = await finishedRun(w);
    await setRemaining(w, { used: { card: 100 } });
    await expectRefusal(await rerender(w, id, { theme: "dark" }), 429, "plan_cap_reached");
    expect((await rerender(w, id, { format: "square" })).status).toBe(202);
  });

  test("a rendered picture is drawn again from its body", async () => {
    const w = await world();
    const items = [{ output_type: "card", channel: "twitter", body: { headline: "Offline maps are here" } }];
    const batch = (await json(await w.post("/render", { items }))) as unknown as {
      items: { run_id: string }[];
    };
    const id = batch.items[0]?.run_id ?? "";
    await w.drain();
    const { id: again } = await json(await rerender(w, id, { format: "story" }));
    await w.drain();
    expect(await read(w, again)).toMatchObject({
      status: "succeeded",
      created_via: "render",
      batch_id: null,
      assets: [{ width: 1080, height: 1920 }],
    });
    const refused = await rerender(w, id, { copy: { headline: "Other words" } });
    expect(placesOf(await expectRefusal(refused, 422, "validation_error"))).toEqual([["body", "copy"]]);
  });

  test("what would be the same picture is neither drawn nor charged, until the brand is another", async () => {
    const w = await world();
    const id = await made(w);
    const before = await usage(w);
    const error = await expectRefusal(await rerender(w, id), 422, "validation_error");
    expect(error.message).toContain(
      "Give at least one of format, theme, file_type, template, seed, copy, body.",
    );
    expect(await usage(w)).toEqual(before);
    w.pass(60);
    await w.patch("/brand-dna", { palette: { primary: "#7a1fa2" } });
    expect((await rerender(w, id)).status).toBe(202);
  });

  test.each([
    ["the brand has another name", (w: World) => rename(w.service, OPERATOR, w.workspaceId, "Harbor & Sons")],
    ["the plan is another one", (w: World) => setPlan(w.service, OPERATOR, w.workspaceId, "growth")],
    ["a photo has come", (w: World) => seedPhoto(w)],
  ])("an empty wish draws the picture again when %s", async (_, change: (w: World) => Promise<unknown>) => {
    const w = await world();
    const id = await made(w);
    w.pass(60);
    await change(w);
    expect((await rerender(w, id)).status).toBe(202);
  });

  test("a run that has not succeeded is not drawn again", async () => {
    const w = await world();
    const id = await finishedRun(w, { patch: { status: "failed", verdict: null } });
    await expectRefusal(await rerender(w, id), 400, "run_not_succeeded");
  });

  test("words of a run from before stories cannot be replaced", async () => {
    const w = await world();
    const id = await finishedRun(w);
    await expectRefusal(await rerender(w, id, { copy: { headline: "Words" } }), 409, "run_not_retryable");
  });

  test("a key that may not make the run's asset type or write for its channel makes nothing of it", async () => {
    const w = await world();
    const id = await finishedRun(w);
    const [other, elsewhere] = [
      await mintWorkspaceKey(w, { assetTypes: ["video"] }),
      await mintWorkspaceKey(w, { channels: ["web"] }),
    ];
    for (const send of [rerender, retryOf]) {
      await expectRefusal(await send(w, id, {}, other.key), 403, "scope_asset_type");
      await expectRefusal(await send(w, id, {}, elsewhere.key), 403, "scope_channel");
    }
    async function retryOf(at: World, _id: string, _body: object, key: string) {
      const failed = await finishedRun(at, { patch: { status: "failed", verdict: null } });
      return retry(at, failed, key);
    }
  });

  test("whoever asks again with the same Idempotency-Key gets the same run, which is paid for once", async () => {
    const w = await world();
    const id = await finishedRun(w);
    const send = () =>
      w.call("POST", `/runs/${id}/rerender`, {
        json: { theme: "dark" },
        headers: { "Idempotency-Key": "again" },
      });
    const [first, second] = [await json(await send()), await json(await send())];
    expect(second).toEqual(first);
    expect((await usage(w)).cards).toBe(2);
  });
});

describe("POST /runs/{run_id}/retry", () => {
  test.each([
    ["failed", { status: "failed", verdict: null }],
    ["rejected", { verdict: "rejected" }],
  ] as const)(
    "a %s run starts once more with the same input and another seed, and stays as it is",
    async (_, patch) => {
      const w = await world();
      const wish = { seed: 7, format: "square", theme: "dark", metadata: { order: "A-1" } };
      const id = await finishedRun(w, { order: wish, patch });
      const before = await read(w, id);
      const run = await json(await retry(w, id));
      expect(run).toMatchObject({
        status: "queued",
        parent_run_id: id,
        brief: BRIEF.brief,
        format: "square",
        theme: "dark",
        metadata: { order: "A-1" },
        cost: { credits: 1, cap_slot: true },
      });
      expect(run.seed).not.toBe(7);
      expect(await read(w, id)).toEqual(before);
    },
  );

  test.each(["approved", "needs_review"] as const)("a run that is %s is not retried", async (verdict) => {
    const w = await world();
    const id = await finishedRun(w, { patch: { verdict } });
    await expectRefusal(await retry(w, id), 409, "run_not_retryable");
  });

  test("a run of another workspace is none", async () => {
    const w = await world();
    const id = await finishedRun(w, { patch: { verdict: "rejected" } });
    const { key } = await otherWorkspace(w);
    await expectRefusal(await retry(w, id, key), 404, "run_not_found");
  });
});

describe("copy in generate", () => {
  test("the words are used as they are", async () => {
    const w = await world();
    const copy = { headline: "Offline on trains and planes", cta: "Try it today" };
    const id = await made(w, { copy });
    expect(await read(w, id, "?view=full")).toMatchObject({
      status: "succeeded",
      story: { headline: { text: copy.headline }, cta: { label: copy.cta } },
    });
  });

  test("a post that its network would not take is refused at once, and never cut", async () => {
    const w = await world();
    const answer = await w.post("/generate", { ...BRIEF, copy: { post: "word ".repeat(80) } });
    expect(placesOf(await expectRefusal(answer, 422, "validation_error"))).toEqual([
      ["body", "copy", "post"],
    ]);
  });
});

test("a run echoes what it was asked for, and what it costs", async () => {
  const w = await world();
  const wish = {
    seed: 7,
    format: "square",
    language: "en",
    theme: "dark",
    file_type: "webp",
    template: "card",
  };
  const { id } = await json(await w.post("/generate", { ...BRIEF, ...wish }));
  expect(await read(w, id)).toMatchObject({ ...wish, screen_ids: [], cost: { credits: 1, cap_slot: true } });
  await w.drain();
  expect(await read(w, id), "the first run is free").toMatchObject({
    ...wish,
    cost: { credits: 0, cap_slot: false },
  });
});
