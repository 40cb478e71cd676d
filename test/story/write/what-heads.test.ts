import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string, assetType: AssetType = "card") =>
  houseStory({ brief, brand: brandOf("Acme"), channel: "linkedin", assetType });
const headline = (brief: string, assetType?: AssetType) => storyOf(brief, assetType).headline.text;

test("a vacancy is headed by its role, and its terms stand under it", () => {
  const story = storyOf(
    "We are looking for a registered dental nurse, full time (36 hours over four days), to start on 1 February 2027 in Ludlow. Salary £29,500 to £33,000. Write to jobs@acme.example.",
  );
  expect(story.headline.text).toBe("We are looking for a registered dental nurse");
  expect(story.support?.text).toContain("36 hours over four days");
});

test("a headline names what it speaks of", () => {
  expect(
    headline("It costs £5 to get in. The repair café is open on the first Sunday of the month."),
  ).toMatch(/^The repair café/);
  expect(headline("Free. Our walks along the old canal leave at ten every Saturday.")).toMatch(/^Our walks/);
});

test.each([
  "Facts you can use:\n- Our bakery turns ten on 3 March 2027\n- We have baked 410,000 loaves\n- Two of us were there on the first day",
  "Steps in order:\n1. Rinse the jar\n2. Dry it in the oven\n3. Fill it while it is hot",
  "The one finding worth showing: 43% of our members never use the pool.",
  "Figures to show: 43% of our members never use the pool.",
])("a label for the writer is no headline: %s", (brief) => {
  const { headline: head, posts } = storyOf(brief);
  const label = /^[^:]+/.exec(brief)?.[0] ?? "";
  expect([head.text, ...Object.values(posts)].join("\n")).not.toContain(label);
  expect(head.text).not.toBe("");
});

test("a condition that begins with “not” stays with its offer", () => {
  const { posts, facts } = storyOf(
    "20% off all silver from Friday to Monday. Not on kits or gift cards. Engraving is free over £60.",
  );
  expect(facts.find(({ quote }) => quote.startsWith("Not on"))?.kind).toBe("condition");
  expect(posts.twitter).toContain("Not on kits or gift cards");
});

test("one of something is no figure", () => {
  const { figures } = storyOf(
    "Our year:\n- 38 juniors passed their test\n- 1 broken oar in October\n- 9 medals at five regattas",
    "infographic",
  );
  expect(figures.map(({ value }) => value)).toEqual(["38", "9"]);
});

test("numbers with a colon count steps, and are not said twice", () => {
  const { steps, posts } = storyOf(
    "Three checks before you pay. 1: Compare the bank details. 2: Look at the whole address. 3: Ring the number you already have.",
  );
  expect(steps.map(({ title }) => title)).toEqual([
    "Compare the bank details",
    "Look at the whole address",
    "Ring the number you already have",
  ]);
  expect(posts.linkedin).toContain("1. Compare the bank details\n2. Look");
});

test("hiring out boats is no vacancy", () => {
  expect(storyOf("On 1 December we will have been hiring out boats for ten years.").occasion).not.toBe(
    "hiring",
  );
});

test("a year in which a shop was closed is no notice of a closing", () => {
  const brief =
    "Ten years of boats, in stops:\n2016: one boat, Dorothy.\n2020: closed for four months.\n2026: nine boats.";
  expect(storyOf(brief).occasion).not.toBe("closing");
});

test("what an appeal brought in is no price list", () => {
  expect(storyOf("The raft race brought in £3,140, the cake stall £1,275. The roof is done.").prices).toEqual(
    [],
  );
});

test("what only the request names takes the place of “It”", () => {
  const { headline: head, about } = storyOf(
    "Preview image for the page of our new Starter Guide. It launches on Tuesday 1 December. It costs £490 once.",
    "og_image",
  );
  expect(about).toBe("new Starter Guide");
  expect(head.text).toMatch(/^The new Starter Guide launches/);
});

test("days and places of a discount stand under it", () => {
  const { headline: head, support } = storyOf(
    "20% off everything in silver from Friday 27 to Monday 30 November, in the shop and online. The shop is open 10 to 5.",
  );
  expect(head.text).toBe("20% off everything in silver");
  expect(support?.text).toMatch(/^From Friday 27 to Monday 30 November, in the shop and online\./);
});

test("a quotation that has been given is a quotation, and whose it is no headline", () => {
  const { quotation, headline: head } = storyOf(
    "We've been given a lovely quote and may use it with first name and age: “I hadn't driven for eleven years. Last Sunday I took my mum to Cromer.” Maureen, 58, Norwich. She did nine lessons with us. A first lesson costs £55. The next free places are from Monday 7 December.",
  );
  expect(quotation?.name).toBe("Maureen");
  expect(head.text).toMatch(/^“/);
});

test("several entries behind one label are each an entry with it", () => {
  const { points, posts } = storyOf(
    "Kite 4.2 is out.\nNew: timers that began offline sync as soon as you reconnect. Up to five projects stay on the home screen.\nFixed: entries that crossed midnight were rounded up.\nDropped: Android 9. You need Android 10 or newer.",
  );
  expect(points.map(({ text }) => text)).toEqual([
    "New: timers that began offline sync as soon as you reconnect",
    "New: up to five projects stay on the home screen",
    "Fixed: entries that crossed midnight were rounded up",
    "Dropped: Android 9. You need Android 10 or newer",
  ]);
  expect(posts.linkedin).toContain("New: up to five projects");
});

test("a post without room for every change tells one of each sort", () => {
  const more = "New: pictures keep their place when a page is printed on paper of another size than before";
  const { posts } = storyOf(
    `Kite 4.2 is out.\n${more}\n${more.replace("pictures", "charts")}\n${more.replace("pictures", "tables")}\nFixed: entries that crossed midnight were rounded up.`,
  );
  expect(posts.twitter).toContain("Fixed: entries");
});

test("an install command is for readers, letter for letter", () => {
  const { posts } = storyOf("Kite 3.0 is out.\nFixed: paths with spaces.\nInstall it with `npm i kite@3`.");
  expect(posts.linkedin).toContain("npm i kite@3");
});

test("a paragraph under a price list is no line of it", () => {
  const { posts } = storyOf(
    "Alteration prices from 4 January.\nTrousers shortened: £14\nNew zip: £26\nWaist taken in: £20\nLeather costs a third more. Ready in two working days.",
  );
  expect(posts.linkedin).toContain(
    "Waist taken in: £20\n\nLeather costs a third more. Ready in two working days.",
  );
});

test("two sentences whose link has no room are two paragraphs", () => {
  const long =
    "A digger that worked on the road at the old bridge cut our main cable between the two villages.";
  const { posts } = storyOf(
    `We had no internet on Friday 20 November. ${long} ${long.replace("road", "wall")} All lines are back since noon. Call 01632 960 114 on any day from 8 to 20.`,
  );
  for (const post of Object.values(posts))
    for (const paragraph of post.split("\n\n"))
      expect(/November\. All lines|November\. Call/.test(paragraph)).toBe(false);
});

test("a title in capitals over other lines is published", () => {
  const { posts } = storyOf(
    "HOME GAME\nKestrels v Dunmore Rovers\nSaturday 5 December 2026\nDoors 18:15, tip-off 19:00\nMarrow Bay Sports Hall",
  );
  expect(posts.linkedin).toMatch(/home game/i);
});

test.each(["ROUGH DRAFT", "POST IDEA"])("a label of the author's work is not published: %s", (label) => {
  const { posts } = storyOf(
    `${label}\nKestrels v Dunmore Rovers\nSaturday 5 December 2026\nDoors 18:15, tip-off 19:00`,
  );
  expect(posts.linkedin).not.toMatch(new RegExp(label, "i"));
});

test("thanks to a town lead, and special thanks are no offer", () => {
  const story = storyOf(
    "Thank you, Leeds. On Saturday 14 November, 63 of you stood outside four supermarkets in the rain and collected 2.8 tonnes of food in a single day. Special thanks to the sixth-formers, who ran the sorting line.",
    "slideshow",
  );
  expect(story.occasion).toBe("thanks");
  expect(story.headline.text).toBe("Thank you, Leeds");
});

test("the author's title names both sides of a comparison", () => {
  expect(
    headline(
      "Heat pump or gas boiler: what our tenants pay\nBill: heat pump £780, gas boiler £940\nVisits: heat pump one a year, gas boiler two a year\nLife: heat pump 20 years, gas boiler 12 years",
      "infographic",
    ),
  ).toBe("Heat pump or gas boiler: what our tenants pay");
});

test("how a matter stands is above its headline", () => {
  const { kicker } = storyOf(
    "Resolved: between 08:10 and 09:35 UTC today, about 4% of invoice emails were delayed. All of them have now been delivered.",
  );
  expect(kicker?.text).toBe("Resolved");
});

test("a weekday stays with its date", () => {
  expect(
    headline("Aoife Brannigan plays her 200th game for the Kestrels this Sunday, 29 November.", "video"),
  ).toMatch(/this Sunday, 29 November$/);
});

test.each([
  "Le sac revient en trois couleurs. À voir à l'atelier, 12 rue de l'Embergue à Rodez, ou sur acme.example.",
  "Der Korb ist wieder da. Zu sehen im Laden, Mühlweg 12 in Rodach, oder auf acme.example.",
])("one of two ways is not torn off a picture: %s", (brief) => {
  expect(storyOf(brief).support?.text ?? "").not.toMatch(/(?:ou|oder)[.]?$/);
});

test("a sentence without blanks tells more than the address in it", () => {
  const story = storyOf(
    "冬のブレンドを12月1日から販売します。深煎りです。店頭とacme.exampleでお求めいただけます。",
  );
  expect(story.posts.linkedin).toContain("店頭とacme.exampleでお求めいただけます");
  expect(story.support?.text).toContain("店頭とacme.exampleで");
});

describe("the first line of a notice names what is on the day under it", () => {
  test.each([
    [
      "WALKING FOOTBALL, OVER 60s\nMondays 11am, Bexcombe Leisure Barn (indoors, so no excuses)\n£3 a go, first one free\nWomen's session Wednesdays same time\nNo running.",
      "Walking football, over 60s",
    ],
    ["Seated yoga for over 70s\nTuesdays 2pm, Village Hall\nFree, just turn up", "Seated yoga for over 70s"],
  ])("%s", (brief, headline) => {
    const story = houseStory({ brief, brand: brandOf("Lumen"), channel: "linkedin", assetType: "card" });
    expect(story.headline.text).toBe(headline);
    expect(story.posts.linkedin?.split("\n")).toHaveLength(brief.split("\n").length);
  });
});
