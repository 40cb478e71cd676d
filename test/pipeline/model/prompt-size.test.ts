import { expect, test } from "vitest";
import { jsonSchemaOf, outlineOf } from "../../../lib/adapters/model/json-schema.ts";
import { offeredTemplates } from "../../../lib/pipeline/model/offered-templates.ts";
import { emptyStory } from "../../../lib/story/empty.ts";
import { StoryAnswer } from "../../../lib/story/model/answer.ts";
import { COUNTS } from "../../../lib/story/model/limits.ts";
import { STORY_RULES, storyPrompt } from "../../../lib/story/model/prompt.ts";
import { repairQuestion } from "../../../lib/story/model/repair-prompt.ts";
import { INPUT } from "./workshop.ts";

// Characters, of which about four are a token. Rules are bounded because every run pays for them.
test("the question for a card's story keeps to its length", () => {
  const outline = outlineOf(jsonSchemaOf(StoryAnswer));
  expect(STORY_RULES.length + outline.length).toBeLessThan(12_500);
  const bare = storyPrompt({ ...INPUT, templates: [] });
  const prompt = storyPrompt({ ...INPUT, templates: offeredTemplates("card") });
  expect(prompt).toContain('"stat":"One number as large as it goes; needs a figure and what it counts"');
  expect(prompt.length - bare.length).toBeLessThan(2_500);
});

test("slots that are asked for again come with the forms of their own channels only", () => {
  const rulesFor = (...slots: string[]) => {
    const problems = slots.map((slot) => ({ slot, says: "It is empty." }));
    return repairQuestion(emptyStory("en"), problems, INPUT).system;
  };
  expect(rulesFor("headline")).not.toContain("good:");
  expect(rulesFor("headline", "posts.tiktok").match(/good:/g)).toHaveLength(1);
  expect(rulesFor("posts.tiktok")).toContain("tiktok (");
});

test("the request leaves room for every slide that a story may have", () => {
  const asked = storyPrompt({ ...INPUT, assetType: "carousel" });
  expect(asked).toContain(`"slides":"2 to ${COUNTS.slides}"`);
});
