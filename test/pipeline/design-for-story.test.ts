import { describe, expect, test } from "vitest";
import type { Ports } from "../../lib/core/ports.ts";
import { designForStory } from "../../lib/pipeline/designs/design-for-story.ts";
import type { RunView } from "../../lib/runs/store.ts";
import type { Story } from "../../lib/story/schema.ts";
import type { AssetType } from "../../lib/vocab.ts";
import { NEWS } from "../story/for-templates/news.ts";
import { line, storyWith } from "../story/for-templates/parts.ts";

/** A test run reads nothing of a workspace, so that it needs no ports. */
function design(story: Story, outputType: string | null, assetType: AssetType = "card") {
  const run = {
    assetType,
    outputType,
    livemode: false,
    screenIds: [],
    photoIds: [],
    imagery: null,
  } as unknown as RunView;
  return designForStory({} as Ports, run, { name: "Folkestone Makers", product_map: {} }, story, { seed: 1 });
}

const story = NEWS.event?.story ?? storyWith({});

describe("a template that was asked for", () => {
  test("is drawn, though another one fits better", async () => {
    const { template, unmet } = await design(story, "announcement");
    expect(template.id).toBe("announcement");
    expect(unmet).toEqual([]);
  });

  test("gives way to the best one when the story lacks what it needs, and the run says so", async () => {
    const { template, unmet } = await design(story, "offer");
    expect(template.id).toBe("event");
    expect(unmet).toEqual([
      'The template "offer" needs a discount, a gift or a new price, which the brief does not give: drawn with "event" instead.',
    ]);
  });
});

test("a story of a single sentence is no carousel", async () => {
  await expect(design(storyWith({ headline: line("We moved") }), null, "carousel")).rejects.toMatchObject({
    code: "brief_too_thin",
  });
});
