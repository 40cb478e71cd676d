import { describe, expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

const NEWS = "12月1日から冬の弁当を始めます。価格は980円です。";

/** What is left for readers of a brief with this request in it. */
const factsOf = (request: string) =>
  readStory({ brief: `${NEWS}${request}`, brand: brandOf("みどり") })
    .facts.filter(({ from }) => from === "brief")
    .map(({ quote }) => quote)
    .join("");

describe("a Japanese request", () => {
  test.each([
    "早めに受診してください。",
    "冷蔵庫で保存し、二日以内に食べてください。",
    "来店前にスマートフォンで受付をしてください。",
  ])("to readers is published: %s", (request) => expect(factsOf(request)).toContain(request));

  test.each([
    "三種類を並べて見せてください。",
    "雪の結晶は使わず、湯気の感じで。",
    "価格を一番大きく見せてください。",
    "写真を使ってください。",
  ])("to the designer is not: %s", (request) => expect(factsOf(request)).not.toContain(request));
});
