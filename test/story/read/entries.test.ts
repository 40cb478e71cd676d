import { expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

const read = (brief: string) => readStory({ brief, brand: brandOf("Kite") });

test("a series of a torn sentence is named by the noun its values are of, or is none", () => {
  const brief =
    "The deal is agreed. It starts on 1 January 2027 and brings raises of 4% in 2027, 3% in 2028 and 2% in 2029.";
  expect(read(brief).series).toMatchObject({ label: "Raises", unit: "%" });
  const torn = "It began on 4 May and now we bake 40 kg in 2024, 50 kg in 2025 and 60 kg in 2026.";
  expect(read(torn).series).toBeNull();
});

test("lines of one form under a colon are a list, also of two hosts", () => {
  const story = read(
    "To move over, change your MX records:\nmx1.heron.test, priority 10\nmx2.heron.test, priority 20\nMail keeps arriving.",
  );
  expect(story.items).toHaveLength(2);
  const prose = read("We moved house:\nnothing was broken, and the cat is well\nnow we unpack, day by day");
  expect(prose.items).toEqual([]);
});
