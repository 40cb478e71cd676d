import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { isPrintNote } from "../../../lib/story/read/print-notes.ts";
import { bannedWords } from "../../../lib/story/read/word-bans.ts";
import { brandOf } from "../../copy/brands.ts";

type Asset = "card" | "carousel" | "og_image" | "video" | "infographic";
const storyOf = (brief: string, assetType: Asset = "card") =>
  houseStory({ brief, brand: brandOf("Tolbeck"), channel: "linkedin", assetType });

describe("what leads to the words themselves is for the maker", () => {
  test.each([
    ["It should say: Wheel throwing for beginners. Eight evenings, £220.", "Wheel throwing for beginners"],
    ['The card should read: "Closed on Monday 7 December".', "Closed on Monday 7 December"],
    ["Auf der Karte soll stehen: Töpfern für Anfänger. Acht Abende, 220 €.", "Töpfern für Anfänger"],
    ["Debe decir: Torno para principiantes. Ocho tardes, 220 €.", "Torno para principiantes"],
    ["Er moet op staan: Draaien voor beginners. Acht avonden, € 220.", "Draaien voor beginners"],
  ])("%s", (brief, title) => {
    const { headline, posts } = storyOf(brief);
    expect(headline.text).toBe(title);
    expect(posts.linkedin).not.toMatch(/should|soll stehen|Debe decir|moet op staan/);
  });

  test("a rule for readers that has the same words stays", () => {
    const { posts } = storyOf("Every label must say what is inside. We print them while you wait.");
    expect(posts.linkedin).toContain("must say what is inside");
  });
});

test("the address of a page is published without what leads to it", () => {
  const { posts } = storyOf(
    "Headline: Tolbeck 4.2 swaps shifts in one tap. Line below: Staff offer a shift. Page address is tolbeck.example/4-2",
    "og_image",
  );
  expect(posts.linkedin).not.toContain("address");
  expect(posts.linkedin).toContain("tolbeck.example/4-2");
});

test("a title that is given stands without the topic of the order", () => {
  const { headline } = storyOf(
    "Short film about cleaning a chain in winter. Title: Ten minutes for your chain. 1. Degrease with a rag. 2. Brush the cassette. 3. Oil each link.",
    "video",
  );
  expect(headline.text).toBe("Ten minutes for your chain");
});

test("sentences that only name what comes next are for the maker", () => {
  const { headline, posts } = storyOf(
    "What we want to say, in this order: First the problem. Small roofers lose half a day a week on quotes. Then what's new. Quotes can now be made from a photo. Last the price. £24 a month.",
    "carousel",
  );
  expect(headline.text).toBe("Small roofers lose half a day a week on quotes");
  expect(posts.linkedin).not.toMatch(/the problem|what’s new|Last the price/);
  const recipe = storyOf("Painting a door. First the primer. Then two thin coats. Last the handle.");
  expect(recipe.posts.linkedin).toContain("First the primer");
});

describe("one dish is no list", () => {
  test.each([
    [
      "Our dish of the week: Braised beef cheek, celeriac, red wine sauce. €18.50. Put the dish in large letters and the price small.",
      "Braised beef cheek, celeriac, red wine sauce",
    ],
    [
      "Tagesgericht am Donnerstag, 3. Dezember: Kürbisrisotto, geröstete Haselnüsse, Salbei. 12,80 €. Das Gericht bitte groß, den Preis klein.",
      "Kürbisrisotto, geröstete Haselnüsse, Salbei",
    ],
  ])("%s", (brief, dish) => {
    const { headline, points, posts } = storyOf(brief);
    expect(headline.text).toBe(dish);
    expect(points).toEqual([]);
    expect(posts.linkedin).not.toMatch(/large letters|bitte groß/);
  });

  test("several are not", () => {
    expect(storyOf("New on the menu: leek pie, fish stew and apple cake.").headline.text).toMatch(/^New on/);
  });
});

test("what costs nothing is a row among prices", () => {
  const { prices } = storyOf(
    "Hearing test and cleaning on Mill Street. Hearing test free. Cleaning £12. New batteries £6.",
  );
  expect(prices.map(({ name, price }) => `${name} ${price}`)).toEqual([
    "Hearing test free",
    "Cleaning £12",
    "New batteries £6",
  ]);
});

test("two lists of costs are a table with their total last", () => {
  const { occasion, rows, columns, headline } = storyOf(
    "What a first hire costs in the first month, compared.\n\nHiring yourself\n- Job ad: €350\n- Interviews (12 hours): €480\n- Contract check: €190\nTotal: €1,020\n\nHiring with us\n- Flat fee: €790\n- Interviews: included\n- Contract check: included\nTotal: €790",
    "infographic",
  );
  expect(occasion).toBe("comparison");
  expect(columns).toEqual(["Hiring yourself", "Hiring with us"]);
  expect(headline.text).toBe("What a first hire costs in the first month, compared");
  expect(rows.map(({ label, first, second }) => [label, first, second])).toEqual([
    ["Job ad", "€350", "–"],
    ["Interviews (12 hours)", "€480", "included"],
    ["Contract check", "€190", "included"],
    ["Flat fee", "–", "€790"],
    ["Total", "€1,020", "€790"],
  ]);
});

test("courses in sentences, each with its day and price, are a list", () => {
  const { points, headline } = storyOf(
    "January in the workshop: Japanese binding, Saturdays 16 and 23 January, 10 to 13, €85. Lino cutting, Friday 15 January, 17 to 20, €48. Marbled paper, Sunday 31 January, 11 to 13:30, €40. All material is included.",
    "carousel",
  );
  expect(headline.text).toBe("January in the workshop");
  expect(points.map(({ text }) => text)).toContain("Lino cutting, Friday 15 January, 17 to 20, €48");
});

test("that someone wrote to us is not what the person is", () => {
  const { quotation } = storyOf(
    "Post with what Marlene Okoye, who had her stairs done in October, wrote to us: “They were in and out in two days and hoovered on their way out.” A survey of your stairs is free.",
  );
  expect(quotation).toMatchObject({ name: "Marlene Okoye", role: "who had her stairs done in October" });
});

test("where else it is hung is for the maker", () => {
  expect(isPrintNote("It'll also be printed on A3 and hung by the door so it mustn't be too fancy.")).toBe(
    true,
  );
  expect(isPrintNote("It is printed on linen and hung by hand, so no two are alike.")).toBe(false);
  expect(bannedWords('Don\'t write things like "join our family" or "passionate".')).toEqual([
    "join our family",
    "passionate",
  ]);
});

describe("a text in quotation marks that belongs to a person is a quotation", () => {
  test.each([
    [
      "Here is her text: “My piano had not been tuned for nineteen years. Now my daughter won't leave it.” Helen, Leeds.",
      "Helen",
    ],
    [
      "Voici son texte : « Le piano n'avait pas été accordé depuis dix-neuf ans. Ma fille ne veut plus le quitter. » Hélène, Trélazé.",
      "Hélène",
    ],
    [
      "Hier ist ihr Text: „Das Klavier war neunzehn Jahre nicht gestimmt. Jetzt spielt meine Tochter wieder.“ Helene, Kiel.",
      "Helene",
    ],
  ])("%s", (brief, name) => {
    const { quotation, posts } = storyOf(brief);
    expect(quotation?.name).toBe(name);
    expect(posts.linkedin).toMatch(/[“„«]/u);
  });

  test("and the text of a post is none", () => {
    expect(
      storyOf("Here is the text: “We are closed on Friday for the stocktaking. Back on Monday at nine.”")
        .quotation,
    ).toBeNull();
  });
});

describe("what the text of the post can say is said to readers", () => {
  const NEWS = "The stairs are clean before you are up.";
  test("as it stands", () => {
    const { posts } = storyOf(`${NEWS} Post text can say we've cleaned there since October 2023.`);
    expect(posts.linkedin).toContain("We’ve cleaned there since October 2023");
    expect(posts.linkedin).not.toContain("can say");
  });

  test("and not what a post can say of itself", () => {
    const { posts } = storyOf(`${NEWS} A gate post can say a lot about its farm.`);
    expect(posts.linkedin).toContain("A gate post can say a lot");
  });
});
