import { expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

const occasionOf = (brief: string) => readStory({ brief, brand: brandOf("Acme") }).occasion;

test.each([
  "We are looking for a night support worker at our home in Leyburn. £14.60 an hour, 30 hours.",
  "We are looking for a gardener, three days a week, from March.",
])("%s is a job", (brief) => {
  expect(occasionOf(brief)).toBe("hiring");
});

test("who looks for a thing has no job to give", () => {
  expect(occasionOf("We are looking for a piano for our hall. Can you lend us one?")).not.toBe("hiring");
});
