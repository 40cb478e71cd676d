import { expect, test } from "vitest";
import { chooseTemplate } from "../../../lib/pipeline/designs/choose-template.ts";
import type { Story } from "../../../lib/story/schema.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { fact, line, storyWith } from "../../story/for-templates/parts.ts";

const NOTHING = { brand: "Riverside Chess Club", asked: [], atHand: [], faces: [] };

const chosenFor = (story: Story, template: string, assetType: AssetType = "card") =>
  chooseTemplate(story, NOTHING, { assetType, seed: 1, among: [template] });

const WON = storyWith({
  by: "a model",
  occasion: "milestone",
  facts: [
    fact("f1", "news", "Our juniors are county champions!"),
    fact("f2", "figure", "Riverside 4½ – 1½ Kingsmead"),
    fact("f3", "proof", "Leila Farouk beat the top seed in 61 moves"),
    fact("f4", "news", "New members welcome, Mondays at 6pm"),
  ],
  figures: [{ value: "4½ – 1½", unit: "", label: "Riverside against Kingsmead", fact: "f2" }],
  headline: line("Our juniors are county champions", "f1"),
  points: [
    line("Leila Farouk beat the top seed in 61 moves", "f3"),
    line("New members welcome, Mondays at 6pm", "f4"),
  ],
});

test("a figure of a model stands on a card beside its points", () => {
  const chosen = chosenFor(WON, "card");
  expect(chosen?.data).toMatchObject({
    bullets: [
      "4½ – 1½ Riverside against Kingsmead",
      "Leila Farouk beat the top seed in 61 moves",
      "New members welcome, Mondays at 6pm",
    ],
  });
  expect(chosen?.lost).toEqual([]);
});

test("a page with a table of a model has no number that the model did not ask for", () => {
  const story = storyWith({
    by: "a model",
    occasion: "comparison",
    facts: [fact("f1", "pair", "£3,200 | £4,900"), fact("f2", "condition", "12,000 kWh of heat a year")],
    rows: [
      { label: "Installation", first: "£3,200", second: "£4,900", fact: "f1" },
      { label: "Running cost", first: "£960", second: "£890", fact: "f1" },
    ],
    columns: ["Gas boiler", "Heat pump"],
    headline: line("Boiler or heat pump? The honest numbers", "f1"),
    support: line("For a three-bed semi with 12,000 kWh of heat a year.", "f2"),
  });
  expect(chosenFor(story, "infographic", "infographic")?.data).toMatchObject({
    stats: [],
    supporting: "For a three-bed semi with 12,000 kWh of heat a year.",
  });
});

test("the end of an offer beside an event stands with what ends", () => {
  const story = storyWith({
    by: "a model",
    occasion: "event",
    facts: [fact("f1", "when", "8–10 April 2027"), fact("f2", "price", "Early bird €290 until 31 January")],
    when: { date: "8–10 April 2027", time: "", place: "Antwerp", facts: ["f1"] },
    offer: { value: "Early bird €290", before: "", ends: "31 January", code: "", terms: "", facts: ["f2"] },
    headline: line("Three days for letters", "f1"),
  });
  const shown = JSON.stringify(chosenFor(story, "event")?.data);
  expect(shown).toContain("Early bird €290");
  expect(shown).toContain("31 January");
});

test("what a model has written for picture and post may stand in the post alone", () => {
  const text =
    "Our juniors won the final at Kingsmead after five hours at the boards, with two draws and three wins against the county. Leila Farouk beat the top seed in sixty-one moves, and her brother held a draw with two pawns less until the lights of the hall went out for everybody, which the referee had announced at noon and nobody had believed until the very last minute of play. The cup stands in the window of the library until the end of the season.";
  const story = storyWith({
    by: "a model",
    facts: [fact("f1", "news", "Our juniors are champions"), fact("f2", "news", text)],
    headline: line("Our juniors are champions", "f1"),
    support: line(text, "f2"),
  });
  const beside = (post: string) =>
    chooseTemplate(story, { ...NOTHING, post }, { assetType: "card", seed: 1, among: ["announcement"] });
  expect(beside(text)?.data).toMatchObject({ supporting: text.split(/(?<=\.) The/)[0] });
  expect(beside(text)?.lost).toEqual([]);
  expect(beside("Champions!")?.data).toMatchObject({ supporting: text });
});
