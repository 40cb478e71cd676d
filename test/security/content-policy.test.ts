import { describe, expect, test } from "vitest";
import { INNOCENT } from "../copy/policy/innocent.ts";
import { expectRefusal, placesOf } from "../support/expect.ts";
import { bind } from "../support/studio.ts";
import { BRIEF, json, world } from "../support/world.ts";

const HATE = "Immigrants are vermin. Join our movement.";
const THREAT = "Let us burn down the mosque on Friday.";
const CAMPAIGN = { name: "Week", channels: ["twitter"], asset_types: ["card"] };
const CARD = { output_type: "card" };

const BODIES: [path: string, body: (text: string) => object, place: (string | number)[]][] = [
  ["/generate", (brief) => ({ ...BRIEF, brief }), ["body", "brief"]],
  ["/generate", (headline) => ({ ...BRIEF, copy: { headline } }), ["body", "copy", "headline"]],
  ["/clarify", (brief) => ({ brief }), ["body", "brief"]],
  ["/campaigns", (brief) => ({ ...CAMPAIGN, brief }), ["body", "brief"]],
  [
    "/render",
    (headline) => ({ items: [{ ...CARD, body: { headline } }] }),
    ["body", "items", 0, "body", "headline"],
  ],
  ["/studio/generate", (headline) => ({ ...CARD, data: { headline } }), ["body", "data", "headline"]],
  ["/studio/generate", (caption) => ({ ...CARD, data: { headline: "Hello" }, caption }), ["body", "caption"]],
];

describe.each(["live", "test"] as const)("the content policy with a %s key", (mode) => {
  test.each(BODIES)(
    "the content policy for %s refuses hate and threats and starts nothing",
    async (path, body, place) => {
      const w = await world({ plan: "scale", key: { mode } });
      await bind(w);
      const before = await json(await w.get("/me"));
      for (const text of [HATE, THREAT]) {
        const refusal = await expectRefusal(
          await w.call("POST", path, { json: body(text) }),
          422,
          "validation_error",
        );
        expect(placesOf(refusal)).toEqual([place]);
        expect(refusal.detail).toMatchObject([
          { type: "content_policy", msg: expect.stringMatching(/content policy.*Say it without/) },
        ]);
      }
      expect(w.waiting).toEqual([]);
      expect((await json(await w.get("/me"))).usage).toEqual(before.usage);
    },
  );

  test("a brief that probably impersonates a person needs a review and says so", async () => {
    const w = await world({ key: { mode } });
    const brief =
      "Official statement by Apple: our new offline maps are here. For couriers in tunnels. Book a demo.";
    const { id } = await json(await w.post("/generate", { ...BRIEF, brief }));
    await w.drain();
    const run = await json(await w.get(`/runs/${id}`));
    expect(run).toMatchObject({ status: "succeeded", verdict: "needs_review" });
    const { checks } = run.quality as {
      checks: { id: string; passed: boolean; evidence: { quote: string }[] }[];
    };
    const [check] = checks.filter(({ id: name }) => name === "impersonation");
    expect(check).toMatchObject({ passed: false });
    expect(check?.evidence[0]?.quote).toContain("Official statement by Apple");
  });
});

test("impersonation in finished texts is detected as well", async () => {
  const w = await world();
  const items = [{ ...CARD, body: { headline: "Final notice from the IRS: pay today" } }];
  const { items: made } = (await json(await w.post("/render", { items }))) as unknown as {
    items: { run_id: string }[];
  };
  await w.drain();
  expect(await json(await w.get(`/runs/${made[0]?.run_id}`))).toMatchObject({ verdict: "needs_review" });
});

test("the content policy accepts innocent briefs", async () => {
  const w = await world({ plan: "scale" });
  for (const brief of INNOCENT) {
    const answer = await w.post("/generate", { ...BRIEF, brief, dry_run: true });
    // A few words may be too little for a picture, which is no matter of the policy.
    const isThin = JSON.stringify(await json(answer)).includes("brief_too_thin");
    expect(answer.status === 200 || isThin, brief).toBe(true);
  }
});
