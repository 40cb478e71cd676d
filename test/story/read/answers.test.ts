import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { isAnsweredQuestion } from "../../../lib/story/read/answers.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string, assetType: AssetType = "carousel") =>
  houseStory({ brief, brand: brandOf("Acme"), channel: "linkedin", assetType });
const pointsOf = (brief: string) => storyOf(brief, "infographic").points.map(({ text }) => text);

const ENTRIES = [
  "Can I bring my dog? Yes, on a lead",
  "Is there parking? Yes, behind the barn",
  "Do you take cards? No, cash only",
];

describe("a question and its answer are one entry of a list", () => {
  test.each([
    `Good to know before you come. ${ENTRIES.join(". ")}.`,
    `Good to know before you come.\n${ENTRIES.join(".\n")}.`,
    `Good to know before you come.\n- ${ENTRIES.join(".\n- ")}.`,
    `Good to know before you come:\n\n${ENTRIES.join(".\n\n").replaceAll("? ", "?\n")}.`,
    `Good to know before you come\nQ: ${ENTRIES.join(".\nQ: ").replaceAll("? ", "?\nA: ")}.`,
  ])("%s", (brief) => {
    expect(pointsOf(brief)).toEqual(ENTRIES);
    const { slides, posts, heldBack } = storyOf(brief);
    expect(slides.map(({ title, body }) => `${title} ${body}`)).toEqual(ENTRIES.map((entry) => `${entry}.`));
    for (const entry of ENTRIES) expect(posts.linkedin).toContain(`${entry}.`);
    expect(heldBack).toEqual([]);
  });

  test("in another language", () => {
    expect(
      pointsOf(
        "Häufige Fragen zum Hofladen. Darf mein Hund mit? Ja, an der Leine. Wo kann ich parken? Hinter der Scheune. Geht Karte? Nein, nur bar.",
      ),
    ).toEqual([
      "Darf mein Hund mit? Ja, an der Leine",
      "Wo kann ich parken? Hinter der Scheune",
      "Geht Karte? Nein, nur bar",
    ]);
  });
});

test("more of an answer stays with it, and what follows the list does not", () => {
  const brief = `Good to know. ${ENTRIES[0]}. ${ENTRIES[1]}. It costs £2 a day. ${ENTRIES[2]}. Book at acme.example.`;
  expect(pointsOf(brief)).toEqual([ENTRIES[0], `${ENTRIES[1]}. It costs £2 a day`, ENTRIES[2]]);
});

test("one question keeps the yes of its answer", () => {
  const { posts } = storyOf(`Our farm day is on Saturday 6 June. ${ENTRIES[0]}. Entry is free.`);
  expect(posts.linkedin).toContain(`${ENTRIES[0]}.`);
});

test("what the maker is asked is not for readers", () => {
  const { posts } = storyOf(
    "Can we announce the new oven? No, not yet. Our bakery opens on Sundays from 3 May.",
  );
  expect(posts.linkedin).toBe("Our bakery opens on Sundays from 3 May.");
});

describe("an answered question", () => {
  test.each([
    ["en", "Does my cat need a vet every year? Yes."],
    ["nl", "Moet mijn kat elk jaar naar de dierenarts? Ja."],
    ["de", "Ist Krafttraining mit 70 noch sinnvoll? Ja, gerade dann."],
    ["fr", "Faut-il rincer les bocaux ? Non, jamais."],
    ["es", "¿Se puede entrar con perro? No."],
    ["it", "Serve la prenotazione? Sì, sempre."],
    ["pt", "É preciso levar toalha? Não."],
  ])("is for readers (%s): %s", (language, text) => {
    expect(isAnsweredQuestion(text, language)).toBe(true);
  });

  test.each([
    ["en", "Can we announce the oven? Yes, from Monday."],
    ["en", "Could you make it blue? Yes please."],
    ["en", "Should the headline be a question? No."],
    ["de", "Könnt ihr das Logo größer machen? Ja, bitte."],
    ["en", "Do we mention the price? No."],
    ["en", "A friendly cone? A cone with a face?"],
  ])("may be its author's (%s): %s", (language, text) => {
    expect(isAnsweredQuestion(text, language)).toBe(false);
  });
});

test("what has happened belongs to the question behind it", () => {
  const brief =
    "Asked at our counter every winter:\n\nQ: The boiler shows F22. Do I need you? A: Not yet. Top up the water first.\nQ: Can I turn it off at night? A: No, turn it down.\nQ: Is the gauge right? A: It reads 1.2 bar when cold.";
  const { slides, posts } = storyOf(brief);
  expect(slides.map(({ title }) => title)).toContain("The boiler shows F22. Do I need you?");
  expect(posts.linkedin).toContain("The boiler shows F22. Do I need you? Not yet.");
  expect(slides.map(({ title }) => title)).not.toContain("The boiler shows F22");
});
test("a sentence without a label stays apart from the question behind it", () => {
  const { posts } = storyOf(
    "We have moved to Mill Lane.\nQ: Can I park there? A: Yes, in the yard.\nQ: Is there a lift? A: No, one step.",
  );
  expect(posts.linkedin).not.toContain("Mill Lane. Can I park");
});
