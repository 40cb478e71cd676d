import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { mainClause } from "../../../lib/story/read/main-clause.ts";
import { brandOf } from "../../copy/brands.ts";

const postOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Nordhof"), channel: "linkedin", assetType: "card" }).posts.linkedin ??
  "";

describe("what an order wants to be said is published, and the order is not", () => {
  test.each([
    [
      "The workshop opens on Monday 7 December. People should know at a glance that it is free.",
      "It is free.",
    ],
    [
      "The pool opens again on Monday 7 December. The main point is that under 16s swim free.",
      "Under 16s swim free.",
    ],
    [
      "Die Straße ist am Montag, 7. Dezember, gesperrt. Es muss klar sein, dass der Laden trotzdem offen ist.",
      "Der Laden ist trotzdem offen.",
    ],
    [
      "La calle se corta el lunes 7 de diciembre. Tiene que quedar claro que la tienda sigue abierta.",
      "La tienda sigue abierta.",
    ],
    [
      "The market is on Saturday 5 December in Church Square. Please mention that dogs are welcome and that the wine contains nuts.",
      "Dogs are welcome. The wine contains nuts.",
    ],
    [
      "Der Markt ist am Samstag, 5. Dezember, auf dem Kirchplatz. Bitte erwähnen, dass der Glühwein seit gestern zieht und dass er Alkohol enthält.",
      "Der Glühwein zieht seit gestern. Er enthält Alkohol.",
    ],
    [
      "Le marché a lieu samedi 5 décembre, place de l'Église. Merci de préciser que les chiens sont bienvenus et que le parking est gratuit.",
      "Les chiens sont bienvenus. Le parking est gratuit.",
    ],
    [
      "El mercado es el sábado 5 de diciembre en la plaza. Mencionad, por favor, que los perros son bienvenidos y que no hay aparcamiento.",
      "Los perros son bienvenidos. No hay aparcamiento.",
    ],
    [
      "Il mercato è sabato 5 dicembre in piazza. Ricordate che i cani sono benvenuti e che si paga solo in contanti.",
      "I cani sono benvenuti. Si paga solo in contanti.",
    ],
    [
      "De markt is op zaterdag 5 december op het kerkplein. Graag vermelden dat honden aan de lijn welkom zijn en dat je alleen kunt pinnen.",
      "Honden zijn aan de lijn welkom. Je kunt alleen pinnen.",
    ],
    [
      "O mercado é no sábado, 5 de dezembro, na praça. Por favor, mencionem que os cães são bem-vindos e que não há estacionamento.",
      "Os cães são bem-vindos. Não há estacionamento.",
    ],
  ])("%s", (brief, said) => {
    const post = postOf(brief);
    expect(post).toContain(said);
    expect(post).not.toMatch(/mention|erwähnen|préciser|mencionad|ricordate|vermelden|mencionem/iu);
  });
});

describe("a wish behind a statement goes, and the statement stays", () => {
  test.each([
    ["We're at 61 of 80 and I'd like that said honestly. Courses go on at 6 pm.", "We’re at 61 of 80."],
    [
      "Wir haben nur 61 Plätze besetzt und das darf ruhig ehrlich drinstehen. Die Kurse gehen um 18 Uhr weiter.",
      "Wir haben nur 61 Plätze besetzt.",
    ],
    [
      "Nous avons perdu onze arbres et nous voudrions que ce soit dit clairement. On replante le 12 décembre.",
      "Nous avons perdu onze arbres.",
    ],
    [
      "Hemos llegado a 140 familias, menos que otros años, y queremos que se diga con honestidad. La recogida sigue hasta el 20 de diciembre.",
      "Hemos llegado a 140 familias, menos que otros años.",
    ],
    [
      "Abbiamo perso 11 soci e vorremmo che fosse detto chiaramente. La stagione riparte il 12 gennaio.",
      "Abbiamo perso 11 soci.",
    ],
    [
      "We hebben maar 61 plaatsen bezet en dat mag er gewoon eerlijk in staan. De lessen gaan door om 18 uur.",
      "We hebben maar 61 plaatsen bezet.",
    ],
    [
      "Perdemos 11 sócios e queríamos que isso fosse dito com honestidade. A época recomeça a 12 de janeiro.",
      "Perdemos 11 sócios.",
    ],
    [
      "Our season in numbers, as a short carousel: 12,400 visitors, 86 concerts and one power cut. See you on 15 January.",
      "Our season in numbers: 12,400 visitors, 86 concerts and one power cut.",
    ],
    [
      "Preise für den Skiservice, bitte genau so übernehmen:\nWachsen 15 Euro\nKomplett 32 Euro\nKanten 19 Euro",
      "Preise für den Skiservice:",
    ],
    [
      "Prijzen voor het kerstpakket, graag letterlijk overnemen:\nklein 18 euro\nmiddel 29 euro\ngroot 45 euro",
      "Prijzen voor het kerstpakket:",
    ],
    [
      "Prezzi della mensa, da riportare così come sono:\nprimo 6 euro\nsecondo 8 euro\ndolce 4 euro",
      "Prezzi della mensa:",
    ],
  ])("%s", (brief, said) => {
    const post = postOf(brief);
    expect(post).toContain(said);
    expect(post).not.toMatch(
      /honest|ehrlich|clairement|chiaramente|eerlijk|carousel|übernehmen|overnemen|riportare/iu,
    );
  });
});

test.each([
  [
    "We timed 63 teams. Small print that has to be on there: self-reported, teams of 8 to 45 people.",
    "Self-reported, teams of 8 to 45 people.",
  ],
  [
    "Wir haben 63 Teams befragt. Kleingedrucktes, das draufmuss: Angaben der Teams, März bis Mai.",
    "Angaben der Teams, März bis Mai.",
  ],
])("what has to stand in small print is published without the order: %s", (brief, said) => {
  expect(postOf(brief)).toContain(said);
  expect(postOf(brief)).not.toMatch(/small print|kleingedruckte/iu);
});

test.each([
  [
    "die Rosinen drei Tage in Rum lagen, es also nichts für Kinder ist",
    "die Rosinen lagen drei Tage in Rum, es ist also nichts für Kinder",
  ],
  ["wir am Montag anfangen", "wir fangen am Montag an"],
  ["man vorher anrufen muss", "man muss vorher anrufen"],
  ["unsere Küche bis Mai geschlossen hat", "unsere Küche hat bis Mai geschlossen"],
  ["wir gern antworten", "wir antworten gern"],
])("the verb of a German clause goes to its second place: %s", (clause, sentence) => {
  expect(mainClause(clause, "de")).toBe(sentence);
});

test.each([
  ["we zaterdag weer opengaan (na een week verbouwen)", "we gaan zaterdag weer open (na een week verbouwen)"],
  ["we vanaf mei ook ontbijt aanbieden", "we bieden vanaf mei ook ontbijt aan"],
])("the verb of a Dutch clause goes to its second place, its prefix to the end: %s", (clause, sentence) => {
  expect(mainClause(clause, "nl")).toBe(sentence);
});
