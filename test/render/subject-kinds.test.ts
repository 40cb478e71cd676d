import { describe, expect, test } from "vitest";
import { subjectOf } from "../../lib/render/subject/find.ts";
import { type SubjectLanguage, subjectWords } from "../../lib/render/subject/words.ts";
import { readAsset } from "../support/assets.ts";

type Said = { name?: string; about?: readonly string[]; texts?: readonly string[] };

async function drawn(
  language: SubjectLanguage,
  headline: string,
  { name = "", about = [], texts = [] }: Said = {},
) {
  return subjectOf(await subjectWords(language, readAsset), {
    headline,
    texts,
    about: ["", ...about],
    name,
  });
}

describe("a word of two meanings is the one that its brand speaks of", () => {
  test.each<[SubjectLanguage, string, string | undefined, Said]>([
    ["fr", "Le bac ne circule pas mardi", "ferry", { about: ["Traversée entre les deux rives"] }],
    ["fr", "Le bac 2027 commence en juin", undefined, {}],
    ["es", "Qué sal para el pescado", "salt", { about: ["Flor de sal recogida a mano"] }],
    ["es", "Sal a correr el domingo", undefined, {}],
    ["it", "Il prezzo sale a giugno", undefined, {}],
    ["en", "Why a wall leans", undefined, {}],
    ["en", "Mending your wall in spring", "stone-wall", { about: ["Dry stone walls and field gates"] }],
  ])("%s: %s", async (language, headline, subject, said) => {
    expect(await drawn(language, headline, said)).toBe(subject);
  });
});

describe("a season in front of hours only says when they are", () => {
  test.each<[SubjectLanguage, string, string, Said]>([
    ["en", "Christmas hours at the tip", "wheelie-bin", { about: ["household rubbish"] }],
    ["en", "Christmas opening at the pier", "oyster", { about: ["Oyster farm on the loch"] }],
    ["de", "Öffnungszeiten an Weihnachten", "bread", { about: ["Brot aus dem Steinofen"] }],
    ["fr", "Horaires de Noël", "bread", { about: ["Pain au levain"] }],
    ["nl", "Openingstijden met kerst", "bread", { about: ["Brood uit de steenoven"] }],
    ["en", "Christmas trees are here", "christmas-tree", { about: ["Household rubbish"] }],
    ["en", "Christmas hours", "christmas-tree", {}],
  ])("%s: %s", async (language, headline, subject, said) => {
    expect(await drawn(language, headline, said)).toBe(subject);
  });
});

describe("what a brand mends is its trade", () => {
  test.each<[SubjectLanguage, string, string | undefined, Said]>([
    [
      "en",
      "Open again on Monday",
      "manual-wheelchair",
      { about: ["A workshop that mends wheelchairs", "Loan wheelchairs"] },
    ],
    ["de", "Montag wieder offen", "violin", { about: ["Seit 1990", "Eine Werkstatt, die Geigen repariert"] }],
    ["fr", "On rouvre lundi", "violin", { about: ["Un atelier qui répare des violons"] }],
    ["en", "Open again on Monday", "abacus", { about: ["Payroll that bakeries love"] }],
    ["en", "Open again on Monday", "bread", { about: ["Bread and wheelchair access"] }],
    [
      "en",
      "Two chairs to try today",
      "manual-wheelchair",
      { about: ["Wheelchair hire", "Wheelchair repair"] },
    ],
    ["en", "Two chairs to try today", "chair", { about: ["Chairs and tables. Wheelchair access."] }],
  ])("%s: %s", async (language, headline, subject, said) => {
    expect(await drawn(language, headline, said)).toBe(subject);
  });
});

test.each<[string, string | undefined, readonly string[]]>([
  ["Green Mountain Septic", undefined, []],
  ["Castle Street Studio", undefined, []],
  ["Hollow Log Mushrooms", "brown-mushroom", ["A farm in the hills"]],
])("a name that begins with a landmark says where it is: %s", async (name, subject, about) => {
  expect(await drawn("en", "We open on Monday", { name, about })).toBe(subject);
});

test.each<[SubjectLanguage, string, string | undefined]>([
  ["en", "Stained-glass repair", "stained-glass"],
  ["en", "Which alpaca grade is yours?", "llama"],
  ["de", "Das Igeljahr", "hedgehog"],
  ["de", "Der Riegel", undefined],
  ["de", "Ein Seeigel", undefined],
  ["nl", "De natuurijsbaan gaat open", "ice-skate"],
  ["en", "Where the library truck stops", "library-van"],
])("%s: %s", async (language, headline, subject) => {
  expect(await drawn(language, headline)).toBe(subject);
});
