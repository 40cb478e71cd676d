import { expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

const rowsOf = (brief: string) =>
  (readStory({ brief, brand: brandOf("De Weverij") }).prices ?? []).map(
    ({ name, price }) => `${name}: ${price}`,
  );

test.each([
  [
    "New prices.\n\nDay pass £18\nFixed desk £220 a month\nMeeting room £30 an hour, members pay £20",
    "Meeting room: £30 an hour, members pay £20",
  ],
  [
    "New prices.\n\nDay pass £18\nFixed desk £220 a month\nEvent space £90 an evening (members £70)",
    "Event space: £90 an evening (members £70)",
  ],
  [
    "Neue Preise.\n\nTageskarte 18 €\nFester Tisch 220 € im Monat\nSaal 90 € pro Abend, ermäßigt 70 €",
    "Saal: 90 € pro Abend, ermäßigt 70 €",
  ],
  [
    "Nouveaux tarifs.\n\nPass journée 18 €\nBureau fixe 220 € par mois\nGrande salle 90 € la soirée, tarif réduit 70 €",
    "Grande salle: 90 € la soirée, tarif réduit 70 €",
  ],
  [
    "Nuevos precios.\n\nPase de día 18 €\nMesa fija 220 € al mes\nSala 30 € por hora, los socios pagan 20 €",
    "Sala: 30 € por hora, los socios pagan 20 €",
  ],
  [
    "Nuovi prezzi.\n\nPass giornaliero 18 €\nScrivania fissa 220 € al mese\nSala riunioni 30 € all'ora, soci 20 €",
    "Sala riunioni: 30 € all'ora, soci 20 €",
  ],
  [
    "Nieuwe tarieven.\n\nDagkaart € 22\nVast bureau € 275 per maand\nVergaderkamer € 30 per uur, leden betalen € 20",
    "Vergaderkamer: € 30 per uur, leden betalen € 20",
  ],
  [
    "Novos preços.\n\nPasse diário 18 €\nMesa fixa 220 € por mês\nSala de reuniões 30 € por hora, sócios 20 €",
    "Sala de reuniões: 30 € por hora, sócios 20 €",
  ],
])("what members pay is of the row that it stands in: %s", (brief, row) => {
  const rows = rowsOf(brief);
  expect(rows).toHaveLength(3);
  expect(rows.at(-1)).toBe(row);
});

test.each([
  [
    "Spring term prices:\n\n- Tadpoles (4 to 6 years, Mondays 4.00pm): £77\n- Junior squad (10 to 15): £148\n- Masters (18+, Thursdays 8.00pm): £66, or £7.50 if you just drop in",
    "Masters (18+, Thursdays 8.00pm): £66, or £7.50 if you just drop in",
  ],
  [
    "Kurspreise im Frühjahr:\n\n- Minis (4 bis 6 Jahre): 77 €\n- Große (7 bis 10 Jahre): 93,50 €\n- Erwachsene (Donnerstag): 66 €, oder 7,50 € pro Abend",
    "Erwachsene (Donnerstag): 66 €, oder 7,50 € pro Abend",
  ],
])("the last row has another price behind its own: %s", (brief, row) => {
  expect(rowsOf(brief).at(-1)).toBe(row);
});

test.each([
  [
    "Panto.\n\nAdults £12, children £8\nFamily ticket £35",
    ["Adults: £12", "Children: £8", "Family ticket: £35"],
  ],
  ["Eintritt 8 €, ermäßigt 5 €. Los geht es um 19 Uhr.", ["Eintritt: 8 €", "Ermäßigt: 5 €"]],
  ["Salon.\n\nWash £12, cut £28\nColour £55", ["Wash: £12", "Cut: £28", "Colour: £55"]],
])("rows of their own stay rows: %s", (brief, rows) => {
  expect(rowsOf(brief)).toEqual(rows);
});
