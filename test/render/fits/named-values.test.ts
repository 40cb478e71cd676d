import { describe, expect, test } from "vitest";
import { chooseTemplate } from "../../../lib/pipeline/designs/choose-template.ts";
import type { Infographic } from "../../../lib/render/templates/infographic/data.ts";
import { namedValues } from "../../../lib/render/templates/kit/story/named-values.ts";
import { fact, line, storyWith } from "../../story/for-templates/parts.ts";

describe("a sentence of names with their values is a series", () => {
  test.each([
    ["Plastic 61%, fishing gear 22%, glass 9%, metal 8%.", ["Plastic", "Fishing gear", "Glass", "Metal"]],
    ["Lampen 180, Kleidung 140, Fahrräder 96, Toaster 65.", ["Lampen", "Kleidung", "Fahrräder", "Toaster"]],
    ["Nos ventes : pain 52 %, brioche 31 % et café 17 %.", ["Pain", "Brioche", "Café"]],
    ["Ventas: pan 52 %, bollos 31 % y café 17 %.", ["Pan", "Bollos", "Café"]],
    ["Vidro 40 kg, papel 31 kg e metal 9 kg.", ["Vidro", "Papel", "Metal"]],
    ["Vetro 40 kg, carta 31 kg e metallo 9 kg.", ["Vetro", "Carta", "Metallo"]],
    [
      "Meest gebracht: lampen (84), broeken en jassen (66), stofzuigers (52).",
      ["Lampen", "Broeken en jassen", "Stofzuigers"],
    ],
    ["Lampen 1.180, kleding 940 en fietsen 96.", ["Lampen", "Kleding", "Fietsen"]],
  ])("%s", (sentence, names) => {
    expect(namedValues(sentence)?.map(({ x }) => x)).toEqual(names);
  });

  test.each([
    "March 14, April 3, May 9.",
    "Hall 12, room 10, floor 3.",
    "Paris 2024, Rome 2022, Oslo 2019.",
    "Node 20, Python 3, Go 22.",
    "Adults 12, children 6.",
    "Bread 61%, 22 kg of flour, salt 8%.",
    "Plastic 61%, glass 9 kg, metal 8%.",
  ])("%s is none", (sentence) => {
    expect(namedValues(sentence)).toBeUndefined();
  });
});

const pageOf = (...sentences: string[]) => {
  let start = 40;
  const facts = sentences.map((text, i) => {
    const span = { start, end: start + text.length };
    start = span.end + 1;
    return { ...fact(`f${i + 1}`, "proof", text), span };
  });
  const support = { text: sentences.join(" "), facts: facts.map(({ id }) => id) };
  const story = storyWith({ headline: line("The year in numbers"), facts, support });
  const pictures = { brand: "Beacon", asked: [], atHand: [], faces: [] };
  return chooseTemplate(story, pictures, { assetType: "infographic", seed: 1 })?.data as Infographic;
};

test("a list of clauses that begin with a number is drawn as numbers, the first of the brief as the hero", () => {
  const { stats } = pageOf(
    "41,000 members, £212 million saved, £164 million lent, 0.9% of loans in arrears.",
  );
  expect(stats?.map(({ value }) => value)).toEqual(["41,000", "£212 million", "£164 million", "0.9%"]);
});

test("shares are a ring, and the numbers beside them keep their place in the brief", () => {
  const { chart, stats } = pageOf(
    "4,312 kg of litter in 38 beach cleans.",
    "Plastic 61%, fishing gear 22%, glass 9%, metal 8%.",
    "1,204 volunteers came.",
  );
  expect(chart).toMatchObject({ kind: "donut", suffix: "%" });
  expect(stats?.map(({ value }) => value)).toEqual(["4,312 kg", "1,204"]);
});
