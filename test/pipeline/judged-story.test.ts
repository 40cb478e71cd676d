import { expect, test } from "vitest";
import { judgedByHouse } from "../../lib/pipeline/judged-story.ts";
import type { Story } from "../../lib/story/schema.ts";
import { brandOf } from "../copy/brands.ts";
import { storyOf } from "../story/stories.ts";

const BRIEF = "We raised £12,400 at the fair. The roof still needs £18,600.";
const TURNED = "We raised £18,600 at the fair.";

const judged = (its: Partial<Story>, said = TURNED) =>
  judgedByHouse(
    {
      story: storyOf(BRIEF, { headline: { text: said, facts: [] }, posts: { linkedin: said }, ...its }),
      copy: null,
      brief: BRIEF,
      channel: "linkedin",
      assetType: "card",
      lint: [],
      createdAt: new Date("2026-11-20T09:00:00Z"),
    },
    { ...brandOf("Northgate"), plan: "growth", palette: {}, logos: [] },
    new Date("2026-11-20T09:01:00Z"),
  );

/** What the guard has to say of values that stand beside the words of others. */
const bindings = (its: Partial<Story>) =>
  judged(its)
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

const CORRECTED = "We raised £13,150 at the fair. The roof still needs £18,600.";

test("a number that only a program wrote is refused", () => {
  expect(judged({}, CORRECTED).report.verdict).toBe("rejected");
});

test("a number that a member wrote is asked about once, and a person may approve it", () => {
  const { verdict, summary, score } = judged({ byMember: ["headline", "posts.linkedin"] }, CORRECTED).report;

  expect(verdict).toBe("needs_review");
  expect(score).toBeGreaterThan(49);
  expect(summary.match(/The edit says|the edit says/g)).toHaveLength(1);
  expect(summary).toContain("the edit says “£13,150”, which the brief does not say; is it right?");
});

test("the sentence that was corrected is not asked about as well", () => {
  const story = storyOf(BRIEF, {});
  const [removed] = story.facts;
  const its = { byMember: ["headline", "posts.linkedin"], removed: removed ? [removed] : [] };

  expect(judged(its, CORRECTED).report.summary).not.toContain("took out");
});
