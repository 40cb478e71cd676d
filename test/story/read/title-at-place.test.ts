import { expect, test } from "vitest";
import { fits } from "../../../lib/render/templates/film-quote/fits.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Oakhanger Museum"), channel: "instagram", assetType: "video" });
const SHOW = "From Friday 15 January to Sunday 30 May 2027. Admission £6. Station Road, Oakhanger.";
const SAID = 'Our founder Beryl Astcombe says: "People come for the machines and stay for the letters."';

test.each([
  'New exhibition at the Typewriter Museum in Oakhanger: "Dear Sir or Madam - 100 years of office letters".',
  "Neue Ausstellung im Museum in Lüneburg: „Sehr geehrte Damen und Herren – hundert Jahre Post“.",
  "Nouvelle exposition au musée à Lyon : « Cher monsieur ou madame, cent ans de lettres ».",
])("a place before the title of a work has not said it: %s", (sentence) => {
  expect(storyOf(`${sentence} ${SHOW}`).quotation).toBeNull();
});

test("a person before words in quotation marks has said them", () => {
  expect(storyOf(`The museum opens again. ${SAID}`).quotation?.name).toBe("Beryl Astcombe");
});

test("news with its days is no film of what somebody says of it", () => {
  const news = "New exhibition about office letters at the museum.";
  const pictures = { brand: "Oakhanger Museum", asked: [], atHand: [], faces: [] };
  expect(fits(storyOf(`${news} ${SHOW} ${SAID}`), pictures)).toBeUndefined();
});
