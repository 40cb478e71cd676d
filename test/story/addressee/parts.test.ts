import { expect, test } from "vitest";
import { judgeOf } from "../../../lib/story/addressee/addressee.ts";
import { hasOrderSign } from "../../../lib/story/addressee/order-signs.ts";
import { addresseeOfPart } from "../../../lib/story/addressee/parts.ts";

test.each([
  ["en", "Boots are soled while you wait, so please keep the whole picture in brown."],
  ["en", "The choir starts again on Monday (keep the tone dry, please) in the old school."],
  ["de", "Ab Montag ist die Brücke wieder frei, und bitte keine Bilder von Baggern zeigen."],
  ["fr", "La cidrerie ouvre samedi (merci de garder un ton sobre pour le texte)."],
])("in %s a part of a sentence is a remark: %s", (language, sentence) => {
  expect(addresseeOfPart(sentence, language)).toBe("maker");
});

test.each([
  ["en", "Nobody goes home thirsty, not even the donkey."],
  ["en", "Open every Sunday (last boat back at 5 pm), and dogs travel free."],
  ["de", "Wir haben ab Montag wieder auf, und der Ofen ist an."],
  ["fr", "Venez samedi, le pressoir tourne toute la journée."],
  ["es", "Abrimos el lunes, y el primer café lo pone la casa."],
  ["en", "Bring clean sneakers and warm stretchy pants (jeans will betray you)."],
  ["en", "Anyone can come, members or not, and no skill is needed because Nuala shows you what to do."],
  ["de", "Alle dürfen mitmachen, Mitglied oder nicht, und kein Vorwissen ist nötig."],
  ["en", "Phone number and opening hours stay the same, Tue to Sat, 9 to 5.30."],
  ["de", "Telefonnummer und Preise bleiben gleich, nur die Tür ist eine andere."],
  ["es", "Puede venir cualquiera, y no hace falta experiencia porque Nuala lo explica."],
])("in %s each part is for readers: %s", (language, sentence) => {
  expect(addresseeOfPart(sentence, language)).toBeUndefined();
});

test("what is about to be published is asked about from a smaller chance on than what is read", () => {
  const facts = "The lido opens again on Saturday 5 June.\nSwim for £4, under-fives free.";
  const remark = "Dark is fine, jellyfish aren't.";
  const judge = judgeOf(`${facts}\n${remark}`, "en");
  expect(judge.askedAboutFor(remark)).toBe("maker");
  expect(judge.askedAboutFor("Swim for £4, under-fives free.")).toBeUndefined();
});

test("a statement without a word of an order is asked about from a larger chance on", () => {
  const plain = "Day one we strip out the old beam, sort the bricks and lay the sill.";
  const brief = `Learn to mend a timber frame in one weekend.\n${plain} Day two we raise the wall.\n9 people at most. £210.\nNo pictures of faces please`;
  expect(judgeOf(brief, "en").askedAboutFor(plain)).toBeUndefined();
  expect(hasOrderSign(plain, "en")).toBe(false);
});

test.each([
  ["en", "Two separate blocks would be best."],
  ["en", "Make it big."],
  ["de", "Bitte am größten zeigen."],
  ["fr", "Pas de photos, merci."],
  ["es", "Nada de emojis."],
  ["nl", "Graag in het blauw."],
])("an order has its signs: %s %s", (language, sentence) => {
  expect(hasOrderSign(sentence, language)).toBe(true);
});

test("a polite request that ends a brief is asked about, and what visitors are to bring is not", () => {
  const facts = "Two ways to pay from 1 December.\nAt the office: £240 at once.\nBy bank: 8 payments of £30.";
  const asked = (last: string) => judgeOf(`${facts}\n${last}`, "en").askedAboutFor(last);
  expect(asked("Two separate blocks please.")).toBe("maker");
  expect(asked("Bring your old ticket please.")).toBeUndefined();
});
