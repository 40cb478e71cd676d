import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contrast } from "../../lib/render/color.ts";
import { subjectOf } from "../../lib/render/subject/find.ts";
import { findOnSlides, findSubject } from "../../lib/render/subject/picture.ts";
import { subjectsIn } from "../../lib/render/subject/subjects-in.ts";
import { subjectLanguage, subjectWords } from "../../lib/render/subject/words.ts";
import { inksOn } from "../../lib/render/templates/kit/subject/inks.ts";
import { readAsset } from "../support/assets.ts";

const FOLDER = new URL("../../functions/public/subjects/", import.meta.url);
const linesOf = (path: string) =>
  readFileSync(new URL(path, FOLDER), "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"));
const namesIn = (path: string, mark: string) =>
  linesOf(path).map((line) => line.slice(0, line.indexOf(mark)));

async function inHeadline(tag: string, headline: string) {
  const language = subjectLanguage(tag);
  if (!language) throw new Error(`${tag} has no words.`);
  return subjectOf(await subjectWords(language, readAsset), { headline, texts: [], about: [] });
}

describe("a headline names its subject", () => {
  test.each([
    ["en", "Sourdough on Saturdays", "bread"],
    ["en", "Bike repair while you wait", "bicycle"],
    ["en", "Violin lessons for beginners from £18", "violin"],
    ["en", "Bug fixes and faster search", "lady-beetle"],
    ["de", "Der Biergarten öffnet wieder", "beer-mug"],
    ["de", "Zahnarztpraxis Dr. Kern zieht um", "tooth"],
    ["de-AT", "Wildschwein am Sonntag", "pig"],
    ["fr", "Le pain d’hier à moitié prix", "bread"],
    ["es", "Nueva ruta de autobús", "bus"],
    ["it", "Corso di ceramica per principianti", "pottery"],
    ["nl", "Fietsreparatie terwijl u wacht", "bicycle"],
    ["pt", "Pão quente às 7h", "bread"],
    ["ja", "桜ほうじ茶を数量限定で発売します", "teapot"],
  ])("%s: %s", async (tag, headline, subject) => {
    expect(await inHeadline(tag, headline)).toBe(subject);
  });
});

describe("what is not sure has no subject", () => {
  test.each([
    ["en", "We are closed on bank holiday Monday"],
    ["en", "Meet us on Apple Street"],
    ["en", "File a claim in two minutes"],
    ["en", "A piece of cake: move your bank in a day"],
    ["en", "Book a table for Mother’s Day"],
    ["en", "Rose joined as our head nurse"],
    ["en", "Ship faster with Beacon"],
    ["de", "Preiserhöhung ab Januar"],
    ["de", "Abschied von Herrn Fuchs"],
    ["de", "Neue Räume in der Rosenstraße"],
    ["fr", "Ouvert rue de la Pomme"],
  ])("%s: %s", async (tag, headline) => {
    expect(await inHeadline(tag, headline)).toBeUndefined();
  });
});

test("where the headline names nothing, a picture shows the trade of the brand, and not what a sentence mentions", async () => {
  const words = await subjectWords("en", readAsset);
  const about = ["", "A sourdough bakery for dog owners"];
  const of = (headline: string, ...texts: string[]) => subjectOf(words, { headline, texts, about });
  expect(of("We move on Monday")).toBe("bread");
  expect(of("We move on Monday", "Our violin moves with us.")).toBe("bread");
  expect(of("A violin night")).toBe("violin");
  expect(
    subjectOf(words, { headline: "We move on Monday", texts: ["Bring bread."], about: [] }),
  ).toBeUndefined();
  expect(subjectsIn(words, "Dogs and bread")).toEqual(["dog-face", "bread"]);
});

test.each([
  ["en", "Why your nightly backup job silently stopped"],
  ["en", "How our charter school enrols"],
  ["fr", "Des chaussures pour courir"],
  ["it", "Un concerto nel giardino"],
])("nothing is drawn rather than what only comes near: %s, %s", async (tag, headline) => {
  const words = await subjectWords(tag as "en", readAsset);
  const drawn = subjectOf(words, { headline, texts: [], about: [] });
  expect(["cloud", "scroll", "mans-shoe", "potted-plant"]).not.toContain(drawn);
});

describe("the trade is what the brand says that it does", () => {
  test.each([
    ["en", "Payroll that cafés love", "calculator"],
    ["en", "Boutique hotel", "hotel"],
    ["en", "Organic vegetable boxes", "carrot"],
    ["en", "Project management for bakeries", undefined],
    ["en", "Cheerful help without dogs", undefined],
    ["en", "Physiotherapy for athletes", "treatment-couch"],
    ["nl", "Schoenen voor kinderen", "leather-shoe"],
    ["de", "Frästeile und Drehteile in Kleinserie", "gear"],
    ["de", "Spedition, die Bäckereien beliefert", "delivery-truck"],
    ["de", "Wir arbeiten zu Festpreisen", undefined],
    ["fr", "Cabinet d’expert-comptable", "calculator"],
    ["es", "Gimnasio de barrio", "dumbbell"],
    ["it", "Macelleria dal 1950", "cut-of-meat"],
    ["nl", "Makelaardij in Utrecht", "key"],
    ["ja", "京都の不動産", "house-with-garden"],
  ] as const)("%s: %s", async (tag, offer, subject) => {
    const words = await subjectWords(tag, readAsset);
    expect(subjectOf(words, { headline: "2027", texts: [], about: ["", offer] })).toBe(subject);
  });
});

test("a subject of which any story may speak is one where the sentence after the headline speaks of it too", async () => {
  const words = await subjectWords("fr", readAsset);
  const of = (...texts: string[]) =>
    subjectOf(words, {
      headline: "L’eau sera coupée mardi",
      texts,
      about: ["", "Un service de la région"],
    });
  expect(of("Les bureaux restent ouverts.")).toBeUndefined();
  expect(of("Prévoyez de l’eau pour la matinée.")).toBe("droplet");
});

test("a language without words has no subject, and nothing is read for it", async () => {
  const asked: string[] = [];
  const read = (path: string) => {
    asked.push(path);
    return readAsset(path);
  };
  const texts = { headline: "Хлеб", texts: [], about: [] };
  expect(await findSubject(texts, "ru", read)).toBeUndefined();
  expect(asked).toEqual([]);
});

test("every word names a drawing, and every drawing is in the four inks", () => {
  const packs = readdirSync(new URL("pictures/", FOLDER)).map((file) => `pictures/${file}`);
  const drawn = new Set(packs.flatMap((path) => namesIn(path, "\t")));
  for (const file of readdirSync(new URL("words/", FOLDER)))
    for (const name of namesIn(`words/${file}`, ":"))
      expect([name, "-+><@".includes(name) || drawn.has(name)]).toEqual([name, true]);
  for (const line of packs.flatMap(linesOf)) expect(line).not.toMatch(/fill="#(?![0-3]")/);
});

test("inks are the brand's own colours, and each is seen on its ground", () => {
  const brand = ["#7a3e1d", "#f2c879", "#2f5d50"];
  const inks = inksOn(["#f2c879"], brand);
  expect(inks).toContain("#7a3e1d");
  expect(inks).toContain("#2f5d50");
  for (const ink of inks) expect(contrast(ink, "#f2c879")).toBeGreaterThan(1.3);
  for (const ink of inksOn(["#ffffff"], ["#39ff14"])) expect(contrast(ink, "#ffffff")).toBeGreaterThan(1.25);
});

test.each([
  ["Pinfold Cycles", "en", "Open again", "bicycle"],
  ["Bäckerei Mahlow", "de", "Wieder geöffnet", "bread"],
  ["Museo del Corcho", "es", "Abierto de nuevo", undefined],
  ["Panadería del Puerto", "es", "Abierto de nuevo", "bread"],
  ["Apple", "en", "Open again", undefined],
])("a name of several words may say the trade: %s", async (name, language, headline, subject) => {
  const found = await findSubject({ headline, texts: [], about: [], name }, language, readAsset);
  expect(found?.name).toBe(subject);
});

test("what any story may speak of gives way to the trade", async () => {
  const texts = {
    headline: "Unsere Praxis ist im Urlaub",
    texts: [],
    about: [],
    name: "Zahnarztpraxis am Weiher",
  };
  expect((await findSubject(texts, "de", readAsset))?.name).toBe("tooth");
});

test("what a compound ends with is the thing", async () => {
  expect(await inHeadline("de", "Unser Kartoffelbrot ist da")).toBe("bread");
});

test("posts of one brand that name the same thing have several drawings of it, and a thing of its own has one", async () => {
  const words = await subjectWords("en", readAsset);
  const of = (headline: string) =>
    new Set(
      [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => subjectOf(words, { headline, texts: [], about: [] }, seed)),
    );
  expect(of("Yoga for beginners").size).toBe(3);
  expect(of("Book your dental check-up").size).toBeGreaterThan(0);
  expect([...of("Violin lessons for beginners")]).toEqual(["violin"]);
});

test("a slide draws what its title names, each thing once and not what the cover shows", async () => {
  const slides = [
    { title: "Bring a towel and a bottle of water", body: "" },
    { title: "Take your shoes off", body: "Bread comes later." },
    { title: "Fresh bread from seven", body: "" },
    { title: "Bread again", body: "" },
    { title: "Violin in the evening", body: "" },
  ];
  const names = async (shown?: string) =>
    (await findOnSlides(slides, "en", readAsset, shown)).map((one) => one?.name);
  expect((await names()).slice(2)).toEqual(["bread", undefined, "violin"]);
  expect((await names("bread")).slice(2)).toEqual([undefined, undefined, "violin"]);
});

describe("what any brand may offer gives way to the brand's own thing", () => {
  const DENTAL = ["Gentle by design", "Check-ups and gentle treatment", "A dental practice for families."];
  const JOINER = ["Möbel, die bleiben", "Möbelreparatur nach Maß", "Eine Tischlerei in Leipzig."];
  test.each([
    ["en", "Children are seen free of charge", DENTAL, "tooth"],
    ["de", "Kurs: Einen Hocker aus Eiche bauen", JOINER, undefined],
    ["de", "Unser Team im Winter", JOINER, "carpentry-saw"],
    ["en", "Night session every Friday", ["Climb louder", "Bouldering and coaching"], "climbing-wall"],
  ])("%s: %s", async (tag, headline, about, subject) => {
    const language = subjectLanguage(tag);
    if (!language) throw new Error(`${tag} has no words.`);
    const words = await subjectWords(language, readAsset);
    expect(subjectOf(words, { headline, texts: [], about })).toBe(subject);
  });
});
