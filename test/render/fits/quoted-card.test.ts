import { expect, test } from "vitest";
import { quote } from "../../../lib/render/templates/quote/quote.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const WORDS =
  "“They found the leak in forty minutes. The firm before them had opened two walls and found nothing.”";
const WHO = "Helen Strand, facility manager of a care home in Dundee, October 2026";
const pictures = { brand: "Taylacht", asked: [], atHand: [], faces: [] };
const cardOf = (brief: string) =>
  quote.fits?.(
    houseStory({ brief, brand: brandOf("Taylacht"), channel: "linkedin", assetType: "card" }),
    pictures,
  )?.data as { author: string; role: string; details?: string } | undefined;

test("who spoke stands under the words, with when, and under it what the brand offers in a sentence", () => {
  const offered = "We locate leaks with gas and sound, without opening walls first.";
  expect(cardOf(`${WORDS}\n\n${WHO}\n\n${offered}`)).toMatchObject({
    author: "Helen Strand",
    role: "facility manager of a care home in Dundee, October 2026",
    details: offered,
  });
});

test.each([
  ["nothing is offered", ""],
  ["a sentence on the speaker", "She has called us since 2019."],
  ["the speaker by the name", "Helen Strand has called us in twice."],
  [
    "a long sentence",
    "We locate leaks in water pipes and heating pipes of larger buildings with gas and with sound, and we open no wall before we know where they are.",
  ],
])("%s: only who spoke stands under the words", (_, said) => {
  expect(cardOf(`${WORDS}\n\n${WHO}\n\n${said}`)?.details ?? "").toBe("");
});
