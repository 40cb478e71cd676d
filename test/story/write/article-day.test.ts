import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const previewOf = (brief: string) => {
  const { kicker, headline, support } = houseStory({
    brief,
    brand: brandOf("Tangle"),
    channel: "web",
    assetType: "og_image",
  });
  return { kicker: kicker?.text, headline: headline.text, support: support?.text };
};

test("a preview says on which day the article comes, and who wrote it", () => {
  const { kicker, headline, support } = previewOf(
    "We are publishing an article on our blog on 22 February called “What happens at a first check-up”. It is written by Dr Priya Nandakumar, who runs our children's clinic. Check-ups for under-18s are free on the NHS.",
  );
  expect(kicker).toBe("On the blog, 22 February");
  expect(headline).toBe("What happens at a first check-up");
  expect(support).toMatch(/^By Dr Priya Nandakumar/);
});

test.each([
  [
    "Le 22 février, nous publions sur notre blog un article intitulé « Le premier contrôle ». Il est écrit par Anne Morel, notre dentiste.",
    "Par Anne Morel",
  ],
  [
    "El 22 de febrero publicamos en el blog un artículo titulado «La primera revisión». Está escrito por Ana Ruiz, nuestra dentista.",
    "Por Ana Ruiz",
  ],
])("the same in other languages: %s", (brief, by) => {
  expect(previewOf(brief).support).toContain(by);
});

test("how an article is written is no byline", () => {
  const { support } = previewOf(
    "On our blog: “What happens at a first check-up”. It is written in plain English.",
  );
  expect(support).toMatch(/^It is written in plain/);
});
