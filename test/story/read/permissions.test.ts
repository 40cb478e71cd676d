import { expect, test } from "vitest";
import { isPermission, withoutPermission } from "../../../lib/story/read/permissions.ts";

test.each([
  ["en", "She has signed it off."],
  ["en", "Norrholm has approved being named."],
  ["en", "The food bank, Mr Iqbal and the school are all happy to be mentioned."],
  ["en", "He knows about it and he's fine with it."],
  ["de", "Die Stadt hat freigegeben."],
  ["de", "Frau Roth darf genannt werden."],
  ["fr", "Elle a donné son accord."],
  ["es", "Marta ha dado su permiso."],
  ["it", "Lucia è d'accordo."],
  ["nl", "De school vindt het goed dat we haar noemen."],
  ["pt", "O condomínio autorizou as fotografias."],
])("%s: %s tells who allowed what is published", (language, sentence) => {
  expect(isPermission(sentence, language)).toBe(true);
});

test.each([
  ["en", "The council has approved the plans for a 20 mph limit."],
  ["en", "Dogs are fine with us."],
  ["en", "We are happy to help."],
  ["de", "Der Gemeinderat hat dem Radweg zugestimmt."],
  ["fr", "Le conseil a validé le budget."],
  ["es", "El pleno ha aprobado las obras."],
])("%s: %s is for readers", (language, sentence) => {
  expect(isPermission(sentence, language)).toBe(false);
});

test("a permission behind a name leaves blanks", () => {
  const said = "Heike Brandt, Theater-AG, veröffentlicht mit ihrer Zustimmung.";
  expect(withoutPermission(said).trim()).toMatch(/^Heike Brandt, Theater-AG\s+\.$/);
  expect(withoutPermission(said)).toHaveLength(said.length);
});
