import { describe, expect, test } from "vitest";
import { subjectOf } from "../../lib/render/subject/find.ts";
import { subjectLanguage, subjectWords } from "../../lib/render/subject/words.ts";
import { readAsset } from "../support/assets.ts";

async function drawn(tag: string, headline: string, offer?: string) {
  const language = subjectLanguage(tag);
  if (!language) throw new Error(`${tag} has no words.`);
  const about = offer === undefined ? [] : ["", offer];
  return subjectOf(await subjectWords(language, readAsset), { headline, texts: [], about });
}

describe("a drawing is of the thing that the headline is certainly about", () => {
  test.each([
    ["en", "Full bicycle overhaul for £89", "bicycle"],
    ["en", "Bike overhaul in a day", "bicycle"],
    ["en", "Sourdough bread, every Saturday", "bread"],
    ["en", "Coffee machine service", "moka-pot"],
    ["en", "Apple tree pruning course", "deciduous-tree"],
    ["en", "Six wine glasses", "wine-glass"],
    ["en", "Concert in the church", "musical-notes"],
    ["en", "A slice of bread", "bread"],
    ["en", "Bread knife, hand forged", "kitchen-knife"],
    ["de", "Brotmesser aus Solingen", "kitchen-knife"],
    ["fr", "Couteau à pain", "kitchen-knife"],
    ["es", "Cuchillo de pan", "kitchen-knife"],
    ["it", "Coltello da pane", "kitchen-knife"],
    ["nl", "Broodmes van staal", "kitchen-knife"],
    ["pt", "Faca de pão", "kitchen-knife"],
    ["ja", "パン切り包丁", "kitchen-knife"],
    ["en", "Why bread sells out by ten", "bread"],
    ["en", "Film night at the harbour", "clapper-board"],
    ["de", "Fahrradinspektion für 49 €", "bicycle"],
    ["de", "Kaffeemaschine warten", "moka-pot"],
    ["de", "Konzert in der Kirche", "musical-notes"],
    ["de", "Weinglas, mundgeblasen", "wine-glass"],
    ["de", "Unser Kartoffelbrot ist da", "bread"],
    ["de", "Der Biergarten öffnet wieder", "beer-mug"],
    ["fr", "Révision complète du vélo", "bicycle"],
    ["fr", "Concert à l’église", "musical-notes"],
    ["fr", "Machine à café", "moka-pot"],
    ["fr", "Le pain d’hier à moitié prix", "bread"],
    ["es", "Puesta a punto de bicicleta", "bicycle"],
    ["es", "Concierto en la iglesia", "musical-notes"],
    ["es", "Pan el domingo", "bread"],
    ["it", "Revisione della bicicletta", "bicycle"],
    ["it", "Concerto in chiesa", "musical-notes"],
    ["it", "Corso di violino", "violin"],
    ["nl", "Fietsonderhoud", "bicycle"],
    ["nl", "Concert in de kerk", "musical-notes"],
    ["pt", "Revisão da bicicleta", "bicycle"],
    ["pt", "Concerto na igreja", "musical-notes"],
    ["ja", "自転車の総点検", "bicycle"],
    ["ja", "教会でコンサート", "musical-notes"],
    ["ja", "コーヒーメーカー", "moka-pot"],
  ])("%s: %s", async (tag, headline, subject) => {
    expect(await drawn(tag, headline)).toBe(subject);
  });
});

describe("a modifier, a place and a part of a compound draw nothing", () => {
  test.each([
    ["en", "Seal count on the beach this Sunday"],
    ["en", "Beach clean-up on Saturday"],
    ["en", "Join the beach clean"],
    ["en", "A cup for every morning"],
    ["en", "The tea light holder"],
    ["en", "A 240 W power unit"],
    ["en", "Horse chestnut walk in the park"],
    ["en", "Coffee table in ash"],
    ["en", "Cheese board in walnut"],
    ["en", "Boat shed open day"],
    ["en", "New bicycle repair stand"],
    ["en", "Reading at the bookshop"],
    ["en", "The history of the church"],
    ["de", "Robbenzählung am Strand"],
    ["de", "Strandreinigung am Samstag"],
    ["de", "Teelichthalter aus Beton"],
    ["de", "Netzteil mit 240 W"],
    ["de", "Käsebrett aus Nussbaum"],
    ["de", "Bierdeckel bedrucken"],
    ["de", "Die Geschichte der Kirche"],
    ["fr", "Comptage des phoques à la plage"],
    ["fr", "Nettoyage de la plage samedi"],
    ["fr", "Lecture à la librairie"],
    ["es", "Recuento de focas en la playa"],
    ["es", "Mesa de café"],
    ["it", "Pulizia della spiaggia sabato"],
    ["nl", "Strandschoonmaak op zaterdag"],
    ["nl", "Theelichthouder"],
    ["pt", "Limpeza da praia no sábado"],
    ["ja", "海岸清掃のお知らせ"],
    ["ja", "ティーライトホルダー"],
    ["ja", "書店で朗読会"],
  ])("%s: %s", async (tag, headline) => {
    expect(await drawn(tag, headline)).toBeUndefined();
  });
});

describe("the trade's drawing stands for news of every business, and not for another thing", () => {
  test.each([
    ["en", "We move on Monday", "Sourdough bakery", "bread"],
    ["en", "A cup for every morning", "Stoneware pottery", undefined],
    ["en", "Power unit back in stock", "Manufacturer of drives", undefined],
    ["en", "Bread knife back in stock", "Sourdough bakery", "kitchen-knife"],
    ["en", "Seal count on the beach", "Guided walks and tree planting", undefined],
    ["en", "Late night at the museum", "A museum of cork", undefined],
    ["de", "Neue Öffnungszeiten", "Ein Uhrenmuseum im Schwarzwald", "mantelpiece-clock"],
    ["en", "Seed swap", "A library that lends seeds and tools", "seed-packet"],
    ["de", "Wir ziehen um", "Bäckerei", "bread"],
    ["en", "The Riverside branch is closed while the heating is replaced", "A town library", "books"],
    ["de", "Wir suchen ab sofort eine Zahnmedizinische Fachangestellte", "Zahnarztpraxis", "tooth"],
    ["en", "The company sings a Ceremony of Carols", "An amateur choir", "choir"],
    ["pt", "A réplica de um azulejo antigo", "Azulejos por medida", "tiles"],
    ["de", "Netzteil wieder lieferbar", "Fabrik für Antriebe", undefined],
    ["de", "Brotmesser im Angebot", "Bäckerei", "kitchen-knife"],
    ["fr", "Nous fermons lundi", "Boulangerie", "bread"],
    ["fr", "Une tasse par matin", "Poterie", undefined],
    ["es", "Cerramos el lunes", "Panadería", "bread"],
    ["es", "Una taza para cada día", "Cerámica", undefined],
    ["it", "Una tazza al giorno", "Ceramica", undefined],
    ["nl", "Maandag gesloten", "Bakkerij", "bread"],
    ["nl", "Een kop voor elke dag", "Keramiek", undefined],
    ["pt", "Fechamos na segunda", "Padaria", "bread"],
    ["pt", "Uma chávena por dia", "Cerâmica", undefined],
    ["ja", "月曜日は休業します", "パン屋", "bread"],
    ["ja", "朝の一杯に湯呑み", "陶芸", undefined],
  ])("%s: %s, %s", async (tag, headline, offer, subject) => {
    expect(await drawn(tag, headline, offer)).toBe(subject);
  });
});

describe("the trade is what the brand is, and not whom or what it serves", () => {
  test.each([
    [["", "Daily crossings for bikes and cars", "A ferry line between two islands"], "Lune Ferries", "ferry"],
    [["", "Climbing courses", "A bouldering gym with a café"], "Summit House", "climbing-wall"],
    [["", "Evening courses", "Step-free rooms"], "Kern & Co", undefined],
  ])("%s, %s", async (about, name, subject) => {
    const words = await subjectWords("en", readAsset);
    expect(subjectOf(words, { headline: "Prices from January", texts: [], about, name })).toBe(subject);
  });
});

describe("a word of several meanings, or for many things, has no drawing of one of them", () => {
  test.each([
    ["en", "We mend clothes on Saturday"],
    ["en", "Menswear in the summer sale"],
    ["en", "Open day in Bath"],
    ["en", "Boxing Day opening"],
    ["en", "Stable release 4.2"],
    ["en", "The choir presents Elijah"],
    ["en", "The running costs of a café van"],
    ["en", "Letters to the editor"],
    ["en", "The coat is matted behind the ears"],
    ["en", "Five foods for your dog’s coat"],
    ["de", "Fahrradmantel wechseln am Samstag"],
    ["de", "Eine Felsenbirne für den Garten"],
    ["de", "Wir flicken gemeinsam Kleidung"],
    ["de", "Der Ablauf der Prüfung"],
    ["de", "Anzüge nach Maß"],
    ["de", "Der Karnevalsumzug"],
    ["de", "Ein Warnzeichen"],
    ["de", "Bei 20 Grad ins Freibad"],
    ["de", "Leiter für das Lager gesucht"],
    ["fr", "Les vêtements se réparent"],
    ["es", "Arreglamos ropa el sábado"],
    ["it", "Ripariamo abbigliamento"],
    ["it", "Avviso di chiusura"],
    ["nl", "Wij herstellen kleding"],
    ["nl", "De databank"],
    ["pt", "Consertamos roupa"],
    ["ja", "洋服のお直し"],
  ])("%s: %s", async (tag, headline) => {
    expect(await drawn(tag, headline)).toBeUndefined();
  });

  test.each([
    ["en", "A winter coat for £40", "coat"],
    ["en", "A second coat of paint", "paintbrush"],
    ["de", "Wintermantel für 89 €", "coat"],
    ["de", "Der Nachtzug nach Wien", "high-speed-train"],
    ["de", "Ein neues Motorrad", "motorcycle"],
    ["de", "Stadtlauf am Sonntag", "runner"],
    ["es", "Abrigo de invierno", "coat"],
  ])("%s: %s, %s", async (tag, headline, subject) => {
    expect(await drawn(tag, headline)).toBe(subject);
  });
});

describe("a drawing of our time is not of another", () => {
  test.each([
    ["en", "Trains of the 1840s", ""],
    ["en", "Night train on Friday", "A museum of the 1900s"],
    ["de", "Der Nachtzug von 1912", ""],
    ["es", "Trenes de 1912", ""],
    ["it", "Il treno storico", ""],
    ["nl", "De historische treinen", ""],
    ["pt", "O comboio histórico", ""],
  ])("%s: %s, %s", async (tag, headline, offer) => {
    expect(await drawn(tag, headline, offer)).toBeUndefined();
  });

  test("and a thing of that time is drawn as it was", async () => {
    expect(await drawn("fr", "Le train à vapeur", "")).toBe("locomotive");
  });

  test("a number that is no year leaves it", async () => {
    expect(await drawn("en", "The night train takes 1200 passengers for £1500")).toBe("high-speed-train");
  });
});
