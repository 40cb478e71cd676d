import { expect, test } from "vitest";
import { amountApart, givenAmount } from "../../../lib/render/templates/series/given-amount.ts";
import { membersOf } from "../../../lib/render/templates/series/members.ts";
import { seriesOfStory } from "../../../lib/render/templates/series/story-series.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

test("members that count on stand in rows under the word that they share, with their numbers", () => {
  expect(membersOf("Week 1 centring, week 2 cylinders, week 3 bowls and glazing")).toEqual({
    title: "Week",
    lines: ["1 centring", "2 cylinders", "3 bowls and glazing"],
  });
  expect(membersOf("Tag 1: Feilen, Tag 2: Löten, Tag 3: Fassen")?.lines).toEqual([
    "1 Feilen",
    "2 Löten",
    "3 Fassen",
  ]);
});

test("a few words before a colon head the members behind it", () => {
  expect(membersOf("3 ingredients plus salt: kelp, chilli, lime")).toEqual({
    title: "3 ingredients plus salt",
    lines: ["Kelp", "Chilli", "Lime"],
  });
  expect(membersOf("In the box: socks, soap and honey")?.lines).toEqual(["Socks", "Soap", "Honey"]);
});

test.each([
  "Free, no booking, children welcome with a grown-up",
  "Hot juice and cider, soup from the kitchen, morris side at half past six",
  "Week 1 centring, week 2 cylinders",
  "Room 4 upstairs, room 9 downstairs, room 2 outside",
  "Open: Monday 9 am, Tuesday 10 am, Friday 11 am",
  "Prices: £4, £6, £9",
  "Wear wellies: the track is muddy",
])("%s is no list of like members", (text) => {
  expect(membersOf(text)).toBeUndefined();
});

test("what was given is the figure of its sentence", () => {
  expect(
    givenAmount("412 people and 9 local businesses gave $86,500 between March and November 2026"),
  ).toEqual({
    title: "412 people and 9 local businesses gave",
    stat: "$86,500",
    body: "Between March and November 2026",
  });
});

test.each([
  "Tickets are $8, under-12s free",
  "The raffle raised £400 and the cake stall raised £120",
  "She gave 300 cookies to the school",
  "A hamper worth £120 is the first prize",
])("%s has no given amount of its own", (text) => {
  expect(givenAmount(text)).toBeUndefined();
});

test("few words that lead to what was given are the cover, without the same words over them", () => {
  const brief =
    "Thank you. Because of you, the new barn for retired horses is paid for. 412 people and 9 local businesses gave $86,500 between March and November 2026. The roof went on last week and the first six horses move in before Christmas. Visitors are welcome from Saturday, March 6, 2027, 10 am to 3 pm.";
  const story = houseStory({
    brief,
    brand: brandOf("Fernhollow"),
    channel: "linkedin",
    assetType: "slideshow",
  });
  const pictures = { brand: "Fernhollow", website: "fernhollow.example", asked: [], atHand: [], faces: [] };
  const limits = { headline: 100, supporting: 110, title: 140, body: 160 };
  const series = seriesOfStory(story, pictures, limits);
  expect(series?.cover).toMatchObject({ kicker: "", headline: "Thank you" });
  expect(series?.slides[0]).toMatchObject({ stat: "$86,500" });
});

test("a headline that leads to no amount stays whole", () => {
  const brief = "Opening hours: we are here on Monday from 9 to 12. Ring twice. Bring your own bags.";
  const story = houseStory({
    brief,
    brand: brandOf("Fernhollow"),
    channel: "linkedin",
    assetType: "slideshow",
  });
  expect(amountApart(story)).toBe(story);
});
