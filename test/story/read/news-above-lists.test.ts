import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Stimmlog"), channel: "linkedin", assetType: "card" });

test.each([
  [
    "Stimmlog 3.2 is out today. What's new:\n- The calculator saves per instrument\n- Humidity graph over 12 months\n- Fixed: duplicate invoices\nOffline mode is still in beta.",
    "Stimmlog 3.2 is out today",
    "What",
  ],
  [
    "Stimmlog 3.2 ist heute erschienen. Was neu ist:\n- Der Rechner speichert jetzt pro Instrument\n- Feuchteverlauf über 12 Monate\n- Behoben: doppelte Rechnungen\nDas Update ist kostenlos.",
    "Stimmlog 3.2 ist heute erschienen",
    "Was neu",
  ],
  [
    "La version 3.2 est disponible dès aujourd'hui. Les nouveautés :\n- Le calculateur enregistre par instrument\n- Courbe d'humidité sur 12 mois\n- Corrigé : les factures en double\nLa mise à jour est gratuite.",
    "La version 3.2 est disponible dès aujourd’hui",
    "nouveautés",
  ],
])("the sentence before the heading of a list is the news: %s", (brief, headline, heading) => {
  const story = storyOf(brief);
  expect(story.headline?.text).toBe(headline);
  expect(story.support?.text).not.toContain(heading);
});

test.each([
  [
    "Our 2024 numbers, board approved:",
    "Our 2024 numbers",
    "412,600 meals delivered\n1,180 volunteers\naverage cost per meal $2.84",
  ],
  [
    "Unsere Zahlen 2024, vom Vorstand freigegeben:",
    "Unsere Zahlen 2024",
    "412.600 Mahlzeiten geliefert\n1.180 Freiwillige\nim Schnitt 2,84 € je Mahlzeit",
  ],
  [
    "Nos chiffres 2024, validés par le bureau :",
    "Nos chiffres 2024",
    "412 600 repas livrés\n1 180 bénévoles\ncoût moyen d'un repas 2,84 €",
  ],
  [
    "Nuestras cifras de 2024, aprobadas por la junta:",
    "Nuestras cifras de 2024",
    "412.600 comidas repartidas\n1.180 voluntarios\ncoste medio por comida 2,84 €",
  ],
  [
    "I nostri numeri del 2024, approvati dal consiglio:",
    "I nostri numeri del 2024",
    "412.600 pasti consegnati\n1.180 volontari\ncosto medio per pasto 2,84 €",
  ],
  [
    "Onze cijfers van 2024, goedgekeurd door het bestuur:",
    "Onze cijfers van 2024",
    "412.600 maaltijden bezorgd\n1.180 vrijwilligers\ngemiddeld € 2,84 per maaltijd",
  ],
  [
    "Os nossos números de 2024, aprovados pela direção:",
    "Os nossos números de 2024",
    "412.600 refeições entregues\n1.180 voluntários\ncusto médio por refeição 2,84 €",
  ],
])("who approved the figures is for no reader: %s", (heading, told, lines) => {
  const { posts } = storyOf(`${heading}\n\n${lines}`);
  expect(posts.linkedin).toContain(told);
  expect(posts.linkedin).not.toContain(heading.split(", ")[1]?.replace(/\s?:$/u, ""));
});

test("a line below another one with figures is no part of it", () => {
  const { posts } = storyOf(
    "Our 2024 numbers:\n\n1,180 active volunteers\n52 cents of every dollar come from donors, 17 from grants\naverage cost per meal $2.84",
  );
  expect(posts.linkedin).toMatch(/17 from grants\n/u);
});

test("what a council has approved may be news", () => {
  const { posts } = storyOf(
    "The new playground, approved by the council: swings, a slide and a sandpit. It opens on 3 May.",
  );
  expect(posts.linkedin).toContain("approved by the council");
});
