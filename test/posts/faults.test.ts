import { describe, expect, test } from "vitest";
import { sample } from "../support/sample.ts";
import type { Call, Cut } from "../support/scripted-network.ts";
import { finishedRun, historyOf, postingWorld } from "../support/social.ts";
import type { World } from "../support/world.ts";

const CALLS: Call[] = ["prepare", "poll", "commit", "resolve"];
const CUTS: Cut[] = ["fails", "lost", "dies before", "dies after"];
/** What the queue does meanwhile: its message comes once, twice, or is lost and the sweeper has to notice. */
const QUEUES = ["once", "twice", "lost"] as const;

async function begun(isMute: boolean) {
  const at = await postingWorld({ polls: 1, isMute });
  return { ...at, run: await finishedRun(at.w) };
}

type Place = { call: Call; cut: Cut };

/** Publishes with these cuts until nothing moves any more, however many processes end on the way. */
async function through(isMute: boolean, places: readonly Place[], queue: (typeof QUEUES)[number]) {
  const { w, platform, run } = await begun(isMute);
  for (const { call, cut } of places) platform.cut(call, cut);
  // To be asked what became of it, something has to be doubtful first.
  if (places.some(({ call }) => call === "resolve")) platform.cut("commit", "lost");
  let ended = platform.ended();
  await Promise.race([w.post(`/runs/${run}/post`, { platform: "x" }), ended]);
  for (let turn = 0; turn < 40 && !(await settled(w)); turn++) {
    ended = platform.ended();
    if (queue === "lost" && turn === 0) w.waiting.splice(0);
    if (queue === "twice") w.waiting.push(...w.waiting.slice(0, 1));
    await Promise.race([w.drain(), ended]);
    w.pass(200);
    await w.sweep();
  }
  await Promise.race([w.drain(), platform.ended(), Promise.resolve()]);
  const [post] = (await (await w.get("/posts")).json()) as Record<string, unknown>[];
  return { w, platform, post };
}

async function settled(w: World): Promise<boolean> {
  const [post] = (await (await w.get("/posts")).json()) as { status: string }[];
  return post?.status === "posted" || post?.status === "failed";
}

const MATRIX = CALLS.flatMap((call) => CUTS.flatMap((cut) => QUEUES.map((queue) => ({ call, cut, queue }))));

describe("on a platform that can look posts up, every post exists exactly once after any one or two faults", () => {
  test.each(sample(MATRIX, 4))("$call $cut, the message comes $queue", async ({ call, cut, queue }) => {
    const { w, platform, post } = await through(false, [{ call, cut }], queue);
    expect(platform.visible).toHaveLength(1);
    expect(post).toMatchObject({ status: "posted", external_post_id: "p1", error: null });
    const traces = await historyOf(w, String(post?.id));
    expect(traces).toEqual(["post_run", "post.posted"]);
  });

  test.each(
    sample(
      CALLS.flatMap((a) => CALLS.map((b) => [a, b] as const)),
      2,
    ),
  )("processes that end in %s and then in %s", async (first, second) => {
    const places = [
      { call: first, cut: "dies after" },
      { call: second, cut: "dies before" },
    ] as const;
    const { platform, post } = await through(false, places, "lost");
    expect(platform.visible).toHaveLength(1);
    expect(post).toMatchObject({ status: "posted", external_post_id: "p1" });
  });
});

describe("on a platform that cannot look posts up, no post exists twice and unknown outcomes are reported", () => {
  test.each(sample(MATRIX, 4))("$call $cut, the message comes $queue", async ({ call, cut, queue }) => {
    const { platform, post } = await through(true, [{ call, cut }], queue);
    expect(platform.calls.filter((each) => each === "commit").length).toBeLessThanOrEqual(
      call === "commit" && cut === "fails" ? 2 : 1,
    );
    expect(platform.visible.length).toBeLessThanOrEqual(1);
    const isDoubtful = call === "resolve" || (call === "commit" && cut !== "fails");
    if (!isDoubtful) expect(post).toMatchObject({ status: "posted", external_post_id: "p1" });
    else
      expect(post).toMatchObject({
        status: "failed",
        error: { category: "unknown", code: "unknown_outcome" },
      });
  });
});
