import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { namesSpeaker } from "../../../lib/story/read/speaker.ts";
import { brandOf } from "../../copy/brands.ts";

const WORDS =
  "“We used to have three surveyors driving back every Friday. Now the report is finished before they have taken their boots off.”";
const quotedIn = (brief: string) =>
  houseStory({ brief, brand: brandOf("Plumbline"), channel: "linkedin", assetType: "card" }).quotation;

describe("a line under a quotation, in a paragraph of its own too, says whose words it is", () => {
  test.each([
    [
      "Anjali Thorpe, operations director, Marlin & Thorpe Building Surveyors",
      "operations director",
      "Marlin & Thorpe Building Surveyors",
    ],
    ["Anjali Thorpe, operations director", "operations director", ""],
    ["– Anjali Thorpe, Geschäftsführerin, Marlin GmbH", "Geschäftsführerin", "Marlin GmbH"],
    ["Anjali Thorpe, keeper at Marlin Lock since 1988", "keeper at Marlin Lock since 1988", ""],
    ["Anjali Thorpe, keeper at Marlin Lock", "keeper", "Marlin Lock"],
    ["Anjali Thorpe", "", ""],
    [
      "Anjali Thorpe, manager of a care home in Dundee, October 2026",
      "manager of a care home in Dundee, October 2026",
      "",
    ],
    ["Anjali Thorpe, keeper at Marlin Lock, 3 May 2026", "keeper", "Marlin Lock, 3 May 2026"],
    ["Anjali Thorpe, Geschäftsführerin, März 2026", "Geschäftsführerin, März 2026", ""],
    ["Anjali Thorpe, October 2026", "", "October 2026"],
  ])("%s", (line, role, company) => {
    for (const between of ["\n", "\n\n"])
      expect(quotedIn(`${WORDS}${between}${line}\n\nPlumbline. Reports written on site.`)).toMatchObject({
        name: "Anjali Thorpe",
        role,
        company,
      });
  });
});

test.each([
  "Report prices, October 2026",
  "Site reports, written on site",
  "Monday Club, town hall",
  "Thorpe",
  "Book now, seats are few",
])("%s names no speaker", (line) => {
  expect(namesSpeaker(line)).toBe(false);
});

test.each([
  ["That’s from Anjali Thorpe of Drumfork Farm.", "Drumfork Farm"],
  ["From Anjali Thorpe at Marlin Lock, who gave us permission to use it with her name.", "Marlin Lock"],
  ["That’s from Anjali Thorpe.", ""],
])("a sentence behind a quotation says from whom and where it is: %s", (sentence, company) => {
  expect(quotedIn(`${WORDS} ${sentence}`)).toMatchObject({ name: "Anjali Thorpe", company });
});

test("where a thing is from is no speaker", () => {
  expect(quotedIn(`Our cheese is from Anjali Thorpe of Drumfork Farm. ${WORDS}`)?.company ?? "").toBe("");
});
