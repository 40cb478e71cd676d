import { expect, test } from "vitest";
import { chooseTemplate } from "../../../lib/pipeline/designs/choose-template.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

/** All that a job opening shows. */
function shownOf(brief: string): string {
  const story = houseStory({ brief, brand: brandOf("Northgate"), channel: "linkedin", assetType: "card" });
  const pictures = { brand: "Northgate", asked: [], atHand: [], faces: [], post: brief };
  const chosen = chooseTemplate(story, pictures, { assetType: "card", seed: 1, among: ["hiring"] });
  if (!chosen) throw new Error("No job opening.");
  return JSON.stringify(chosen.data).replace(/[\u00a0\u202f]/g, " ");
}

test.each([
  [
    "We are hiring a baker in Leeds. The salary is £32,000 a year, 38 hours a week. You start on 1 March 2027. Send your CV to jobs@northgate.example.",
    "32,000",
  ],
  [
    "Wir suchen einen Bäcker in Soest. Das Gehalt beträgt 2.450 € im Monat, 38 Stunden die Woche. Beginn ist am 1. März 2027. Bewerbung an jobs@northgate.example.",
    "2.450",
  ],
  [
    "Nous recrutons un boulanger à Annecy. Le salaire est de 2 150 € par mois, 38 heures par semaine. Début le 1er mars 2027. Candidatures à jobs@northgate.example.",
    "150 €",
  ],
  [
    "Buscamos panadero en Sevilla. El salario es de 1.850 € al mes, 38 horas por semana. Inicio el 1 de marzo de 2027. Escribe a jobs@northgate.example.",
    "1.850",
  ],
])("a job opening says the pay once: %s", (brief, pay) => {
  expect(shownOf(brief).split(pay)).toHaveLength(2);
});
