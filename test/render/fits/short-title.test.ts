import { expect, test } from "vitest";
import { fits } from "../../../lib/render/templates/announcement/fits.ts";
import { withShortTitle } from "../../../lib/render/templates/kit/story/short-title.ts";
import { line, storyWith } from "../../story/for-templates/parts.ts";

const split = (headline: string, supporting = "") => withShortTitle({ headline, supporting });

test.each([
  [
    "The new oil is here: extra virgin, from the early harvest",
    "The new oil is here",
    "Extra virgin, from the early harvest.",
  ],
  [
    "Das neue Öl ist da: nativ extra, aus der frühen Ernte im Oktober",
    "Das neue Öl ist da",
    "Nativ extra, aus der frühen Ernte im Oktober.",
  ],
  [
    "Notre huile est arrivée – vierge extra, de la première récolte",
    "Notre huile est arrivée",
    "Vierge extra, de la première récolte.",
  ],
  [
    "Ya está aquí el aceite — virgen extra de la primera cosecha",
    "Ya está aquí el aceite",
    "Virgen extra de la primera cosecha.",
  ],
])("a long headline announces its second half: %s", (headline, title, opening) => {
  expect(split(headline, "Six bottles a box.")).toEqual({
    headline: title,
    supporting: `${opening} Six bottles a box.`,
  });
});

test.each([
  ["is short", "The new oil is here: extra virgin"],
  ["begins with a mere name", "Harvest news: the new oil is extra virgin and here today"],
  ["has a sign inside a quotation", "She told us “the oil is here: extra virgin, from the early harvest”"],
  ["has a sign in a time", "We open the doors of the new mill at 10:30 on Saturday"],
  ["begins with most of it", "The new oil of the two oldest groves in our valley has come: at last"],
])("a headline stays whole where it %s", (_, headline) => {
  expect(split(headline)).toEqual({ headline, supporting: "" });
});

test.each([
  [
    "Until Saturday 12 December: all linen at £14 a metre instead of £18, if you buy two metres or more",
    "All linen at £14 a metre instead of £18",
    "If you buy two metres or more. Until Saturday 12 December.",
  ],
  [
    "Bis Samstag, 12. Dezember: alle Leinenstoffe für 14 Euro statt 18 Euro je Meter",
    "Alle Leinenstoffe für 14 Euro statt 18 Euro je Meter",
    "Bis Samstag, 12. Dezember.",
  ],
])("a day is no headline before what it is about: %s", (headline, what, opening) => {
  expect(split(headline)).toEqual({ headline: what, supporting: opening });
});

test("an announcement is headed by the short half", () => {
  const headline = line("The new oil is here: extra virgin, from the early harvest");
  const story = storyWith({ headline });
  const { data } = fits(story, { brand: "Northgate", asked: [], atHand: [], faces: [] });
  expect(data).toMatchObject({
    headline: "The new oil is here",
    supporting: expect.stringMatching(/^Extra virgin, from the early harvest\./),
  });
});

test("since when is no headline in any language", () => {
  const { headline } = split("Da sabato 28 novembre: cioccolata calda con panna, 4 euro");
  expect(headline).toBe("Cioccolata calda con panna, 4 euro");
});
