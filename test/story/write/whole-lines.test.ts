import { describe, expect, test } from "vitest";
import { ideasOf } from "../../../lib/render/templates/film/story-words.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { valuesIn } from "../../../lib/story/values/values.ts";
import { brandOf } from "../../copy/brands.ts";
import { line, storyWith } from "../for-templates/parts.ts";

const storyOf = (brief: string, assetType: "card" | "video" | "infographic" = "card") =>
  houseStory({ brief, brand: brandOf("Tidepool"), channel: "linkedin", assetType });

describe("a line of a film keeps its subject", () => {
  test("where its sentence is cut", () => {
    const { scenes } = storyOf(
      "Version 4 of the app. What you asked for most – a dark screen for night shifts – is done: it turns itself on at dusk in every room. Update today.",
      "video",
    );
    expect(scenes.map(({ text }) => text)).toContain(
      "What you asked for most – a dark screen for night shifts – is done",
    );
  });

  test("where it is shown in two parts", () => {
    const text = "What you asked us for – is done: it turns itself on at dusk, in all of our rooms";
    const story = storyWith({ scenes: [line(text, "f1"), line("Update the app", "f1")] });
    const said = ideasOf(story, { title: 56, body: 110 });
    expect(said.map(({ body }) => body)).not.toContainEqual(expect.stringMatching(/^Is done/));
  });
});

test("what is sought, and where, is the news", () => {
  const { headline } = storyOf(
    "Volunteer drivers needed in Bideford and Braunton. You bring patients to our day centre on Tuesdays. We pay 45p a mile.",
  );
  expect(headline.text).toBe("Volunteer drivers needed in Bideford and Braunton");
});

test("shares of what stands before them are no list by themselves", () => {
  const { points } = storyOf(
    "What readings showed at one office: 38% of electricity was used at night. Ventilation: 52% of that. Server room: 31%. Lights: 17%.",
    "infographic",
  );
  expect(points).toEqual([]);
});

test("the hours of a span stay together", () => {
  const { headline } = storyOf(
    "Urgent maintenance on 7 May 22:00-23:30 BST, dashboards unavailable, readings still recorded, alerts still sent.",
  );
  expect(headline.text).not.toMatch(/ 22$/);
});

test.each([
  ["Winner: miso aubergine 4.7/5", ["4.7", "5"]],
  ["Customers rate us 4/5", ["4", "5"]],
  ["It is out today. 3/5", []],
])("a rating tells something, and the number of a post in a thread does not: %s", (text, found) => {
  expect(
    valuesIn(text)
      .filter(({ kind }) => kind === "number")
      .map((value) => value.text),
  ).toEqual(found);
});

test.each([
  [
    "nl",
    "Zaterdag 11 april opent onze nieuwe tentoonstelling 'Nat tot de knieën: de winter van 1926'.",
    "Nat tot",
  ],
  [
    "en",
    "On Saturday 11 April our new exhibition 'Wet to the knees: the winter of 1926' opens here.",
    "Wet to",
  ],
])("a title in quotation marks is not torn at its colon (%s)", (language, news, title) => {
  const brief = `${news} ${language === "nl" ? "Toegang € 11, kinderen € 5,50." : "Entry is £11, children £5.50."}`;
  const { headline } = houseStory({
    brief,
    brand: brandOf("Tidepool"),
    channel: "linkedin",
    assetType: "card",
    language,
  });
  expect(headline.text.includes(title)).toBe(headline.text.includes("1926"));
});

test("a description of a picture ends with a whole sentence, and tears no number", () => {
  const { altText } = storyOf(
    "Five festive foods that are dangerous for dogs. Chocolate: 20 g of dark chocolate can make a 5 kg dog ill. Raisins and mince pies: even a few can harm the kidneys. Onions and stuffing damage red blood cells. Cooked bones splinter. Sweetener with xylitol drops the blood sugar within 30 minutes. If your dog has eaten any of these, do not make it sick at home: ring us day or night on 01947 555 063.",
    "infographic",
  );
  expect(altText).toMatch(/[.!?…]$/);
  expect(altText.replace("01947 555 063", "")).not.toContain("01947");
});

describe("a headline ends inside no span of time and behind no word that waits for another", () => {
  const headlineOf = (brief: string) =>
    houseStory({ brief, brand: brandOf("Fernwick"), channel: "twitter", assetType: "card" }).headline.text;

  test.each([
    [
      "Quarry Lane footbridge is closed from Monday 7 December, 8am, to Thursday 17 December, 6pm, for replacement of the deck boards. Walkers use Mill Street.",
      "Quarry Lane footbridge is closed from Monday 7 December, 8am, to Thursday 17 December, 6pm",
    ],
    [
      "We ring at St Aldhelm's every Sunday at 9.30 and practise Thursdays at 7.30pm. You need to count to six.",
      "We ring at St Aldhelm’s every Sunday at 9.30 and practise Thursdays at 7.30pm",
    ],
  ])("%s", (brief, headline) => {
    expect(headlineOf(brief)).toBe(headline);
  });
});

test.each([
  [
    "Déchèterie de Saint-Aubrac-le-Vieux : horaires d’hiver à partir du mardi 1er décembre",
    "Mardi : 9 h – 12 h\nMercredi : 14 h – 17 h\nSamedi : 9 h – 12 h",
  ],
  [
    "Wertstoffhof an der Rechtenbacher Straße: Winterzeiten ab Dienstag, 1. Dezember",
    "Dienstag: 9 bis 12 Uhr\nMittwoch: 14 bis 17 Uhr\nSamstag: 9 bis 12 Uhr",
  ],
])("what is new stays behind the name of the place: %s", (line, hours) => {
  expect(storyOf(`${line}\n\n${hours}`).headline.text).toBe(line);
});

describe("a sentence that leads to the next lines", () => {
  const LINES =
    "Growing moss on a wall? The short answer:\n\nBasic kit (£18): spores, a brush and a mister.\n\nFull kit (£42): all of it and a shade net for the first month.";

  test("ends with the colon of its author", () => {
    expect(storyOf(LINES).posts.linkedin).toContain("The short answer:\n\nBasic kit");
  });
});
