import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { folded } from "../../lib/text/prefilter/folded.ts";
import { literalSet } from "../../lib/text/prefilter/literal-index.ts";
import { literalsOf, possibleOf } from "../../lib/text/prefilter/pattern-parts.ts";
import { Prefiltered } from "../../lib/text/prefilter/prefiltered.ts";
import { readPattern } from "../../lib/text/prefilter/read-pattern.ts";

/** Numbers that are the same in each run. */
function dice(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    return (state >> 8) % n;
  };
}

const WORDS: readonly [string, ...string[]] = [
  "please",
  "put it",
  "large",
  "größer",
  "été",
  "don’t",
  "no.",
  "a",
  "",
  "\n",
  "K",
  "12:30",
  "€ 5",
];
const ATOMS: readonly [string, ...string[]] = [
  "\\s+",
  "[aeiou]",
  "[^.]{0,9}",
  "\\p{L}+",
  "(?<!\\p{L})",
  "\\b",
  "[’']",
  ".*?",
  "\\d{1,2}",
  "^",
  "$",
];
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const oneOf = <T>(roll: (n: number) => number, all: readonly [T, ...T[]]): T =>
  all[roll(all.length)] ?? all[0];
const isAssertion = (open: string) => open.includes("=") || open === "(?!";

/** Alternatives in brackets. Repetitions of repetitions would take any engine longer than a test may last. */
function anyGroup(roll: (n: number) => number, depth: number): string {
  const inner = Array.from({ length: 1 + roll(6) }, () => anyPattern(roll, depth - 1)).join("|");
  const open = oneOf(roll, ["(?:", "(", "(?:", "(?=", "(?!", "(?<="]);
  const often = depth > 1 ? oneOf(roll, ["", "?"]) : oneOf(roll, ["", "?", "*", "{0,2}", "{2}"]);
  return `${open}${inner})${isAssertion(open) ? "" : often}`;
}

/** A pattern of words, classes, groups and assertions, as deep as is asked for. */
function anyPattern(roll: (n: number) => number, depth: number): string {
  const part = (): string => {
    const kind = roll(8);
    if (kind < 3 || depth === 0) return escaped(oneOf(roll, WORDS));
    return kind === 3 ? oneOf(roll, ATOMS) : anyGroup(roll, depth);
  };
  return Array.from({ length: 1 + roll(3) }, part).join("");
}

const anyText = (roll: (n: number) => number) =>
  Array.from({ length: 1 + roll(6) }, () => WORDS[roll(WORDS.length)] ?? "").join([" ", "", ", "][roll(3)]);

/** Compares both in every way that patterns are used; their place goes on from use to use. */
function expectSame(own: RegExp, plain: RegExp, text: string): void {
  const at = JSON.stringify([plain.source, plain.flags, text]);
  for (let times = 0; times < 2; times++) {
    expect([at, own.exec(text), own.lastIndex]).toEqual([at, plain.exec(text), plain.lastIndex]);
  }
  if (plain.global) expect([at, ...text.matchAll(own)]).toEqual([at, ...text.matchAll(plain)]);
  expect([at, text.split(own)]).toEqual([at, text.split(plain)]);
  expect([at, text.replace(own, "<$&>")]).toEqual([at, text.replace(plain, "<$&>")]);
  expect([at, own.lastIndex]).toEqual([at, plain.lastIndex]);
}

test("it answers as the plain pattern does, whatever pattern and text", () => {
  const roll = dice(7);
  for (let i = 0; i < 1000; i++) {
    const source = anyPattern(roll, 3);
    const flags = ["u", "iu", "giu", "dgu"][roll(4)];
    const [own, plain] = [new Prefiltered(source, flags), new RegExp(source, flags)];
    for (let j = 0; j < 4; j++)
      expectSame(own, plain, roll(2) === 0 ? anyText(roll) : anyText(roll).toUpperCase());
  }
});

test("it does so in parts, and as a whole after many texts", () => {
  const roll = dice(11);
  const words = Array.from({ length: 60 }, (_, i) => `word${i} of ${i}`);
  const source = `(?:${words.map((word, i) => (i % 5 === 0 ? `(?<w${i}>${word})` : word)).join("|")}) (?:large|small)`;
  const [own, plain] = [new Prefiltered(source, "gi"), new RegExp(source, "gi")];
  for (let i = 0; i < 200; i++) {
    const said = Array.from(
      { length: roll(4) },
      () => `${words[roll(60)]} ${["LARGE", "small", "big"][roll(3)]}`,
    );
    expectSame(own, plain, said.join(", "));
  }
});

const WISHES =
  "^(?:please )?(?:(?<what>the (?:price|date))|(?:title|headline)) (?:in|with) (?:very )?(?:large letters|bold print|capital letters|a frame of its own|the colours of the house|more room around it|a thin line under it|the oldest picture we have)$";

test("only the branches whose words stand in the text are left, and groups keep their names", () => {
  const pattern = readPattern(WISHES);
  const left = (text: string) => possibleOf(pattern, (literal) => text.includes(literal));
  expect(literalsOf(pattern)).toContain("bold print");
  expect(left("a sentence about something else")).toBeUndefined();
  expect(left("the price in bold print")).not.toContain("frame");
  expect(left("the price in bold print")).toContain("bold print");
  const wishes = new Prefiltered(WISHES, "u");
  expect(wishes.exec("please the date in bold print")?.groups).toEqual({ what: "the date" });
  expect(wishes.exec("title with a frame of its own")?.groups).toEqual({ what: undefined });
});

test("that there is nothing in a text is remembered of that text alone", () => {
  const [wishes, all] = [new Prefiltered(WISHES, "u"), new Prefiltered(WISHES.slice(1), "gu")];
  const said = "title with a frame of its own";
  for (let times = 0; times < 3; times++) {
    expect(wishes.test("Title with a frame of its own")).toBe(false);
    expect(wishes.test(said)).toBe(true);
    all.lastIndex = 3;
    expect([all.test(said), all.lastIndex]).toEqual([false, 0]);
    expect(all.test(said)).toBe(true);
    expect(said.toUpperCase().replace(all, "")).toBe(said.toUpperCase());
  }
});

test("letters that a pattern without case takes for each other are the same, of all that there are", () => {
  const letters = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
    (letter) => letter.toLowerCase() !== letter || letter.toUpperCase() !== letter,
  );
  expect(letters.length).toBeGreaterThan(2000);
  const others = (letter: string) =>
    [letter.toLowerCase(), letter.toUpperCase(), letter.toUpperCase().toLowerCase()].filter(
      (other) => other.length === 1 && new RegExp(`^${letter}$`, "iu").test(other),
    );
  const different = letters.filter((letter) => others(letter).some((one) => folded(one) !== folded(letter)));
  expect(different).toEqual([]);
  expect(new Prefiltered("(?:5 µg|celsius)", "iu").test("5 \u03bcg")).toBe(true);
  expect(new Prefiltered("(?:wasser|sand)", "iu").test("Wa\u017fser")).toBe(true);
  expect(new Prefiltered("(?:οδος|sand)", "iu").test("ΟΔΟΣ 5")).toBe(true);
});

test("a set of literals is found in texts that others have searched before it", () => {
  const text = "The QUINCES are ripe, and the medlars";
  expect(literalSet(["quinces"], []).isIn(text)).toBe(true);
  const later = literalSet(["medlars", "sloes"], ["ripe, and", "ripe apples"]);
  expect([later.isIn(text), later.isIn("the sloe"), later.isIn("")]).toEqual([true, false, false]);
  const found = later.foundIn(text);
  expect(["medlars", "ripe, and", "ripe apples", "sloes"].filter((one) => found.has(one))).toEqual([
    "medlars",
    "ripe, and",
  ]);
  later.ruleOut(text);
  expect([later.isIn(text), later.isIn(text.toLowerCase())]).toEqual([false, true]);
  const [free, none] = [literalSet(undefined, ["sloes"]), literalSet([], ["sloes"])];
  expect([free.isIn(text), none.isIn(text)]).toEqual([true, false]);
});

test("a pattern without words, and the empty text", () => {
  expect("a1b22".replace(new Prefiltered("\\d+", "g"), "#")).toBe("a#b#");
  expect(new Prefiltered("^$").test("")).toBe(true);
  expect("".split(new Prefiltered("x"))).toEqual([""]);
  expect("x,y".split(new Prefiltered(","), 1)).toEqual(["x"]);
});

test("patterns that read briefs are prefiltered where they are put together", () => {
  const folders = ["story", "copy"].map((name) => new URL(`../../lib/${name}/`, import.meta.url));
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .map((name) => new URL(name, folder)),
  );
  expect(files.length).toBeGreaterThan(300);
  const plain = files.filter((file) => readFileSync(file, "utf8").includes("new RegExp("));
  expect(plain.map(({ pathname }) => pathname)).toEqual([]);
});
