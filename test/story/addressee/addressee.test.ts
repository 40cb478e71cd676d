import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import {
  addresseeOf,
  isSurelyForReaders,
  maybeFor,
  maybeForBeside,
  surelyFor,
} from "../../../lib/story/addressee/addressee.ts";
import { EXAMPLES } from "../../../lib/story/addressee/weights.ts";
import { hashOfExamples } from "./examples.ts";
import { heldOut } from "./measure.ts";

test("the weights were made of the examples as they are (npm run addressee)", () => {
  expect(EXAMPLES).toBe(hashOfExamples());
});

test("chances add up to one", () => {
  const { reader, maker, colleague } = addresseeOf("Doors open at seven.", "en");
  expect(reader + maker + colleague).toBeCloseTo(1, 9);
});

describe("of sentences that it was not trained with", () => {
  const all = heldOut();
  const share = (label: string, is: (sentence: string, language: string) => boolean) => {
    const own = all.filter((one) => one.label === label);
    return own.filter(({ sentence, language }) => is(sentence, language)).length / own.length;
  };
  const isHeld = (sentence: string, language: string) => surelyFor(sentence, language) !== undefined;
  const isDoubted = (sentence: string, language: string) => maybeFor(sentence, language) !== undefined;
  const isDoubtedBeside = (sentence: string, language: string) =>
    maybeForBeside(sentence, language) !== undefined;

  test("about one of a hundred for readers is held back, and a quarter of the others", () => {
    expect(share("reader", isHeld)).toBeLessThan(0.013);
    expect(share("maker", isHeld)).toBeGreaterThan(0.25);
    expect(share("colleague", isHeld)).toBeGreaterThan(0.2);
  });

  test("most of the others are asked about, and few for readers", () => {
    expect(share("reader", isDoubted)).toBeLessThan(0.18);
    expect(share("maker", isDoubted)).toBeGreaterThan(0.65);
    expect(share("colleague", isDoubted)).toBeGreaterThan(0.55);
  });

  test("beside a remark hardly any of the others pass", () => {
    expect(share("reader", isDoubtedBeside)).toBeLessThan(0.55);
    expect(share("maker", isDoubtedBeside)).toBeGreaterThan(0.8);
    expect(share("colleague", isDoubtedBeside)).toBeGreaterThan(0.75);
  });

  test("hardly any for others counts as surely for readers", () => {
    expect(share("maker", isSurelyForReaders)).toBeLessThan(0.01);
    expect(share("colleague", isSurelyForReaders)).toBeLessThan(0.01);
    expect(share("reader", isSurelyForReaders)).toBeGreaterThan(0.1);
  });
});

test.each([
  ["en", "Keep the last line small.", "maker"],
  ["en", "Please make it clean, in the colours of our shop sign.", "maker"],
  ["fr", "On aimerait un style carnet de voyage, avec beaucoup d'air.", "maker"],
  ["de", "Hallo zusammen, anbei was ich bisher habe.", "colleague"],
  ["en", "I still have to ask my boss about the price.", "colleague"],
] as const)("in %s, %s is for another one than readers", (language, sentence, to) => {
  expect(surelyFor(sentence, language)).toBe(to);
});

test.each([
  ["en", "Bring a photo of the wall you want painted."],
  ["en", "Pay off the card with the highest rate first."],
  ["de", "Fotos vom Fest hängen ab Freitag im Foyer."],
  ["es", "Los repuestos se cobran aparte."],
])("in %s, %s is for readers", (language, sentence) => {
  expect(maybeFor(sentence, language)).toBeUndefined();
});

test("of a language without examples it says nothing", () => {
  expect(surelyFor("Yazı tipi büyük olsun lütfen.", "tr")).toBeUndefined();
  expect(isSurelyForReaders("Yarın açığız.", "tr")).toBe(false);
});

test("weights and concepts stay small", () => {
  const sizeOf = (name: string) =>
    gzipSync(readFileSync(new URL(`../../../lib/story/addressee/${name}.ts`, import.meta.url))).length;
  expect(sizeOf("weights") + sizeOf("concepts") + sizeOf("features")).toBeLessThan(60 * 1024);
});
