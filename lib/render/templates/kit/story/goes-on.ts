import { sentencesOf } from "./sentences.ts";

/** "Afterwards stalls are £18.": after what stands in the sentence before, which stays with it. */
const CONTINUES =
  /^(?:afterwards|after that|then|otherwise|before that|until then|danach|anschließend|sonst|bis dahin|ensuite|après|puis|sinon|después|luego|si no|dopo|poi|altrimenti|daarna|anders|depois|senão)(?!\p{L})/iu;
export const goesOn = (sentence: string): boolean => CONTINUES.test(sentence);

/** Whether a sentence of what is left has lost the one that it goes on from. */
export function isTornFrom(whole: string, rest: string): boolean {
  const all = sentencesOf(whole);
  return all.some((one, i) => i > 0 && goesOn(one) && rest.includes(one) && !rest.includes(all[i - 1] ?? ""));
}
