import { expect, test } from "vitest";
import { judgeOf } from "../../../lib/story/addressee/addressee.ts";
import { isLeadIn } from "../../../lib/story/read/answers.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { otherAddresseeOf } from "../../../lib/story/review/other-addressees.ts";
import { brandOf } from "../../copy/brands.ts";

/** The sentences of a brief that are asked about, with a classifier that doubts all of them. */
function asked(brief: string, language = "en") {
  const reading = readStory({ brief, brand: brandOf("Kite"), language });
  const judge = {
    ...judgeOf(brief, language),
    doubtedFor: () => "maker" as const,
    askedAboutFor: () => "maker" as const,
  };
  return reading.facts
    .filter((fact) => otherAddresseeOf(fact, { reading, brief, brand: { name: "" }, judge }) !== undefined)
    .map(({ quote }) => quote);
}

test("entries that begin with one label are a list", () => {
  const myths = ["enamel suffers", "it lasts for ever", "soda does the same"];
  const list = myths.map((myth) => `- Myth: ${myth}. Truth: no.`);
  expect(asked(list.join("\n")).filter((quote) => quote.startsWith("Myth"))).toEqual([]);
  expect(asked(list.slice(0, 2).join("\n"))).not.toEqual([]);
  expect(asked(list.join("\n").replaceAll("Myth", "Caption"))).not.toEqual([]);
});

test("the title of the page whose picture is ordered is for readers", () => {
  expect(asked('Share image for the docs page "Querying notes by date".')).toEqual([]);
});

test.each([["Not sure which size you have? Post us the old one.", "Not sure which size you have?"]])(
  "a question to readers leads to what they can do: %s",
  (brief, question) => {
    const reading = readStory({ brief, brand: brandOf("Kite"), language: "en" });
    const judge = {
      ...judgeOf(brief, "en"),
      askedAboutFor: () => "colleague" as const,
      doubtedFor: () => undefined,
    };
    const fact = reading.facts.find(({ quote }) => quote === question);
    expect(fact).toBeDefined();
    if (fact) expect(otherAddresseeOf(fact, { reading, brief, brand: { name: "" }, judge })).toBeUndefined();
  },
);

test("a question to the maker leads to nothing", () => {
  expect(isLeadIn("Can you make it blue?", "en")).toBe(false);
  expect(isLeadIn("Shall we mention your post?", "en")).toBe(false);
  expect(isLeadIn("Zu kalt für deine Hände?", "de")).toBe(true);
});
