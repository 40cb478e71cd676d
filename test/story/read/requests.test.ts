import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

const brand = brandOf("Kite");
const saidIn = (brief: string) =>
  readStory({ brief, brand })
    .facts.filter(({ from }) => from === "brief")
    .map(({ says }) => says)
    .join("\n");
const headline = (brief: string) =>
  houseStory({ brief, brand, channel: "linkedin", assetType: "card" }).headline.text;

test.each([
  ["Open Graph image for the new guide: “Column renames in Postgres”. It has four steps.", /Open Graph/],
  [
    "Share image for our ticket page. Kite Festival, Porto, 24–26 September 2026.",
    /Share image|[Tt]icket page/,
  ],
  ["Slides introducing the Kite Meadow, our new soil sensor. It lasts five years.", /Slides/],
  [
    "We'd like a simple side-by-side of our two plans. Solo costs £9 a month. Studio costs £24.",
    /side-by-side/,
  ],
  [
    "A short slide deck for visiting groups about our exhibition, “From Flax to Fashion”. Tours last an hour.",
    /deck/,
  ],
  ["Why people choose a summer with us – a 30-second video for students. Groups have eight people.", /video/],
  ["How to wax a kite in three steps. One step per slide please. Warm the wax first.", /slide/],
  ["Corsi serali dal 2 marzo. Una slide per corso. Massimo 8 persone per classe.", /slide/],
  ["Note to Tom: keep it short. Kite 2.0 is out. Boards load in half a second.", /Tom|short/],
])("what is to be made is not published: %s", (brief, asked) => {
  expect(saidIn(brief)).not.toMatch(asked);
  expect(headline(brief)).not.toMatch(asked);
  expect(headline(brief)).not.toBe("");
});

test("where the words will stand is no name of what they are about", () => {
  expect(headline("Please make a slideshow of the milestones. We turn 25 in 2026.")).toBe(
    "We turn 25 in 2026",
  );
});

test("thanks that are part of a sentence stay in it", () => {
  expect(saidIn("Fit mudguards. The rider behind you will thank you.")).toContain("will thank you");
});

test("customers may be saidIn in German what they can do", () => {
  const brief = "Sonntags öffnen wir früher. Reservieren könnt ihr unter 0761 555 0134.";
  expect(saidIn(brief)).toContain("0761 555 0134");
  expect(saidIn("Sonntags öffnen wir früher. Könnt ihr bitte ein Bild dazu machen?")).not.toContain("Bild");
});

test("columns that blanks part are a table", () => {
  const brief =
    "Our two boards:\n\n              Fern       Oak\nRange         80 m       8 km\nBattery life  3 years    6 years\nPrice         €39        €89\n";
  const { columns, rows } = readStory({ brief, brand });
  expect(columns).toEqual(["Fern", "Oak"]);
  expect(rows).toMatchObject([
    { label: "Range", first: "80 m", second: "8 km" },
    { label: "Battery life", first: "3 years", second: "6 years" },
    { label: "Price", first: "€39", second: "€89" },
  ]);
});

test.each([
  [
    "Last year's kites sold out in six days, so please mention that they won't be restocked.",
    "They won’t be restocked.",
  ],
  [
    "Wir öffnen ab Mai auch samstags, bitte auch erwähnen, dass wir montags geschlossen haben.",
    "Wir haben montags geschlossen.",
  ],
])("what is asked for within a sentence is a statement of its own: %s", (brief, said) => {
  expect(saidIn(brief).split("\n")).toContain(said);
  expect(saidIn(brief)).not.toMatch(/please|mention|bitte|erwähnen/);
});

test.each([
  ["We'd like to present our three courses:", "Our three courses."],
  ["Nous voudrions présenter nos trois stages :", "Nos trois stages."],
  ["Wir möchten unsere drei Kurse vorstellen:", "Unsere drei Kurse."],
  ["2025 in numbers for our annual report post:", "2025 in numbers."],
])("the title of a list is what it presents: %s", (title, said) => {
  const brief = `${title}\n- Pottery 40 €\n- Painting 35 €\n- Printing 30 €`;
  expect(saidIn(brief).split("\n")[0]).toBe(said);
  expect(readStory({ brief, brand }).heldBack.map(({ why }) => why)).not.toContain("unclear");
});

test("steps that stand in one line are steps each", () => {
  const brief =
    "How to wax a kite. A short film in three steps.\nStep 1: Warm the wax. Step 2: Rub it along the seam. Step 3: Wait. It dries in an hour.";
  expect(readStory({ brief, brand }).steps.map(({ title }) => title)).toEqual([
    "Warm the wax",
    "Rub it along the seam",
    "Wait",
  ]);
  expect(saidIn(brief)).not.toMatch(/film|Step/);
});

test("an adjective before a trade is no name", () => {
  expect(saidIn("A named rigger, reachable by phone, joins each flight.")).toContain("A named rigger");
});

test("slides on a question have it as their title", () => {
  expect(
    saidIn(
      "Slides on how one of our flights runs.\n\n- Launch at ten\n- Lunch at noon\n- Landing at four",
    ).split("\n")[0],
  ).toBe("How one of our flights runs.");
});

test.each([
  ["Webinar link image. Two pilots explain their first flight on 4 March at 18:00.", /image/],
  [
    "Autumn season trailer. Five flights:\n- Sept 3: Bampot\n- Sept 24: Antigone\n- Oct 15: The Wet Kite",
    /trailer/,
  ],
  [
    "This is how a first flight goes. We'd like one slide per step.\n\nBring your kite. Wait for wind.",
    /slide/,
  ],
  [
    "Wind times for our three kites. Please keep the figures exactly.\n\n- Delta: 2 min\n- Box: 4 min\n- Sled: 3 min",
    /exactly/,
  ],
])("what a picture is for, and how it is to be made, is no statement: %s", (brief, asked) => {
  expect(saidIn(brief)).not.toMatch(asked);
});

test("a noun phrase over a list is its title, past a request", () => {
  const brief =
    "Wind times for our three kites. Please keep the figures exactly.\n\n- Delta: 2 min\n- Box: 4 min\n- Sled: 3 min";
  expect(headline(brief)).toBe("Wind times for our three kites");
});

test("what is said of a subtitle is the subtitle; thanks within a sentence stay", () => {
  const brief = "Our article “Why kites fly” is out. The subtitle on the page is “A year of wind.”";
  expect(saidIn(brief)).toContain("A year of wind.");
  expect(saidIn(brief)).not.toMatch(/subtitle/);
  expect(saidIn("Macht eine Pause am Hang. Dein Rücken sagt danke.")).toContain("Dein Rücken sagt danke.");
});

test("a sentence for readers that begins with words of an order is kept whole", () => {
  const brief =
    "For a first jumper we recommend Shetland wool. Herdwick costs £7 per 100 g, Shetland £10. A medium size needs about 450 g. Sample cards with both cost £3 including postage.";
  expect(saidIn(brief)).toContain("Sample cards with both cost £3");
});

test.each([
  [
    "de",
    "Herbstwochen im Tal: 4 Nächte bleiben, 3 bezahlen. Gültig vom 4. bis 10. Oktober 2027.",
    "Bitte die 4-für-3 groß, den Rest eher klein.",
  ],
  [
    "pt",
    "A aula de grupo custa 35 €. De outubro a dezembro a segunda aula fica a metade do preço.",
    "Vídeo curto, uns 15 segundos, ritmo animado.",
  ],
  [
    "fr",
    "L’atelier bouquet a lieu le samedi 17 octobre à 14 h et coûte 39 €. Il reste huit places.",
    "Une vidéo courte, 20 secondes environ.",
  ],
])("how large or how long it is to be is not published: %s", (_, news, asked) => {
  expect(saidIn(`${news} ${asked}`)).not.toContain(asked.slice(0, 12));
});

test("a French title in the infinitive is no order", () => {
  const title = "Garder un bouquet dix jours au lieu de cinq, c’est possible.";
  expect(saidIn(`${title}\n\n1. Recoupez les tiges.\n2. Changez l’eau.`)).toContain(title);
});

test.each([
  ["Un vase propre suffit. Pour finir : atelier bouquet le samedi 17 octobre, 39 €.", /finir/],
  ["Ein Strauß hält zehn Tage. Zum Schluss: Workshop am Samstag, 17. Oktober, 39 €.", /Schluss/],
])("words that only lead to the end are no headline: %s", (brief, lead) => {
  expect(saidIn(brief)).not.toMatch(lead);
  expect(saidIn(brief)).toMatch(/17/);
});

test("a preview for a page of something is about that", () => {
  const brief =
    "Link preview for the page of our evening talk: “The Lamp Went Out”, Dr Ines Pollard on a wreck of 1893. Thursday 12 November 2026, 19:00.";
  expect(saidIn(brief)).not.toMatch(/page of/);
  expect(headline(brief)).toMatch(/The Lamp Went Out/);
});

test("a remark behind a statement is taken off only where the sentence may be one", () => {
  const brief =
    "Meet Gus. Nine years old, three legs, snores like a tractor. He came to us in January with a broken shoulder.";
  expect(saidIn(brief)).toMatch(/three legs, snores like a tractor/);
});

test("a key message has no label", () => {
  const brief = "Vergleich K 410 und K 450.\n\nKernaussage: mehr Leistung auf weniger Fläche.";
  expect(saidIn(brief)).not.toMatch(/Kernaussage/);
  expect(saidIn(brief)).toMatch(/mehr Leistung auf weniger Fläche/i);
});

test("a question that opens the brief is for readers", () => {
  const steps = "Five things to do before you sign.\n\n1. Don't sign on the day.\n2. Check the notice pay.";
  expect(saidIn(`Handed a settlement agreement? ${steps}`)).toContain("Handed a settlement agreement?");
});

test.each([
  [
    "Vanaf 1 januari halen we papier op. Zet de blauwe container vóór 7.30 uur aan de straat.",
    "Zet de blauwe container",
  ],
  [
    "Five minutes against a stiff neck. Do this twice a day at your desk:\n1. Sit tall.\n2. Tuck your chin.",
    "Five minutes against a stiff neck",
  ],
  [
    "Five minutes against a stiff neck. Do this twice a day at your desk:\n1. Sit tall.\n2. Tuck your chin.",
    "Do this twice a day",
  ],
])("what readers are asked to do is for them: %s", (brief, words) => {
  expect(saidIn(brief)).toContain(words);
});

test("what is asked of the writer in Dutch stays out", () => {
  expect(saidIn("Vanaf 1 januari halen we papier op. Zet de datum groot in beeld.")).not.toContain(
    "Zet de datum",
  );
});

test.each([
  "Wanduhren, die nicht in einen Korb passen, lassen Sie bitte zu Hause und bringen stattdessen ein Foto mit.",
  "Hunde lasst ihr bitte draußen vor der Tür, drinnen ist es zu voll.",
])("an order to readers is not cut at its courtesy: %s", (order) => {
  const said = readStory({
    brief: `Am Sonntag, dem 6. Dezember, ist Reparaturtag in der Schauwerkstatt. ${order}`,
    brand,
  })
    .facts.filter(({ from }) => from === "brief")
    .map(({ says }) => says)
    .join(" ");
  expect(said).toContain(order.slice(-14));
});
