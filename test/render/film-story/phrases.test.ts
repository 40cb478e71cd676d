import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { joined, phrasesOf } from "../../../lib/render/templates/film-quote/phrases.ts";
import { screensOf } from "../../../lib/render/templates/film-quote/screens.ts";
import { speakingSeconds } from "../../../lib/render/templates/film-quote/speaking.ts";

const COFFEE = "We used to spend two days on a launch kit. Now it is done before the coffee is cold.";
const letters = (width: number) => ({ widthOf: (text: string) => text.length, width });
const cut = (text: string, width: number) => phrasesOf(text, letters(width)).map((phrase) => phrase.text);

describe("phrases", () => {
  test("phrases end at sentence ends and before conjunctions, not after an article", () => {
    expect(cut(COFFEE, 18)).toEqual([
      "We used to spend",
      "two days",
      "on a launch kit.",
      "Now it is done",
      "before the coffee",
      "is cold.",
    ]);
  });

  test("phrases are no wider than their line unless a single word is", () => {
    const word = fc.stringMatching(/^[a-z]{1,9}[,.]?$/);
    const text = fc.array(word, { minLength: 1, maxLength: 30 }).map((words) => words.join(" "));
    fc.assert(
      fc.property(text, fc.integer({ min: 10, max: 40 }), (said, width) => {
        expect(Math.max(...cut(said, width).map(({ length }) => length))).toBeLessThanOrEqual(width);
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    COFFEE,
    "Früher: zwei Tage! Heute? Fertig.",
    "以前は二日かかっていました。今では冷める前に終わります。",
  ])("of “%s” are word for word what was said", (said) => {
    expect(joined(phrasesOf(said, letters(9)))).toBe(said);
    expect(screensOf(said).join(/\s/.test(said) ? " " : "")).toBe(said);
  });
});

describe("screens", () => {
  test("sentences never share a screen, and are not torn", () => {
    expect(screensOf(COFFEE)).toEqual([
      "We used to spend two days on a launch kit.",
      "Now it is done",
      "before the coffee is cold.",
    ]);
  });

  test("a sentence that takes two screens breaks at a clause, and no screen is a scrap", () => {
    const said =
      "Ils ont changé la chaîne et les freins en deux heures, pour 64 €, et il roule comme au premier jour.";
    expect(screensOf(said)).toEqual([
      "Ils ont changé la chaîne et les freins en deux heures,",
      "pour 64 €, et il roule comme au premier jour.",
    ]);
  });

  test("a screen of one long sentence ends before its second clause", () => {
    const said = "We closed the design backlog in a month and nobody has opened it since.";
    expect(screensOf(said).at(-1)).toBe("and nobody has opened it since.");
    expect(screensOf(said).join(" ")).toBe(said);
  });

  test("a few words make one screen, and no text makes more than five", () => {
    expect(screensOf("Wow.")).toEqual(["Wow."]);
    expect(screensOf("One more word about it and then some more. ".repeat(6).trim())).toHaveLength(5);
  });
});

describe("the pace of speech", () => {
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

  test("longer phrases get more time, and the end of a sentence gets a pause", () => {
    const [short = 0, long = 0] = speakingSeconds(["two days", "on a launch kit together"], 60);
    expect(long).toBeGreaterThan(short);
    const [running = 0] = speakingSeconds(["now it is done"], 60);
    const [ended = 0] = speakingSeconds(["now it is done."], 60);
    expect(ended - running).toBeCloseTo(0.3);
  });

  test("captions are spoken at two to four words a second", () => {
    const phrases = cut(COFFEE, 18);
    const words = COFFEE.split(" ").length;
    expect(words / sum(speakingSeconds(phrases, 60))).toBeGreaterThan(2);
    expect(words / sum(speakingSeconds(phrases, 5))).toBeLessThan(4);
  });

  test("captions speed up to fit the available time, within a readable limit", () => {
    const phrases = cut(COFFEE, 18);
    const natural = sum(speakingSeconds(phrases, 60));
    expect(sum(speakingSeconds(phrases, natural * 0.9))).toBeCloseTo(natural * 0.9);
    expect(sum(speakingSeconds(phrases, 0.1))).toBeCloseTo(natural * 0.66);
  });
});
