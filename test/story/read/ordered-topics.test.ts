import { expect, test } from "vitest";
import { emphasesOf, unheeded } from "../../../lib/story/emphasis.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Vantara"), channel: "linkedin", assetType: "infographic" });

/** An order with the topic it names, rows, a wish for what leads, and the row that is meant. */
const BRIEFS: [order: string, topic: string, rows: string, wish: string, lead: RegExp][] = [
  [
    "Hello, for LinkedIn please prepare our yearly numbers for FY 2025-26.",
    "Our yearly numbers for FY 2025-26",
    "Lifts under maintenance: 1,260 (last year 985)\nBreakdown calls: 3,412\nAverage arrival: 38 minutes, last year it was 52",
    "The arrival time is the thing we are proud of, so that should lead.",
    /^Average arrival/,
  ],
  [
    "Hallo, für LinkedIn bitte unsere Jahreszahlen 2025 aufbereiten.",
    "Unsere Jahreszahlen 2025",
    "Aufzüge in Wartung: 1.260 (Vorjahr 985)\nStörungsmeldungen: 3.412\nAnkunft im Schnitt: 38 Minuten",
    "Auf die Ankunft sind wir besonders stolz, die soll also ganz vorne stehen.",
    /^Ankunft im Schnitt/,
  ],
  [
    "Bonjour, pour LinkedIn merci de préparer nos chiffres de l'année 2025.",
    "Nos chiffres de l’année 2025",
    "Ascenseurs entretenus : 1 260 (985 l'an dernier)\nPannes signalées : 3 412\nDélai d'arrivée moyen : 38 minutes",
    "Le délai d'arrivée est notre fierté, il doit donc passer en premier.",
    /^Délai d/,
  ],
  [
    "Hola, para LinkedIn por favor preparen nuestras cifras del año 2025.",
    "Nuestras cifras del año 2025",
    "Ascensores en mantenimiento: 1.260 (985 el año pasado)\nAverías atendidas: 3.412\nTiempo de llegada medio: 38 minutos",
    "El tiempo de llegada es lo que más nos enorgullece, así que debe ir primero.",
    /^Tiempo de llegada/,
  ],
  [
    "Ciao, per LinkedIn preparate per favore i nostri numeri del 2025.",
    "I nostri numeri del 2025",
    "Ascensori in manutenzione: 1.260 (985 l'anno scorso)\nGuasti segnalati: 3.412\nTempo di arrivo medio: 38 minuti",
    "Il tempo di arrivo è il nostro orgoglio, quindi deve stare in alto.",
    /^Tempo di arrivo/,
  ],
  [
    "Hallo, voor LinkedIn graag onze jaarcijfers over 2025 op een rij zetten.",
    "Onze jaarcijfers over 2025",
    "Liften in onderhoud: 1.260 (vorig jaar 985)\nStoringen: 3.412\nGemiddelde aankomsttijd: 38 minuten",
    "Op de aankomsttijd zijn we trots, dus die moet bovenaan staan.",
    /^Gemiddelde aankomsttijd/,
  ],
  [
    "Olá, para o LinkedIn preparem por favor os nossos números de 2025.",
    "Os nossos números de 2025",
    "Elevadores em manutenção: 1.260 (985 no ano passado)\nAvarias: 3.412\nTempo de chegada médio: 38 minutos",
    "O tempo de chegada é o nosso orgulho, por isso deve vir em primeiro lugar.",
    /^Tempo de chegada/,
  ],
];

test.each(BRIEFS)("an order above a list names what it is about: %s", (order, topic, rows, wish, lead) => {
  const story = storyOf(`${order}\n\n${rows}\n\n${wish}`);
  expect(story.headline.text).toBe(topic);
  expect(story.points.map(({ text }) => text.slice(0, 6))).toEqual(
    rows.split("\n").map((row) => row.replace("'", "’").slice(0, 6)),
  );
  expect(story.posts.linkedin).toMatch(new RegExp(`^${topic}\\s?:\\n\\n`));
  const [emphasis] = emphasesOf(story);
  expect(emphasis?.facts[0]?.quote).toMatch(lead);
});

test.each(["Make the dough:\n- 200 g flour\n- 2 eggs", "Prepare our rooms.\n\nWe open on Monday."])(
  "other orders name no topic: %s",
  (brief) => {
    expect(storyOf(brief).headline.text).not.toMatch(/^(?:The dough|Our rooms)/);
  },
);

test("a version number that is to be visible stands in a headline with it", () => {
  const request = {
    brief:
      'Release notes preview. Headline: "Halm 5.2: VAT without the spreadsheet". Version number must be visible.',
    brand: brandOf("Halm"),
    channel: "web",
    assetType: "og_image",
  } as const;
  const story = houseStory(request);
  expect(unheeded(story, story.headline.text, [])).toEqual([]);
  expect(unheeded(story, "VAT without the spreadsheet", [])).toHaveLength(1);
});

test.each([
  ["en", "61% had to wait. 9% have a plan. The 9% is the number we want people to remember.", "9%"],
  ["de", "61 % mussten warten. 9 % haben einen Plan. Die 9 % sind die Zahl, die hängen bleiben soll.", "9 %"],
])("what people are to remember is to be seen first (%s)", (_language, brief, value) => {
  const { wishes, posts } = houseStory({
    brief,
    brand: brandOf("Halm"),
    channel: "linkedin",
    assetType: "infographic",
  });
  expect(wishes.find(({ rule }) => rule === "emphasis")?.value).toContain(value);
  expect(posts.linkedin).not.toMatch(/remember|hängen/);
});

test("a title that asks has no colon behind its question", () => {
  const { posts } = houseStory({
    brief:
      'Carousel please, one slide per step. Title: "Hire or lease? Three things to sort first"\n\n1. Know the weight.\n2. Measure the radius.\n3. Tell us what is underneath.',
    brand: brandOf("Halm"),
    channel: "linkedin",
    assetType: "carousel",
  });
  expect(posts.linkedin).toMatch(/^Hire or lease\? Three things/);
});
