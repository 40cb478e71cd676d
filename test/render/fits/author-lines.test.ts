import { expect, test } from "vitest";
import type { Pictures } from "../../../lib/render/fits.ts";
import { announcement } from "../../../lib/render/templates/announcement/announcement.ts";
import { contentOf } from "../../../lib/render/templates/card/compose/content.ts";
import { complete } from "../../../lib/render/templates/card/data.ts";
import { hiring } from "../../../lib/render/templates/hiring/hiring.ts";
import { offer } from "../../../lib/render/templates/offer/offer.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const brand = "Fernwick";
const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf(brand), channel: "linkedin", assetType: "card" });
const pictures: Pictures = { brand, website: "fernwick.example", asked: [], atHand: [], faces: [] };
const newsOf = (brief: string) => announcement.fits?.(storyOf(brief), pictures)?.data as { lines?: string[] };

test.each([
  [
    "Quay works at Strand. No car ferry Tuesday 4 to Friday 7 May 2027. Foot passengers: 06:40, 08:10, 12:20, 17:45. Cars: take the Holm crossing, last boat 19:00. Full service returns Saturday 8 May.",
    [
      "No car ferry Tuesday 4 to Friday 7 May 2027",
      "Foot passengers: 06:40, 08:10, 12:20, 17:45",
      "Cars: take the Holm crossing, last boat 19:00",
      "Full service returns Saturday 8 May",
    ],
  ],
  [
    "Preise ab 3. Mai 2027. Damenschnitt 42 € (vorher 38 €). Herrenschnitt 29 € (vorher 26 €). Farbe wird nach Verbrauch berechnet.",
    [
      "Damenschnitt 42 € (vorher 38 €)",
      "Herrenschnitt 29 € (vorher 26 €)",
      "Farbe wird nach Verbrauch berechnet",
    ],
  ],
  [
    "Corso di ceramica, turno di maggio. Inizia lunedì 3 maggio 2027. 180 €, argilla a parte. 9 posti.",
    ["Inizia lunedì 3 maggio 2027", "Prezzo: 180 €, argilla a parte", "9 posti"],
  ],
])("%s is lines in its author's order", (brief, lines) => {
  expect(newsOf(brief).lines).toEqual(lines);
});

test("a pay without a name is no price", () => {
  const { lines } = newsOf(
    "Weaver wanted, Hawick. Four days a week, 32 hours. £29,000 to £33,000 depending on experience. Apply by 7 May 2027: jobs@fernwick.example",
  );
  expect(lines).toContain("£29,000 to £33,000 depending on experience");
  expect(lines?.at(-1)).toBe("Apply by 7 May 2027");
});

test.each([
  "We have moved the loom room to the ground floor. It took the whole of April, and nobody dropped a shuttle. Come and see what the new light does to the reds.",
  "Our reading room is quiet again. The builders have left. The kettle is back, and so is the cat.",
])("prose is no lines: %s", (brief) => {
  expect(newsOf(brief).lines).toBeUndefined();
});

test("a pay that rises by the year is not torn for one of its sums", () => {
  const story = storyOf(
    "Ausbildung zur Buchbinderin (m/w/d)\nBeginn: 1. August 2027, Dauer 3 Jahre\nVergütung: 980 € im ersten, 1.060 € im zweiten, 1.170 € im dritten Jahr\n30 Tage Urlaub\nBewerbung bis 14. Mai 2027 an jobs@fernwick.example",
  );
  const job = hiring.fits?.(story, pictures)?.data as { facts: unknown[]; terms: string[] } | undefined;
  expect(job?.facts).toEqual([]);
  expect(job?.terms).toContain("Vergütung: 980 € im ersten, 1.060 € im zweiten, 1.170 € im dritten Jahr");
});

test("a share off for some behind the prices of a hire is no offer of its own", () => {
  const hire = storyOf("Hire the Old Mill. Loft £18 an hour, cellar £11. Members get 15% off.");
  expect(offer.fits?.(hire, pictures)).toBeUndefined();
  const sale = storyOf("15% off all looms until Friday 7 May 2027. In the shop and online.");
  expect(offer.fits?.(sale, pictures)).toBeDefined();
});

test("the price that stands large has its condition without the comma before it", () => {
  const card = complete({
    headline: "Weaving for beginners",
    bullets: ["Price: £145, wool included", "8 places"],
  });
  expect(contentOf(card, true).figure).toMatchObject({
    before: "Price",
    value: "£145",
    after: "wool included",
  });
});
