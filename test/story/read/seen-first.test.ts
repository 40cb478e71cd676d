import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { meantValue } from "../../../lib/story/read/meant-value.ts";
import { clauseSeenFirst, seenFirstIn } from "../../../lib/story/read/seen-first.ts";
import { otherEmphasis } from "../../../lib/story/review/wished-lead.ts";
import { wishedValue } from "../../../lib/story/wished-value.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Moss Vet"), channel: "instagram", assetType: "card" });

describe("what is to be seen first", () => {
  test.each([
    ["en", "The emergency number should be the biggest thing on the card.", "emergency number"],
    ["en", "The 3.4 → 0.9 should be the opener, not the swap thing.", "3.4 → 0.9"],
    ["en", "So £39 big, everything else a tidy list under it.", "£39"],
    ["en", "Put the phone number first, please.", "phone number"],
    ["en", "Start with the price please, people always ask.", "price"],
    ["en", "Put the price first please, everybody asks.", "price"],
    [
      "en",
      "Put the days we're shut first and biggest because people always turn up anyway.",
      "days we're shut",
    ],
    ["en", "Put the date first because people forget it.", "date"],
    ["de", "Bitte das Datum ganz groß, weil es immer vergessen wird.", "Datum"],
    ["nl", "De datum moet groot omdat iedereen ernaar vraagt.", "datum"],
    ["de", "Bitte das Datum ganz groß, Kunden fragen immer danach.", "Datum"],
    ["en", "The date to stand out is 18 December.", "18 December"],
    ["en", "Make the Saturday very clear.", "Saturday"],
    ["en", "Make the 7.30 enormous.", "7.30"],
    ["en", "Please show the 164 largest of all.", "164"],
    ["de", "Bitte die 164 am größten zeigen.", "164"],
    ["de", "Die Zahl 164 bitte größer als alles andere abbilden.", "164"],
    ["fr", "Montrez le 164 en plus grand.", "164"],
    ["es", "El 164, lo más grande posible.", "164"],
    ["it", "Mostrate il 164 più grande di tutto.", "164"],
    ["nl", "Laat de 164 het grootst zien.", "164"],
    ["pt", "Mostrem o 164 em maior.", "164"],
    ["pt", "Ponham o número de visitantes em grande.", "número de visitantes"],
    ["pt", "Ponha o número de visitantes em destaque na imagem.", "número de visitantes"],
    ["en", "Prices big enough to read without glasses, my customers are that age.", "Prices"],
    ["de", "Das Datum bitte groß genug, dass man es von weitem lesen kann.", "Datum"],
    ["en", "The date should be massive.", "date"],
    ["en", "The words “you need no experience” matter most to us.", "“you need no experience”"],
    ["de", "Bitte das Datum riesig.", "Datum"],
    ["fr", "La date doit être énorme.", "date"],
    ["es", "La fecha tiene que ser enorme.", "fecha"],
    ["it", "La data deve essere enorme.", "data"],
    ["nl", "De datum moet enorm.", "datum"],
    ["pt", "A data tem de ser enorme.", "data"],
    ["de", "Bitte den Samstag deutlich machen.", "Samstag"],
    ["fr", "Mettez la date bien clairement.", "date"],
    ["es", "La fecha tiene que quedar muy clara.", "fecha"],
    ["it", "La data deve essere ben chiara.", "data"],
    ["nl", "De datum graag heel duidelijk.", "datum"],
    ["pt", "A data tem de ficar bem clara.", "data"],
    ["en", "It's important that the deadline stands out.", "deadline"],
    ["en", "The litres and the trees are the headline.", "litres and the trees"],
    ["de", "Wichtig ist, dass der Anmeldeschluss ins Auge fällt.", "Anmeldeschluss"],
    ["de", "Bitte darauf achten, dass das Datum gut zu lesen ist.", "Datum"],
    ["fr", "L'important, c'est que la date limite saute aux yeux.", "date limite"],
    ["fr", "Qu'on voie bien que la visite est gratuite.", "que la visite est gratuite"],
    ["es", "Que se vea bien lo de la visita gratis.", "visita gratis"],
    ["es", "Lo importante es que destaque la fecha límite.", "fecha límite"],
    ["it", "È importante che la scadenza salti all'occhio.", "scadenza"],
    ["nl", "Belangrijk is dat de sluitingsdatum opvalt.", "sluitingsdatum"],
    ["pt", "É importante que o prazo salte à vista.", "prazo"],
    ["de", "Das Datum, das auffallen soll, ist der 18. Dezember.", "18. Dezember"],
    ["fr", "La date à mettre en avant est le 18 décembre.", "18 décembre"],
    ["es", "La fecha que debe destacar es el 18 de diciembre.", "18 de diciembre"],
    ["it", "La data da mettere in evidenza è il 18 dicembre.", "18 dicembre"],
    ["nl", "De datum die moet opvallen is 18 december.", "18 december"],
    ["pt", "A data a destacar é 18 de dezembro.", "18 de dezembro"],
    [
      "en",
      "Please make the price against the old one the first thing people see.",
      "price against the old one",
    ],
    ["en", "Please keep it elegant and let the author's name come first.", "author's name"],
    ["de", "Bitte nicht zu verspielt, das Bier soll im Vordergrund stehen.", "Bier"],
    ["de", "Die Notfallnummer muss am größten sein.", "Notfallnummer"],
    ["de", "Bitte den Preis hervorheben.", "Preis"],
    ["de", "Die Telefonnummer soll am größten zu sehen sein.", "Telefonnummer"],
    ["de", "Der Preis muss groß zu lesen sein.", "Preis"],
    ["nl", "De prijs moet het grootst te zien zijn.", "prijs"],
    ["nl", "Laat het aantal fietsen als eerste zien.", "aantal fietsen"],
    ["fr", "Mettez bien le prix en avant.", "prix"],
    ["pt", "Deixa o 50% bem chamativo, mas sem cara de supermercado.", "50%"],
    ["nl", "Zet de € 69 er groot op, en het stukje over gratis bestandscontrole mag er ook bij.", "€ 69"],
    ["es", "Deja el precio bien llamativo.", "precio"],
    ["es", "El precio bien grande y que se note que es madrugando.", "precio"],
    ["en", "Could the date be impossible to miss?", "date"],
    [
      "fr",
      "Si possible mettre bien en évidence « combinaison comprise », on nous pose la question dix fois par jour !",
      "combinaison comprise",
    ],
    ["es", "La fecha debe ser lo más grande.", "fecha"],
    ["it", "Il prezzo va in grande.", "prezzo"],
    ["nl", "De datum moet opvallen.", "datum"],
    ["pt", "Destaquem o preço.", "preço"],
    ["en", "Make the price the biggest thing on the card.", "price"],
    ["en", "Please make the €31 the biggest thing", "€31"],
    ["en", "£535.56 biggest.", "£535.56"],
    ["en", "The biggest thing is the price.", "price"],
    ["en", "The 4.5 million should be as large as possible.", "4.5 million"],
    ["en", "The salary should be visible from across the room", "salary"],
    ["de", "Schreibt bitte den Preis ganz groß.", "Preis"],
    ["fr", "Le prix le plus grand possible", "prix"],
    ["es", "El precio bien grande", "precio"],
    ["nl", "De prijs moet zo groot mogelijk", "prijs"],
    ["pt", "O preço em destaque", "preço"],
    ["sv", "Lyft fram 05.50", "05.50"],
    ["sv", "Priset ska vara störst.", "Priset"],
    ["pl", "Cena ma być największa", "Cena"],
    ["en", "This one is for funders; the repayment figure matters most to them.", "repayment figure"],
    ["en", "The price matters most.", "price"],
    ["ja", "「一日12個」を目立たせてください。", "「一日12個」"],
    ["ja", "最後の76%と41%の対比を一番目立たせてください。", "最後の76%と41%の対比"],
  ])("is a wish: %s %s", (language, sentence, what) => {
    expect(seenFirstIn(sentence, language)).toBe(what);
  });

  test.each([
    ["en", "Make your house stand out this winter."],
    ["de", "Ein Tipp pro Bild wäre schön, Schrift bitte groß."],
    ["en", "Make your day big"],
    ["en", "Make your position very clear."],
    ["en", "It is important that the badge is clearly visible."],
    ["en", "It's important that your dog stands out."],
    ["de", "Uns ist wichtig, dass das Kind im Mittelpunkt steht."],
    ["es", "Es importante que se vea bien la matrícula."],
    ["en", "Make your house stand out."],
    ["en", "Make the hole bigger"],
    ["en", "The number of guests was huge"],
    ["en", "The price is big news"],
    ["en", "12 large, 3 small."],
    ["en", "We have 3 big ones."],
    ["en", "Make the first 10 minutes count."],
    ["de", "Unsere 3 größten sind da."],
    ["es", "Los 3 primeros."],
    ["en", "Your question matters most to us."],
    ["sv", "Lyft fram dina styrkor."],
    ["pl", "Wasza cena ma być duża."],
    ["de", "Die Nachfrage ist groß"],
    ["en", "Children should come first in any plan."],
    ["en", "Our new shop is the biggest in town."],
    ["de", "Der Teig muss ganz oben stehen."],
    ["fr", "Les enfants doivent venir accompagnés."],
    ["es", "Los niños deben venir acompañados."],
    ["it", "Il posto va prenotato."],
    ["nl", "De kaas moet eerst smelten."],
    ["pt", "As crianças devem vir acompanhadas."],
    ["ja", "声を大きくしてお話しください。"],
  ])("is not asked for: %s %s", (language, sentence) => {
    expect(seenFirstIn(sentence, language)).toBeUndefined();
  });

  test.each([
    ["en", "the salary should be the hero", "salary"],
    ["en", "the garden must be big", undefined],
    ["es", "el precio bien grande", "precio"],
    ["en", "your price should be big", undefined],
  ])("is read in a clause where it names a part of a text: %s %s", (language, clause, what) => {
    expect(clauseSeenFirst(clause, language)).toBe(what);
  });

  test("leads the picture with its label, and the post keeps the order of the author", () => {
    const story = storyOf(
      "Moss Vet is closed from 24 to 27 December. Out of hours emergencies: 01632 960 114. The emergency number should be the biggest thing on the card.",
    );
    expect(story.headline.text).toBe("Out of hours emergencies: 01632 960 114");
    expect(story.posts.instagram).toMatch(/^Moss Vet is closed/);
    expect(JSON.stringify(story.posts)).not.toContain("biggest");
  });

  test("is not any thing that is free as well", () => {
    const story = storyOf(
      "The clinic opens on 4 May. Free parking behind the house. Puppies get a first check at no cost. The free puppy check should stand out most.",
    );
    expect(otherEmphasis({ story, places: [] })).toHaveLength(story.headline.text.includes("check") ? 0 : 1);
    expect(story.headline.text).not.toContain("parking");
  });

  test("may be named behind a dash, in the sentence itself", () => {
    const story = storyOf(
      "We saw 212 animals in May. Donations fell from £3,900 to £3,600 in the same month – that gap is the story.",
    );
    expect(story.headline.text).toBe("Donations fell from £3,900 to £3,600 in the same month");
    expect(JSON.stringify(story.posts)).not.toContain("the story");
  });

  test("is asked about where the headline cannot hold it", () => {
    const story = storyOf(
      "Our clinic has two doors. Dogs use the left one, and 76% of owners like it. Cats use the right one, and 41% of owners like it. The contrast of 76% and 41% should stand out most.",
    );
    const quotes = otherEmphasis({ story, places: [] }).map(({ quote }) => quote);
    expect(quotes).toEqual(["contrast of 76% and 41%"]);
  });
});

describe("words that point at a value mean the value", () => {
  test.each([
    ["new price", "Boxes start at £4.20 a portion instead of £4.90.", "£4.20"],
    ["neue Preis", "Das Paket war 30 €, jetzt 25 €.", "25 €"],
    ["number of families", "Last year 412 families were cared for.", "412 families"],
    ["aantal fietsen", "Vorig jaar repareerden wij 3.140 fietsen.", "3.140 fietsen"],
    ["his name", "Jonas Feld joins us on 18 May as head of design.", "Jonas Feld"],
    ["number of families", "412 families came, and 90 families stayed.", "number of families"],
    ["his name", "Jonas Feld joins us. Ana Ruiz leaves us.", "his name"],
    ["price", "Boxes start at £4.20 a portion instead of £4.90.", "price"],
  ])("%s: %s", (what, brief, meant) => {
    expect(meantValue(what, brief)).toBe(meant);
  });

  test("the new price leads, and not what something costs the author", () => {
    const story = storyOf(
      "A dinner costs us £3.10 to pack. From 1 June, boxes start at £4.20 instead of £4.90. Show the new price large.",
    );
    expect(wishedValue(story)?.value).toBe("£4.20");
  });

  test("hours are wanted, and not the day before them", () => {
    const story = storyOf(
      "A partir de 16 de maio abrimos também ao domingo, das 8h às 13h. Pastéis acabados de fazer. O horário deve ficar bem visível.",
    );
    expect(wishedValue(story)?.value).toBe("das 8h às 13h");
  });
});

test("a number leads without the word to the address behind it", () => {
  const story = storyOf(
    "Ab 1. Juni behandeln wir auch samstags. Termine unter 01632 960 512 oder auf moss.example. Die Telefonnummer soll am größten zu sehen sein.",
  );
  expect(story.headline.text).toBe("Termine unter 01632 960 512");
});
