import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Halvorsen"), channel: "linkedin", assetType: "card" });

describe("the title of a work behind a colon was said by nobody", () => {
  test.each([
    [
      "New exhibition at the museum in Oakhanger: “Dear Sir or Madam – 100 years of letters”. Open daily, £6.",
      "New exhibition",
    ],
    ["Unser neues Stück: „Der Mann, der nie schläft“. Premiere am 15. Januar, 14 Euro.", "Unser neues Stück"],
    ["Nuestra nueva obra: «El hombre que no duerme». Estreno el 15 de enero, 14 €.", "Nuestra nueva obra"],
  ])("%s", (brief, lead) => {
    const { quotation, posts } = storyOf(brief);
    expect(quotation).toBeNull();
    expect(posts.linkedin).toContain(lead);
  });
});

test("a person behind a colon has said it", () => {
  const { quotation } = storyOf(
    "Words from Beryl: “People come in for the machines and stay for the letters.” Admission £6.",
  );
  expect(quotation?.text).toContain("People come in");
});

test("who says it stays where no name stands under it", () => {
  const { posts } = storyOf(
    "Our founder says: “People come in for the machines and stay for the letters.” Admission £6.",
  );
  expect(posts.linkedin).toContain("Our founder says: “People come in");
});
