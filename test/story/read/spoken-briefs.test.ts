import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { isMakerRule } from "../../../lib/story/read/maker-rules.ts";
import { speaksOfOneself } from "../../../lib/story/read/own-story.ts";
import { hasReaderForm } from "../../../lib/story/read/reader-forms.ts";
import { contradictionsIn } from "../../../lib/story/review/contradictions.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string, assetType: "card" | "carousel" | "og_image" = "card") =>
  houseStory({ brief, brand: brandOf("Tolbeck"), channel: "linkedin", assetType });

test("tips are counted in words, with a full stop behind the count", () => {
  const { posts } = storyOf(
    "Three things for people who sit all day.\n\nTip one. Put your phone charger in another room.\nTip two. Stand for the first two minutes of a call.\nTip three. Turn your head slowly left and right.",
    "carousel",
  );
  expect(posts.linkedin).toContain("1. Put your phone charger in another room\n2. Stand");
  expect(posts.linkedin).not.toContain("Tip one");
});

test("a day with its weekday may stand behind the number of a step, and a day of the month is no step", () => {
  const { posts } = storyOf(
    "Learn to row.\n\n1. Saturday 6 March: taster in the boathouse.\n2. 20 March: first time on the water.\n3. Sunday 4 April: fours with a cox.",
    "carousel",
  );
  expect(posts.linkedin).toContain("1. Saturday 6 March: taster in the boathouse");
  expect(storyOf("Markt jeden 1. Samstag im Monat.").steps).toEqual([]);
});

test("a title behind its day is no quotation", () => {
  const { quotation, posts } = storyOf(
    "Winter talks at the museum.\n\n14 January – “White gold on packhorses”, Dr Miriam Fell.\n28 January – “The flood and who paid for it”, Graham Tunnicliffe. Graham's great-grandfather was one of those who did.",
  );
  expect(quotation).toBeNull();
  expect(posts.linkedin).toContain("14 January – “White gold on packhorses”, Dr Miriam Fell");
  expect(posts.linkedin).toContain("Graham’s great-grandfather was one");
});

describe("titles of pages", () => {
  test.each([
    'This is the preview picture for a guide on our website. The page is called "Going self-employed next to a job". It\'s a 9 minute read.',
    'Preview for the documentation page "Going self-employed next to a job". It takes an hour.',
  ])("%s", (brief) => {
    const { headline, posts } = storyOf(brief, "og_image");
    expect(headline.text).toBe("Going self-employed next to a job");
    expect(posts.linkedin).not.toMatch(/is called|Preview/);
  });
});

describe("what an author says of the making", () => {
  test.each([
    "It must be understandable with the sound off, one tip on the screen at a time.",
    "Two columns side by side, mend on the left, new on the right.",
    "Don't make one of them the winner, it really depends.",
    "This is what she wrote, please don't shorten it:",
    "Then just the list, one price at a time.",
    "We don't want to look like we are pushing the expensive one.",
    "Our name small at the bottom is enough.",
    "We have goats, but just the words is best.",
    "Une vidéo courte, calme, 20 secondes au plus.",
  ])("%s", (sentence) => expect(isMakerRule(sentence)).toBe(true));

  test.each([
    "The winner gets a hamper.",
    "We don't want to close, and we need your help.",
    "Our name is on the small door at the bottom of the stairs.",
    "A short film of 20 minutes is shown at eight.",
    "It must be stored with the lid off.",
    "Don't shorten the lead of your dog in the car park.",
    "Two columns of the old church stand in the yard.",
  ])("and what readers are to know: %s", (sentence) => expect(isMakerRule(sentence)).toBe(false));
});

describe("what readers are asked and offered", () => {
  test.each([
    "Nothing needs to be installed.",
    "What stays the same: the phone number, the opening hours, and all of us.",
    "À la fin, chacun repart avec trois livres faits de ses mains.",
    "The phone app updates itself; the oldest version that still works is 4.2.",
    "Bitte bar oder mit Karte, beides geht inzwischen.",
    "People ring up and ask how the first evening goes, so here is how it goes, step by step.",
  ])("%s", (sentence) => expect(hasReaderForm(sentence)).toBe(true));

  test.each(["Update the date in the picture yourself.", "Bar an der Ecke"])("and not: %s", (sentence) =>
    expect(hasReaderForm(sentence)).toBe(false),
  );

  test("a call to answer under the post", () => {
    const { posts } = storyOf(
      "Question to everybody: should we open on Thursday evenings? We can only staff one of the two. Answer under the post by Sunday 13 December, we decide on the Monday after.",
    );
    expect(posts.linkedin).toContain("Answer under the post by Sunday 13 December");
  });

  test("whole sentences in brackets", () => {
    const said = (aside: string) =>
      storyOf(`Pianos need tuning twice a year. We come to you. (${aside}) It costs £75.`).posts.linkedin;
    expect(said("A piano in daily use wants tuning twice a year.")).toContain("daily use");
    expect(said("Please do not mention our old prices.")).not.toContain("old prices");
  });

  test("advice in the first person", () => {
    expect(speaksOfOneself("The hall is heated, though I would still bring a cardigan.")).toBe(false);
    expect(speaksOfOneself("I would like the date larger.")).toBe(true);
  });
});

describe("letters", () => {
  const letter = (body: string) =>
    storyOf(
      `Dear all,\n\nFurther to our conversation on Thursday, here is the text for the vacancy.\n\n${body}\n\nWith kind regards\nJudith`,
    );

  test("their opening and their end are for no reader, and who is written to is", () => {
    const { posts } = letter(
      "We are looking for a nurse for our practice. Applications by Friday 18 December to Judith Aske, jobs@vets.example.",
    );
    expect(posts.linkedin).not.toMatch(/Further|kind regards|Dear/);
    expect(posts.linkedin).toContain("to Judith Aske, jobs@vets.example");
  });
});

test("thanks that a brief is written for are said", () => {
  const { posts } = storyOf(
    "I want to say thank you and I want to do it properly. In November 64 people carried, sawed and made sandwiches. Come as you are. Thank you.",
  );
  expect(posts.linkedin?.trim().endsWith("Thank you.")).toBe(true);
});

test("a price for all is no contradiction of the sentence that it stands in", () => {
  const brief =
    "All together you gave £7,340, and the roof cost £7,115, so there is £225 left for a supper on Saturday 12 December.";
  expect(contradictionsIn(storyOf(brief), brief)).toEqual([]);
});

test("a list of days that is wanted large has no leader among them", () => {
  const { headline, wishes } = storyOf(
    "Repair café dates. Saturdays 10 to 1.\n\n16 January\n20 February\n20 March\n\nPlease make the dates large and one under the other, so that people can keep it.",
  );
  expect(wishes).toMatchObject([{ rule: "emphasis", value: "dates" }]);
  expect(headline.text).toBe("Repair café dates");
});

test("the film ends on the statement behind the fact that", () => {
  const { posts } = storyOf(
    "New prices from January. Day ticket £13.50. Under 14 £7. End on the fact that the under 14s stay the same.",
  );
  expect(posts.linkedin).toContain("The under 14s stay the same");
  expect(posts.linkedin).not.toContain("fact that");
});

test.each([
  "For the page about our open evening.",
  "The talk times only if there is room.",
  "Set the third group apart from the other two.",
  "The hours should be easy to see because people never believe them.",
])("how it is to be arranged, and where it stands, is no text: %s", (rule) => {
  const { posts } = storyOf(
    `Our open evening is on Thursday 21 January 2027 at 5.30 pm. Talks are at 6 pm. ${rule}`,
  );
  expect(posts.linkedin).not.toContain(rule.slice(0, -1));
  expect(posts.linkedin).toContain("Talks are at 6 pm");
});

test.each([
  ["Die Führungen sind um 10 und 14 Uhr.", "Die Zeiten sollen gut zu lesen sein, weil viele Ältere kommen."],
  ["Visites à 10 h et à 14 h avec nos jardiniers.", "Les horaires doivent être bien lisibles."],
  ["Las visitas son a las 10 y a las 14 h.", "Las horas tienen que verse bien, porque viene gente mayor."],
  [
    "Rondleidingen zijn om 10 en 14 uur.",
    "De tijden moeten goed leesbaar zijn, omdat er veel ouderen komen.",
  ],
  ["Le visite sono alle 10 e alle 14.", "Gli orari devono vedersi bene."],
])("parts of a text that are to be easy to read are for the maker: %s %s", (statement, rule) => {
  const { posts } = storyOf(`${statement} ${rule}`);
  expect(posts.linkedin).not.toContain(rule.slice(0, -1));
});

test("what others have to make easy to read is for readers", () => {
  const { posts } = storyOf(
    "The flower show is on Saturday 9 January. Labels should be easy to read because judges walk fast.",
  );
  expect(posts.linkedin).toContain("Labels should be easy to read");
});

test("who may come if there is room is for readers", () => {
  expect(storyOf("Open day on Saturday 9 January. Walk-ins only if there is room.").posts.linkedin).toContain(
    "Walk-ins only if there is room",
  );
});

test("an answer on a line under its question is whole, whoever asks", () => {
  const { slides } = storyOf(
    `Questions before you buy an old house

Is damp always expensive?
No. Half of it is a blocked gutter.

What does it cost?
£890 for a house. We go through the report with you.

Can I come along?
We would like you to. Come for the last hour.`,
    "carousel",
  );
  expect(slides.map(({ title, body }) => `${title} ${body}`)).toEqual([
    "Is damp always expensive? No. Half of it is a blocked gutter.",
    "What does it cost? £890 for a house. We go through the report with you.",
    "Can I come along? We would like you to. Come for the last hour.",
  ]);
});

test("courses keep their names over their days and hours", () => {
  const { slides } = storyOf(
    `Courses from January to March

Wheel throwing for beginners (16 and over, no experience needed)
Tuesdays 6.30 pm to 8.30 pm, 12 January to 16 March. 10 classes, £240. At most 6 people.

Glazing
Saturday 30 January and Saturday 6 February, 10 am to 2 pm. 2 classes, £95.

Hand building
Thursdays 10 am to noon, 14 January to 18 March. 10 classes, £210.`,
    "carousel",
  );
  expect(slides.map(({ title }) => title).slice(0, 3)).toEqual([
    "Wheel throwing for beginners (16 and over, no experience needed)",
    "Glazing",
    "Hand building",
  ]);
  expect(slides[0]?.body).toContain("At most 6 people.");
});

test("a span of days and hours is no list", () => {
  const { points, posts } = storyOf(
    "Planned maintenance: Saturday 5 December 2026, 22:00 to Sunday 6 December, 02:00 UTC. The app is read-only.",
  );
  expect(points).toEqual([]);
  expect(posts.linkedin).toContain("22:00 to Sunday 6 December, 02:00 UTC");
});

test("words wanted last are no headline where the wish stands first", () => {
  const { headline, posts } = storyOf(
    'Graag een slideshow om iedereen te bedanken na het tuinseizoen. Rustige toon, niet te druk, en eindigen met "Tot in maart".\n\nDit hebben we in 2026 samen gedaan:\n- 34 buren hebben meegewerkt\n- 612 kilo groente geoogst\n- 41 potten honing gevuld',
  );
  expect(headline.text).toBe("Dank aan iedereen");
  expect(posts.linkedin?.trim()).toMatch(/Tot in maart\.?$/);
});
