import { expect, test } from "vitest";
import { figureIn } from "../../lib/render/templates/kit/headline-figure.ts";

test.each([
  ["20% off all croissants", "", "20% off", "all croissants"],
  ["Wir haben 1.000 Mitglieder", "Wir haben", "1.000", "Mitglieder"],
  ["We checked 2.1 million passwords in March", "We checked", "2.1 million", "passwords in March"],
  [
    "Revisión completa por 29 € hasta el 30 de abril",
    "Revisión completa por",
    "29 €",
    "hasta el 30 de abril",
  ],
  ["Cloudrig raises $24 million to end on-call", "Cloudrig raises", "$24 million", "to end on-call"],
  [
    "Agencies close their month in 1 day instead of 9",
    "Agencies close their month in",
    "1 day",
    "instead of 9",
  ],
  ["Day pass £18/day – hot desk, coffee", "Day pass", "£18/day", "hot desk, coffee"],
  ["Stellplatz 45 €/Monat", "Stellplatz", "45 €/Monat", ""],
  ["Ten lessons for £180", "Ten lessons for", "£180", ""],
  ["Check and cleaning for £35 (before £62)", "Check and cleaning for", "£35", "(before £62)"],
  ["A fresh coat of wax for £25, every Friday", "A fresh coat of wax for", "£25", "every Friday"],
  ["Ein neuer Reifen für 39 €, nur im Mai", "Ein neuer Reifen für", "39 €", "nur im Mai"],
  ["Exports are about 5x faster than in May", "Exports are about", "5x", "faster than in May"],
  ["Tres veces: 3 veces más rápido", "Tres veces:", "3 veces", "más rápido"],
  ["Our builds finish 6 minutes sooner", "Our builds finish", "6 minutes", "sooner"],
  ["Wir liefern 2 Tage früher als im Vorjahr", "Wir liefern", "2 Tage", "früher als im Vorjahr"],
  ["Winter service, £55 until May", "Winter service", "£55", "until May"],
  [
    "100,000,000 downloads: thank you to the 9,340 shows that got us there",
    "",
    "100,000,000",
    "downloads: thank you to the 9,340 shows that got us there",
  ],
])("%s is set around its figure", (headline, before, figure, after) => {
  expect(figureIn(headline)).toEqual({ before, figure, after });
});

test.each([
  "In 2026 we open on Sundays",
  "Am 12. Mai ab 14.30 Uhr",
  "Version 2.1 is here",
  "From £4.80 to £5.20",
  "48% recycled, 52% is the goal",
  "£180",
  "Starters from £6, 12 wines by the glass",
  "Open 3 days a week, sooner or later every day",
  "A 4x6 print for the wall",
  "We reached 12%, 3 more than before",
  "A headline of many words that is nearly a sentence and names £180 in passing",
])("%s has no figure that stands out", (headline) => {
  expect(figureIn(headline)).toBeUndefined();
});
