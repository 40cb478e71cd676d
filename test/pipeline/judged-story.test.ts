import { expect, test } from "vitest";
import { judgedByHouse } from "../../lib/pipeline/judged-story.ts";
import type { Story } from "../../lib/story/schema.ts";
import { brandOf } from "../copy/brands.ts";
import { storyOf } from "../story/stories.ts";

const BRIEF = "We raised £12,400 at the fair. The roof still needs £18,600.";
const TURNED = "We raised £18,600 at the fair.";

/** What the guard has to say of values that stand beside the words of others. */
const bindings = (its: Partial<Story>) =>
  judgedByHouse(
    {
      story: storyOf(BRIEF, { headline: { text: TURNED, facts: [] }, posts: { linkedin: TURNED }, ...its }),
      copy: null,
      brief: BRIEF,
      channel: "linkedin",
      assetType: "card",
      lint: [],
      createdAt: new Date("2026-11-20T09:00:00Z"),
    },
    { ...brandOf("Northgate"), plan: "growth", palette: {}, logos: [] },
    new Date("2026-11-20T09:01:00Z"),
  )
    .about.findings?.filter(({ problem }) => problem === "binding")
    .map(({ slot }) => slot);

test("values beside other words are doubted in every slot that no member wrote", () => {
  expect(bindings({})).toEqual(["headline", "posts.linkedin"]);
});

test("what a member wrote is not doubted, in whatever slot its sentence stands", () => {
  expect(bindings({ byMember: ["headline"] })).toEqual([]);
});

test("a member's edit of one slot does not speak for the others", () => {
  const headline = { text: "Thank you for coming", facts: [] };
  expect(bindings({ byMember: ["headline"], headline })).toEqual(["posts.linkedin"]);
});
