import { expect, test } from "vitest";
import { titleOf } from "../../../lib/render/templates/film/headline-lead.ts";
import { keptLinesOf } from "../../../lib/render/templates/film/kept.ts";
import { withName } from "../../../lib/render/templates/kit/story/called.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const COURSE =
  "Our next wheel throwing course for beginners starts on Wednesday 13 January 2027 and runs for six Wednesdays";
const BRIEF = `${COURSE}, 18.30 to 21.00, until 17 February. There are eight places because we have eight wheels. It costs £210, which includes 10 kg of clay, glazes and both firings.\n\nBook at tidewater.example/beginners or ring Morag on 01333 555 0142.`;

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Tidewater Pots"), channel: "instagram", assetType: "video" });

test("the last picture of a course names it, with its first day, its last and whom to ring", () => {
  const story = storyOf(BRIEF);
  const last = { headline: story.headline.text, cta: "", url: "tidewater.example/beginners" };
  const lines = keptLinesOf(story, last);
  expect(lines).toEqual([
    "Starts on Wednesday 13 January 2027",
    "18.30 to 21.00, until 17 February",
    "It costs £210",
    "Ring Morag on 01333 555 0142",
  ]);
  expect(titleOf(story.headline.text, lines.join(" · "))).toBe(
    "Our next wheel throwing course for beginners",
  );
});

test.each([
  ["the lines do not say its day", COURSE, "It costs £210"],
  ["it is short", "Our course starts on Wednesday 13 January", "Starts on Wednesday 13 January"],
])("a title stays whole where %s", (_, headline, details) => {
  expect(titleOf(headline, details)).toBe(headline);
});

test("a bare number has whom one asks for, where the brief names a person", () => {
  expect(withName("01333 555 0142", storyOf(BRIEF))).toBe("Ring Morag on 01333 555 0142");
  const nameless = storyOf("The kiln is cold again. Call 01333 555 0142.");
  expect(withName("01333 555 0142", nameless)).toBe("01333 555 0142");
  expect(withName("It costs £210", storyOf(BRIEF))).toBe("It costs £210");
});
