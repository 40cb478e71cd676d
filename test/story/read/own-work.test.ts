import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const CHAIR =
  "The chair: a 1930s wingback that belonged to a ferry captain. Before: seat collapsed, two broken springs. After: same shape, new wool.";
const postOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Ash Upholstery"), channel: "instagram", assetType: "card" }).posts
    .instagram ?? "";

test.each([
  "I kept his brass name tag under the seat where she can find it.",
  "I retied nine springs by hand.",
])("what one person has made is for readers: %s", (work) => {
  const said = work.replace("retied", "replaced all");
  expect(postOf(`${CHAIR} ${said}`)).toContain(said.slice(0, 20));
});

test("a hope at the end takes nothing back", () => {
  expect(postOf(CHAIR.replace("new wool.", "good for fifty years I hope."))).toContain("After: same shape");
});

test.each(["I hope you can do this by Friday.", "I asked Dave about the springs."])(
  "what is said to colleagues is not published: %s",
  (talk) => expect(postOf(`${CHAIR} ${talk}`)).not.toContain(talk.slice(0, 12)),
);
