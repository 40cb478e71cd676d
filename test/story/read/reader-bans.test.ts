import { describe, expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { isBanAmongRules, isBanForReaders } from "../../../lib/story/read/reader-bans.ts";
import { brandOf } from "../../copy/brands.ts";

describe("a prohibition is for readers by what it is about or when it holds", () => {
  test.each([
    ["en", "Do not take aspirin before the appointment."],
    ["en", "use no toothpaste until the next morning"],
    ["en", "No running."],
    ["en", "No parking at the gate."],
    ["nl", "Niet roken."],
    ["en", "Do not wear make-up on the day."],
    ["en", "Do not shower until we take it off."],
    ["de", "Benutzen Sie keine Seife."],
    ["fr", "Ne montez pas aux arbres."],
    ["es", "No usen tacos de metal."],
    ["it", "Non usate il flash."],
    ["nl", "Gebruik geen andere lader."],
    ["pt", "Não use o telemóvel."],
    ["en", "No ferry on total wind warning days."],
    ["de", "Kein Bücherbus an Feiertagen."],
    ["fr", "Pas de navette les jours fériés."],
    ["es", "Nada de barco los domingos."],
    ["it", "Nessuna visita nei giorni festivi."],
    ["nl", "Geen pont op stormdagen."],
    ["pt", "Sem autocarro aos domingos."],
  ])("%s: %s", (language, sentence) => expect(isBanForReaders(sentence, language)).toBe(true));

  test.each([
    ["en", "Do not use the beach photo."],
    ["en", "No running text."],
    ["en", "No emojis on sad days."],
    ["en", "No truck please."],
    ["de", "Keine Hashtags an Feiertagen."],
    ["en", "Do not make it too long."],
    ["en", "Don't run it before Monday."],
    ["en", "Do not add the dogs."],
    ["en", "Do not sound desperate."],
    ["en", "Do not announce it until Friday."],
    ["de", "Bitte nicht übertreiben."],
    ["de", "Keine alten Zahlen verwenden."],
    ["fr", "N'en faites pas trop."],
    ["es", "No uséis el logo antiguo."],
    ["it", "Non usate il vecchio nome."],
    ["nl", "Gebruik geen oude cijfers."],
    ["pt", "Não exagerem."],
  ])("not one to its maker, %s: %s", (language, sentence) =>
    expect(isBanForReaders(sentence, language)).toBe(false),
  );
});

describe("a prohibition among rules for readers is one", () => {
  const among = (sentence: string, before: string[], after: string[] = []) =>
    isBanAmongRules(sentence, () => ({ before, after }), "en");

  test("beside one that is so by its words, and in a row of three", () => {
    expect(among("Do not dangle.", ["Do not rub the eye."])).toBe(true);
    expect(among("Do not get them wet.", [], ["Do not pick at the scab.", "Never pull a loose end."])).toBe(
      true,
    );
  });

  test("not alone, behind another sentence, or where it is about the writing", () => {
    expect(among("Do not dangle.", ["We are open.", "Do not rub the eye."])).toBe(false);
    expect(among("Do not sound strict.", ["Do not feed the ducks.", "Do not rub the eye."])).toBe(false);
  });
});

test.each([
  ["nl", "Zet je hond niet in de auto als het warm is, ook niet even."],
  ["en", "Do not leave your dog in the car, not even for a minute."],
  ["de", "Lassen Sie Ihren Hund nicht im Auto, auch nicht kurz."],
])("a prohibition for readers is read as one (%s)", (language, sentence) => {
  const { heldBack } = readStory({ brief: `${sentence} 38: 38 °C.`, brand: brandOf("Kite"), language });
  expect(heldBack).toEqual([]);
});

test.each([
  ["en", "No dogs in the picture."],
  ["de", "Keine Hunde auf dem Bild."],
  ["fr", "Pas de chiens sur la photo."],
])("what is not to be shown is for the maker (%s)", (language, sentence) => {
  expect(isBanForReaders(sentence, language)).toBe(false);
});

test("the air of a stove is no broadcast", () => {
  expect(isBanForReaders("Don't shut the air right down overnight, that's what tars the flue.", "en")).toBe(
    true,
  );
  expect(isBanForReaders("Don't air it before Monday.", "en")).toBe(false);
});
