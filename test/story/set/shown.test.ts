import { expect, test } from "vitest";
import { SetCase } from "./set-case.ts";
import { type FullRun, shownOf, totalsOf } from "./shown.ts";

const RUN: FullRun = {
  id: "r1",
  status: "succeeded",
  verdict: "approved",
  error_message: null,
  warnings: [],
  output_text: "We open on Monday.",
  alt_text: "Kite: We open on Monday.",
  assets: [
    { url: "https://kite.example/1.png", mime_type: "image/png", alt_text: "Kite: We open on Monday." },
  ],
  story: { posts: { linkedin: "We open.", twitter: "Open.", web: "Open?" }, hashtags: ["kite"] },
  quality: {
    summary: "Approved with 90 of 100 points.",
    channels: { twitter: { verdict: "approved" }, web: { verdict: "needs_review" } },
  },
};

test("an approved run shows its posts that may go out and no reasons", () => {
  expect(shownOf(RUN, "linkedin", ["For whom?"])).toEqual({
    verdict: "approved",
    reasons: [],
    questions: [],
    posts: { linkedin: "We open on Monday.", twitter: "Open." },
    alt_text: ["Kite: We open on Monday."],
    hashtags: ["kite"],
  });
});

test("a held run shows why, and what is asked", () => {
  const held = { ...RUN, verdict: "needs_review", quality: { summary: "A person should look at this." } };
  expect(shownOf(held, "linkedin", ["For whom?"])).toMatchObject({
    verdict: "needs_review",
    reasons: ["A person should look at this."],
    questions: ["For whom?"],
  });
});

test("a run that failed shows its state and its error", () => {
  const failed = { ...RUN, status: "failed", verdict: null, quality: null, error_message: "No picture." };
  expect(shownOf(failed, "linkedin", [])).toMatchObject({ verdict: "failed", reasons: ["No picture."] });
});

test("the sums count each kind apart", () => {
  const made = [
    { kind: "tidy", verdict: "approved" },
    { kind: "messy", verdict: "needs_review" },
    { kind: "messy", verdict: "failed" },
  ];
  expect(totalsOf(made)).toBe(
    "tidy: 1 approved, 0 needs_review, 0 failed\nmessy: 0 approved, 1 needs_review, 1 failed",
  );
});

test("channel x is twitter, and an id names a folder", () => {
  const given = {
    id: "a-1",
    kind: "tidy",
    channel: "x",
    asset_type: "card",
    brand: { name: "Kite" },
    brief: "Hi.",
  };
  expect(SetCase.parse(given)).toMatchObject({ channel: "twitter", brand: { voice: "", features: [] } });
  expect(SetCase.safeParse({ ...given, id: "../a" }).success).toBe(false);
});
