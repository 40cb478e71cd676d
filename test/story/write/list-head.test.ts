import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { kite } from "../../copy/brands.ts";

const headlineOf = (brief: string) =>
  houseStory({ brief, brand: kite, channel: "linkedin", assetType: "carousel" }).headline.text;

test("two options are headed by both names", () => {
  const brief =
    "Fixed Care: £38 per user per month, unlimited support calls, 30 days' notice.\nPay As You Go: £85 per hour, response next working day, no contract at all.";
  expect(headlineOf(brief)).toBe("Fixed Care or Pay As You Go");
});

test("a feeling before the news is no headline", () => {
  const brief =
    "Siamo felicissimi: il nostro Serano stagionato 18 mesi ha vinto la medaglia d'oro al concorso Formaggi delle Valli 2027. In gara c'erano 142 formaggi.";
  expect(headlineOf(brief)).toMatch(/^Il nostro Serano/);
});

test("labels of a form are no options", () => {
  const brief =
    "Speakers: Katrin Oyelaran, Miguel Sant, Ida Holm.\nTopics: manuals, drawings, translation costs.\nWednesday 17 March 2027, 11:00, online.";
  expect(headlineOf(brief)).not.toContain(" or ");
});
