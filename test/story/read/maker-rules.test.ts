import { describe, expect, test } from "vitest";
import { isMakerRule } from "../../../lib/story/read/maker-rules.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

const read = (brief: string) => readStory({ brief, brand: brandOf("Acme") });
const saidIn = (brief: string) =>
  read(brief)
    .facts.filter(({ from }) => from === "brief")
    .map(({ says }) => says)
    .join("\n");

describe("sentences that rule how a piece is made are for the maker", () => {
  test.each([
    "La cita tal cual, sin cambiar nada.",
    "The quote exactly as it is, please.",
    "Das Zitat bitte wörtlich übernehmen.",
    "Please don't make Fixed Care look like the winner, both are fine.",
    "Pas d'appel à donner encore.",
    "Quiero un gráfico por meses y el total bien visible.",
    "I'd like a bar chart with the total on top.",
    "Bitte als Ablauf in vier Schritten darstellen:",
    "Bitte keine Heilversprechen und keine Angst machen.",
    "Bitte keine CO2-Angaben, die werden noch berechnet.",
    "First name and town only.",
    "Keep our yellow.",
    "Use our usual colours, please.",
    "Unser Gelb bitte beibehalten.",
    "Gardez nos couleurs.",
    "Thank-you card, not an advert.",
    "Nur Vorname und Ort nennen.",
    "Use her words exactly as they are, she read them over to us.",
  ])("%s", (sentence) => expect(isMakerRule(sentence)).toBe(true));

  test.each([
    "Use our green bins for glass.",
    "Keep our blue card at hand.",
    "This card is not an advert.",
    "Das Zitat des Tages steht an der Tafel.",
    "Don't let the price of £40 look like a bargain.",
    "No appeal fee is charged.",
    "Members only.",
    "We want a table for 8 at the harbour.",
    "Wir wollen ein Haus für alle.",
    "Bitte keine Hunde in der Halle.",
  ])("%s is for readers, or may be", (sentence) => expect(isMakerRule(sentence)).toBe(false));
});

test("the address of a page is told without the words that give it", () => {
  const said = saidIn("Free webinar on 22 September. The page is acme.example/webinar.");
  expect(said).toContain("acme.example/webinar");
  expect(said).not.toContain("The page is");
});

test("an order to present a thing is no part of its name", () => {
  const said = saidIn(
    "Presenta la nuova stagione, quattro spettacoli.\n\n16 ottobre – Il guardiano del sale",
  );
  expect(said).toContain("La nuova stagione");
  expect(said).not.toContain("Presenta");
  expect(saidIn("Presenta Marta Ruiz, con la orquesta joven, el 3 de mayo.")).toContain(
    "Presenta Marta Ruiz",
  );
});

test("the words that tell whose words follow stay with a quotation", () => {
  const brief =
    'We welcome Ailsa Drummond. In her own words: "I like the moment when a talk turns out to be possible."';
  expect(saidIn(brief)).toContain("In her own words: “I like");
});

test.each([
  [
    "Write a carousel with five tips for your very first riding lesson:\n\n1. Wear long trousers\n2. Come 15 minutes early\n3. Tell your instructor if you're nervous\n\nLast slide: first lesson is 30 minutes, £28.",
    "Five tips for your very first riding lesson",
  ],
  [
    "Bonjour, je voudrais un visuel avec nos tarifs au 1er mars 2027 :\n\nTalons femme : 12 €\nTalons homme : 16 €",
    "Nos tarifs au 1er mars 2027",
  ],
  [
    "Queremos apresentar a nossa nova professora de violoncelo. Chama-se Beatriz Montalvo, tem 31 anos.",
    "A nossa nova professora de violoncelo",
  ],
  [
    "Bitte Öffnungszeiten über Ostern 2027 posten:\n\nKarfreitag, 26. März: 10–20 Uhr\nOstersonntag, 28. März: 9–20 Uhr",
    "Öffnungszeiten über Ostern 2027",
  ],
  [
    "Présenter notre bilan 2026 à nos partenaires. Nous avons collecté 80 tonnes d'objets.",
    "Notre bilan 2026",
  ],
])("what an order is about stands at the head: %s", (brief, head) => {
  const lines = saidIn(brief).split("\n");
  expect(lines.map((line) => line.replace(/[\s.:]+$/u, ""))).toContain(head);
});

test("the label of a reason is for the maker, and the reason for readers", () => {
  const said = saidIn("Sweep for £55. Reason people should do it now: in October everybody rings at once.");
  expect(said).toContain("In October everybody rings at once.");
  expect(said).not.toContain("people should");
});

test("whom a film invites, and to what", () => {
  const said = saidIn(
    "Create a short video inviting people to our Perseids night. Thursday 12 August, from 9.30 pm.",
  );
  expect(said).not.toContain("nviting people");
});

test("a topic in the dative heads the figures that follow it", () => {
  expect(
    saidIn("Erstelle eine Infografik zu unserer Stromerzeugung 2026.\n\nQ1: 312 MWh\nQ2: 648 MWh"),
  ).toContain("Unsere Stromerzeugung 2026");
});

test("what the picture of a page is called leads to its words", () => {
  expect(
    saidIn('Concert page preview image: "Northern Lights", Sibelius and Grieg. Sat 6 November, 7.30pm.'),
  ).toContain("“Northern Lights”, Sibelius and Grieg");
});

test("whom an order is for is no part of the topic", () => {
  expect(
    read("Présenter notre bilan 2026 à nos partenaires. Nous avons collecté 80 tonnes d'objets.").about,
  ).not.toContain("partenaires");
});

test.each([
  ["Geen van de twee als 'winnaar' neerzetten alsjeblieft.", true],
  ["Keines von beiden als Sieger darstellen, bitte.", true],
  ["Neither of them should look like the winner.", true],
  ["Ne présentez aucune des deux comme la meilleure.", true],
  ["Geen van de twee winnaars is nog bekend.", false],
  ["Neither of the two routes is open on Sundays.", false],
])("neither of two is to win: %s", (sentence, is) => {
  expect(isMakerRule(sentence)).toBe(is);
});

test.each([
  ["Quote in full, unaltered, with name and title.", true],
  ["Zitat bitte ungekürzt, mit Namen und Funktion.", true],
  ["Below that just our name.", true],
  ["Darunter nur unser Logo.", true],
  ["Below that the path is closed.", false],
  ["The quote is in full on our page.", false],
])("a quotation as it is, and the name under it: %s", (sentence, is) => {
  expect(isMakerRule(sentence)).toBe(is);
});

test.each([
  ["Take your time over it, nothing flashy.", true],
  ["Bitte nichts Reißerisches.", true],
  ["Nada llamativo, por favor.", true],
  ["Take your time over coffee and cake.", false],
  ["Nothing is too small for us to mend.", false],
])("how quiet it is to be: %s", (sentence, is) => {
  expect(isMakerRule(sentence)).toBe(is);
});
