import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Acme"), channel: "instagram", assetType: "card" });
const rowsOf = (brief: string) => storyOf(brief).prices.map(({ name, price }) => `${name} | ${price}`);

test.each([
  [
    "new prices from 1 August\nsmall dogs (under 10 kg) $75\nmedium (10 to 25 kg) $95\nlarge (over 25 kg) $125\nnail trim only $20, no booking needed",
    "Small dogs (under 10 kg) | $75, Medium (10 to 25 kg) | $95, Large (over 25 kg) | $125, Nail trim only, no booking needed | $20",
  ],
  [
    "neue Preise ab 1. August\nkleine Hunde (unter 10 kg) 45 €\nmittel (10 bis 25 kg) 58 €\nnur Krallen 12 €, ohne Termin",
    "Kleine Hunde (unter 10 kg) | 45 €, Mittel (10 bis 25 kg) | 58 €, Nur Krallen, ohne Termin | 12 €",
  ],
  [
    "nouveaux tarifs au 1er août\npetit chien (moins de 10 kg) 45 €\nmoyen (10 à 25 kg) 58 €\ngriffes seules 12 €, sans rendez-vous",
    "Petit chien (moins de 10 kg) | 45 €, Moyen (10 à 25 kg) | 58 €, Griffes seules, sans rendez-vous | 12 €",
  ],
  [
    "precios nuevos desde el 1 de agosto\nperro pequeño (menos de 10 kg) $350\nmediano (10 a 25 kg) $480\nsolo uñas $120 (sin cita)",
    "Perro pequeño (menos de 10 kg) | $350, Mediano (10 a 25 kg) | $480, Solo uñas (sin cita) | $120",
  ],
  [
    "nuovi prezzi dal 1 agosto\ncane piccolo (sotto i 10 kg) 35 €\nmedio (da 10 a 25 kg) 48 €\nsolo unghie 12 €, senza prenotazione",
    "Cane piccolo (sotto i 10 kg) | 35 €, Medio (da 10 a 25 kg) | 48 €, Solo unghie, senza prenotazione | 12 €",
  ],
  [
    "nieuwe prijzen vanaf 1 augustus\nkleine hond (tot 10 kg) € 45\nmiddel (10 tot 25 kg) € 58\nalleen nagels € 12, zonder afspraak",
    "Kleine hond (tot 10 kg) | € 45, Middel (10 tot 25 kg) | € 58, Alleen nagels, zonder afspraak | € 12",
  ],
  [
    "novos preços a partir de 1 de agosto\ncão pequeno (até 10 kg) 35 €\nmédio (10 a 25 kg) 48 €\nsó unhas 12 €, sem marcação",
    "Cão pequeno (até 10 kg) | 35 €, Médio (10 a 25 kg) | 48 €, Só unhas, sem marcação | 12 €",
  ],
  [
    "Neue Preise ab 4. Januar\nBaden kleiner Hund 32 €, mittlerer 42 €, großer 55 €\nScheren komplett klein 48 €, mittel 62 €\nTrimmen 68 €",
    "Baden kleiner Hund | 32 €, Baden mittlerer Hund | 42 €, Baden großer Hund | 55 €, Scheren komplett klein | 48 €, Scheren komplett mittel | 62 €, Trimmen | 68 €",
  ],
  [
    "Unsere Winterpreise. Kleine Inspektion 49 €, große Inspektion 89 €, Beläge wechseln 18 € pro Rad plus Material, Kette wechseln 15 € plus Material.",
    "Kleine Inspektion | 49 €, Große Inspektion | 89 €, Beläge wechseln | 18 € pro Rad plus Material, Kette wechseln | 15 € plus Material",
  ],
  [
    "8月1日から新料金\n小型犬（10kg未満） 5,500円\n中型犬（10〜25kg） 7,000円\n爪切りのみ 1,500円、予約不要",
    "小型犬（10kg未満） | 5,500円, 中型犬（10〜25kg） | 7,000円, 爪切りのみ、予約不要 | 1,500円",
  ],
])("a row may hold numbers in brackets and a note behind its price: %s", (brief, rows) => {
  expect(rowsOf(brief).join(", ")).toBe(rows);
});

test("the rows keep their order in the post, under their heading", () => {
  const { headline, posts } = storyOf(
    "new prices from 1 August\nsmall dogs (under 10 kg) $75\nmedium (10 to 25 kg) $95\nnail trim only $20, no booking needed",
  );
  expect(headline.text).toBe("New prices from 1 August");
  expect(posts.instagram).toMatch(
    /^New prices from 1 August:\n\nSmall dogs \(under 10 kg\): \$75\nMedium \(10 to 25 kg\): \$95\nNail trim only, no booking needed: \$20/,
  );
});

test.each([
  "Lease: €189 a month, tyres included. Total €6,804.\nBuy: €5,200 once, service about €450 a year. Total after three years €7,210, but the bike is yours and sells for around €1,800.",
  "Leasing: 189 € im Monat, Reifen inklusive. Gesamt 6.804 €.\nKauf: einmal 5.200 €, dazu die Versicherung. Gesamt nach drei Jahren 7.210 €, aber das Rad gehört Ihnen.",
  "Location : 189 € par mois, pneus compris. Total 6 804 €.\nAchat : 5 200 € une fois, puis l'assurance. Total sur trois ans 7 210 €, mais le vélo est à vous.",
])("a price in the middle of a paragraph belongs to what is told there: %s", (brief) => {
  const { prices, posts } = storyOf(brief);
  expect(prices).toEqual([]);
  expect(posts.linkedin).toMatch(/(?:included|inklusive|compris)\. (?:Total|Gesamt)/);
});

test.each([
  [
    "A wash costs 12 €. Wash and cut is 28 €, with colour 55 €.",
    "Wash and cut | 28 €, Wash and cut with colour | 55 €",
  ],
  [
    "Ein Haarschnitt kostet 32 €. Waschen und Schneiden 38 €, mit Farbe 75 €.",
    "Waschen und Schneiden | 38 €, Waschen und Schneiden mit Farbe | 75 €",
  ],
])("what is added keeps the name of its service: %s", (brief, rows) => {
  expect(rowsOf(brief).join(", ")).toBe(rows);
});
