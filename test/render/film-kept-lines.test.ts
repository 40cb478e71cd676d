import { expect, test } from "vitest";
import { announcedRun } from "../../lib/render/templates/film/announced-run.ts";
import { keptLinesOf } from "../../lib/render/templates/film/kept.ts";
import {
  decidingLines,
  ownedLines,
  unsaidDay,
  withFree,
} from "../../lib/render/templates/film/kept-lines.ts";
import { houseStory } from "../../lib/story/house.ts";
import { brandOf } from "../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Acme"), channel: "instagram", assetType: "video" });

const EVENINGS =
  "Two evenings in our kitchen. Dumpling night, Thursday 3 December, £38 each. Bread night, Thursday 10 December, £25 each. Book at acme.example.";

test("on the last picture a day and a price stand with their thing, and each thing once", () => {
  const lines = ownedLines(
    ["Thursday 3 December", "£38 each"],
    storyOf(EVENINGS),
    "Two evenings in our kitchen",
  );
  expect(lines).toEqual(["Dumpling night, Thursday 3 December, £38 each"]);
});

test.each([
  [
    "Our concert is on 3 May at 7 pm in St Mary's. Tickets cost £12, under-18s go free.",
    "Tickets cost £12",
    "Tickets cost £12, under-18s go free",
  ],
  [
    "Das Konzert ist am 3. Mai um 19 Uhr. Der Eintritt kostet 9 €, Kinder kommen gratis hinein.",
    "Der Eintritt kostet 9 €",
    "Der Eintritt kostet 9 €, Kinder kommen gratis hinein",
  ],
  [
    "Le concert est le 3 mai à 19 h. L’entrée coûte 9 €, gratuit pour les enfants.",
    "L’entrée coûte 9 €",
    "L’entrée coûte 9 €, gratuit pour les enfants",
  ],
  [
    "Our concert is on 3 May at 7 pm. Tickets cost £12, the bar opens at 6 pm.",
    "Tickets cost £12",
    "Tickets cost £12",
  ],
])("%s: a price stands with what is free beside it", (brief, line, whole) => {
  expect(withFree(line, storyOf(brief))).toBe(whole);
});

test("a line of its own stays as it is", () => {
  expect(ownedLines(["acme.example"], storyOf(EVENINGS), "Two evenings")).toEqual(["acme.example"]);
});

test("a short sentence that decides whether one comes is kept, unless a line says it", () => {
  const story = storyOf(
    "The toy library opens on Saturday 5 December from 10 to 12 in the village hall. Children choose two toys each. It's free!",
  );
  expect(decidingLines(story, ["Saturday 5 December"])).toEqual(["It's free!"]);
  expect(decidingLines(story, ["It's free!"])).toEqual([]);
});

const MENDING =
  "Het dak lekt nog steeds! Zondag 13 december leggen we nieuwe pannen op de loods en daar is iedere hand welkom. We starten om 10.00 uur bij de schuur aan de Dijkweg. Neem handschoenen mee.";

test("the only day that the scenes name is kept with what takes place then", () => {
  const story = storyOf(MENDING);
  expect(unsaidDay(story, [])).toBe("Zondag 13 december leggen we nieuwe pannen op de loods");
  expect(unsaidDay(story, ["Zondag 13 december, 10.00 uur"])).toBe("");
});

test("of several days none is kept as the only one", () => {
  const story = storyOf(
    "The barn needs new tiles. On Sunday 13 December we clear the old ones off the roof with ladders. On Monday 14 December we lay the new ones with the whole village.",
  );
  expect(unsaidDay(story, [])).toBe("");
});

test("a day that is not the one of the headline stands with what takes place then", () => {
  const story = storyOf(
    "How we went at the regatta on Sunday 22 November 2026. We took 31 rowers and came home with 9 medals. It is the club's best result since 1974. Our next learn-to-row day: Saturday 12 December, 8 am, at the boat shed.",
  );
  expect(story.headline.text).toContain("22 November");
  expect(ownedLines(["Saturday 12 December, 8 am"], story, story.headline.text)).toEqual([
    "Our next learn-to-row day: Saturday 12 December, 8 am, at the boat shed",
  ]);
});

test("an amount stands with what it is for", () => {
  const story = storyOf(
    "Kite Weekend is back! Saturday 13 March 2027, foreshore beach, 10am to 4pm, free entry. Kids can build their own kite in the workshop tent, $8, runs every hour.",
  );
  expect(ownedLines(["$8"], story, "Kite Weekend is back!")).toEqual([
    "Kids can build their own kite in the workshop tent, $8",
  ]);
});

const STATION =
  "Come and talk to a ship! On Saturday 19 December 2026, from 1 pm to 5 pm, our club station at the old coastguard hut in Skarrow Bay is open to everyone. Tap out your name in Morse, take home a certificate, and at 3 pm we call the research vessel Anselma Rook on her way south. Free, no booking, children welcome with a grown-up. Hot soup by donation. Wear wellies: the track is muddy.";

test("the day, the hours and the place that one sentence announces are kept together", () => {
  expect(announcedRun(storyOf(STATION))).toEqual([
    "Saturday 19 December 2026",
    "From 1 pm to 5 pm",
    "Our club station at the old coastguard hut in Skarrow Bay is open to everyone",
    "Free, no booking, children welcome with a grown-up",
  ]);
});

test("a day without hours or a place announces nothing", () => {
  expect(
    announcedRun(storyOf("New colours! On Saturday 19 December 2026 we show them. They are bright.")),
  ).toEqual([]);
});

test("a price stands once, in the line that says what is free", () => {
  const story = storyOf(
    "Come and wake up our apple trees! Wassail night at Brindlecote Orchard, Saturday 16 January 2027, gates open at 5 pm, torchlit procession at 6. Bring a pan and a spoon and make as much noise as you can. Adults £6, under-12s free. Dogs on leads welcome.",
  );
  const lines = keptLinesOf(story, { headline: story.headline.text });
  expect(lines.filter((line) => line.includes("£6"))).toEqual(["Adults £6, under-12s free"]);
});

test("an amount under its label stands once", () => {
  const story = houseStory({
    brief:
      "Offer for December: gutter clearing for a semi-detached house £76 instead of £95, so 20 % off. Book by 19 December 2026, job done by 31 January 2027. Call 01632 960 418.",
    brand: brandOf("Dripstop"),
    channel: "instagram",
    assetType: "video",
  });
  const lines = keptLinesOf(story, { headline: "Offer for December", url: "", cta: "" });
  expect(lines.filter((line) => line.includes("£76"))).toHaveLength(1);
});
