import { expect, test } from "vitest";
import { besideHeadline } from "../../../lib/render/templates/infographic/beside-headline.ts";

const HEADLINE = "We carried 1,480 parcels over the pass, 90 more than last year";
const parcels = { before: "We carried", value: "1,480", label: "parcels over the pass" };
const riders = { value: "31", label: "riders" };

test("the number that a headline shows large is no number of the page", () => {
  expect(besideHeadline({ headline: HEADLINE, stats: [parcels, riders] }).stats).toEqual([riders]);
});

test("a number with a note, one of something else, and one that the headline only names stay", () => {
  const noted = { ...parcels, note: "target 1,500" };
  expect(besideHeadline({ headline: HEADLINE, stats: [noted] }).stats).toEqual([noted]);
  const other = { value: "1,480", label: "letters" };
  expect(besideHeadline({ headline: HEADLINE, stats: [other] }).stats).toEqual([other]);
  const page = { headline: HEADLINE, stats: [parcels], chart: { points: [] } };
  expect(besideHeadline(page).stats).toEqual([parcels]);
});
