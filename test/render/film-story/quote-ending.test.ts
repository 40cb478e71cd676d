import { expect, test } from "vitest";
import { fits } from "../../../lib/render/templates/film-quote/fits.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const PICTURES = { brand: "Weir Boats", asked: [], atHand: [], faces: [] };
const detailsOf = (brief: string) =>
  fits(
    houseStory({ brief, brand: brandOf("Weir Boats"), channel: "instagram", assetType: "video" }),
    PICTURES,
  )?.data.details ?? "";

const WORDS = "“I never learned to swim. I learned to read the water, and that was enough.”";

test("the last picture of a quotation does not say its speaker once more", () => {
  expect(detailsOf(`${WORDS}\n\nAda Finch, keeper at Marlin Lock since 1988.`)).toBe("");
});

test("the day and the hour of what the quotation is for are kept", () => {
  const brief = `${WORDS}\n\nAda Finch, keeper at Marlin Lock.\n\nMeet her on Saturday 9 May at 3 pm in the boathouse.`;
  expect(detailsOf(brief)).toContain("9 May");
});
