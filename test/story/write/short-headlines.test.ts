import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";

const made = (brief: string, assetType: AssetType = "card") =>
  houseStory({ brief, brand: brandOf("Fernwick"), channel: "linkedin", assetType });

describe("a long sentence is headed by its main clause, and the post keeps all of it", () => {
  test.each([
    [
      "Officine Brera presenta il motore M4, il 22% più leggero del modello precedente. Pesa 7,8 kg.",
      "Officine Brera presenta il motore M4",
    ],
    [
      "Kade zoekt een projectleider herbestemming die onze projecten in Zutphen van schetsontwerp tot oplevering begeleidt. Solliciteren kan tot 18 december.",
      "Kade zoekt een projectleider herbestemming",
    ],
    [
      "Nieuw in het museum: ‘Onder stoom’, een tentoonstelling over de fabrieken die onze stad groot maakten. Van dinsdag tot zondag open.",
      "Nieuw in het museum: ‘Onder stoom’",
    ],
    [
      "L'atelier ouvre ses portes le samedi 12 décembre, de 10 h à 18 h, à l'occasion des Journées des métiers d'art. L'entrée est libre.",
      "L’atelier ouvre ses portes le samedi 12 décembre, de 10 h à 18 h",
    ],
    [
      "Nacelle lance la brique H2, une brique de chanvre qui se pose sans mortier et réduit le temps de chantier par rapport à un mur maçonné classique. Le premier chantier, une crèche à Nantes, a été livré en 11 semaines.",
      "Nacelle lance la brique H2",
    ],
    [
      "Wir suchen zum 1. April eine Pflegefachkraft (m/w/d) in Teilzeit, 25 bis 30 Stunden, für unsere Wohngruppe in Leipzig-Plagwitz. Bewerbung bis 28. Februar an jobs@linde.example.",
      "Wir suchen zum 1. April eine Pflegefachkraft (m/w/d) in Teilzeit",
    ],
    [
      "Quillon now compares three contract versions side by side, which is what legal teams at our 140 customers have asked for more often than for anything else since we started in 2021. You upload the drafts, and every change is marked.",
      "Quillon now compares three contract versions side by side",
    ],
  ])("%s", (brief, headline) => {
    const story = made(brief);
    expect(story.headline.text).toBe(headline);
    const whole = brief.split(". ")[0]?.replaceAll("'", "’") ?? "";
    expect(story.posts.linkedin).toContain(whole);
  });
});

test("what denies or limits a sentence is never cut off", () => {
  const { headline } = made(
    "Bitte essen Sie unser Haselnussbrot vom Mittwoch, 18. November, nicht. Betroffen ist nur eine Charge.",
  );
  expect(headline.text).toMatch(/nicht$/);
});

test("a list of numbers is not cut in two", () => {
  const { headline } = made(
    "Aucun bus ne circulera sur les lignes 2, 5 et 9 jeudi 26 novembre, de 5 h à minuit. Les autres lignes roulent.",
  );
  expect(headline.text).toContain("2, 5 et 9");
});

test("a clause that is nothing without its headline is left to the post", () => {
  const { support } = made(
    "L'atelier ouvre ses portes le samedi 12 décembre, de 10 h à 18 h, à l'occasion des Journées, et présente l'escalier suspendu conçu avec une agence. L'entrée est libre.",
  );
  expect(support?.text).toBe("L’entrée est libre.");
});

test("a line of a form is no headline", () => {
  const { headline } = made(
    "Date: Friday 15 January, 7.30 pm to 9 pm\nVenue: The Old Mill, Leeds, LS1 4AB\nOur potters show their winter work.",
  );
  expect(headline.text).toBe("Our potters show their winter work");
});

test("thanks lead to what was found, which is the headline", () => {
  const story = made(
    "Thank you to the 1,200 riders who filled in our survey.\n\nTrams on time, by quarter:\nQ1 2026: 86%\nQ2 2026: 88%\nQ3 2026: 91%",
    "infographic",
  );
  expect(story.headline.text).toBe("Trams on time, by quarter");
  expect(story.posts.linkedin).toMatch(/^Thank you to the 1,200 riders/);
  expect(story.support?.text ?? "").not.toContain("1,200");
});

test("what stands behind a colon stays together under the headline", () => {
  const { headline, support } = made(
    "Lambing weekend at the farm: Sat 6 and Sun 7 March, 10 am–3 pm, St. Cuthbert's Lane, Settle. Bring boots.",
  );
  expect(headline.text).toBe("Lambing weekend at the farm");
  expect(support?.text).toMatch(/^Sat 6 and Sun 7 March, 10 am–3 pm, St\. Cuthbert’s Lane, Settle\./);
});

test("a call to act in two ways is no button without one of them", () => {
  const { cta } = made(
    "Silent film night with live piano on Friday 12 March 2027. Book at saltbox.example/general or ring 01947 555 016.",
  );
  expect(cta?.label).toBe("See saltbox.example/general");
});

describe("a headline leaves no stump behind", () => {
  test.each([
    [
      "Wij zoeken een begeleider voor 24 uur per week, op maandag, dinsdag en donderdag.",
      "Wij zoeken een begeleider voor 24 uur per week",
    ],
    [
      "On 3 February we completed our one millionth temperature-controlled delivery.",
      "On 3 February we completed our one millionth temperature-controlled delivery",
    ],
  ])("%s", (sentence, headline) => {
    expect(made(`${sentence} It took nine years.`).headline.text).toBe(headline);
  });
});

describe("news with the name of what is new", () => {
  const brief =
    "Our new cheese is here: Alpine 2026, pressed between 14 and 29 October and salted on 6 November. One wheel costs €19.";

  test("is the headline, and a range of days stays whole below it", () => {
    const { headline, points, support } = made(brief);
    expect(headline.text).toBe("Our new cheese is here: Alpine 2026");
    expect(points).toEqual([]);
    expect(support?.text).toContain("Pressed between 14 and 29 October and salted on 6 November.");
  });

  test.each(["“", '"'])("commas in a title of a thing end no headline (%s)", (closing) => {
    const { headline } = made(
      `Stadtführung „Hexen, Henker, Hinterhöfe${closing} jeden Freitag um 20 Uhr ab Marktbrunnen, 12 Euro, Dauer 90 Minuten.`,
    );
    expect(headline.text).toContain("„Hexen, Henker, Hinterhöfe“");
  });

  test("a list behind a colon is a list", () => {
    const { points } = made(
      "We now carry three cheeses: Alpine, Harbour Blue and Little Goat. Come and try them.",
    );
    expect(points.map(({ text }) => text)).toEqual(["Alpine", "Harbour Blue", "Little Goat"]);
  });

  test("a range in a list stays one entry", () => {
    const { points } = made(
      "Three new things: classes between 4 and 6 pm, two kilns and a library. All of them are free.",
    );
    expect(points.map(({ text }) => text)).toEqual(["Classes between 4 and 6 pm", "Two kilns", "A library"]);
  });
});
