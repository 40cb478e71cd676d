import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import type { Reading } from "../../../lib/story/schema.ts";
import { endedByLabel, inWantedPlaces } from "../../../lib/story/write/placed-slides.ts";
import { brandOf } from "../../copy/brands.ts";

const SLIDES = ["Fit brakes", "25 hours over three days", "£29,000 a year", "A warm yard"].map(
  (title, i) => ({
    title,
    body: "",
    facts: [`f${i + 1}`],
  }),
);
const readingOf = (quote: string, language = "en") =>
  ({
    language,
    heldBack: [{ quote, why: "instruction", span: { start: 0, end: 1 } }],
    facts: [{ id: "f3", kind: "price" }],
  }) as unknown as Reading;
const titles = (quote: string, language?: string) =>
  inWantedPlaces(SLIDES, readingOf(quote, language)).map(({ title, body }) => [title, body].join("|"));

describe("what an author wants among the first slides", () => {
  test("shares the slide of its place", () => {
    expect(titles("Pay and hours on the first or second slide please, people ask for nothing else.")).toEqual(
      ["25 hours over three days|£29,000 a year.", "Fit brakes|", "A warm yard|"],
    );
  });
  test("stands in its order where there is room", () => {
    expect(titles("Pay and hours on the second or third slide")).toEqual([
      "25 hours over three days|",
      "£29,000 a year|",
      "Fit brakes|",
      "A warm yard|",
    ]);
  });
  test.each([
    ["de", "Das Gehalt bitte auf die erste oder zweite Folie"],
    ["fr", "Le salaire sur la première ou la deuxième diapo"],
    ["es", "El sueldo en la primera o segunda diapositiva"],
    ["it", "Lo stipendio nella prima o seconda slide"],
    ["nl", "Het salaris op de eerste of tweede slide"],
    ["pt", "O salário no primeiro ou segundo slide"],
  ])("%s: %s", (language, quote) => {
    expect(titles(quote, language)[0]).toBe("£29,000 a year|");
  });
  test.each([
    "Nothing on the second slide but the logo",
    "The first thing is that the second slide is fine",
    "Use the brown picture twice",
  ])("%s: nothing moves", (quote) => {
    expect(titles(quote)).toEqual(SLIDES.map(({ title }) => `${title}|`));
  });
});

const JOB =
  "We're looking for a farrier to join our Halsey yard, 25 hours over three days, no nights. You'd be shoeing riding horses and two heavy ones. Apply by Friday 11 December at halsey.example/jobs. Interviews are in the week of 4 January.";

test("the day of an interview is not the day of a post", () => {
  const story = houseStory({
    brief: JOB,
    brand: brandOf("Halsey"),
    channel: "linkedin",
    assetType: "carousel",
  });
  expect(story.occasion).toBe("hiring");
  expect(story.when).toBeNull();
});

test("what the author wants last stands on the last picture, beside all entries of the list", () => {
  const { slides } = houseStory({
    brief:
      "Carousel, 5 slides: cover, three tips, closing slide. Subject: three checks before you trust a rope.\n1 Run every metre through bare hands.\n2 Bend it into a tight loop.\n3 Look for glazed or furry sheath.\nClosing: If in doubt, cut it up. Book an inspection at £9 a rope on our website.",
    brand: brandOf("Second Hand Line"),
    channel: "instagram",
    assetType: "carousel",
  });
  expect(slides).toHaveLength(4);
  expect(slides.at(-1)).toMatchObject({ title: "If in doubt, cut it up" });
  expect(slides.at(-1)?.body).toContain("£9 a rope");
});

describe("a label that its author wants last", () => {
  const entries = [
    "New: Dark mode",
    "Removed: CSV export. The 2024 format remains",
    "Fixed: Totals",
    "Fixed: Search",
  ];
  const slides = entries.map((title, i) => ({ title, body: "", facts: [`f${i + 1}`] }));
  const ended = (quote: string, language = "en") =>
    endedByLabel(slides, { ...readingOf(quote, language), closing: [] });

  test.each([
    ["en", 'Please put "Removed" on the very last slide by itself, since people phone us about it.'],
    ["de", "Bitte „Removed“ ganz allein auf die letzte Folie."],
    ["fr", "Mettez « Removed » seul sur la dernière diapo."],
    ["es", "Pon «Removed» en la última diapositiva."],
    ["it", "Metti «Removed» da solo sull'ultima slide."],
    ["nl", "Zet ‘Removed’ op de laatste slide."],
  ])("ends the series (%s)", (language, quote) => {
    const { slides: shown, closing } = ended(quote, language);
    expect(shown.at(-1)).toEqual({
      title: "Removed: CSV export",
      body: "The 2024 format remains.",
      facts: ["f2"],
    });
    expect([shown.length, closing]).toEqual([4, ["f2"]]);
  });

  test("has its entries on one slide", () => {
    const { slides: shown } = ended('Put "Fixed" on the last slide, please.');
    expect(shown.at(-1)).toMatchObject({ title: "Fixed", body: "Totals. Search." });
  });

  test("is no thing that no label names", () => {
    expect(ended("Our logo on the last slide, please.")).toEqual({ slides, closing: [] });
  });
});
