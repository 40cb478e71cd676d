import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { unsaidClause } from "../../../lib/story/read/unsaid-clauses.ts";
import { brandOf } from "../../copy/brands.ts";

test.each([
  ["en", "Please don't say that we ship abroad, we stopped that in spring.", "we ship abroad"],
  ["en", "And don't write we're the cheapest.", "we're the cheapest"],
  ["de", "Und nicht schreiben, dass wir umziehen, das ist noch nicht sicher.", "wir umziehen"],
  ["de", "Dass wir umbauen, bitte noch nicht erwähnen.", "wir umbauen"],
  ["fr", "N'écrivez pas qu'on répare les vélos, on ne le fait plus.", "on répare les vélos"],
  ["es", "No pongáis que abrimos los domingos, ya no lo hacemos.", "abrimos los domingos"],
  ["it", "Non scrivete che ripariamo le bici, non lo facciamo più.", "ripariamo le bici"],
  ["nl", "Zet er niet bij dat we fietsen repareren, dat doen we niet meer.", "we fietsen repareren"],
  ["pt", "Não digam que arranjamos bicicletas, já não o fazemos.", "arranjamos bicicletas"],
  ["en", "Please don't say in the film that we ship abroad.", "we ship abroad"],
  ["de", "Sagt im Video bitte nicht, dass wir umziehen.", "wir umziehen"],
  ["fr", "Ne dites pas dans la vidéo qu'on répare les vélos.", "on répare les vélos"],
  ["es", "No digáis en el vídeo que abrimos los domingos.", "abrimos los domingos"],
  ["it", "Non dite nel video che ripariamo le bici.", "ripariamo le bici"],
  [
    "nl",
    "Zeg in de video alsjeblieft niet dat we een 'jong en dynamisch team' zijn.",
    "we een 'jong en dynamisch team' zijn",
  ],
  ["pt", "Não digam no vídeo que arranjamos bicicletas.", "arranjamos bicicletas"],
])("%s: what is not to be said is a clause: %s", (language, sentence, clause) => {
  expect(unsaidClause(sentence, language)).toBe(clause);
});

test.each([
  ["en", "Don't say we didn't warn you!"],
  ["en", "Never say that a blade is sharp enough."],
  ["en", "We never say that we are the best."],
  ["en", "Please don't say that we ship, collection is from 9 to 5."],
  ["en", "Please note that we don't ship."],
  ["de", "Sagt nicht, dass ihr es nicht gewusst habt!"],
  ["de", "Nicht vergessen, dass wir am Montag zu haben."],
  ["fr", "Ne dites pas que vous ne saviez pas."],
  ["es", "No digas que no te avisamos."],
  ["it", "Non dite che non vi avevamo avvisati."],
  ["nl", "Zeg niet dat we je niet gewaarschuwd hebben."],
  ["pt", "Não digas que não te avisámos."],
])("%s: what readers are told is none: %s", (language, sentence) => {
  expect(unsaidClause(sentence, language)).toBeUndefined();
});

test("what may be for readers needs a doubt", () => {
  const sentence = "Don't say that the kitchen is small.";
  expect(unsaidClause(sentence, "en")).toBeUndefined();
  expect(unsaidClause(sentence, "en", { doubtedFor: () => "maker" })).toBe("the kitchen is small");
});

test.each([
  ["en", "Don't write where the hives are, we tell people who book.", "where the hives are"],
  ["de", "Den Treffpunkt bitte nicht nennen, den geben wir selbst durch.", "den treffpunkt"],
  ["fr", "Ne précisez pas le lieu, on le donne aux inscrits.", "le lieu"],
  ["es", "No indiquéis el precio del taller.", "el precio del taller"],
  ["it", "Non scrivete dov'è il frutteto, lo diciamo noi.", "dov'è il frutteto"],
  ["nl", "De plek niet noemen, die geven we zelf door.", "de plek"],
  ["pt", "Não revelem o nome do formador.", "o nome do formador"],
])("%s: what is not to be told is a thing: %s", (language, sentence, thing) => {
  expect(unsaidClause(sentence, language)).toBe(thing);
});

test.each([
  ["en", "Don't say who sent you."],
  ["de", "Die Tür bitte nicht öffnen."],
  ["fr", "N'indiquez pas votre code."],
  ["it", "Non scrivete sui muri."],
  ["pt", "Não indicar o seu código a ninguém."],
])("%s: what readers are not to tell is none: %s", (language, sentence) => {
  expect(unsaidClause(sentence, language)).toBeUndefined();
});

test("whose names are to be left out may be counted", () => {
  const story = houseStory({
    brief:
      "Results of our members' survey (October 2026, 212 of 340 families answered, thank you all!!)\n\n41% no room at home\n33% to save money\n\nDon't name any families.",
    brand: brandOf("Halm"),
    channel: "linkedin",
    assetType: "card",
  });
  expect(story.posts.linkedin).toMatch(/\(October 2026, 212 of 340 families answered, thank you all!\)/);
  expect(story.posts.linkedin).not.toMatch(/name any/);
});
