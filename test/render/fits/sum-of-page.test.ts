import { expect, test } from "vitest";
import { fits } from "../../../lib/render/templates/infographic/fits.ts";
import { pricedIn } from "../../../lib/render/templates/kit/story/priced.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { wishedValue } from "../../../lib/story/wished-value.ts";
import { brandOf } from "../../copy/brands.ts";

const PICTURES = { brand: "Northgate", asked: [], atHand: [], faces: [] };
const pageOf = (brief: string) => {
  const story = houseStory({
    brief,
    brand: brandOf("Northgate"),
    channel: "linkedin",
    assetType: "infographic",
  });
  const lead = wishedValue(story);
  return { story, data: fits(story, { ...PICTURES, ...(lead && { lead }) }).data };
};

const PARTS = "\n\nVillage hall £17,900\nGrass cutting £13,200\nStreet lighting £4,100\n\n";
const SPENT = `How we spent the parish precept. In total £58,400, which is £51.23 per resident.${PARTS}`;

test.each([
  "Please make the total the biggest figure.",
  "The total should be the largest number on the page.",
  "The £58,400 should be the biggest figure.",
  "Please make the total the biggest figure and keep it readable for people on an old phone.",
])("the sum of a list leads its page under the title of the brief: %s", (wish) => {
  const { data } = pageOf(SPENT + wish);
  expect(data.headline).toBe("How we spent the parish precept");
  expect(data.stats[0]).toEqual({ value: "£58,400", label: "In total, which is £51.23 per resident" });
  expect(data.prices?.rows).toHaveLength(3);
  expect(JSON.stringify(data)).not.toContain("Which £51.23");
});

test.each([
  [
    "de",
    `Wofür wir das Geld ausgegeben haben. Insgesamt 58.400 €, das sind 51,23 € pro Kopf.\n\nDorfhaus 17.900 €\nRasen 13.200 €\nLaternen 4.100 €\n\nDie 58.400 € sollen die größte Zahl sein und haltet es bitte schlicht.`,
    "58.400 €",
  ],
  [
    "fr",
    `Où est passé l'argent. Au total 58 400 €, soit 51,23 € par habitant.\n\nSalle des fêtes 17 900 €\nPelouses 13 200 €\nÉclairage 4 100 €\n\nLe total doit être le plus gros chiffre.`,
    "58 400 €",
  ],
])("in %s as well", (_, brief, value) => {
  const { data } = pageOf(brief);
  expect(data.stats[0]?.value.replace(/\s/gu, " ")).toBe(value);
  expect(data.prices?.rows.map(({ price }) => price.replace(/\D/gu, ""))).toEqual(["17900", "13200", "4100"]);
});

test("without a wish, and with one for a line of the list, there is no sum over it", () => {
  expect(pageOf(SPENT).data.stats).toEqual([]);
  expect(pageOf(`${SPENT}Make the £13,200 the biggest figure.`).data.stats[0]?.value).not.toBe("£58,400");
});

test("a clause that goes on from another one is no name of a price", () => {
  expect(pricedIn("In total £58,400, which is £51.23 per resident.").cells).toEqual([]);
  expect(pricedIn("Adults £6, children £3.").cells).toEqual(["Adults: £6", "Children: £3"]);
});
