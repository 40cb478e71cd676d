import { expect, test } from "vitest";
import { isPermission, withoutPermission } from "../../../lib/story/read/permissions.ts";

const doubtful = { doubtedFor: () => "colleague" as const };
const clear = { doubtedFor: () => undefined };

test.each([
  ["en", "She has signed it off."],
  ["en", "Norrholm has approved being named."],
  ["en", "The food bank, Mr Iqbal and the school are all happy to be mentioned."],
  ["en", "He knows about it and he's fine with it."],
  ["en", "A client has kindly let us use this."],
  ["en", "She's said yes in writing that we can use it with her name."],
  ["de", "Eine Kundin hat uns erlaubt, das Zitat zu verwenden."],
  ["fr", "Une cliente nous a permis de publier sa phrase."],
  ["es", "Una clienta nos ha dejado usar sus palabras."],
  ["it", "Una cliente ci ha permesso di pubblicarle."],
  ["nl", "Van een klant mogen we het citaat gebruiken."],
  ["pt", "Uma cliente deixou-nos usar as palavras."],
  ["de", "Die Stadt hat freigegeben."],
  ["de", "Frau Roth darf genannt werden."],
  ["fr", "Elle a donné son accord."],
  ["es", "Marta ha dado su permiso."],
  ["it", "Lucia è d'accordo."],
  ["nl", "De school vindt het goed dat we haar noemen."],
  ["pt", "O condomínio autorizou as fotografias."],
])("%s: %s tells who allowed what is published", (language, sentence) => {
  expect(isPermission(sentence, { language, judge: doubtful })).toBe(true);
});

test.each([
  ["en", "The council has approved the plans for a 20 mph limit."],
  ["en", "Dogs are fine with us."],
  ["en", "The council let us use the hall for a year."],
  ["de", "Die Stadt hat uns erlaubt, den Platz zu nutzen."],
  ["en", "We are happy to help."],
  ["de", "Der Gemeinderat hat dem Radweg zugestimmt."],
  ["fr", "Le conseil a validé le budget."],
  ["es", "El pleno ha aprobado las obras."],
  ["de", "Die Nachfrage hat abgenommen."],
  ["de", "Die Stadt hat die Brücke freigegeben."],
])("%s: %s is for readers", (language, sentence) => {
  expect(isPermission(sentence, { language, judge: doubtful })).toBe(false);
});

test("a permission behind a name leaves blanks", () => {
  const said = "Heike Brandt, Theater-AG, veröffentlicht mit ihrer Zustimmung.";
  expect(withoutPermission(said).trim()).toMatch(/^Heike Brandt, Theater-AG\s+\.$/);
  expect(withoutPermission(said)).toHaveLength(said.length);
});

test.each([
  ["fr", "Les voisins sont d'accord."],
  ["de", "Alle sind einverstanden."],
  ["nl", "De buren gaan akkoord."],
])("%s: %s may be news, which the judge of sentences decides", (language, sentence) => {
  expect(isPermission(sentence, { language, judge: clear })).toBe(false);
  expect(isPermission(sentence, { language, judge: doubtful })).toBe(true);
});
