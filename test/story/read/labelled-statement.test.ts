import { expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

const saidIn = (brief: string, name = "Acme") =>
  readStory({ brief, brand: brandOf(name) })
    .facts.filter(({ from }) => from === "brief")
    .map(({ quote }) => quote);

test.each([
  ["Larkmail: letters for small shops. Made by two people in Hull.", "Larkmail"],
  ["Beech logs: twice a year. Coal: once. We sweep in Hull and Beverley.", "Acme"],
])("a label and what holds of it are for readers: %s", (brief, name) => {
  expect(saidIn(brief, name).join(" ")).toContain(brief.split(". ", 1)[0]);
});

test.each(["Photo: Ana at the loom.", "Style: hand drawn.", "Headline: something catchy."])(
  "a note for the maker is not: %s",
  (note) => {
    expect(saidIn(`We open on Monday 7 December.\n\n${note}`).join(" ")).not.toContain(note);
  },
);

test("news behind a wish on the same line is told, and the wish ends before it", () => {
  const { facts, wishes } = readStory({
    brief: "Tone: warm and friendly. We open on Monday 7 December.",
    brand: brandOf("Acme"),
  });
  expect(facts.map(({ quote }) => quote)).toContain("We open on Monday 7 December.");
  expect(wishes.map(({ value }) => value)).toEqual(["warm and friendly"]);
});
