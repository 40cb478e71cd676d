import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const slidesOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Maison"), channel: "linkedin", assetType: "slideshow" }).slides.map(
    ({ title }) => title,
  );

test("slides go on with the quotation that the cover begins, and end as they were asked to", () => {
  const slides = slidesOf(
    'Customer quote:\n\n"We used to lose half a morning waiting for the van. Now the samples are at the lab within 35 minutes and the box has never been above 6 degrees." Dr Hanna Brill, Eastfield Lab\n\nFour runs a day, Monday to Saturday. End with: first week free for labs and clinics.',
  );
  expect(slides[0]).toBe(
    "“Now the samples are at the lab within 35 minutes and the box has never been above 6 degrees”",
  );
  expect(slides.at(-1)).toBe("First week free for labs and clinics");
});

test("a quotation that the cover has in full is on no other slide", () => {
  const slides = slidesOf(
    'Customer quote:\n\n"The bread is the best in town." Ana Ruiz, regular since 2019\n\nFour loaves a day. Doors open at 6.',
  );
  expect(slides.length).toBeGreaterThan(0);
  expect(slides.join(" ")).not.toContain("best in town");
});
