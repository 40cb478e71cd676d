import { describe, expect, test } from "vitest";
import { infographic } from "../../../lib/render/templates/infographic/infographic.tsx";
import { ofMatter } from "../../../lib/render/templates/infographic/matter.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const PICTURES = { brand: "Fernwick", asked: [], atHand: [], faces: [] };

function pageOf(brief: string) {
  const brand = brandOf("Fernwick");
  const story = houseStory({ brief, brand, channel: "linkedin", assetType: "infographic" });
  return infographic.data.parse(infographic.fits?.(story, PICTURES)?.data);
}

describe("what announces the numbers is the title, and the headline is the largest of them", () => {
  test.each([
    [
      "Our year in figures, 1 May 2025 to 30 April 2026. People brought us 1,284 broken things at 38 sessions. 963 went home working, that is 75 %. 47 volunteers did the mending. The 75 % should be the largest thing on the page.",
      "Our year in figures",
      "75 %",
      "963 went home working",
    ],
    [
      "Our year in figures, May 2025 to April 2026.\n3,412 assignments.\n61 interpreters, 38 languages.\nEvery interpreter is a member and has one vote.\nThe 3,412 should be large.",
      "Our year in figures",
      "3,412",
      "assignments",
    ],
  ])("%s", (brief, headline, value, label) => {
    const page = pageOf(brief);
    expect(page.headline).toBe(headline);
    expect(page.stats[0]).toMatchObject({ value, label });
    expect(page.supporting).toMatch(/2025 to/);
    expect(page.supporting).not.toContain(headline);
  });

  test("a headline that says more than its number stays", () => {
    const page = pageOf(
      "Our year in figures. For the first time more than half of our 3,412 assignments were in prisons. 61 interpreters, 38 languages. The 3,412 should be large.",
    );
    expect(page.headline).not.toBe("Our year in figures");
  });
});

describe("a page of numbers shows a thing that its title or its largest number names", () => {
  const page = infographic.data.parse({
    headline: "Our year in figures",
    stats: [{ value: "3,412", label: "lamps mended" }],
  });
  const thingOf = (word: string, data = page, isOrdered?: true) => {
    const subject = { name: word, mains: "0", drawing: "", word, ...(isOrdered && { isOrdered }) };
    return ofMatter({ subject } as unknown as Parameters<typeof ofMatter>[0], data).subject?.word;
  };
  test.each([
    ["lamp", "lamp"],
    ["police", undefined],
  ])("%s", (word, shown) => expect(thingOf(word)).toBe(shown));
  test("what is ordered, and on a page without numbers, is shown", () => {
    expect(thingOf("police", page, true)).toBe("police");
    expect(thingOf("police", { ...page, stats: [] })).toBe("police");
  });
});
