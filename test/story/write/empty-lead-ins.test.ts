import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import type { Story } from "../../../lib/story/schema.ts";
import { brandOf } from "../../copy/brands.ts";

const ASSETS = [
  ["video", "tiktok"],
  ["carousel", "instagram"],
  ["card", "linkedin"],
] as const;
const storiesOf = (brief: string) =>
  ASSETS.map(([assetType, channel]) => houseStory({ brief, brand: brandOf("Fernwick"), channel, assetType }));

/** Everything that a picture or a film shows as words. */
const shown = ({ headline, support, points, scenes, slides }: Story) =>
  [headline, support, ...points, ...scenes]
    .map((line) => line?.text ?? "")
    .concat(slides.flatMap(({ title, body }) => [title, body]));

const NEWS = "Our evening course in bike repair starts on 12 January.";

describe("a line that leads to a list", () => {
  test.each([
    `${NEWS}\n\nWhat it covers wk by wk:\n\nIt costs £90 for six weeks. Bring your own bike.`,
    `${NEWS}\nWhat it covers wk by wk:\n- brakes\n- gears\n- wheels\nIt costs £90 for six weeks.`,
  ])("is not shown where the list is not: %s", (brief) => {
    for (const story of storiesOf(brief)) expect(shown(story).join("\n")).not.toContain("wk by wk");
  });

  test("is shown where the list follows", () => {
    const [film] = storiesOf(
      `${NEWS}\nWhat it covers wk by wk:\n- Week 1 is about brakes\n- Week 2 is about gears\n- Week 3 is about wheels`,
    );
    expect(film?.scenes.map(({ text }) => text)).toEqual([
      "What it covers wk by wk",
      "Week 1 is about brakes",
      "Week 2 is about gears",
      "Week 3 is about wheels",
    ]);
  });
});

describe("a quotation as the headline", () => {
  const SAID = "“I fixed my own brakes after one evening and never looked back";
  test.each([
    `${NEWS} ${SAID}”, says Marta Lind. It costs £90.`,
    `${NEWS} Marta Lind said it best: ${SAID}.” It costs £90.`,
    `Marta Lind joined our evening course. She told us: ${SAID}.” The next course starts on 12 January.`,
  ])("stands with the name that the brief gives: %s", (brief) => {
    for (const story of storiesOf(brief)) {
      expect(story.headline.text).toContain("I fixed my own brakes");
      expect(story.quotation?.name).toBe("Marta Lind");
      expect(shown(story).slice(1).join("\n")).toContain("Marta Lind");
    }
  });

  test("names the speaker right after the words of a film", () => {
    const [film] = storiesOf(`${SAID}.”\n– Marta Lind, baker\n\n${NEWS}`);
    expect(film?.scenes[0]?.text).toBe("Marta Lind, baker");
  });

  test("takes no pronoun for a name", () => {
    const [film] = storiesOf(`${NEWS} She told us: ${SAID}.”`);
    expect(film?.quotation?.name).toBe("");
  });
});
