import { beforeAll, describe, expect, test } from "vitest";
import { guardStory } from "../../lib/story/guard/guard.ts";
import { houseStory } from "../../lib/story/house.ts";
import { reviewStory } from "../../lib/story/review/review-story.ts";
import { kite } from "../copy/brands.ts";
import { sample } from "../support/sample.ts";
import { API, BRIEF, world } from "../support/world.ts";

/** 4,000 characters that patterns find hard: long runs, near misses, nesting, openings that never close. */
const HARD = [
  "a",
  " ",
  "\n",
  "\t",
  ".",
  "-",
  "#",
  "@",
  '"',
  "“",
  "'",
  "(",
  "[",
  "<",
  "<a ",
  "&",
  "&#",
  "*",
  "_",
  "!",
  "?",
  ":",
  "/",
  "http://a",
  "https://",
  "www.",
  "0",
  "1,",
  "1.",
  "10% ",
  "$1 ",
  "a1",
  "a.",
  "a-",
  "a'",
  "A",
  "A ",
  "Aa ",
  "Aa. ",
  "Aa, ",
  "aB",
  "- a\n",
  "1. ",
  "a: b\n",
  "if ",
  "the the ",
  "as a ",
  "not only ",
  "from a to b ",
  "Jan 1 ",
  "12:00 ",
  "x@y.z ",
  "é",
  "e\u0301",
  "中",
  "😀",
  "\u200d",
  "\u00a0",
  "\u202e",
  "=\n",
  "|",
  "{{",
  "```",
  "a\\",
  "%",
].map((piece) => [piece, piece.repeat(Math.ceil(4_000 / piece.length)).slice(0, 3_990)] as const);

/** Values that are all different: 1%, 2%, 3%, … */
const COUNTED = Array.from({ length: 1_000 }, (_, i) => `${i}% `)
  .join("")
  .slice(0, 3_990);

/** Read, written, guarded and reviewed, as a run does it. */
function makeOf(filler: string, length: number): void {
  const brief = `Our bakery opens ${filler}`.slice(0, length);
  const order = { brief, brand: kite, channel: "linkedin", assetType: "card" } as const;
  const story = houseStory(order);
  const { findings } = guardStory(story, { brief, brand: kite });
  reviewStory({ ...order, story, lint: [], findings });
}

const millisecondsOf = (run: () => void): number => {
  const began = performance.now();
  run();
  return performance.now() - began;
};

/** As much ordinary prose, whose time tells how fast this machine is just now. */
const PROSE =
  "with a wood oven and forty kinds of bread. Anna Berg leads it. Opening week is 3 to 9 May, and coffee costs £2. ";

/** How much longer than prose. A pattern that tries every combination takes thousands of times as long. */
const MOST = 12;

test.each(sample([...HARD, ["numbers", COUNTED] as const], 6))(
  "4,000 characters of %j take about the work of 4,000 characters of prose",
  (_piece, filler) => {
    const prose = millisecondsOf(() => makeOf(PROSE.repeat(40), 4_000));
    expect(millisecondsOf(() => makeOf(filler, 4_000))).toBeLessThan(MOST * prose);
  },
);

describe("4,000 characters of repeated text in every API field take about the work of prose", () => {
  const started = world({ plan: "scale" });

  /** The answers to the text in every field, and how long they took. */
  async function answersTo(filler: string) {
    const w = await started;
    const began = performance.now();
    const text = filler.slice(0, 3_900);
    const answers = [
      await w.post("/clarify", { brief: `Hello ${text}`, answers: { audience: text.slice(0, 900) } }),
      await w.post("/brand-dna/draft", { text: `Kite ${text}` }),
      await w.patch("/brand-dna", { overview: text, logos: [text], palette: { primary: text } }),
      await w.post("/generate", {
        ...BRIEF,
        language: text,
        scheduled_at: text,
        webhook_url: text,
        format: text,
      }),
      await w.post("/mascot", { description: text }),
      await w.post("/render", { items: [{ output_type: text.slice(0, 60), body: { headline: text } }] }),
      await w.post("/brand-assets/logo", { image_base64: text }),
      await w.call("GET", `${API}/runs?from=${encodeURIComponent(text).slice(0, 4_000)}`, {
        headers: { "If-Match": "x".repeat(900) },
      }),
    ];
    return { statuses: answers.map(({ status }) => status), ms: performance.now() - began };
  }

  const prose = PROSE.repeat(40);
  // The first calls load what later ones find loaded.
  beforeAll(() => answersTo(prose));

  test.each(sample(HARD, 6))("%j", async (_piece, filler) => {
    const usual = await answersTo(prose);
    const { statuses, ms } = await answersTo(filler);
    for (const status of statuses) expect(status).toBeLessThan(500);
    expect(ms).toBeLessThan(MOST * usual.ms);
  });
});
