import { expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { Reading } from "../../../lib/story/schema.ts";
import { brandOf, kite } from "../../copy/brands.ts";
import { BRIEFS } from "../../copy/briefs/all.ts";

const PARTS = [
  "From: Ann Lee\nTo: Comms\nSubject: Re: x\n\n",
  "Hi all,\n",
  "- Espresso 3,20 €\n",
  "1) Empty the tank\n",
  "Bitte einen Post zu X machen: a, b, c. ",
  "We open on 4 March at 9am. ",
  "Don't mention the price! ",
  "インスタ投稿をお願いします。12月1日から。",
  "> quoted\n",
  "```js\nlet a = 1;\n```\n",
  "<li>40% off</li><p>Ends Sunday</p>",
  "“It works,” said Mia Wong, owner of Café Sol. ",
  "Thanks,\nAnn\n",
  "end with: book at kite.example/x ",
  "was £34 now £25.50 w code WOOL25 ",
  "🎉🎉 \ud83d \u0000 ",
  "| a | b |\n|---|---|\n| c | d |\n",
  "um so basically, oh and tell them about it, ",
  "مرحبا بكم 25 ",
];

/** A small generator, so that every run tests the same briefs. */
function fuzzed(seed: number): string {
  let state = seed * 2654435761 + 1;
  const next = (n: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % n;
  };
  return Array.from({ length: 1 + next(12) }, () => PARTS[next(PARTS.length)] ?? "").join(
    next(2) ? "" : "\n",
  );
}

const briefs = [
  ...BRIEFS.map(({ brief, brand }) => ({ brief, brand })),
  ...Array.from({ length: 300 }, (_, i) => ({ brief: fuzzed(i), brand: kite })),
];

test("every letter and digit of a brief ends in a fact, a wish or what is held back", () => {
  const unread = briefs.flatMap(({ brief, brand }) => {
    const reading = readStory({ brief, brand });
    const covered = new Uint8Array(brief.length);
    const own = reading.facts.filter((f) => f.from === "brief");
    for (const { span } of [...own, ...reading.wishes, ...reading.heldBack])
      covered.fill(1, span.start, span.end);
    return [...brief.matchAll(/[\p{L}\p{N}]/gu)]
      .filter((m) => !covered[m.index])
      .map((m) => brief.slice(m.index, m.index + 20));
  });
  expect(unread).toEqual([]);
});

test("every quote stands verbatim in the brief at its span, and every fact says something", () => {
  for (const { brief, brand } of briefs) {
    const reading = readStory({ brief, brand });
    const own = reading.facts.filter((f) => f.from === "brief");
    for (const { quote, span } of [...own, ...reading.wishes, ...reading.heldBack])
      expect(brief.slice(span.start, span.end)).toBe(quote);
    for (const { says } of reading.facts) expect(says.trim()).not.toBe("");
  }
});

test("a reading fits its schema, names its facts by number in the brief's order, and is the same each time", () => {
  for (const { brief, brand } of briefs) {
    const reading = readStory({ brief, brand });
    expect(Reading.safeParse(reading).success).toBe(true);
    const own = reading.facts.filter((f) => f.from === "brief");
    expect(own.map((f) => f.id)).toEqual(own.map((_, i) => `f${i + 1}`));
    expect(own.map((f) => f.span.start)).toEqual(own.map((f) => f.span.start).sort((a, b) => a - b));
    expect(readStory({ brief, brand })).toEqual(reading);
  }
});

test("slots name facts that are there", () => {
  for (const { brief, brand } of briefs) {
    const reading = readStory({ brief, brand });
    const ids = new Set(reading.facts.map((f) => f.id));
    const named = [
      ...reading.figures.map((f) => f.fact),
      ...reading.rows.map((r) => r.fact),
      ...reading.prices.map((p) => p.fact),
      ...reading.changes.map((c) => c.fact),
      ...reading.steps.flatMap((s) => s.facts),
      ...(reading.when?.facts ?? []),
      ...(reading.offer?.facts ?? []),
      ...(reading.series?.facts ?? []),
      ...(reading.quotation ? [reading.quotation.fact] : []),
    ];
    for (const id of named) expect(ids).toContain(id);
  }
});

test("briefs of any kind of character are read without failing", () => {
  const odd = [
    "",
    " ",
    "\n\n\n",
    "a".repeat(4000),
    "\n".repeat(4000),
    "(".repeat(4000),
    "> ".repeat(2000),
    "1) ".repeat(1300),
    ", ".repeat(2000),
    "\ud83d".repeat(50),
    "İ".repeat(400),
    "\u202e\u0000",
    '"'.repeat(3999),
    "a: b\n".repeat(800),
  ];
  for (const brief of odd)
    expect(readStory({ brief, brand: brandOf("") }).facts.every((f) => f.from === "brief")).toBe(true);
});
