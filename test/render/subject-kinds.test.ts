import { describe, expect, test } from "vitest";
import { subjectOf } from "../../lib/render/subject/find.ts";
import { findOnSlides } from "../../lib/render/subject/picture.ts";
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
    ["en", "Open again on Monday", "calculator", { about: ["Payroll that bakeries love"] }],
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

describe("a word that is mostly part of another thing needs its own field", () => {
  test.each<[SubjectLanguage, string, string | undefined, Said]>([
    ["en", "New wool for the seat", undefined, { about: ["An upholstery workshop"] }],
    ["en", "New wool is here", "yarn", { about: ["Knitting patterns and hand-dyed skeins"] }],
    ["de", "Die neue Wolle ist da", "yarn", { about: ["Strickgarn und Kurse"] }],
    ["de", "Dämmen mit Steinwolle", undefined, {}],
    ["fr", "La laine du fauteuil", undefined, {}],
    ["es", "La lana llega el martes", "yarn", { about: ["Madejas y agujas"] }],
    ["it", "La lana del divano", undefined, {}],
    ["nl", "De nieuwe wol is er", "yarn", { about: ["Breien en haken"] }],
    ["en", "The rail holds again", undefined, {}],
    ["en", "Why rail is slow", "high-speed-train", { about: ["Train travel across Europe"] }],
    ["de", "Der erste Zug entscheidet", undefined, { about: ["Verein für Schach"] }],
    ["de", "Der letzte Zug fährt um elf", "high-speed-train", { about: ["Unsere Bahnstrecke am See"] }],
    ["es", "El tren sale a las ocho", "high-speed-train", { about: ["Viajeros y andenes"] }],
    ["es", "Ejercicios de tren superior", undefined, {}],
    ["en", "How to book a machine", undefined, { about: ["A club with a workshop"] }],
    ["de", "Eine neue Maschine", "gear", { about: ["Drehteile und Zerspanung"] }],
    ["en", "Why keys stick in winter", undefined, { about: ["Concert pianos", "Music for all"] }],
    ["en", "Why keys stick in winter", "key", { about: ["A locksmith in the old town"] }],
    ["de", "Neue Hämmer für den Flügel", undefined, { about: ["Musik und Konzerte"] }],
    ["de", "Ein neuer Hammer", "hammer", {}],
    ["es", "Batería para principiantes", "drum", { about: ["Música y conciertos"] }],
    ["es", "Batería para tu casa", "battery", {}],
    [
      "de",
      "Der Anker der alten Uhr",
      undefined,
      { about: ["Standuhren und Pendeluhren", "Uhren repariert"] },
    ],
    ["en", "The guesthouse opens in May", "bed", {}],
    ["en", "The hotel opens in May", "hotel", {}],
  ])("%s: %s", async (language, headline, subject, said) => {
    expect(await drawn(language, headline, said)).toBe(subject);
  });
});

describe("a school of a craft has no schoolhouse", () => {
  test.each<[SubjectLanguage, string, string | undefined]>([
    ["es", "Taller Escuela de Abanicos Ferrer", undefined],
    ["fr", "Atelier École de Reliure Morel", undefined],
    ["en", "Harrow School of Fan-making", undefined],
    ["de", "Schule für Fächer Lenz", undefined],
    ["de", "Fächerschule Lenz", undefined],
    ["nl", "School voor Waaiers", undefined],
    ["en", "Harrow Primary School", "school"],
    ["de", "Grundschule Lenz", "school"],
    ["nl", "Basisschool De Linde", "school"],
    ["es", "Colegio Ferrer", "school"],
    ["es", "Casa de abanicos Ferrer", undefined],
    ["fr", "Maison de reliure Morel", undefined],
    ["pt", "Casa de leques Moura", undefined],
  ])("%s: %s", async (language, name, subject) => {
    const headline = language === "en" ? "Open on Monday" : "2027";
    expect(await drawn(language, headline, { name })).toBe(subject);
  });

  test.each<[SubjectLanguage, string, string | undefined]>([
    ["en", "A school of fan-making", undefined],
    ["en", "A school for children", "school"],
    ["de", "Eine Schule für Kinder", "school"],
    ["es", "Una escuela de abanicos", undefined],
  ])("%s: %s", async (language, offer, subject) => {
    expect(await drawn(language, "2027", { about: [offer] })).toBe(subject);
  });
});

describe("a slide shows a thing where the slide is about it", () => {
  const onSlide = async (language: SubjectLanguage, title: string, beside: readonly string[] = []) =>
    (await findOnSlides([{ title, body: "" }], language, readAsset, undefined, beside))[0]?.name;

  test.each<[SubjectLanguage, string, string | undefined, readonly string[]]>([
    ["en", "The sofa arrived with a cracked back rail and no feet", undefined, ["Armchairs restored"]],
    ["en", "Below the top cloth lay the first brown wool", undefined, ["Armchairs restored"]],
    ["en", "The price covers every stone and use of the machines", undefined, ["A gem cutting club"]],
    ["en", "The court case was brought by someone who sells bread", undefined, []],
    ["en", "The early batch is out at six and it is mostly bread", "bread", ["A bakery", "Bread for all"]],
    ["en", "Bread is out at six and is gone by nine most days", "bread", []],
    ["en", "60 benches for the nursing home and the parish", "bench", []],
    ["en", "Bring some bread", "bread", []],
    ["en", "The old church", undefined, []],
    ["en", "The old church", "church", ["A church and its bells"]],
    ["es", "La escuela de verano", undefined, ["Abanicos hechos a mano"]],
    ["de", "Zum Ausprobieren vorbeikommen", undefined, ["Geigenbau"]],
    ["de", "Bier vom Fass", "beer-mug", []],
  ])("%s: %s", async (language, title, subject, beside) => {
    expect(await onSlide(language, title, beside)).toBe(subject);
  });
});

describe("a school is more than what its parents swap", () => {
  test.each<[string, string, readonly string[]]>([
    [
      "The autumn fair raised £900",
      "school",
      ["The parents of a village school.", "Fundraising", "Uniform swap"],
    ],
    ["School uniform swap on Friday", "school-jumper", ["The parents of a village school."]],
  ])("%s", async (headline, subject, about) => {
    expect(await drawn("en", headline, { about })).toBe(subject);
  });
});
