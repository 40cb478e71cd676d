import fc from "fast-check";
import { expect, test } from "vitest";
import { bytes, size, weighted } from "../../lib/copy/text.ts";
import { writeCopy } from "../../lib/copy/write.ts";
import { AssetType, Channel } from "../../lib/vocab.ts";
import { runs } from "../support/sample.ts";
import { kite, nobody, tallybee } from "./brands.ts";
import { BRIEFS } from "./briefs/all.ts";

const seedBriefs = BRIEFS.map((b) => b.brief.slice(0, 700));

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
  fc.array(oddities, { maxLength: 60 }).map((x) => x.join("")),
);

const request = fc.record({
  brief: fc.oneof({ weight: 4, arbitrary: mutated }, { weight: 1, arbitrary: noise }),
  brand: fc.constantFrom(kite, nobody, tallybee),
  channel: fc.constantFrom(...Channel.options),
  assetType: fc.constantFrom(...AssetType.options),
  seed: fc.nat(5),
});

const LONE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;
const TAG = /<\/?[a-z!][^<>]*>/i;

test("any brief gives complete plain copy within every limit, the same each time", () => {
  fc.assert(
    fc.property(request, (input) => {
      const answer = writeCopy(input);
      const { copy } = answer;
      const { headline, supporting, altText, title, cta, bullets, hashtags } = copy;
      const lines = [
        ...copy.slides.flatMap((x) => [x.title, x.body]),
        ...copy.scenes.map((x) => x.line),
        ...bullets,
        ...hashtags,
      ];
      const written = [
        headline,
        supporting,
        altText,
        title,
        cta.label,
        ...lines,
        ...Object.values(copy.posts),
      ].join("\n");
      expect(LONE.test(written)).toBe(false);
      expect(TAG.test(written)).toBe(false);
      expect(weighted(copy.posts.twitter)).toBeLessThanOrEqual(280);
      expect(size(copy.posts.linkedin)).toBeLessThanOrEqual(3000);
      expect(size(copy.posts.instagram)).toBeLessThanOrEqual(2200);
      expect(size(copy.posts.tiktok)).toBeLessThanOrEqual(2200);
      expect(bytes(copy.posts.youtube)).toBeLessThanOrEqual(5000);
      expect(size(copy.title)).toBeLessThanOrEqual(100);
      expect(copy.slides.length).toBeLessThanOrEqual(10);
      expect(copy.text).toBe(copy.posts[input.channel]);
      expect(JSON.stringify(writeCopy(input))).toBe(JSON.stringify(answer));
    }),
    { numRuns: runs(80, 600), seed: 7, endOnFailure: true },
  );
}, 60_000);

test("a long text without a space costs no more than a long text with them", () => {
  const start = performance.now();
  for (const piece of [
    "a",
    "a.",
    "a-",
    "(",
    '"',
    "[a](",
    "<a",
    "1,",
    "http://a/",
    "so you can ",
    "of the ",
    "A ",
    "3 May ",
  ]) {
    writeCopy({
      brief: piece.repeat(4000 / piece.length),
      brand: kite,
      channel: "twitter",
      assetType: "card",
    });
  }
  expect(performance.now() - start).toBeLessThan(5000);
}, 20_000);
