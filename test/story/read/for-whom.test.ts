import { expect, test } from "vitest";
import { endsForWhom } from "../../../lib/story/read/for-whom-about.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { valuesIn } from "../../../lib/story/values/values.ts";
import { brandOf } from "../../copy/brands.ts";

const says = (brief: string) =>
  readStory({ brief, brand: brandOf("Kite") })
    .facts.filter(({ from }) => from === "brief")
    .map((fact) => fact.says);

test.each([
  "Please turn this into a post for parents of our nursery.\nThe other rooms are running as normal.",
  'We need an infographic "The other rooms are running as normal" for new families.\n\nFees are credited next month.',
  "Please make a post for facility managers. The other rooms are running as normal.",
])("whom an order is for is not published: %s", (brief) => {
  expect(says(brief)[0]).toBe("The other rooms are running as normal.");
  expect(says(brief).join(" ")).not.toMatch(/parents|families|managers/);
});

test("what begins a sentence of its own, or holds more than readers, is for readers", () => {
  expect(endsForWhom("for new families.")).toBe(true);
  expect(endsForWhom("For new families.")).toBe(false);
  expect(endsForWhom("for new families the first visit is free.")).toBe(false);
  expect(endsForWhom("for the winter.")).toBe(false);
});

test("freelancers are not free", () => {
  expect(valuesIn("A plan for freelancers.", "en")).toEqual([]);
  expect(valuesIn("Entry for free.", "en").map(({ keys }) => keys)).toEqual([["free"]]);
});
