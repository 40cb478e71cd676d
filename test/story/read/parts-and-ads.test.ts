import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string, assetType: AssetType = "card") =>
  houseStory({ brief, brand: brandOf("Tangle"), channel: "instagram", assetType });
const factsOf = (brief: string) => storyOf(brief).facts.map(({ quote }) => quote);

test.each([
  "New product: Kelp Crunch. 35 g tin, £5.20. Out Friday 4 December 2026 on our website. Fun and quick, one thought per screen.",
  "Kelp Crunch. 35 g tin, £5.20. Out Friday 4 December 2026. Fresh and simple, one scene per ingredient.",
])("how a piece is to be, before how it is divided, is no news: %s", (brief) => {
  expect(factsOf(brief).join(" ")).not.toMatch(/Fun and quick|Fresh and simple/);
});

test("a soap that is fresh and simple is news", () => {
  expect(factsOf("Our new soap is fresh and simple, one bar per box. 5 €.").join(" ")).toContain(
    "fresh and simple",
  );
});

test("what a preview is for is held back as a whole", () => {
  const facts = factsOf(
    "Our library lent its 10,000th packet in November. Borrowing is still free. The preview is for the story on our website.",
  );
  expect(facts.join(" ")).not.toContain("preview");
});

test.each([
  [
    "Wir brauchen ein kurzes Video für unsere Stellenanzeige. Gesucht: Orgelbauerin oder Orgelbauer für Intonation, ab 1. März 2027 in Brunnhausen.",
    "Gesucht",
  ],
  [
    "We need a short video for our job advert. Wanted: joiner for our workshop in Leeds, full time, from 1 March 2027.",
    "Wanted",
  ],
  [
    "Il nous faut une carte pour notre offre d'emploi. Nous cherchons une boulangère à Dijon, temps plein, dès le 1er mars 2027.",
    "Nous cherchons",
  ],
])("an advertisement of a job is headed by what is wanted: %s", (brief, first) => {
  expect(storyOf(brief).headline.text).toContain(first);
});

test("units of prices may have two words or a sign", () => {
  const { prices } = storyOf(
    "Prices 2027 at the sail loft:\n- Washing and drying: £4.50 per m²\n- UV strip: £28 per running metre\n- Tape: £2 per 100 g\n- Checking the stitching: £35 per sail",
    "infographic",
  );
  expect(prices.map(({ price }) => price)).toEqual([
    "£4.50 per m²",
    "£28 per running metre",
    "£2 per 100 g",
    "£35 per sail",
  ]);
});

test("hours wanted large are the table of all days", () => {
  const { headline } = storyOf(
    "Christmas hours at the hire counter:\nMon 21 – Wed 23 December 7.30–17.00\nThu 24 December 7.30–12.00\n25–28 December closed\nBack to normal Monday 4 January 2027 from 7.30.\nJust the hours, nice and big.",
  );
  expect(headline.text).toBe("Christmas hours at the hire counter");
});
