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
