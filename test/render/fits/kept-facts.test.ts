import { expect, test } from "vitest";
import { signOff } from "../../../lib/render/templates/film/close.tsx";
import { fits } from "../../../lib/render/templates/film-launch/fits.ts";
import { bareName } from "../../../lib/render/templates/kit/story/bare-name.ts";
import { keptFacts } from "../../../lib/render/templates/kit/story/kept-facts.ts";
import { seriesOfStory } from "../../../lib/render/templates/series/story-series.ts";
import { houseStory } from "../../../lib/story/house.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";

const PICTURES = { brand: "Northgate", asked: [], atHand: [], faces: [] };
const LIMITS = { headline: 100, supporting: 110, title: 140, body: 160 };

const storyOf = (brief: string, assetType: AssetType = "video") =>
  houseStory({ brief, brand: brandOf("Northgate"), channel: "instagram", assetType });
const seriesOf = (brief: string) => seriesOfStory(storyOf(brief, "carousel"), PICTURES, LIMITS)!;

const HIRE =
  "Cargo bike hire starts on Monday 7 December. Carry two children and a week of shopping without a car. £9 for half a day, £15 for a day, helmets included. Pick up from 12 Mill Lane, Tuesday to Saturday, 9 am to 6 pm.";

test("a film keeps price, place and hours for its last picture, and not what its title says", () => {
  const { details } = fits(storyOf(HIRE), PICTURES)!.data;
  expect(details).toContain("£15 for a day");
  expect(details).toContain("12 Mill Lane");
  expect(details).not.toContain("7 December");
});

test("a list of prices is no fact to keep", () => {
  const story = storyOf(
    "Winter baking. Gingerbread, £4. Stollen with almonds, £12. Spelt pretzels, £2. Order by 20 December at 12 Mill Lane.",
  );
  const kept = keptFacts(story, [], 120).join("\n");
  expect(kept).toContain("20 December");
  expect(kept).not.toMatch(/£(?:4|12|2)$/mu);
});

test("a name that stands as a sentence of its own is not lost", () => {
  const brief = "The Night Loaf. Rye that rests for 36 hours in the oven. £6.40 a kilo from 3 December.";
  expect(bareName(storyOf(brief), [])).toBe("The Night Loaf");
  expect(bareName(storyOf(brief), ["The Night Loaf is here"])).toBe("");
  const { kicker, headline } = fits(storyOf(brief), PICTURES)!.data;
  expect(`${kicker} ${headline}`).toContain("The Night Loaf");
});

test("a headline that ends with the first entry of a list leaves each entry a picture", () => {
  const { cover, slides, closing } = seriesOf(
    "What to do in the December garden: prune the apple trees while it is dry. Feed the birds with seeds. Oil and sharpen the tools. Cover the compost with leaves. Pruning course on 12 December at 10 am, 12 Mill Lane, £15.",
  );
  expect(cover.headline).toBe("What to do in the December garden");
  expect(slides.map(({ title }) => title)).toEqual([
    "Prune the apple trees while it is dry",
    "Feed the birds with seeds",
    "Oil and sharpen the tools",
    "Cover the compost with leaves",
  ]);
  expect(closing.headline).toContain("12 December");
});

test("things that share a slide and have a price each have a slide each", () => {
  const { slides, closing } = seriesOf(
    "Bike market on Saturday 5 December, 10 am to 2 pm, 12 Mill Lane. 40 second-hand bikes from £120. Kids' helmets for £8. Hot soup for £3.50. Free brake check for every bike.",
  );
  expect(slides).toHaveLength(4);
  expect(slides.every(({ body }) => !/£/u.test(body))).toBe(true);
  expect(`${closing.headline} ${closing.supporting}`).toContain("12 Mill Lane");
});

test("the price and the place of one entry of a changelog are read there, and not kept alone", () => {
  const story = storyOf(
    "Burrow 7.0 – what's new\n\nNew\n• Family plan: up to six people, 2 TB shared, £9 a month\n• New: 140 harbours in Brittany\n\nFixed\n• Wrong time zone in backup reports\n\nRolling out from Monday 30 November, everyone will have it by Friday 4 December.",
  );
  const kept = keptFacts(story, [], 120).join("\n");
  expect(kept).toContain("Monday 30 November");
  expect(kept).not.toMatch(/£9|Brittany/);
});

test("day, hours, place, all prices and the last day are kept, each once", () => {
  const story = storyOf(
    "Winter concert on Saturday 12 December 2026, doors 7 pm, music 7.30 pm, Customs House, Quay Street 4. The Alder Quartet plays Schubert. Tickets £18, students £9, children under 12 free. Box office closes on 10 December. Book at northgate.example.",
  );
  expect(keptFacts(story, ["Winter concert"], 220)).toEqual([
    "Saturday 12 December 2026",
    "Doors 7 pm, music 7.30 pm, Customs House, Quay Street 4",
    "Tickets £18, students £9, children under 12 free",
    "Box office closes on 10 December",
  ]);
});

test("what the title or the action says is not kept beside it", () => {
  const story = storyOf(
    "Wir suchen ab 1. März 2027 eine Tischlerin, 32 bis 38 Stunden, Freitag ab 12 Uhr frei. Gehalt 3.200 bis 3.700 € im Monat. Bewerbung bis 15. Januar an job@northgate.example, zwei Sätze reichen.",
  );
  const said = [story.headline.text, story.cta?.label ?? ""];
  const kept = keptFacts(story, said, 220).join("\n");
  expect(kept).not.toMatch(/suchen|@|Sätze/u);
  expect(kept).toContain("15. Januar");
});

test("a price list is kept whole in the last picture of a film, or not at all", () => {
  const brief =
    "Neue Preise ab 1. Januar 2027:\nHerrenschnitt 32 €\nKinder bis 10 Jahre 19 €\nFarbe Ansatz 55 €\nHochstecken 65 €";
  const prices = (most: number) =>
    keptFacts(storyOf(brief), [], most, { hasList: true }).filter((text) => text.includes("€"));
  expect(prices(220)).toHaveLength(4);
  expect(prices(60)).toEqual([]);
});

test.each([
  ["Any haircut £11. 22 Commercial Row, Newport. Until 17 December.", "22 Commercial Row, Newport"],
  ["Free safety check every Saturday 10 to 12 at 9 Dings Yard, Bristol.", "9 Dings Yard, Bristol"],
])("the town stays behind its street: %s", (brief, address) => {
  expect(keptFacts(storyOf(brief), [], 200).join("\n")).toContain(address);
});

test("the first day goes before prices, and a sum that no one pays is not kept", () => {
  const brief =
    "Winter Fair\nSaturday 5 December, 11am to 2pm, school hall\nEntry £1 for adults, children free\nRaffle: first prize a hamper worth £120\nLast year you raised £2,380.";
  const kept = keptFacts(storyOf(brief, "slideshow"), [], 90).join("\n");
  expect(kept).toContain("Saturday 5 December");
  expect(kept).toContain("Entry £1");
  expect(kept).not.toMatch(/120|2,380/u);
});

test("the last picture of a film does not say its title twice", () => {
  const title = "Cost £3,450 including painting and fitting";
  const details = `${title}\u00a0· We’re booking jobs for March 2027 now`;
  const { texts } = signOff({ title, details, cta: "", url: "peel.example" });
  expect(texts.filter((text) => text.includes("3,450"))).toHaveLength(1);
  expect(texts).toContain("We’re booking jobs for March 2027 now");
});

test("the last picture of a film says the days without the words of its title, and what a price is for", () => {
  const closed = storyOf(
    "Our bakery is closed from 28 to 30 December. A bag of rolls: £4. See you in January.",
  );
  const { details = "" } = fits(closed, PICTURES)!.data;
  expect(details).toMatch(/^(?:From )?28 to 30 December/u);
  expect(details).toContain("A bag of rolls: £4");
});
