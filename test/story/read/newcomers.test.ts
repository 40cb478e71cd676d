import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { tellsMethod } from "../../../lib/story/read/methods.ts";
import { asksNewcomers } from "../../../lib/story/read/welcomes.ts";
import { brandOf } from "../../copy/brands.ts";

const postOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Acme"), channel: "linkedin", assetType: "card" }).posts.linkedin ?? "";

describe("a question to those who come for the first time", () => {
  test.each([
    "First time at Lohikko?",
    "New to pottery?",
    "Never been to a ceilidh?",
    "Your first winter on the coast?",
  ])("is for readers: %s", (question) => {
    expect(asksNewcomers(question)).toBe(true);
    expect(postOf(`${question} Here is how it goes. It starts on 4 February at 6 pm.`)).toContain(question);
  });

  test.each([
    "First time in the newsletter?",
    "New to the template?",
    "New headline?",
    "First draft?",
    "Never been posted?",
    "Never made the second picture blue?",
    "New to Tom",
  ])("is none: %s", (question) => expect(asksNewcomers(question)).toBe(false));
});

describe("the method of a recipe", () => {
  test.each([
    ["en", "Method: crush the biscuits, not too fine."],
    ["de", "Zubereitung: Die Nüsse hacken."],
    ["fr", "Préparation : hachez les noix."],
    ["es", "Elaboración: pica las nueces."],
    ["it", "Preparazione: tritare le noci."],
    ["nl", "Bereiding: hak de noten."],
    ["pt", "Modo de preparo: pique as nozes."],
  ])("is said to those who cook: %s", (language, sentence) =>
    expect(tellsMethod(sentence, language)).toBe(true),
  );

  test.each([
    ["en", "Method: show the logo first, not too big."],
    ["en", "Method in the headline please."],
    ["de", "Zubereitung: bitte als Bild."],
    ["fr", "Préparation : le titre en gros."],
  ])("is no note on a picture: %s", (language, sentence) =>
    expect(tellsMethod(sentence, language)).toBe(false),
  );

  test("its first step is published", () => {
    expect(
      postOf(
        "Mum's shed slice. Makes 24 pieces.\n\nMethod: Crush the biscuits, not too fine. Chop the apricots. Press into a tin.",
      ),
    ).toContain("Crush the biscuits, not too fine. Chop the apricots.");
  });
});
