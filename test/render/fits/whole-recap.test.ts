import { expect, test } from "vitest";
import { fits } from "../../../lib/render/templates/film-launch/fits.ts";
import { isDayAlone } from "../../../lib/render/templates/kit/story/labelled-day.ts";
import { seriesOfStory } from "../../../lib/render/templates/series/story-series.ts";
import { houseStory } from "../../../lib/story/house.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";

const PICTURES = { brand: "Northgate", asked: [], atHand: [], faces: [] };
const LIMITS = { headline: 100, supporting: 160, title: 140, body: 160 };

const storyOf = (brief: string, assetType: AssetType = "video") =>
  houseStory({ brief, brand: brandOf("Northgate"), channel: "instagram", assetType });
const detailsOf = (brief: string) => fits(storyOf(brief), PICTURES)?.data.details ?? "";

test.each([
  [
    "en",
    "Our sauna boat Aava is here. It holds six people. Deliveries from August.",
    "Deliveries from August",
  ],
  [
    "fr",
    "Nouveau à la fromagerie : la Tomme des Sagnes. Lait cru de nos 34 chèvres. En vente dès le samedi 14 juin.",
    "En vente dès le samedi 14 juin",
  ],
  ["en, in a form", "Product: Luma Desk Lamp\nPrice: €129\nAvailable: 1 October", "Available: 1 October"],
])("a day stands with what it is of: %s", (_, brief, line) => {
  expect(detailsOf(brief)).toContain(line);
});

test("the day of an event and of the headline's sentence is of the title", () => {
  expect(
    detailsOf(
      "Millbeck footbridge will be closed to everyone, including cyclists, from Monday 2 June until Friday 27 June while the deck boards are replaced. The school bus is not affected.",
    ),
  ).toBe("From Monday 2 until Friday 27 June");
});

test.each([
  [
    "a step with a price",
    "How to tell if your chain is worn out, in four steps:\n1. Shift to the big ring in front.\n2. Pull the chain forward.\n3. If you see daylight, it's done.\n4. Replace it now (about $35) instead of the cassette later (about $90 plus labor).",
  ],
  [
    "a part of a price list",
    "Our prices for the season:\n\nSmall boat 5 m: 90 € half day, 130 € whole day\nBoat 6.5 m with sun roof: 160 € half day, 230 € whole day\nSpeedboat 7.2 m: 390 € only whole day, licence is obligatory\nSkipper: 100 € per day",
  ],
  ["an average", "We cut food waste in restaurants. Average cost per meal $2.84. Twelve kitchens took part."],
  [
    "some of the hours of a week",
    "Neue Sprechzeiten ab 1. September: Mo und Di 8–12 und 13–17 Uhr, Mi geschlossen, Do 10–19 Uhr, Fr 8–13 Uhr.",
  ],
])("the last picture keeps no part of a list: %s", (_, brief) => {
  expect(detailsOf(brief)).not.toMatch(/\$|€|Do 10|Fr 8/u);
});

test("a price that includes its tax is not cut at the short form", () => {
  const details = detailsOf(
    "Our sauna boat Aava is here. It holds six people. Price starts 38 900 € incl. VAT. Deliveries from August.",
  );
  expect(details).toContain("38 900 € incl. VAT");
});

test("a summary without the place or the price is none", () => {
  const series = seriesOfStory(
    storyOf(
      "Oficina de azulejo para principiantes, sábado 22 de novembro, das 14h às 17h30, no nosso ateliê em Alfama. 45 € por pessoa, com materiais incluídos. Inscrições no site até 19 de novembro.",
      "carousel",
    ),
    PICTURES,
    LIMITS,
  );
  expect(series?.closing.supporting ?? "").not.toMatch(/^Alfama$/u);
});

test.each(["From Friday 4 December", "10am", "Ab 1. September", "depuis lundi", "today"])(
  "%s says nothing of what takes place",
  (text) => expect(isDayAlone(text)).toBe(true),
);
test.each(["Starts 1 January", "Start: 1. April 2027", "Closed 25–27 December", "En vente dès le 14 juin"])(
  "%s says what it is of",
  (text) => expect(isDayAlone(text)).toBe(false),
);

test("of a call that is only a verb the summary keeps the line, and the verb is its action", () => {
  const story = storyOf(
    "Our next Learn to Row course starts on Saturday 16 January and runs for six Saturdays until 20 February, 8.30 to 10.30am each time, from the boathouse at Tidmoor Lock. It's for adults who have never been in a boat before. £95 for the whole course. You need to be able to swim 50 metres. 12 places, book at northgate.example/learn.",
    "slideshow",
  );
  const { closing } = seriesOfStory(story, PICTURES, { ...LIMITS, headline: 120, supporting: 200 }) ?? {};
  expect(closing?.cta).toBe("Book");
  expect(closing?.url).toBe("northgate.example/learn");
  expect(closing?.supporting).toContain("16 January");
  expect(closing?.supporting).toContain("12 places");
});
