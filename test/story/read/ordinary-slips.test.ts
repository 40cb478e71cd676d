import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { wishedValue } from "../../../lib/story/wished-value.ts";
import { brandOf } from "../../copy/brands.ts";

const REQUEST = { brand: brandOf("Halvorsen"), channel: "linkedin", assetType: "card" } as const;
const storyOf = (brief: string) => houseStory({ brief, ...REQUEST });
const verdictOf = (brief: string) =>
  reviewStory({ story: storyOf(brief), brief, ...REQUEST, lint: [], today: "2026-11-29" }).verdict;

test("sentences that count with a bare number are steps", () => {
  const { steps, posts } = storyOf(
    "How we make a mug, five slides please. 1 We wedge the clay. 2 Throw it on the wheel. 3 Let it dry for two days.",
  );
  expect(steps).toHaveLength(3);
  expect(posts.linkedin).toContain("How we make a mug");
  expect(posts.linkedin).not.toContain("slides");
});

test("numbers that count things are no steps", () => {
  expect(storyOf("1 Adult costs £9. 2 Adults cost £16. 3 Adults cost £22.").steps).toHaveLength(0);
});

test("“per cent” belongs to its number", () => {
  const { figures } = storyOf("Sick days fell by 22 per cent and nobody's pay changed.");
  expect(figures.every(({ label }) => !label.includes("per cent"))).toBe(true);
});

test("a summary for the maker is published without its label", () => {
  const { posts } = storyOf(
    "Three plans from 1 January.\nWhat it does in one sentence: time tracking that sorts your hours by itself.",
  );
  expect(posts.linkedin).toContain("Time tracking that sorts your hours");
  expect(posts.linkedin).not.toContain("one sentence");
});

test("an entry of what is in a box is no order", () => {
  const { posts } = storyOf(
    "What's in the box:\n- two teas\n- a cotton filter\n- a card with brewing times\n£28 including postage.",
  );
  expect(posts.linkedin?.toLowerCase()).toContain("a card with brewing times");
});

test("a manner before what is wanted large is no part of it", () => {
  const wished = (brief: string) => storyOf(brief).wishes.map(({ value }) => value);
  expect(wished("Our talk is on Wednesday 20 January at noon. Please keep it simple, date large.")).toContain(
    "date",
  );
});

test("hours of a telephone are not when it takes place", () => {
  const { when } = storyOf(
    "Wir ziehen um und haben bis Montag geschlossen. Telefonisch sind wir montags bis donnerstags 9 bis 12 Uhr erreichbar.",
  );
  expect(when?.time ?? "").toBe("");
});

test("an address that is wanted large is its street", () => {
  const story = storyOf(
    "Wir ziehen um! Ab Montag, 11. Januar, sind wir in der Lindenallee 48. Die neue Adresse bitte ganz groß.",
  );
  expect(wishedValue(story)?.value).toBe("Lindenallee 48");
});

describe("what is over in a report is no slip", () => {
  test.each([
    "Our 2026 in numbers:\n1,214 hedgehogs admitted\n871 released\nBusiest day: 19 September, 23 admissions",
    "Se acabó la muestra. Del 19 al 22 de noviembre pasaron por el lavadero 1.130 personas.",
    "Our best day was Saturday 3 October with 412 visitors. Record day: 3 October.",
  ])("%s", (brief) => expect(verdictOf(brief)).toBe("approved"));

  test("and an invitation to it still is", () => {
    expect(verdictOf("Come to our busiest day: join us on 19 September at 10 in the old mill.")).not.toBe(
      "approved",
    );
  });
});

describe("readers are told", () => {
  test.each([
    "Le 12 mois : pâte souple, goût de beurre, parfait pour la fondue et les enfants. 24,90 € le kilo.\nLe 24 mois : pâte plus ferme, goût de bouillon, long en bouche. 34,50 € le kilo.",
    "December is when we see the most fake invoices. Five things every office can do:\n1. Ring the supplier on the number you have.\n2. Let two people approve a payment.\n3. Look at the actual address of the sender.",
    "Our 2026 in numbers, counted up to Sunday 22 November:\n312 hedgehogs admitted\n226 released back into the wild\n54 volunteers",
  ])("%s", (brief) => expect(verdictOf(brief)).toBe("approved"));
});

test("a recap may end with the day of the next time", () => {
  expect(
    verdictOf(
      "A quick recap of yesterday's round, Saturday 28 November. 186 runners started and 179 finished. See you on Saturday 27 November 2027.",
    ),
  ).toBe("approved");
});

test("the page that a text is for is no part of it", () => {
  const { headline, posts } = storyOf(
    "Salut Maëlle,\npour la page Facebook : les travaux sont finis, on rouvre le mercredi 9 décembre à midi !\nRéservation au 02 99 00 47 13.\nMerci ! Yann",
  );
  expect(headline.text).toContain("Les travaux sont finis");
  expect(posts.linkedin).not.toMatch(/Facebook|Yann|Maëlle/u);
});

test("an order to leave a word out is kept, however it is put", () => {
  const brief = 'Our potted trees are ready. Open daily, 9 to 6. I\'d leave out the word "eco-friendly" too.';
  expect(storyOf(brief).wishes.map(({ value }) => value)).toContain("eco-friendly");
  expect(storyOf(brief).posts.linkedin).not.toContain("leave out");
});

test("an address in brackets leaves no bracket behind in a picture", () => {
  const { support } = houseStory({
    ...REQUEST,
    brief:
      "From Saturday 9 January we open on Saturday mornings. You can book from Monday 30 November on 01632 960882 or on our website. It's for check-ups and emergencies.",
    brand: brandOf("Lanternhill", { website: "lanternhill.example" }),
  });
  expect(support?.text ?? "").not.toContain("(");
});

test("a day up to which orders are taken is no day of an event", () => {
  const { when } = storyOf(
    "Our Winter Tea Box is here: four teas for £28. Orders up to midnight on Wednesday 16 December arrive before Christmas.",
  );
  expect(when).toBeNull();
});

test("a number for groups is no call to every reader", () => {
  const { cta } = storyOf(
    "Barefoot bowls is back on Friday 4 December, $15 a head. Groups of more than 8 please book, (02) 5550 4417, otherwise just turn up.",
  );
  expect(cta?.label ?? "").not.toContain("5550");
});

test("a ship that is away is no colleague", () => {
  expect(
    verdictOf(
      "MV Rosk Maid is away for her annual refit from Monday 4 January. The relief boat is MV Lady Ishbel. Fares stay the same.",
    ),
  ).toBe("approved");
});
