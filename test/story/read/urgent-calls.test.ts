import { expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

const saysOf = (brief: string) =>
  readStory({ brief, brand: brandOf("Fernwick") })
    .facts.filter(({ from }) => from === "brief")
    .map(({ says }) => says);

test.each(["Urgent: press 2, day and night.", "Urgent: call 030 555 0144."])("%s keeps its name", (said) => {
  expect(saysOf(`New phone hours from 3 May 2027. ${said}`).join(" ")).toContain(said.replace(/\.$/u, ""));
});

test("a hurry of the writer's is not said", () => {
  expect(saysOf("Urgent: the shop opens at nine tomorrow.").join(" ")).not.toMatch(/urgent/iu);
});
