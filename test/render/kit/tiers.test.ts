import { expect, test } from "vitest";
import { tiersOf } from "../../../lib/render/templates/kit/values/tiers.ts";

/** "group | price", then what is said behind them in braces. */
const written = (text: string): string[] | undefined => {
  const found = tiersOf(text);
  return (
    found && [
      ...found.tiers.map(({ name, price }) => `${name} | ${price}`),
      ...(found.rest ? [`{${found.rest}}`] : []),
    ]
  );
};

test.each([
  [
    "£6, pupils £2, under 5s nothing, tea in the hall",
    [" | £6", "Pupils | £2", "Under 5s | nothing", "{Tea in the hall}"],
  ],
  ["Tickets £14, seniors £11, under 12s free", ["Tickets | £14", "Seniors | £11", "Under 12s | free"]],
  [
    "Workshop time is £16 an hour, members £10, tools included",
    ["Workshop time | £16 an hour", "Members | £10", "{Tools included}"],
  ],
  ["Adults £7, children £3 and a family £17", ["Adults | £7", "Children | £3", "Family | £17"]],
  [
    "Startgeld: 6 Euro für Schüler, 10 Euro für Erwachsene, Anmeldung bis 4. Mai im Heim",
    ["Startgeld, Schüler | 6 Euro", "Erwachsene | 10 Euro", "{Anmeldung bis 4. Mai im Heim}"],
  ],
  [
    "Inscription : 5 euros les moins de 12 ans, 9 euros les adultes, jusqu’au 3 mai au club",
    ["Inscription, moins de 12 ans | 5 euros", "Adultes | 9 euros", "{Inscription jusqu’au 3 mai au club}"],
  ],
  [
    "Inscripción: 4 euros los menores, 8 los adultos",
    ["Inscripción, menores | 4 euros", "Adultos | 8 euros"],
  ],
  ["Ingresso 9 €, ridotto 6 €, bambini gratis", ["Ingresso | 9 €", "Ridotto | 6 €", "Bambini | gratis"]],
  [
    "Meedoen kost 7 euro, kinderen 2 euro, leden niets",
    ["Meedoen | 7 euro", "Kinderen | 2 euro", "Leden | niets"],
  ],
  [
    "Bilhetes: 8 €, estudantes 5 €, crianças grátis",
    ["Bilhetes | 8 €", "Estudantes | 5 €", "Crianças | grátis"],
  ],
  ["Spectators free", ["Spectators | free"]],
])("each price of %s stands with its group", (text, rows) => {
  expect(written(text)).toEqual(rows);
});

test.each([
  // Things with their prices are no groups of people.
  "Mug £14, bowl £22, plate £18",
  "£16, clay included",
  // A sentence that goes on behind its word.
  "Children are free to roam",
  "Members get 15% off",
  "Open Tuesday to Friday 10 till 6, Saturday 9 till 1",
  "Kinder sind willkommen, Hunde auch",
])("%s has no prices of groups", (text) => {
  expect(tiersOf(text)).toBeUndefined();
});
