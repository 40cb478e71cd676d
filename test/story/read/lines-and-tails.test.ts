import { describe, expect, test } from "vitest";
import { judgeOf } from "../../../lib/story/addressee/addressee.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { isRestOfRemark, remarkTail } from "../../../lib/story/read/remark-tail.ts";
import { isInternal } from "../../../lib/story/read/talk.ts";
import { brandOf } from "../../copy/brands.ts";

const read = (brief: string) => readStory({ brief, brand: brandOf("Fernwick") });

test.each([
  [
    "How to waterproof leather boots",
    "Start with clean boots.\nWarm the wax in your hands.\nRub it in.\nLeave them overnight.",
  ],
  [
    "Como escovar os dentes das crianças",
    "Use uma escova macia.\nEscove de manhã e à noite.\nNão passe por água depois.",
  ],
])("lines under “%s” are its steps", (title, lines) => {
  expect(read(`${title}\n\n${lines}`).steps).toHaveLength(lines.split("\n").length);
});

test("a word of courtesy behind a conjunction begins no remark", () => {
  const sentence =
    "Kade zoekt een projectleider die onze projecten van schetsontwerp tot oplevering begeleidt en graag met aannemers om tafel zit.";
  const { facts, heldBack } = read(`${sentence} Solliciteren kan tot 18 december.`);
  expect(heldBack).toEqual([]);
  expect(facts[0]?.says).toBe(sentence);
});

test("prices in a sentence with a verb are no price list", () => {
  expect(
    read("Il panettone è in vetrina. Il panettone da 1 kg costa 34 €, quello da 500 g 19 €.").prices,
  ).toEqual([]);
});

test("a fair that a launch is shown at is not the day of the launch", () => {
  expect(
    read("Introducing the new M4 motor. Find us at the Bologna fair from 3 to 6 February.").when,
  ).toBeNull();
});

test("shares of years with a verb between are a series, named by what they are shares of", () => {
  const { series } = read(
    "Unsere Fernwärme wird grüner: 2022 kamen 31 % der Wärme aus erneuerbaren Quellen, 2023 waren es 38 %, 2024 dann 52 % und 2025 schon 64 %.",
  );
  expect(series).toMatchObject({ label: "Wärme aus erneuerbaren Quellen", unit: "%" });
  expect(series?.points.map(({ y }) => y)).toEqual([31, 38, 52, 64]);
});

test("hours keep their beginning, and a labelled day is the day", () => {
  const { when } = read(
    "Töpferkurs für Anfänger\n\nWann: Samstag, 16. Januar 2027, 10 bis 16 Uhr\nWo: Fischergasse 8, Lindau",
  );
  expect(when).toMatchObject({ date: "Samstag, 16. Januar 2027", time: "10 bis 16 Uhr" });
});

test.each([
  ["Corte de agua el martes 9 de febrero en la calle Sagunto. Guarde agua para beber.", "incident"],
  [
    "Grève : aucun bus ne circulera sur les lignes 2, 5 et 9 jeudi 26 novembre. Les autres lignes roulent.",
    "incident",
  ],
  ["Fermeture pour inventaire du lundi 1er au mercredi 3 février. Réouverture jeudi.", "closing"],
  ["Il nostro 2026 in numeri\n\n42 allevatori.\n71% dell'energia dal biogas.", "stat"],
  ["Kade zoekt een projectleider herbestemming. Solliciteren kan tot 18 december.", "hiring"],
])("%s is a matter of %s", (brief, occasion) => {
  expect(read(brief).occasion).toBe(occasion);
});

test("whom an event is for is told to readers, and whom a post is for is not", () => {
  const form = "親子の木の時計ワークショップ\n\n日時：2月14日（日）13時〜15時30分\n場所：長野市大門町55";
  expect(read(`${form}\n対象：小学生と保護者、先着8組`).heldBack).toEqual([]);
  expect(read("Our new oven is here.\n\nTarget audience: restaurants").heldBack).toHaveLength(1);
});

test.each([
  ["de", "Wer schon einmal Schichten geplant hat, ist uns lieber als jemand mit Zeugnissen, bitte groß."],
  ["en", "Whoever has planned shifts before, please make that person the biggest thing here."],
])("no remark begins where a clause waits for its main clause: %s", (language, sentence) => {
  const at = remarkTail(sentence, language);
  expect(at === undefined || at > sentence.indexOf(",") + 2).toBe(true);
});

describe("lines with a name before a dash", () => {
  const lines = [
    "Extra virgin – no defects, pressed only. For salads.",
    "Virgin – slight defects allowed. Cooking.",
    "“Olive oil” – a blend with refined oil. Neutral taste.",
  ];

  test("keep their sentences together", () => {
    const { items, facts } = read(`Three grades of oil:\n${lines.join("\n")}`);
    const quotes = items.map((id) => facts.find((fact) => fact.id === id)?.quote);
    expect(quotes).toEqual(lines);
  });

  test.each([
    ["two are no list", "Virgin – pressed once. Good.\nRefined – heated. Bland."],
    ["keys are for the writer", "Tone – calm. Warm.\nAudience – chefs. Cooks.\nGoal – orders. Many."],
    ["whole sentences", lines.map((line, i) => `We sell many kinds of oil here ${i} – ${line}`).join("\n")],
  ])("%s", (_, text) => {
    expect(read(`About our oil.\n${text}`).items).toEqual([]);
  });
});

test.each([
  ["Workshop: bake your first sourdough. Sunday, 3 hours.", "Workshop: bake your first sourdough"],
  ["Concert: Bach by candle light. Friday 4 December 2026.", "Concert: Bach by candle light"],
])("the kind of an event stays with it: %s", (brief, says) => {
  const { facts } = read(brief);
  expect(facts.map((fact) => fact.says).join(" ")).toContain(says);
});

test("a label of a form stays out of what is told", () => {
  const { facts } = read("Event: summer fair\nDate: Sunday 5 July 2026");
  expect(facts.map((fact) => fact.says).join(" ")).not.toContain("Event");
});

describe("two lines of a programme", () => {
  const lines = ["Saturday, 9 to 1: reading the current.", "Sunday, 9 to 1: a drill in teams."];

  test("are a list", () => {
    const { items, facts } = read(
      `Rescue weekend on 6 and 7 June.\n${lines.join("\n")}\n12 places, £95 each.`,
    );
    expect(items.map((id) => facts.find((fact) => fact.id === id)?.quote)).toEqual(lines);
  });

  test.each([
    ["one is none", `${lines[0]}\nBring a towel.`],
    ["without hours they are none", "Saturday: reading the current.\nSunday: a drill in teams."],
  ])("%s", (_, text) => {
    expect(read(`Rescue weekend on 6 and 7 June.\n${text}`).items).toEqual([]);
  });
});

test("what is left of a remark behind its first words is for the maker as well", () => {
  const judge = (to: "maker" | undefined) => ({ ...judgeOf("", "en"), heldAround: () => to });
  const isRest = (text: string, to: "maker" | undefined) =>
    isRestOfRemark(text, { judge: judge(to), language: "en" });
  expect(isRest("let Joan's words do the work.", "maker")).toBe(true);
  expect(isRest("let Joan's words do the work.", undefined)).toBe(false);
  expect(isRest("winter tyres are in stock.", "maker")).toBe(false);
  expect(isRest("let the price of £34 do the work.", "maker")).toBe(false);
});

test("a drill in teams is for readers, and numbers in Teams are not", () => {
  expect(isInternal("We end with a drill in teams.", "en")).toBe(false);
  expect(isInternal("The numbers are in Teams.", "en")).toBe(true);
});

test("a check after hibernation is no post", () => {
  const check = "We see tortoises for a post-hibernation check until the end of May, £34.";
  expect(read(`Gerald is 58. ${check}`).facts.map(({ quote }) => quote)).toContain(check);
  expect(read("Gerald is 58. Keep the post to three lines.").facts.map(({ quote }) => quote)).not.toContain(
    "Keep the post to three lines.",
  );
});

test.each([
  "Tally disputes a month: 7 against 1. Days to the invoice: 11 against 2. Lost books: 4, and none.",
  "We won 3 to 1. They won 0 to 2. It rained.",
])("numbers that end sentences count no steps: %s", (brief) => {
  expect(read(brief).steps).toEqual([]);
});

test.each([
  "How to dry boots: 1. Take out the soles. 2. Stuff them with paper.",
  "Steps 1. Mix it 2. Bake it",
])("numbers that open sentences do: %s", (brief) => {
  expect(read(brief).steps).toHaveLength(2);
});

test.each([
  ["24 pages, in English, Hindi and Marathi, with braille.", []],
  ["Tours in English and German every Sunday.", []],
  ["A new tour of the harbour. In English please.", ["language"]],
])("what a thing is in is no wish for the post: %s", (brief, rules) => {
  expect(read(brief).wishes.map(({ rule }) => rule)).toEqual(rules);
});

const PAIRS = "Disputes a month: 7 against 1. Days to the invoice: 11 against 2.";

test("values against each other are rows where the brief names the sides", () => {
  const { rows, columns } = read(`Paper book versus Tally Shed, from last season. ${PAIRS}`);
  expect(columns).toEqual(["Paper book", "Tally Shed"]);
  expect(rows.map(({ first, second }) => [first, second])).toEqual([
    ["7", "1"],
    ["11", "2"],
  ]);
});

test("and none where it does not", () => {
  expect(read(`Figures of nine gangs. ${PAIRS}`).rows).toEqual([]);
});

test.each([
  [
    "Christmas opening hours",
    "Christmas opening hours, please make it a clear list.\nWed 23 December: 7am–7pm",
  ],
  ["Our new prices", "Our new prices, please as a clear list.\nCut: £20\nColour: £60"],
  ["Nos horaires de Noël", "Nos horaires de Noël, sous forme de liste claire svp.\nMer 23 décembre : 7h–19h"],
  ["Onze nieuwe prijzen", "Onze nieuwe prijzen, graag als overzicht.\nKnippen: € 20\nKleuren: € 60"],
])("how lines are to be set is no part of their heading: %s", (heading, brief) => {
  const { facts, heldBack } = read(brief);
  expect(facts[0]?.says.replace(/[.:]$/, "")).toBe(heading);
  expect(heldBack[0]?.why).toBe("instruction");
});

test.each([
  "Preview image for our news page: from 1 March 2027 the new ferry sails.",
  "Vorschaubild für unsere Newsseite: Ab 1. März 2027 fährt die neue Fähre.",
  "Image de partage pour notre page d'actualités : à partir du 1er mars 2027, le nouveau bac navigue.",
  "Imagen para compartir para nuestra página: desde el 1 de marzo de 2027 navega el nuevo barco.",
  "Immagine di copertina per il nostro sito: dal 1° marzo 2027 parte il nuovo traghetto.",
  "Deelafbeelding voor onze nieuwspagina: vanaf 1 maart 2027 vaart de nieuwe pont.",
  "Imagem de partilha para a nossa página: a partir de 1 de março de 2027 navega o novo barco.",
])("the name of a picture in front of what it shows is for its maker: %s", (brief) => {
  const [label = "", said = ""] = brief.split(/ ?: /);
  const { facts, heldBack } = read(brief);
  expect(heldBack[0]?.quote).toContain(label);
  expect(facts[0]?.says.toLowerCase().replaceAll("’", "'")).toBe(said.toLowerCase());
});

test("readers who are not sure of something are asked about it, and colleagues are not sure themselves", () => {
  expect(isInternal("Not sure which size you need?", "en")).toBe(false);
  expect(isInternal("Not sure where to start?", "en")).toBe(false);
  expect(isInternal("Not sure if we can say this?", "en")).toBe(true);
  expect(isInternal("Not sure what you want here.", "en")).toBe(true);
});

test("what a blog post explains is for readers of its preview", () => {
  expect(isInternal("The post explains three changes: checking the name before sending.", "en")).toBe(false);
  expect(isInternal("The post should be short.", "en")).toBe(true);
});

test("a line that begins with the first of two days keeps its number, and its line", () => {
  const brief =
    "Unsere Öffnungszeiten:\nMi 23. Dezember: 7–19 Uhr\n25. bis 27. Dezember: geschlossen\n28. und 29. Dezember: 9–16 Uhr";
  const { posts } = houseStory({
    brief,
    brand: brandOf("Fernwick"),
    channel: "linkedin",
    assetType: "card",
  });
  expect(posts.linkedin).toContain("\n25. bis 27. Dezember: geschlossen\n28. und 29. Dezember: 9–16 Uhr");
});

test("words of logic in source code keep their capitals", () => {
  expect(read("The new rule warns on NOT NULL without a default.").facts[0]?.says).toContain("NOT NULL");
  expect(read("This sale is NOT small, and it is NEW.").facts[0]?.says).toContain("is not small");
});

test.each([
  ["en", "She speaks no English, but my sister translates and the dough needs no words."],
  ["de", "Sie spricht kein Deutsch, aber meine Schwester übersetzt alles für die Gäste."],
  ["fr", "Elle ne parle pas français, mais ma sœur traduit et la pâte se passe de mots."],
])("what is set against a statement stays with it: %s", (language, text) => {
  expect(remarkTail(text, language)).toBeUndefined();
});

test.each([
  [
    "Bring one thing with a hole. Eight places, so say yes by e-mail: hello@quince.example. Tea is on us.",
    "say yes by e-mail",
  ],
  [
    "Bringt etwas mit einem Loch mit. Acht Plätze, also sagt per E-Mail zu: hallo@quitte.example. Tee gibt es auch.",
    "sagt per E-Mail zu",
  ],
])("an order before an address is for readers: %s", (brief, words) => {
  const { posts } = houseStory({ brief, brand: brandOf("Fernwick"), channel: "linkedin", assetType: "card" });
  expect(posts.linkedin).toContain(words);
});

test("what a wish leaves of a remark is no sentence for readers", () => {
  const brief =
    "Haal de kaas een uur van tevoren uit de koelkast.\nLeg van mild naar pittig.\n\nGraag stap voor stap, met weinig tekst per beeld.";
  const { facts } = readStory({ brief, brand: brandOf("Acme") });
  expect(facts.filter(({ from }) => from === "brief").map(({ says }) => says)).not.toContain("Per beeld.");
});
