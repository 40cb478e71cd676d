import { describe, expect, test } from "vitest";
import { isNounless, thingOf } from "../../../lib/render/templates/kit/story/nounless.ts";
import { leavesOf } from "../../../lib/render/templates/series/leaf.ts";
import { seriesOfStory } from "../../../lib/render/templates/series/story-series.ts";
import { ownClause, unrepeated } from "../../../lib/render/templates/series/unrepeated.ts";
import { emptyStory } from "../../../lib/story/empty.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const LIMITS = { headline: 120, supporting: 200, title: 150, body: 280 };
const PICTURES = { brand: "Fernwick", website: "fernwick.example", asked: [], atHand: [], faces: [] };

function seriesOf(brief: string) {
  const brand = brandOf("Fernwick");
  const series = seriesOfStory(
    houseStory({ brief, brand, channel: "instagram", assetType: "carousel" }),
    PICTURES,
    LIMITS,
  );
  if (!series) throw new Error("no series");
  return series;
}
const said = ({ slides }: ReturnType<typeof seriesOf>) =>
  slides.map(({ title, body }) => `${title} ${body}`.trim());

describe("a picture that says what an earlier one has said is left out", () => {
  test.each([
    [
      "Wreath orders. Orders close on 3 December. A wreath is £24, a garland £38. Remember: orders close on 3 December. Pick them up on Saturday.",
      /orders close on 3 December/iu,
    ],
    [
      "Adventskränze auf Bestellung. Bestellungen nehmen wir bis 3. Dezember an. Ein Kranz kostet 24 €. Wir binden mit Tanne und Eukalyptus. Bitte denkt daran: Bestellungen nehmen wir nur bis 3. Dezember an.",
      /bis 3\. Dezember/iu,
    ],
  ])("%s", (brief, told) => {
    expect(said(seriesOf(brief)).filter((text) => told.test(text)).length).toBeLessThanOrEqual(1);
  });

  test("others of one day stay", () => {
    const slides = ["Pottery wheel on 12 January", "Raku firing on 12 January", "Glazing on 12 January"].map(
      (title) => ({ title, body: "", facts: [] }),
    );
    const story = { ...emptyStory("en"), headline: { text: "Open studio on 12 January", facts: [] }, slides };
    expect(unrepeated(story).slides).toEqual(slides);
  });

  test.each([
    ["The course starts on 12 January and there are 12 places", "There are 12 places"],
    ["Der Kurs beginnt am 12. Januar und es gibt 12 Plätze", "Es gibt 12 Plätze"],
  ])("%s: the clause that is said gives way", (text, own) => {
    const before = ["The beginners’ course starts on 12 January", "Unser Kurs beginnt am 12. Januar"];
    expect(ownClause(text, before)).toBe(own);
    expect(ownClause(text, ["Our course starts in spring"])).toBe(text);
  });
});

describe("a call that points to what it is of", () => {
  test.each([
    "Come and get yours by Saturday",
    "Ring us to book yours before the slots go",
    "Sichert euch eure bis Mittwoch an der Kasse",
    "Réservez la vôtre avant le 18 décembre",
    "Pide el tuyo antes del 15 de diciembre",
    "Prenota il tuo entro venerdì",
    "Bestel die van jou voor vrijdag",
    "Reserve o seu até sexta",
  ])("“%s” stands under it", (call) => {
    expect(isNounless(call)).toBe(true);
    const story = { ...emptyStory("en"), headline: { text: "Hand-poured candles", facts: [] } };
    expect(thingOf(call, story)).toBe("Hand-poured candles");
  });

  test.each([
    "Book your place by Friday",
    "If it still crunches bring it in",
    "Sichert euch euren Platz bis Mittwoch",
    "Reserva tu plaza antes del 15 de enero",
  ])("“%s” names it", (call) => {
    expect(isNounless(call)).toBe(false);
  });

  test.each([
    [
      "Free teeth checks for dogs. A nurse looks at the gums. It takes ten minutes. No food for an hour before. Ring us on 0113 496 0777 to book yours before the slots go.",
      "Free teeth checks for dogs",
      "book yours",
    ],
    [
      "Neue Adventskerzen sind da. Aus Bienenwachs gezogen. Brenndauer rund 20 Stunden. Sie riechen nach Honig. Sichert euch eure bis Samstag unter kerzen@fernwick.example.",
      "Neue Adventskerzen sind da",
      "Sichert euch eure",
    ],
  ])("%s", (brief, thing, call) => {
    const { closing } = seriesOf(brief);
    expect(closing.headline).toBe(thing);
    expect(closing.supporting).toContain(call);
  });
});

test("an amount in the words of its entry is read once", () => {
  const slide = (title: string, body: string) => ({ title, body, stat: "", photo: "" });
  const leaves = leavesOf([
    slide("Moka pots", "Try 400 microns."),
    slide("Filter", "Etwa 600 €."),
    slide("Press", "Try 900 microns. Stir once."),
    slide("Turkish", "It takes 100 microns of fine powder."),
  ]);
  expect(leaves.map((leaf) => [leaf?.over, leaf?.figure, leaf?.title, leaf?.body])).toEqual([
    ["", "400", "Moka pots", ""],
    ["", "600 €", "Filter", ""],
    ["", "900", "Press", "Stir once."],
    ["Turkish", "100", "It takes 100 microns of fine powder", ""],
  ]);
});
