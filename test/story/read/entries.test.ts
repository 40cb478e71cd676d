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

test("values behind years in sentences are a list under what they count", () => {
  const story = read(
    "Kilos of litter taken out: 2022: 1,900. 2023: 2,450. 2024: 3,100. There is less to find.",
  );
  expect(story.series).toMatchObject({ label: "Kilos of litter taken out" });
  expect(story.facts.map(({ says }) => says)).toContain("2022: 1,900.");
  expect(story.items).toHaveLength(3);
});

test("a question and an answer with their letters are one statement, with what is said after it", () => {
  const { facts } = read(
    "Q: Can I ride on ice? A: You can. Once. Studded tyres are in the shop from Monday.",
  );
  expect(facts[0]?.says).toBe("Can I ride on ice? You can. Once.");
});
