import { capitalized } from "./capitalized.ts";
import { Prefiltered } from "./prefilter/prefiltered.ts";
import { unstopped } from "./unstopped.ts";

const CALL = [
  "ask for|call|ring|phone|speak to|talk to|contact|text|whatsapp|message",
  "(?:fragen sie nach|frag(?:t)? nach|melde dich bei|melden sie sich bei)",
  "demande[rz] (?:à )?|appele[rz]",
  "pregunt(?:a|e|ad) por|llam(?:a|e|ad) a",
  "chied(?:i|ete) di|chiam(?:a|ate)",
  "vraag naar|bel|app|whatsapp",
  "pergunt(?:a|e) (?:por|pel[oa])|lig(?:a|ue) (?:a|para) (?:o |a )?",
].join("|");
/** A person by name, and a word that leads to the number. */
const BY_NAME = new Prefiltered(
  `(?:^|(?<!\\p{L})(?:or|oder|ou|o|of)\\s)(?:(?:please|bitte)\\s)?(?<call>(?:${CALL})\\s?)(?<name>.+)$`,
  "iu",
);
const NAME =
  /^\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){0,2}(?:,|\s(?:on|at|unter|au|al|allo|op|no|pelo|en el))?\s$/u;
/** "Emergency line on the night: ": a label of several words says whose number it is, or when. */
const LINE_OF = /^(?!call|ring|phone|tel)\p{L}[\p{L}’'-]*(?: [\p{L}’'-]+){1,6}\s?[:：]\s$/iu;
/** "Questions: ": what the number is for, where "Call" would send those in need to it. */
const QUESTIONS =
  /^(?:any )?(?:questions?|queries|enquiries|fragen|rückfragen|preguntas|consultas|dudas|domande|vragen|dúvidas|perguntas)\s?[:：]\s$/iu;
/** What a button holds. */
const MOST = 48;

/** "Ask for Bernadette, 01632 960 731", "… or ring Morag on 01333 555 0142": whom one calls is lost in "Call 01632 …". */
export function askedFor(phone: string, text: string): string {
  const sentence = text.split(/(?<=[.!?])\s/u).find((one) => one.includes(phone)) ?? "";
  const said = unstopped(sentence.trim());
  const at = said.indexOf(phone);
  // "App Joke op 06 55 01 22 33, dan komt ze langs": what is said behind a comma is no part of the call.
  const isEnd = /^(?:$|,\s)/u.test(said.slice(at + phone.length));
  const before = at >= 0 && isEnd ? said.slice(0, at) : "";
  const { call = "", name = "" } = BY_NAME.exec(before)?.groups ?? {};
  if (said.endsWith(phone) && (LINE_OF.test(before) || QUESTIONS.test(before)) && said.length <= MOST)
    return capitalized(said);
  const label = `${call}${name}${phone}`;
  return NAME.test(name) && label.length <= MOST ? capitalized(label) : "";
}
