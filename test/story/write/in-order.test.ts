import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string, assetType: "video" | "carousel") =>
  houseStory({ brief, brand: brandOf("Acme"), channel: "instagram", assetType });

test("a film tells a recipe in its order", () => {
  const { support, scenes } = storyOf(
    "Notre recette de pompe à l'huile pour Noël. Il faut 500 g de farine, 120 ml d'huile d'olive, 100 g de sucre, 20 g de levure fraîche, 10 cl d'eau tiède, 2 cuillères à soupe d'eau de fleur d'oranger et une pincée de sel. On délaie la levure dans l'eau, on mélange tout, on pétrit 10 minutes et on laisse lever 3 heures. On cuit 20 minutes à 180 °C.",
    "video",
  );
  const said = [support?.text ?? "", ...scenes.map(({ text }) => text)].join("\n");
  const at = ["500 g de farine", "On délaie la levure", "On mélange tout", "On cuit 20 minutes"].map(
    (words) => said.indexOf(words),
  );
  expect(at.every((place) => place >= 0)).toBe(true);
  expect(at.toSorted((a, b) => a - b)).toEqual(at);
});

test("a carousel keeps a long sentence that does not come apart", () => {
  const long =
    "Se pelan las naranjas y se cortan en rodajas, se desmiga el bacalao encima, luego la cebolleta muy fina y las aceitunas, el huevo en cuartos y al final el aceite.";
  const { slides } = storyOf(`Ensalada de naranja y bacalao. ${long} Diez minutos en la nevera.`, "carousel");
  expect(slides.map(({ title, body }) => `${title} ${body}`).join(" ")).toContain("Se pelan las naranjas");
});
