import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";

/** What is drawn is a whole sentence, or a clause that stands by itself. */
const storyOf = (brief: string, assetType: AssetType = "card") =>
  houseStory({ brief, brand: brandOf("Acme"), channel: "linkedin", assetType });
const headlineOf = (brief: string) => storyOf(brief).headline.text;

test("half a sentence that the headline leaves over is left to the post", () => {
  const claims = storyOf(
    "Since Monday claims under £1,000 are paid within 48 hours, without a visit by an assessor. All it takes is three photos.",
  );
  expect(claims.support?.text).toBe("All it takes is three photos.");
  const { headline, support, posts } = storyOf(
    "Officine Brera presenta il motore M4, il 22% più leggero del modello precedente. Pesa 7,8 kg.",
  );
  expect(headline.text).toBe("Officine Brera presenta il motore M4");
  expect(support?.text).toBe("Pesa 7,8 kg.");
  expect(posts.linkedin).toContain("il 22% più leggero");
});

test("thanks keep the day of what is over", () => {
  expect(
    headlineOf(
      "Thank you to everyone who gave at our harvest drive on 14 and 15 November. You brought 4,310 kg of food, which keeps the shelves full.",
    ),
  ).toBe("Thank you to everyone who gave at our harvest drive on 14 and 15 November");
});

describe("how it was does not head a picture without how it is", () => {
  test.each([
    "Last year we used 41 litres of water to make a kilo of paper; this year it is 27",
    "Letztes Jahr brauchten wir 41 Liter Wasser für ein Kilo Papier; dieses Jahr sind es 27",
    "El año pasado usamos 41 litros de agua por kilo de papel; este año son 27",
  ])("%s", (sentence) => {
    expect(headlineOf(`${sentence}.`)).toBe(sentence);
  });
});

describe("a question heads what several sentences answer", () => {
  test.each([
    "Membership or day pass? A day pass is £11.50. Membership is £48 a month and can be frozen.",
    "Which plan is right for your pet? The Basic plan costs £12 a month. The Plus plan costs £19 a month and adds 10% off medicines.",
    "What is in season in March? Sprouting broccoli, leeks, spring greens and forced rhubarb. Order by Sunday.",
  ])("%s", (brief) => {
    expect(headlineOf(brief)).toBe(brief.slice(0, brief.indexOf("?") + 1));
  });
});

test("things in a row are no headline, and what leads to them is", () => {
  const { headline, support } = storyOf(
    "Your gifts in numbers: 1,120 nights of care at home, 64 families supported after a death, and a garden room. It takes £4.1 million a year.",
  );
  expect(headline.text).toBe("Your gifts in numbers");
  expect(support?.text).toMatch(/^1,120 nights of care at home, 64 families/);
});

test.each([
  [
    "A day at Little Owl. We open at 7.30, and breakfast is on the table until 8.15. The morning belongs to the garden.",
    "A day at Little Owl",
  ],
  [
    "Three courses start in January. Memoir for Beginners meets on Mondays with Tessa Roan. Short Stories meets on Wednesdays.",
    "Three courses start in January",
  ],
])("the sentence that opens a series heads it: %s", (brief, headline) => {
  expect(storyOf(brief, "carousel").headline.text).toBe(headline);
});

test("an address takes the words that lead to it away", () => {
  const { support } = storyOf(
    "The Lantern Keeper comes to Whitstable on Friday 29 January. Tickets are £14, under-26s pay £8, from saltroad.example.",
  );
  expect(support?.text ?? "").not.toMatch(/from\.$/);
});

test("a quotation is followed by nothing that points back", () => {
  const { support } = storyOf(
    "Customer story: Brannigan Haulage in Newry runs 42 trucks. Before Acme, 31% of their miles were empty. Eight months later it's 19%, and they're saving a lot on diesel. \"I used to plan Monday on Sunday night at the kitchen table,\" says Aoife Brannigan, transport manager.",
  );
  expect(support?.text).not.toContain("Eight months later");
});

test("a slide keeps a condition with what it is of", () => {
  const whole = "The parish bought it for one pound, on condition that it would stay public";
  const { slides } = storyOf(
    `How the village got its reading room. The barn had stood empty for thirty years. ${whole}. It opened in September, and 90 people came.`,
    "carousel",
  );
  expect(slides.map(({ title }) => title)).toContain(whole);
});

test("a picture has no label of a release over news of another kind", () => {
  expect(
    storyOf("You can now borrow a telescope from the library. It comes in a padded bag.").kicker,
  ).toBeNull();
});

test("a step that opens with a word of order has a slide of its own", () => {
  const { slides } = storyOf(
    "How to get your tax return done. Gather your bank statements and mark every line that is income. Then photograph receipts over £20, because those are asked about. Put aside what you paid into a pension.",
    "carousel",
  );
  expect(slides.map(({ title }) => title)).toContain(
    "Then photograph receipts over £20, because those are asked about",
  );
});

test.each([
  "Winterbeurt voor e-bikes: we checken accu, remmen, verlichting en ketting en smeren alles in tegen pekel. Van 1 december tot en met 31 januari.",
  "Wintercheck für E-Bikes: wir prüfen Akku, Bremsen, Licht und Kette und fetten alles ein. Vom 1. Dezember bis 31. Januar.",
  "Révision d’hiver des vélos : nous vérifions batterie, freins, phares et chaîne et graissons tout. Du 1er décembre au 31 janvier.",
])("what somebody does behind a colon is no list: %s", (brief) => {
  expect(storyOf(brief).points).toEqual([]);
});

test("a title that begins like a sentence heads its event", () => {
  const film =
    "It’s a Wonderful Life on 16mm. Friday 18 December, doors 7 pm, film 7.30. £6, £4 concessions.";
  expect(headlineOf(film)).toMatch(/Wonderful Life/);
});
