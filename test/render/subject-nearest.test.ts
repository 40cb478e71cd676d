import { describe, expect, test } from "vitest";
import { subjectOf } from "../../lib/render/subject/find.ts";
import { slideSubject } from "../../lib/render/subject/on-slide.ts";
import { findSubject } from "../../lib/render/subject/picture.ts";
import { subjectWords } from "../../lib/render/subject/words.ts";
import { readAsset } from "../support/assets.ts";

type Language = Parameters<typeof subjectWords>[0];

const named = async (tag: Language, headline: string, overview: string, name = "") =>
  subjectOf(await subjectWords(tag, readAsset), { headline, texts: [], about: ["", "", overview], name });

describe("a word of several trades is that of the brand", () => {
  test.each([
    ["fr", "Cours de tournage le mardi", "Atelier de céramique tenu par deux potières", "potters-wheel"],
    ["fr", "Tournage de petites séries", "Usinage et mécanique de précision", "gear"],
    ["es", "Torneado los jueves", "Taller de cerámica en Talavera", "potters-wheel"],
    ["es", "Torneado de piezas", "Mecanizado de metal en Eibar", "gear"],
    ["it", "Tornitura per principianti", "Laboratorio di ceramica a Faenza", "potters-wheel"],
    ["es", "Muñecas", "Consulta de fisioterapia en Zaragoza", "open-hand"],
    ["es", "Ejercicios para la oficina", "Consulta de fisioterapia en Zaragoza", "desk-stretch"],
    ["es", "Ejercicios de inglés", "Academia de idiomas", undefined],
  ] as const)("%s: %s, %s", async (tag, headline, overview, subject) => {
    expect(await named(tag, headline, overview)).toBe(subject);
  });
});

describe("of two things that a headline names alike, the brand's own is drawn", () => {
  test.each([
    ["en", "New Year's Eve and nervous dogs", "A small animal practice with two vets", "dog-face"],
    ["en", "New Year's Eve and hot dogs", "A village hall committee", "fireworks"],
    [
      "en",
      "“Salt, Rope, Tar. The women of the net lofts”",
      "Museum of fishing and harbour life",
      "rope-coil",
    ],
  ] as const)("%s: %s, %s", async (tag, headline, overview, subject) => {
    expect(await named(tag, headline, overview)).toBe(subject);
  });
});

test("a quotation of names is no list of things", async () => {
  expect(await named("en", "Thank you, Rose Baker, Lily Potter and Basil", "A village hall")).not.toBe(
    "rose",
  );
});

describe("who sells no goods shows whose advice it is", () => {
  test.each([
    ["en", "Going self-employed next to a job", "Four accountants in Leicester", "calculator"],
    ["en", "A lampshade for every room", "A pottery in Stoke", "bedside-lamp"],
    ["it", "Avviso alla cittadinanza", "Comune di 6.400 abitanti, servizi ai cittadini", "town-hall"],
  ] as const)("%s: %s, %s", async (tag, headline, overview, subject) => {
    expect(await named(tag, headline, overview)).toBe(subject);
  });
});

describe("the name of a house on a street of trees is no trade", () => {
  test.each([
    ["Orchard Lea", "Residential home for older people", "red-heart"],
    ["Orchard Lea", "Apple farm with its own cider", "red-apple"],
  ])("%s: %s", async (name, overview, subject) => {
    const found = await named("en", "New opening times from May", overview, name);
    expect(found === "red-apple").toBe(subject === "red-apple");
  });
});

test.each([
  ["A sourdough bakery", "bread"],
  ["Residential care home for older people", "lit-window"],
])("a night shift is about the trade that has a thing of its own: %s", async (overview, subject) => {
  expect(await named("en", "Night shift", overview)).toBe(subject);
});

describe("new things of ordinary trades", () => {
  test.each([
    ["en", "Night care assistant wanted", "lit-window"],
    ["de", "Nachtwache gesucht", "lit-window"],
    ["fr", "Veilleur de nuit recherché", "lit-window"],
    ["nl", "Touwslagerij open op zaterdag", "rope-coil"],
    ["en", "Marquee hire for the summer", "marquee"],
    ["de", "Rückenschmerzen im Winter", "spine"],
    ["pt", "Sapatos novos para a escola", "leather-shoe"],
    ["it", "Il coro cerca voci", "choir"],
    ["nl", "Repair Café op zaterdag", "screwdriver"],
    ["en", "Learn the ropes in a week", undefined],
    ["en", "We stretch to all sizes", undefined],
  ] as const)("%s: %s", async (tag, headline, subject) => {
    expect(await named(tag, headline, "")).toBe(subject);
  });
});

test("a drawing that only the brand speaks of is that of the trade", async () => {
  const of = (headline: string) =>
    findSubject({ headline, texts: [], about: ["", "", "A bicycle repair workshop"] }, "en", readAsset);
  expect(await of("Winter hours")).toMatchObject({ name: "bicycle", isTrade: true });
  expect((await of("Bikes are ready on Friday"))?.isTrade).toBeUndefined();
});

describe("no drawing stands beside a death", () => {
  test.each([
    ["en", "Bicycle workshop closed in mourning", "A bicycle repair workshop", undefined],
    ["de", "Unser Gründer ist verstorben", "Fahrradwerkstatt in Kassel", undefined],
    ["it", "Chiuso per lutto", "Panificio di paese", undefined],
    ["en", "Bicycle workshop closed on Monday", "A bicycle repair workshop", "bicycle"],
    ["en", "A wreath for those who died in 1916", "A village hall committee", "wreath"],
  ] as const)("%s: %s", async (tag, headline, overview, subject) => {
    expect(await named(tag, headline, overview)).toBe(subject);
  });
});

test("neither a drawing nor a photo of the town hall is wanted", async () => {
  const words = await subjectWords("fr", readAsset);
  const texts = { headline: "Horaires de la mairie", texts: [], about: ["", "", "Mairie d’un village"] };
  expect(subjectOf(words, texts)).toBe("town-hall");
  const unwanted = ["dessin ni de photo de la mairie, s’il vous plaît."];
  expect(subjectOf(words, { ...texts, unwanted })).toBeUndefined();
});

describe("ordinary trades have a drawing, and what only sounds like one has none", () => {
  test.each([
    ["de", "Familienbetrieb in der Nähe von Detmold", undefined],
    ["de", "Steuerberatung in Leer", "calculator"],
    ["de", "Schädlingsbekämpfung in Kassel", "bug"],
    ["fr", "Domaine viticole en Anjou", "wine-glass"],
    ["fr", "Élagueur dans le Jura", "deciduous-tree"],
    ["es", "Frutería de barrio", "carrot"],
    ["it", "Studio dentistico a Pisa", "tooth"],
    ["nl", "Toneelvereniging in Ede", "performing-arts"],
    ["pt", "Clínica dentária em Braga", "tooth"],
    ["en", "Scaffolders in Leeds", "building-construction"],
  ] as const)("%s: %s", async (tag, overview, subject) => {
    expect(await named(tag, "2027", overview)).toBe(subject);
  });
});

test.each([
  ["Vendredi 11 décembre", "Concert du quatuor Les Quatre Vents", "musical-notes"],
  ["Mercredi 2 décembre", "Heure du conte pour les 4 à 7 ans", "open-book"],
  ["Vendredi 11 décembre", "Nous vous attendons à 15 h", undefined],
  ["Les 4 saisons du vendredi", "Concert du quatuor", undefined],
])("under a day stands what happens: %s, %s", async (title, body, subject) => {
  expect(slideSubject(await subjectWords("fr", readAsset), title, body)).toBe(subject);
});
