import { describe, expect, test } from "vitest";
import { groupOf, isListed, sentencesOf } from "../../../lib/render/templates/kit/story/sentences.ts";
import { tokensOf } from "../../../lib/render/templates/kit/story/tokens.ts";

describe("sentences of a text", () => {
  test.each([
    ["It is free. Bring your card.", ["It is free.", "Bring your card."]],
    ["We start on 3. Mai at noon.", ["We start on 3. Mai at noon."]],
    ["Ask Dr. Lindqvist first. She knows.", ["Ask Dr. Lindqvist first.", "She knows."]],
    ["“Not sure? Our call is free.” Call us.", ["“Not sure? Our call is free.”", "Call us."]],
    ["Questions? Call 0471 555 210.", ["Questions? Call 0471 555 210."]],
    ["It costs 9.50 a month. Cancel any day.", ["It costs 9.50 a month.", "Cancel any day."]],
    ["料金が変わります。火曜日は定休日です。", ["料金が変わります。", "火曜日は定休日です。"]],
    [
      "Jeudi 24 : 7 h à 16 h. Fermé les 25, 26 et 27. Réouverture le mardi 5.",
      ["Jeudi 24 : 7 h à 16 h.", "Fermé les 25, 26 et 27.", "Réouverture le mardi 5."],
    ],
    ["", []],
  ])("%s", (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });
});

test("a text that lists what is drawn says nothing new; one with another number does", () => {
  const drawn = tokensOf("2024 · 655\n2025 · 1,812");
  expect(isListed("2024 655, 2025 1,812.", drawn)).toBe(true);
  expect(isListed("2025 812.", drawn)).toBe(false);
  expect(isListed("The jump in 2025 comes from the school roofs.", drawn)).toBe(false);
});

test.each([
  ["Opening hours: 9 to 5", undefined],
  ["At 10:30 we open, and at noon we close.", undefined],
  ["Nothing here has a name, only commas.", undefined],
  ["Pro: unlimited users, 2,000 runs", { title: "Pro", items: ["Unlimited users", "2,000 runs"] }],
])("%s", (sentence, group) => {
  expect(groupOf(sentence)).toEqual(group);
});
