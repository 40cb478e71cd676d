import { expect, test } from "vitest";
import { judgeOf } from "../../../lib/story/addressee/addressee.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { factsKeptFromReaders } from "../../../lib/story/review/lost-facts.ts";
import { otherAddressees } from "../../../lib/story/review/other-addressees.ts";
import { brandOf } from "../../copy/brands.ts";

const brand = brandOf("Maison");

/** The search over a post that has all of the brief. */
function searchOf(brief: string) {
  const story = houseStory({ brief, brand, channel: "linkedin", assetType: "card" });
  const places = [{ where: "posts.linkedin", text: brief }];
  return { story, brief, brand, places, asides: [], rough: false, judge: judgeOf(brief, story.language) };
}

/** The sentences that a person is asked about. */
const askedAbout = (brief: string) => otherAddressees(searchOf(brief)).map(({ quote }) => quote);

const HOURS = "Tuesday to Friday we open at ten.";

test("a sentence that stands beside a remark is asked about", () => {
  const likely = "The heart of it is the stove.";
  expect(askedAbout(`${HOURS}\n\n${likely} No cartoon snowmen.`)).toEqual([likely]);
});

test("facts are neither asked about nor held back", () => {
  const facts = `${HOURS} A cup of coffee is 3 euros. On Saturdays there is cake.`;
  expect(askedAbout(facts)).toEqual([]);
  expect(searchOf(facts).story.heldBack).toEqual([]);
});

test("what is left of a remark is asked about, however harmless it sounds", () => {
  const left = "If you're looking for footage";
  const remark = `${left}, the seal clip is lovely but it was filmed on private land, so I'd rather we left it out.`;
  const search = searchOf(`Book any June tour by Friday and the second seat is half price. ${remark}`);
  const at = search.brief.indexOf(left);
  const span = { start: at, end: at + left.length };
  const fact = {
    id: "f9",
    kind: "condition" as const,
    from: "brief" as const,
    quote: left,
    says: left,
    span,
  };
  const story = { ...search.story, facts: [...search.story.facts, fact] };
  expect(otherAddressees({ ...search, story }).map(({ quote }) => quote)).toContain(left);
});

test("a condition that was taken for a remark is asked about", () => {
  const condition = "Not on kits or gift cards.";
  const brief = `25% off all yarn from Saturday 26 December. ${condition}`;
  const { story, ...rest } = searchOf(brief);
  const start = brief.indexOf(condition);
  const held = { quote: condition, span: { start, end: brief.length }, why: "instruction" as const };
  const judge = { ...rest.judge, heldFor: () => "maker" as const };
  const search = { ...rest, judge, story: { ...story, heldBack: [held] } };
  expect(factsKeptFromReaders(search)).toEqual([condition]);
});

test("a whole sentence that was taken for talk and that the classifier sees for readers is asked about", () => {
  const news =
    "Shift swaps: people with the same skills can swap without waiting for approval. You can switch this off.";
  const brief = `Rotapeg 7 is here. What has changed:\n\n- ${news}\n- Payroll export: new formats for Xero and BrightPay.`;
  const { story, ...rest } = searchOf(brief);
  const start = brief.indexOf(news);
  const held = { quote: news, span: { start, end: start + news.length }, why: "internal" as const };
  expect(factsKeptFromReaders({ ...rest, story: { ...story, heldBack: [held] } })).toEqual([news]);
});

test("a name in quotation marks that stands in a remark alone is asked about", () => {
  const remark = "新春の生菓子「雪あかり」のお知らせをお願いいたします。";
  const { story, ...rest } = searchOf("The shop opens at ten.");
  const heldBack = [{ quote: remark, span: { start: 0, end: remark.length }, why: "instruction" as const }];
  const search = { ...rest, story: { ...story, heldBack } };
  expect(factsKeptFromReaders(search)).toEqual([remark]);
  const places = [{ where: "posts.linkedin", text: "「雪あかり」の季節です。" }];
  expect(factsKeptFromReaders({ ...search, places })).toEqual([]);
});

test("and so is the name of a guide in plain quotation marks", () => {
  const remark = 'Preview image and text for our free guide "Measuring a room in one weekend".';
  const { story, ...rest } = searchOf("The shop opens at ten.");
  const heldBack = [{ quote: remark, span: { start: 0, end: remark.length }, why: "instruction" as const }];
  expect(factsKeptFromReaders({ ...rest, story: { ...story, heldBack } })).toEqual([remark]);
});

test.each([
  ["The Ash Hill Foundation paid for the courses, so thank them by name.", "Ash Hill Foundation"],
  ["Bitte der Stiftung Lindenhof Meran namentlich danken.", "Stiftung Lindenhof Meran"],
])("a name that the author wants thanked and that no text has is asked about: %s", (remark, name) => {
  const { story, ...rest } = searchOf("The shop opens at ten.");
  const heldBack = [{ quote: remark, span: { start: 0, end: remark.length }, why: "instruction" as const }];
  const search = { ...rest, story: { ...story, heldBack } };
  expect(factsKeptFromReaders(search)).toEqual([remark]);
  const places = [{ where: "posts.linkedin", text: `Thank you, ${name}!` }];
  expect(factsKeptFromReaders({ ...search, places })).toEqual([]);
});

test("the rows of a timetable and the line above a list are not asked about", () => {
  const dates = [
    "Wed 3 March – Utrecht, De Helling",
    "Fri 5 March – Hamburg, Knust",
    "Sat 6 March – Aarhus, Radar",
  ];
  const heading = "Five dates that you can still book.";
  const { judge, ...search } = searchOf(`${heading}\n\n${dates.map((date) => `- ${date}`).join("\n")}`);
  const doubting = {
    ...judge,
    doubtedFor: () => "colleague" as const,
    askedAboutFor: () => "colleague" as const,
  };
  expect(otherAddressees({ ...search, judge: doubting })).toEqual([]);
});

test("a remark among the lines of a list is asked about", () => {
  const lines = ["Free pickup from 20 devices", "Someone buy milk", "A report for every device"];
  const { judge, ...search } = searchOf(lines.map((line) => `- ${line}`).join("\n"));
  const doubting = {
    ...judge,
    doubtedFor: () => "colleague" as const,
    askedAboutFor: () => "colleague" as const,
  };
  expect(otherAddressees({ ...search, judge: doubting }).map(({ quote }) => quote)).toContain(
    "Someone buy milk",
  );
});

test("rows of figures and the title over a before and an after are for readers", () => {
  const figures =
    "Lifts under maintenance: 1,260 (last year 985)\nBreakdown calls: 3,412\nAverage arrival: 38 minutes\nUptime: 99.4%";
  expect(askedAbout(`Our year in figures.\n\n${figures}`)).toEqual([]);
  const boat =
    'Before and after of "Marguerite", a 1957 lobster boat. Before: 14 rotten planks, engine seized. After: 9 months, 23 new ribs.';
  expect(askedAbout(boat)).toEqual([]);
  const tiles =
    "Antes e depois da fachada da Rua das Taipas. Antes: 312 azulejos em falta. Depois: 2.150 azulejos no lugar.";
  expect(askedAbout(tiles)).toEqual([]);
});

test.each([
  ["Close it.", []],
  ["Use blue twice.", ["Use blue twice."]],
])("a short step among others is for readers, and what makers do is asked about: %s", (short, asked) => {
  const steps =
    "Turn the heating off and wait 30 minutes. Hold a cloth under the valve. Turn the key a quarter turn. Wait until the hiss stops.";
  const search = searchOf(`${steps} ${short} Check the boiler pressure.`);
  const doubtedFor = (words: string) => (words === short ? ("maker" as const) : undefined);
  const judge = { ...search.judge, doubtedFor, askedAboutFor: doubtedFor, heldAround: () => undefined };
  expect(otherAddressees({ ...search, judge }).map(({ quote }) => quote)).toEqual(asked);
});

test("the title of a how-to above its steps is for readers", () => {
  const steps = "Step 1: open the end caps\nStep 2: wash the filter\nStep 3: walk the rows";
  const search = searchOf(`How to clean a drip line before the season, 3 steps:\n\n${steps}`);
  const judge = {
    ...search.judge,
    doubtedFor: () => "maker" as const,
    askedAboutFor: () => "maker" as const,
    heldAround: () => undefined,
  };
  expect(
    otherAddressees({ ...search, judge })
      .map(({ quote }) => quote)
      .join(),
  ).not.toContain("How to clean");
});

test("what stands behind “Headline facts:” is for readers, unless its words are an order", () => {
  const release = "The mill 3.0 is released. For the link preview of the release post.";
  const facts = "2.4x faster than 2.x, and the old belt is gone (a repair guide is in the post).";
  expect(askedAbout(`${release}\n\nHeadline facts: ${facts}`)).toEqual([]);
  const order = "date in red, price small.";
  expect(askedAbout(`${HOURS} A cup of coffee is 3 euros.\n\nHeadline facts: ${order}`)).toEqual([order]);
});
