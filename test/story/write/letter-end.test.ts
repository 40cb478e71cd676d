import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Alder & Sons"), channel: "linkedin", assetType: "card" });

const EN = "From 4 to 8 May we dig up the yard. The noise ends at 4pm. Thank you for your patience.";
const DE = "Vom 4. bis 8. Mai graben wir den Hof auf. Der Lärm endet um 16 Uhr. Danke für eure Geduld.";
const FR = "Du 4 au 8 mai nous refaisons la cour. Le bruit finit à 16 h. Merci de votre patience.";
const IT = "Dal 4 all'8 maggio rifacciamo il cortile. Il rumore finisce alle 16. Grazie per la pazienza.";

test.each([
  [EN, "Your team at Alder & Sons"],
  [EN, "The Alder & Sons team"],
  [EN, "Mo and everyone at the yard"],
  [DE, "Euer Team von Alder & Sons"],
  [DE, "Eure Ines und das ganze Hof-Team"],
  [FR, "Toute l'équipe d'Alder & Sons"],
  [IT, "Il vostro team di Alder & Sons"],
])("%s %s: who signs stands on a line of the post, and not in the text of the picture", (letter, name) => {
  const { support, posts, headline } = storyOf(`${letter}\n${name}`);
  const printed = name.replaceAll("'", "’");
  expect(`${headline.text} ${support?.text}`).not.toContain(printed);
  expect(support?.text).toMatch(/(?:patience|Geduld|pazienza)\.$/u);
  expect(posts.linkedin?.split("\n")).toContain(printed);
});

test.each([
  [EN, "The team needs one more pair of boots"],
  [EN, "Yard of Alder & Sons"],
  [DE, "Das Team sucht noch ein Paar Stiefel"],
])("%s %s: other lines stay on the picture", (letter, line) => {
  expect(storyOf(`${letter}\n${line}`).support?.text).toContain(line);
});
