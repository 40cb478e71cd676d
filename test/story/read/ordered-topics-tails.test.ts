import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { brandOf } from "../../copy/brands.ts";

function made(brief: string) {
  const request = { brief, brand: brandOf("Orrin"), channel: "linkedin", assetType: "card" } as const;
  const story = houseStory(request);
  const { verdict } = reviewStory({ story, ...request, lint: [], today: "2026-11-25" });
  return { head: story.headline.text, post: (story.posts.linkedin ?? "").replace(/\s+/g, " "), verdict };
}

describe("what an order says behind its topic is for the maker", () => {
  test.each([
    [
      "Something about the Wilsons' kitchen please, they're happy for us to use their name. Before: brown units from 1978. After: ash fronts. 11 days of work.",
      "The Wilsons’ kitchen",
    ],
    [
      "Bitte etwas über die Treppe von Familie Brandt, sie sind mit der Nennung einverstanden. Vorher: Kiefer von 1962. Nachher: geölte Eiche. 4 Tage Arbeit.",
      "Die Treppe von Familie Brandt",
    ],
    [
      "Qualcosa sulla credenza della signora Ferri, è d'accordo che la nominiamo. Prima: noce tarlato. Dopo: cassetto rifatto. 52 ore di lavoro.",
      "La credenza della signora Ferri",
    ],
    [
      "Graag iets over de stoel van meneer Aerts, hij vindt het goed dat we zijn naam noemen. Voor: kapotte zitting. Na: nieuw riet. 18 uur werk.",
      "De stoel van meneer Aerts",
    ],
    [
      "Könntet ihr bitte unsere Weihnachtszeiten machen, das Telefon klingelt den ganzen Tag deswegen.\n\n- 24.12.: 8–12 Uhr\n- 25.12.: geschlossen\n- 26.12.: geschlossen",
      "Unsere Weihnachtszeiten",
    ],
    [
      "Kunnen jullie onze kerstopeningstijden maken, mensen bellen er de hele dag over.\n\n- 24 december: 9 tot 16 uur\n- 25 december: gesloten\n- 26 december: gesloten",
      "Onze kerstopeningstijden",
    ],
    [
      "¿Podéis hacer nuestro horario de Navidad? Llaman todo el día preguntando.\n\n24 de diciembre: 9 a 14\n25 de diciembre: cerrado",
      "Nuestro horario de Navidad",
    ],
    [
      "Bitte einen Beitrag zu unserer neuen Funktion Sammelrechnung, für Elektriker gedacht. So geht es: 1. Kunden auswählen. 2. Aufträge anhaken. 3. Rechnung senden. Ab sofort in allen Tarifen.",
      "Unsere neue Funktion Sammelrechnung",
    ],
    [
      "Une publication sur notre nouvelle fonction Devis vocal, pensée pour les peintres. Comment ça marche : 1. Ouvrez l'appli. 2. Dictez les mesures. 3. Envoyez le devis. Inclus dans toutes les formules.",
      "Notre nouvelle fonction Devis vocal",
    ],
  ])("%s", (brief, head) => {
    const { head: said, verdict } = made(brief);
    expect(said).toBe(head);
    expect(verdict).toBe("approved");
  });
});

describe("a comparison is headed by what is compared, without the page that it is for", () => {
  const PLANS = (month: string) => `\n\nA: £9 ${month}, 1 desk\nB: £19 ${month}, 5 desks`;
  test.each([
    ["We need a comparison of our two plans for the pricing page.", "a month", "Our two plans"],
    [
      "Wir brauchen einen Vergleich unserer zwei Pakete für die Preisseite.",
      "im Monat",
      "Unsere zwei Pakete",
    ],
    [
      "Il nous faudrait une comparaison de nos deux abonnements pour la page tarifs.",
      "par mois",
      "Nos deux abonnements",
    ],
    [
      "Necesitamos una comparación de nuestras dos tarifas para la página de precios.",
      "al mes",
      "Nuestras dos tarifas",
    ],
    [
      "Ci serve un confronto dei nostri due abbonamenti per la pagina prezzi.",
      "al mese",
      "I nostri due abbonamenti",
    ],
    [
      "We hebben een vergelijking nodig van onze twee abonnementen voor de prijzenpagina.",
      "per maand",
      "Onze twee abonnementen",
    ],
    [
      "Precisamos de uma comparação dos nossos dois planos para a página de preços.",
      "por mês",
      "Os nossos dois planos",
    ],
  ])("%s", (order, month, head) => {
    const { head: said, verdict } = made(order + PLANS(month));
    expect(said).toBe(head);
    expect(verdict).toBe("approved");
  });

  test("the name of a plan stays, whatever word it is", () => {
    expect(made("Our plans.\n\nSolo: £9 a month, 1 desk\nPlus: £19 a month, 5 desks").post).toContain(
      "Plus: £19",
    );
  });
});

describe("those who are to read a piece stand before its question, or head its steps", () => {
  test.each([
    [
      "infographie pour les parents : que faire quand un enfant s'étouffe\n\n1. Cinq tapes dans le dos.\n2. Cinq compressions.\n3. Appelez le 15.",
      "Que faire quand un enfant s’étouffe",
    ],
    [
      "infographic voor ouders: wat te doen als een kind zich verbrandt\n\n1. Lauw water, tien minuten.\n2. Kleren uit.\n3. Bel 112.",
      "Wat te doen als een kind zich verbrandt",
    ],
    [
      "infografia para os pais: o que fazer quando uma criança se engasga\n\n1. Cinco pancadas nas costas.\n2. Cinco compressões.\n3. Ligue 112.",
      "O que fazer quando uma criança se engasga",
    ],
    [
      "A short video for gardeners who are afraid of pruning. Steps: sharpen the shears. Cut above an outward bud. Take out dead wood first.",
      "For gardeners who are afraid of pruning",
    ],
  ])("%s", (brief, head) => expect(made(brief).head).toBe(head));

  test.each([
    [
      "A short video about pruning. Steps: sharpen the shears. Cut above an outward bud.",
      "Sharpen the shears.",
      "Steps:",
    ],
    [
      "Ein kurzes Video für Leute, die Angst vorm Entkalken haben. Schritte: Wasser ablassen. Essig einfüllen.",
      "Wasser ablassen.",
      "Schritte:",
    ],
  ])("the label of the steps is not printed: %s", (brief, step, label) => {
    expect(made(brief).post).toContain(step);
    expect(made(brief).post).not.toContain(label);
  });
});

describe("sentences that look alike tell readers something", () => {
  test.each([
    "Steps to the beach are closed until 4 March. Please use the ramp by the café.",
    "We are repaving Mill Lane, the neighbours are happy with it. Work ends on 4 March.",
    "De kast van mevrouw De Smet staat nu in ons atelier. Kom kijken op zaterdag 5 december, 10 tot 16 uur.",
    "Könnt ihr eine Karte für unser Sommerfest machen? Es wird laut und bunt. Samstag, 5. Dezember, 15 Uhr.",
    "Un cartel para nuestra fiesta. Llama para reservar siempre antes del viernes. Sábado 5 de diciembre, 21 h.",
    "Una card per la nostra festa. Chiama per prenotare, sempre entro venerdì. Sabato 5 dicembre, ore 21.",
    "Für Malerbetriebe gedacht: der Farbkasten mit 24 Pinseln. 39 € bis Freitag.",
  ])("%s", (brief) => {
    const { post } = made(brief);
    for (const sentence of brief.split(/(?<=[.?]) /u).slice(1)) expect(post).toContain(sentence.slice(1, 24));
  });
});
