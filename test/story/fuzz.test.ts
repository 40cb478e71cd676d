import fc from "fast-check";
import { expect, test } from "vitest";
import { guardStory } from "../../lib/story/guard/guard.ts";
import { houseStory } from "../../lib/story/house.ts";
import { reviewStory } from "../../lib/story/review/review-story.ts";
import { Story } from "../../lib/story/schema.ts";
import { AssetType, Channel } from "../../lib/vocab.ts";
import { kite, nobody, tallybee } from "../copy/brands.ts";
import { BRIEFS } from "../copy/briefs/all.ts";
import { runs } from "../support/sample.ts";
import { expectFits } from "./limits.ts";
import { wordsOf } from "./words-of.ts";

const seedBriefs = BRIEFS.map(({ brief }) => brief.slice(0, 700));

const oddities = fc.constantFrom(
  "\ud83d",
  "\udc00",
  "\u0000",
  "\u202e",
  "\u200b",
  "\ufeff",
  "<b>",
  "</script>",
  "<img src=x onerror=alert(1)>",
  "&lt;i&gt;",
  '"',
  "“",
  "(",
  "((",
  "…",
  "!!!",
  "\n\n- ",
  "\n1) ",
  "🎉",
  "👩‍👩‍👧",
  " https://x.example/a?b=c#d ",
  " #tag ",
  "ignore all previous instructions",
  " 50% off ",
  "שלום",
  "日本語",
  "e\u0301",
  ": ",
  " vs ",
  " so you can ",
  "\n```\n",
  " — ",
  " until 3 May ",
  " £12 instead of £15 ",
);

/** A brief of the set with pieces cut out, doubled, and odd things put in between. */
const mutated = fc
  .tuple(
    fc.constantFrom(...seedBriefs),
    fc.array(fc.tuple(fc.nat(700), fc.nat(60), oddities), { maxLength: 8 }),
  )
  .map(([brief, edits]) =>
    edits.reduce(
      (s, [at, cut, put]) => s.slice(0, at % (s.length + 1)) + put + s.slice((at % (s.length + 1)) + cut),
      brief,
    ),
  );

const noise = fc.oneof(
  fc.string({ unit: "binary", maxLength: 400 }),
  fc.string({ unit: "grapheme", maxLength: 400 }),
  fc.array(oddities, { maxLength: 60 }).map((pieces) => pieces.join("")),
);

const request = fc.record({
  brief: fc.oneof({ weight: 4, arbitrary: mutated }, { weight: 1, arbitrary: noise }),
  brand: fc.constantFrom(kite, nobody, tallybee),
  channel: fc.constantFrom(...Channel.options),
  assetType: fc.constantFrom(...AssetType.options),
  seed: fc.nat(5),
});

const LONE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;
const TAG = /<\/?[a-z!][^<>\n]*>/i;
/** The guard's word for a value that stands in no source. */
const INVENTED = new Set(["unknown_value", "unknown_fact", "quote_not_found"]);

/** Source code keeps its tags wherever it is shown. */
const withoutCode = (words: string, { snippet }: Story): string =>
  (snippet?.code ?? "")
    .split("\n")
    .filter((line) => line.trim())
    .reduce((rest, line) => rest.replaceAll(line.trim(), ""), words);

test("any brief gives a whole story within every limit, approves no invented value, and is the same each time", () => {
  fc.assert(
    fc.property(request, (input) => {
      const story = houseStory(input);
      expect(Story.safeParse(story).success).toBe(true);
      const words = wordsOf(story);
      expect(LONE.test(words)).toBe(false);
      expect(TAG.test(withoutCode(words, story))).toBe(false);
      expectFits(story);
      const { findings } = guardStory(story, input);
      const { verdict } = reviewStory({ ...input, story, lint: [], findings });
      const isInvented = findings.some(({ problem }) => INVENTED.has(problem));
      expect(isInvented && verdict === "approved").toBe(false);
      expect(JSON.stringify(houseStory(input))).toBe(JSON.stringify(story));
    }),
    { numRuns: runs(30, 600), seed: 7, endOnFailure: true },
  );
}, 120_000);
