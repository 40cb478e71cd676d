import { expect, test } from "vitest";
import { isBalanced } from "../../lib/text/balanced.ts";
import { breathsOf } from "../../lib/text/breaths.ts";

test("a sentence is parted at its signs, and no word is lost", () => {
  const text =
    "31 weeks later: new 10mm baseplate, a rebuilt two cylinder engine, oak lining throughout and roses repainted by Hester";
  const parts = breathsOf(text, 90);
  expect(parts.length).toBe(2);
  expect(parts.every((part) => part.length <= 90)).toBe(true);
  expect(parts.join(" ")).toBe(text);
});

test("without a sign it is parted before a word that begins a clause", () => {
  const text =
    "Our first earplug has two filters in one shell and you turn a small ring to switch between them";
  expect(breathsOf(text, 60)).toEqual([
    "Our first earplug has two filters in one shell",
    "and you turn a small ring to switch between them",
  ]);
});

test("a clause stays with its noun where another word parts the sentence", () => {
  const text =
    "It pays for the new pool hoist in full so that people who use a wheelchair can get in and out on their own terms";
  expect(breathsOf(text, 92)[0]).toBe("It pays for the new pool hoist in full");
});

test("a number keeps its comma, and a part that is too long leaves nothing", () => {
  expect(breathsOf("It costs 1,200 euros, 3 of them", 26).join(" ")).toContain("1,200 euros");
  expect(breathsOf("word ".repeat(40).trim(), 60)).toEqual([]);
});

test("Japanese is parted without spaces", () => {
  expect(breathsOf("粒あんを、山芋の練り切りで包みました。中に柚子が香ります。", 20).join("")).toBe(
    "粒あんを、山芋の練り切りで包みました。中に柚子が香ります。",
  );
});

test.each([
  "We fetch old tins and tools from your door on 6 and 20 May and bring them to the yard",
  "Wir holen Dosen und altes Werkzeug am 6. und 20. Mai bei euch ab und bringen alles zum Hof",
  "The yard takes what breaks (lamps, toys and radios and pans) and volunteers sort it for free",
])("no breath parts two days of a list or a bracket: %s", (text) => {
  const parts = breathsOf(text, 60);
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.join(" ")).toBe(text);
  for (const part of parts) {
    expect(part).not.toMatch(/^(?:and|und) 20/u);
    expect(isBalanced(part)).toBe(true);
  }
});

test("a title in quotation marks is torn at no comma of its own", () => {
  expect(breathsOf("“Salt in bread, cheese and ham”, with tasting, by Anneke Roos of the mill", 46)[0]).toBe(
    "“Salt in bread, cheese and ham”, with tasting,",
  );
});
