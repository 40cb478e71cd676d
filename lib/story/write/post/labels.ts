import { type Key, keyOf } from "../../../copy/keys.ts";
import { capitalize } from "../../../copy/text.ts";
import { colonOf } from "../../../text/colon.ts";
import type { Material } from "../material.ts";
import { wordsOf } from "../words.ts";

/** A line with the label of a form: "Where: 8 Mill Lane", "Preis : 89 €". */
const LABELLED =
  /^(?<label>\p{L}[\p{L}’'.-]{0,20}(?: \p{L}[\p{L}’'-]{0,14}){0,2})\s?[:：]\s*(?<value>\S[^\n]*)$/u;

/** Labels that say more than what their value is: without "Ends" an hour would be the beginning, without "Costs" money spent be money raised. */
const TELLING =
  /^(?:costs|kosten|coûts?|costes?|costi|custos|ends?|ends on|starts?|available|availability|verfügbar|disponible|until|city)$/iu;

const DATED =
  /\d|(?<!\p{L})(?:every|each|daily|jede|täglich|chaque|tous|cada|todos|ogni|elke|iedere)|[月日曜]/iu;
/** "£68,200, of which £41,500 …": a sum of a report is no price. */
const BROKEN_DOWN =
  /(?<!\p{L})(?:of which|davon|dont|de l[oa]s cuales|di cui|waarvan|d[oa]s quais)(?!\p{L})/iu;
const PRICED = /[£$€¥円元]\s?\d|\d\s?[£$€¥円元]|\d (?:euros?|pounds?|CHF|kr)(?!\p{L})/iu;

/** Values that say themselves what they are, each with the sign of it for brands that use emoji. */
const PLAIN: Partial<Record<Key, { speaks: RegExp; sign: string }>> = {
  when: { speaks: DATED, sign: "📅" },
  where: { speaks: /^[\p{Lu}\p{Lo}\d«“„]|,/u, sign: "📍" },
  price: { speaks: PRICED, sign: "🎟️" },
};

const PHONE =
  /^(?:phone|telephone|tel|call|telefon|téléphone|tél|teléfono|telefono|telefoon|telefone|電話|電話番号)\.?$/iu;
const NUMBER = /^\+?[\d(][\d\s()/.-]{5,}\d\.?$/u;

/** "Salary · £44,500 a year": the dot of a picture between a label and its value. */
const DOTTED = /^(?<label>\p{Lu}[\p{L} ]{2,20}) · (?=[^·]+$)/u;

/**
 * A labelled line as a person would write it: day, place and price need no label, and a number is called. With emoji
 * their signs stand in front.
 */
export function unlabelled(said: string, m: Material): string {
  const text = said.replace(DOTTED, `$<label>${colonOf(m.language)} `);
  const { label = "", value = "" } = LABELLED.exec(text)?.groups ?? {};
  // "Cost" under each of two headings is the name of a row.
  if (m.reading.rows.some((row) => row.label.toLowerCase() === label.toLowerCase())) return text;
  if (PHONE.test(label) && NUMBER.test(value)) return called(value, m);
  // "Nights: 01632 960 399": the label says whose number it is.
  if (NUMBER.test(value)) return text;
  const key = TELLING.test(label) ? undefined : keyOf(label);
  const plain = key && PLAIN[key];
  // "Location : 189 € par mois" is what it costs to rent, and no place.
  const isOther = key === "where" && PRICED.test(value);
  if (isOther || BROKEN_DOWN.test(value) || !plain?.speaks.test(value)) return text;
  return usesEmoji(m) ? `${plain.sign} ${value}` : capitalize(value);
}

const usesEmoji = ({ wishes, guidelines }: Material) =>
  !wishes.noEmoji && (wishes.emoji || guidelines.emoji === true);

const called = (number: string, m: Material) =>
  usesEmoji(m) ? `📞 ${number}` : (wordsOf(m.language)?.call ?? "{}").replace("{}", () => number);
