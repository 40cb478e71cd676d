import { expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

const partsOf = (brief: string) => {
  const { series } = readStory({ brief, brand: brandOf("Kite") });
  return series && [series.unit, ...series.points.map(({ x, y }) => `${x} ${y}`)];
};

test.each([
  [
    "Where a bakery's money goes, per £100 of sales: £38 wages, £27 ingredients, £14 rent, £9 energy, £5 everything else. £7 is left. We look through your figures, from £60 a month.",
    ["£", "Wages 38", "Ingredients 27", "Rent 14", "Energy 9", "Everything else 5", "Left 7"],
  ],
  [
    "Wohin geht das Geld? Von 100 Euro Umsatz gehen 46 Euro in Löhne, 30 Euro in Miete, 8 Euro in Energie und Versicherung. Übrig bleiben 16 Euro.",
    ["€", "Löhne 46", "Miete 30", "Energie und Versicherung 8", "Übrig bleiben 16"],
  ],
  [
    "Où va votre argent ? Sur 20 € : 9 € pour le travail, 8 € pour les semences et 3 € d'imprévus.",
    ["€", "Le travail 9", "Les semences 8", "Imprévus 3"],
  ],
  [
    "De cada 15 € de una entrada, 7 € van a los artistas, 4 € al alquiler y 4 € a impuestos.",
    ["€", "Los artistas 7", "Alquiler 4", "Impuestos 4"],
  ],
  [
    "Dove vanno i 3 euro del tuo caffè: 1,20 euro al personale, 1,10 euro all'affitto, 0,70 euro alle tasse.",
    ["€", "Personale 1.2", "Affitto 1.1", "Tasse 0.7"],
  ],
  [
    "Van elke 10 euro entree gaat 5 euro naar onderhoud, 3 euro naar begeleiders en 2 euro naar verzekering.",
    ["€", "Onderhoud 5", "Begeleiders 3", "Verzekering 2"],
  ],
  [
    "Para onde vão os teus 20 euros: 11 euros para barcos e combustível, 6 euros para sacos, 3 euros para as escolas.",
    ["€", "Barcos e combustível 11", "Sacos 6", "As escolas 3"],
  ],
  [
    "Of every £1 you give, 84p goes straight to patient care, 10p to raising the next pound and 6p to running costs.",
    ["p", "Patient care 84", "Raising the next pound 10", "Running costs 6"],
  ],
  [
    "Was steckt in einem Brot für 6 Euro? 3,40 Euro Löhne, 1,50 Euro Mehl, 1,10 Euro Energie.",
    ["€", "Löhne 3.4", "Mehl 1.5", "Energie 1.1"],
  ],
])("sums that make up a whole are its parts: %s", (brief, parts) => {
  expect(partsOf(brief)).toEqual(parts);
});

test.each([
  "Our prices: cut £38, colour £62, blow-dry £24, fringe trim £10.",
  "Unser Mittagsmenü für 19 Euro: Suppe 5 Euro, Hauptgang 11 Euro, Nachtisch 3 Euro.",
  "Nos forfaits : 5 séances 120 €, 10 séances 220 €, 20 séances 400 €.",
  "Per £50 you spend we give £5 back, £8 on Mondays, £10 on your birthday.",
  "A place costs £60: £30 for the tutor, £20 for members, £10 for children.",
])("prices are no parts of a whole: %s", (brief) => {
  expect(partsOf(brief)).toBeNull();
});
