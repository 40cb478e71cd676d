import { describe, expect, test } from "vitest";
import { emphasesOf } from "../../../lib/story/emphasis.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { pointedValue } from "../../../lib/story/read/pointed-value.ts";
import {
  isOnlyPlaced,
  isWishOfBrackets,
  sizeWishIn,
  slideWished,
} from "../../../lib/story/read/size-wish.ts";
import { forReaders } from "../../../lib/story/review/for-readers.ts";
import { wishedValue } from "../../../lib/story/wished-value.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string, assetType: "card" | "carousel" = "card") =>
  houseStory({ brief, brand: brandOf("Quarry Baths"), channel: "linkedin", assetType });
const postOf = (brief: string) => Object.values(storyOf(brief).posts)[0] ?? "";

describe("sentences with no words but those of a thing, its size and its place", () => {
  test.each([
    ["en", "Could you make that deadline jump out, please?", "that deadline"],
    ["en", "The phone number on the cover slide, please.", "phone number"],
    ["de", "Könnt ihr diese Frist bitte gut sichtbar machen?", "diese Frist"],
    ["de", "Die Nummer bitte groß auf die letzte Folie.", "Nummer"],
    ["fr", "Pourriez-vous mettre les échéances bien en évidence ?", "échéances"],
    ["fr", "Ce chiffre en très gros sur la première diapo.", "Ce chiffre"],
    ["es", "¿Podríais resaltar bien los plazos?", "plazos"],
    ["es", "Ese precio, lo más grande de la portada.", "Ese precio"],
    ["it", "Potreste mettere in evidenza le scadenze?", "scadenze"],
    ["it", "Il numero di telefono subito nella prima slide.", "numero di telefono"],
    ["nl", "Kun je die datum goed laten opvallen?", "die datum"],
    ["nl", "Het nummer graag op de eerste slide.", "nummer"],
    ["pt", "Podem destacar bem os prazos?", "prazos"],
    ["pt", "Essa data em grande no último slide.", "Essa data"],
    ["en", "Nice big date please because half of them turn up a week late.", "date"],
    ["en", "The price can be fairly big, people ask for nothing else.", "price"],
    ["de", "Der Preis darf ruhig groß drauf, danach fragen immer alle.", "Preis"],
    ["de", "Das Datum bitte recht groß, viele unserer Gäste sehen nicht mehr gut.", "Datum"],
    ["fr", "Le prix peut être assez gros, c'est ce qu'on nous demande toujours.", "prix"],
    ["es", "El precio puede ir bien grande, es lo que todos preguntan.", "precio"],
    ["it", "Il prezzo può stare bello grande, è la prima cosa che chiedono.", "prezzo"],
    ["nl", "De prijs mag er lekker groot op, daar vraagt iedereen naar.", "prijs"],
    ["pt", "O preço pode ir bem grande, é o que toda a gente pergunta.", "preço"],
    ["en", "Large line: “Warm water all winter”", "“Warm water all winter”"],
    ["de", "„Danke schön“ ganz groß am Anfang", "„Danke schön“"],
    ["fr", "La phrase en grand : « Nager toute l'année »", "« Nager toute l'année »"],
    ["it", "«Grazie mille» bello grande all'inizio", "«Grazie mille»"],
  ])("%s: %s", (language, sentence, what) => {
    expect(sizeWishIn(sentence, language)).toBe(what);
  });

  test.each([
    ["en", "The dates are on the back of your card."],
    ["en", "The big question: “Who pays for the river?”"],
    ["en", "The big day: Sunday 9 May."],
    ["en", "We sewed “Thank you” in large letters on forty bags."],
    ["en", "That date is a public holiday."],
    ["en", "The number should be clear, so we painted it on all 40 doors."],
    ["de", "Zahlen können Sie auch gut sichtbar am Schalter, gern mit Karte."],
    ["it", "Il prezzo è chiaro, niente sorprese."],
    ["de", "Die Fristen stehen auf der Rückseite."],
    ["de", "Am Anfang steht „Danke“ auf jedem Brief."],
    ["fr", "Le prix est bien visible sur l'étiquette."],
    ["fr", "« Merci » est le premier mot de notre chanson."],
    ["es", "El precio está bien visible en la etiqueta."],
    ["it", "Le date sono sul retro del biglietto."],
    ["nl", "De prijs staat groot op het bord."],
    ["pt", "As datas estão no verso do bilhete."],
  ])("%s tells readers something: %s", (language, sentence) => {
    expect(sizeWishIn(sentence, language)).toBeUndefined();
  });

  test("the slide that is meant, and whether it is all that is meant", () => {
    expect(slideWished("That price huge on the last slide.", "en")).toBe("last");
    expect(slideWished("Graag op het eerste plaatje.", "nl")).toBe("first");
    expect(slideWished("Bitte ganz groß.", "de")).toBeUndefined();
    expect(isOnlyPlaced("Graag op het eerste plaatje.", "nl")).toBe(true);
    expect(isOnlyPlaced("That price huge on the last slide.", "en")).toBe(false);
  });
});

describe("what a wish points to", () => {
  test("the value that the sentence before ends with, with its weekday", () => {
    const before = "Swim badges are on 3 May. Sign up by Thursday 22 April. ";
    expect(pointedValue("that date", before, "en")).toBe("Thursday 22 April");
    expect(pointedValue("those dates", before, "en")).toBeUndefined();
    expect(pointedValue("number", "Call us on 01632 960 771. ", "en")).toBe("01632 960 771");
    expect(pointedValue("that figure", "We ran 48 classes. Call us on 01632 960 771. ", "en")).toBe("48");
  });

  test("behind a value, in brackets", () => {
    const brief = "The sauna opens on 6 October (nice and big, please). Entry costs £7.";
    expect(emphasesOf(storyOf(brief)).map(({ words }) => words)).toEqual(["6 October"]);
    expect(postOf(brief)).toContain("The sauna opens on 6 October. Entry costs £7.");
    expect(isWishOfBrackets("groß", "de")).toBe(true);
    expect(isWishOfBrackets("for adults", "en")).toBe(false);
  });

  test("a size in brackets behind a price stays", () => {
    const brief = "Towels to borrow at the desk: £4 (large), £2 (small). The sauna opens on 6 October.";
    expect(emphasesOf(storyOf(brief))).toEqual([]);
    expect(postOf(brief)).toContain("(large)");
  });
});

test("a wish to leave something out may stand behind it", () => {
  const brief =
    "La piscina cubierta abre el 6 de octubre. Que «Gracias» sea lo más grande y, por favor, nada de dibujos.";
  const story = storyOf(brief);
  expect(wishedValue(story)).toMatchObject({ value: "Gracias" });
  expect(story.headline.text).toContain("piscina");
  expect(postOf(brief)).not.toContain("grande");
  expect(postOf(brief)).not.toContain("dibujos");
});

test("a number to call that is wanted large is no headline", () => {
  const brief =
    "The outdoor pool opens again after the storm. Bookings until Friday 20 May on 01632 960 771. Can you make the phone number really big?";
  const story = storyOf(brief);
  expect(story.headline.text).toBe("The outdoor pool opens again after the storm");
  expect(wishedValue(story)?.value).toBe("01632 960 771");
});

test("on the last slide it is not first", () => {
  const brief =
    "Three ways to dry a wetsuit. Hang it by the waist. Turn it inside out. Keep it out of the sun. The drying room opens on 4 May. That date huge on the last slide, please.";
  const story = storyOf(brief, "carousel");
  expect(story.headline.text).not.toContain("4 May");
  expect(wishedValue(story)).toMatchObject({ value: "4 May", on: "last" });
});

test("a line is called by what it is about", () => {
  const brief =
    "Quarry Baths newsletter 12. Cold plunges without a queue. Lockers take £1 coins. The plunges line is the headline, the locker bit can be tiny.";
  const [wanted] = emphasesOf(storyOf(brief));
  expect(wanted?.facts.map(({ quote }) => quote)).toContain("Cold plunges without a queue.");
});

test("the words of a wish in brackets stand beside no value", () => {
  const brief =
    "The steam room is back. Starting with the first week of January we changed it all: our new number is 01632 960 771 (on the first slide please) and it is free to call.";
  const led = wishedValue(storyOf(brief, "carousel"));
  expect(led).toMatchObject({ value: "01632 960 771", on: "first", isPlaced: true });
  expect(`${led?.intro} ${led?.label}`).not.toContain("slide");
});

test("a word that is wanted large is for readers, however rough the brief", () => {
  const brief =
    "Coucou ! « Merci » en gros au début stp. Ensuite : 62 bénévoles, 40 tonnes triées, 9 vélos remis en selle. La fête est le samedi 9 mai à 15 h au hangar. Pas de jargon svp.";
  const story = storyOf(brief);
  const places = [{ where: "posts.linkedin", text: postOf(brief) }];
  const says = forReaders({ story, brief, brand: brandOf("Le Hangar"), places }).flatMap(
    ({ doubts }) => doubts,
  );
  expect(wishedValue(story)?.value).toBe("Merci");
  expect(says.filter((doubt) => doubt.includes("Merci"))).toEqual([]);
});
