import { expect, test } from "vitest";
import { guardStory } from "../../../lib/story/guard/guard.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const brand = brandOf("Acme");
const write = (brief: string) => houseStory({ brief, brand, channel: "instagram", assetType: "infographic" });

test("a sentence that stands behind a list is not its name as well", () => {
  const outlook = "Im März 2027 eröffnen wir einen zweiten Standort in Westerstede";
  const brief = `212 Wärmepumpen eingebaut\n71 Bäder saniert\n1.940 Wartungen\n3.100 Einsätze\n\n${outlook}.`;
  const post = write(brief).posts.instagram ?? "";
  expect(post.split(outlook)).toHaveLength(2);
});

test("what stands in a paragraph behind the entries of a changelog is none of them", () => {
  const brief = `Burrow 7.0 – what's new

New
• Pause backups on mobile data

Fixed
• Duplicate folders after renaming on Windows
• Wrong time zone in backup reports

Rolling out from Monday 30 November. Android 10, iOS 16 and macOS 13 or later.`;
  const story = write(brief);
  const { findings } = guardStory(story, { brief, brand });
  expect(findings.filter(({ problem }) => problem === "label_lost")).toEqual([]);
});

test("terms of delivery among prices are a sentence, and no row", () => {
  const brief =
    "Precios de Navidad en la quesería:\nQueso curado, 1 kg – 24 €\nSemicurado, 1 kg – 19,50 €\nCuña de romero, 250 g – 7,20 €\nRecogida en la finca o envío a península por 6 €, gratis desde 60 €.";
  const story = write(brief);
  expect(story.prices.map(({ name }) => name)).toHaveLength(3);
  expect(story.posts.instagram).toContain("envío a península por 6 €, gratis desde 60 €");
});

test("one side of a comparison is no name of a price", () => {
  const brief =
    "Servicing your boiler yourself vs our Winter Plan\nCall-out: €120 vs included\nYearly service: you book it vs we book it\nCost: varies vs €16 a month";
  expect(write(brief).prices.map(({ name }) => name)).not.toContain("Cost: varies vs");
});

test("a line that only says that two things are compared names the columns of the rows under it", () => {
  const brief =
    "Side by side: servicing your oil boiler yourself vs our Winter Plan\nBreakdown call-out: €120 vs included\nYearly service: you book it vs we book it\nCost: varies vs €16 a month";
  const story = write(brief);
  expect(story.columns).toEqual(["servicing your oil boiler yourself", "our Winter Plan"]);
  expect(story.rows.map(({ label }) => label)).toEqual(["Breakdown call-out", "Yearly service", "Cost"]);
  expect(story.posts.instagram?.split("Yearly service")).toHaveLength(2);
});

test("counted clauses that a headline leaves over are told with it", () => {
  const brief =
    "Beim Herbstfest am 17. Oktober kamen 860 Gäste, 42 Ehrenamtliche haben geholfen, 118 Kuchen wurden gebacken und am Ende standen 9.340 Euro in der Kasse. Das Geld fließt in das neue Katzenhaus. Danke an alle, die da waren!";
  const { headline, support } = houseStory({ brief, brand, channel: "instagram", assetType: "slideshow" });
  for (const number of ["860", "42", "118", "9.340"])
    expect(`${headline.text} ${support?.text}`).toContain(number);
});

test("a verb that has lost its address goes with it", () => {
  const brief =
    "Free webinar: Identifying winter twigs\nWednesday 9 December 2026, 7.30pm, on Zoom\nBring a twig! Places limited to 250, register at fenlandbotany.example/twigs";
  const { support, posts } = houseStory({ brief, brand, channel: "instagram", assetType: "card" });
  expect(support?.text).not.toMatch(/register\.?$/);
  expect(posts.instagram).toContain("register at fenlandbotany.example/twigs");
});
