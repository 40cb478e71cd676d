import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { isAskedOfVisitors } from "../../../lib/story/read/asked-of-visitors.ts";
import { brandOf } from "../../copy/brands.ts";

test.each([
  ["en", "Boots, not sneakers."],
  ["en", "Warm coats, sturdy shoes and a torch."],
  ["en", "Please put bins out by 6am."],
  ["en", "Boil tap water until 6 pm."],
  ["de", "Feste Schuhe und eine Taschenlampe."],
  ["de", "Bitte die Tonnen bis 6 Uhr rausstellen."],
  ["fr", "De bonnes chaussures et une lampe de poche."],
  ["fr", "Merci de sortir les bacs avant 6 h."],
  ["es", "Botas, no zapatillas."],
  ["es", "Saquen los cubos antes de las 6."],
  ["it", "Scarpe comode e una torcia."],
  ["it", "Esponete i bidoni entro le 6."],
  ["nl", "Laarzen, geen gympen."],
  ["nl", "Graag de bakken voor 6 uur buiten zetten."],
  ["pt", "Sapatos confortáveis e uma lanterna."],
  ["pt", "Coloquem os contentores na rua até às 6h."],
])("what visitors wear and residents do is for readers (%s): %s", (language, words) => {
  expect(isAskedOfVisitors(words, language)).toBe(true);
});

test.each([
  ["en", "Boots, not sneakers, in the photo."],
  ["en", "Hats and gloves, drawn not photographed."],
  ["en", "Please put the hours in by Friday."],
  ["en", "Please put bins on the card by 6 pm."],
  ["en", "Please move the logo up by 6 pm."],
  ["de", "Stiefel statt Turnschuhe auf dem Bild."],
  ["de", "Bitte bis 18 Uhr das Logo umstellen."],
  ["de", "Bitte die Zeiten bis Freitag eintragen."],
  ["fr", "Des bottes sur le visuel."],
  ["fr", "Merci de déplacer le logo avant 18 h."],
  ["es", "Botas, no zapatillas, en la foto."],
  ["es", "Poned los horarios antes del viernes."],
  ["it", "Stivali nella foto."],
  ["it", "Mettete gli orari entro venerdì."],
  ["nl", "Laarzen op de foto."],
  ["nl", "Graag het logo voor 6 uur verplaatsen."],
  ["pt", "Botas, não ténis, na foto."],
  ["pt", "Ponham os horários até sexta-feira."],
])("what is drawn, written and handed in is not (%s): %s", (language, words) => {
  expect(isAskedOfVisitors(words, language)).toBe(false);
});

const postOf = (sentence: string) =>
  houseStory({
    brief: `Bins over the holidays\n\nNo collection on Friday 25 December.\n\n${sentence}\n\nSee nordhof.example`,
    brand: brandOf("Nordhof"),
    channel: "linkedin",
    assetType: "card",
  }).posts.linkedin;

test("a state that begins like an order is told; an order is not", () => {
  expect(postOf("Back to normal from Monday 4 January.")).toContain("Back to normal");
  expect(postOf("Back up the text by Monday 4 January.")).not.toContain("Back up");
});
