import { capitalize, size, unstop, wordCount } from "../../copy/text.ts";
import { own } from "../../text/own.ts";
import type { Cut } from "./compress.ts";

/** Words that open a new clause after a comma. */
const OPENERS: Record<string, string> = {
  de: "damit|weil|denn|sodass|so dass|aber|und (?:wir|Sie|ihr|das|die|der)|während|da",
  fr: "car|parce que|afin|et (?:nous|vous|on)|mais|tandis que|puisque",
  es: "porque|para que|y (?:nosotros|te|os)|pero|mientras|ya que",
  it: "perché|affinché|e (?:noi|voi)|ma|mentre|così",
  nl: "omdat|zodat|want|maar|en (?:we|wij|je|u)|terwijl",
  pt: "porque|para que|e (?:nós|você)|mas|enquanto|já que",
};

const BINDING: Record<string, RegExp> = {
  de: /(?<!\p{L})(?:nicht|kein\p{L}*|nie|ohne|nur|bis|wenn|falls|außer|ab \d|solange)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:pas|jamais|sans|sauf|seulement|si|jusqu|à partir de|dès \d)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:no|nunca|sin|salvo|solo|sólo|si|hasta|desde \d|a partir de)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:non|mai|senza|solo|se|fino a|da \d|salvo)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:niet|geen|nooit|zonder|alleen|als|tot|vanaf \d|mits)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:não|nunca|sem|só|apenas|se|até|a partir de)(?!\p{L})/iu,
};

/** "12月1日（日）から、…": the day goes to another line. */
const LEADING_DAY =
  /^((?:\d{4}年)?\d{1,2}月\d{1,2}日(?:[（(].{1,3}[）)])?(?:から|より|に|起|，|、)*)[、，]?(?![はがのもを])(.{6,})$/u;

function withoutLeadingDay(s: string): Cut | undefined {
  const [, lead = "", main = ""] = LEADING_DAY.exec(s) ?? [];
  return main ? { text: main, rest: [lead.replace(/[、，]$/u, "")] } : undefined;
}

/** The first clause, where punctuation says that it is whole. For languages that we do not parse. */
export function firstClause(sentence: string, language: string): Cut[] {
  const whole: Cut = { text: unstop(sentence), rest: [] };
  const day = withoutLeadingDay(whole.text);
  if (day) return [whole, day];
  const openers = own(OPENERS, language);
  const boundary = new RegExp(
    `\\s+–\\s+|;\\s+|\\s?:\\s+${openers ? `|,\\s+(?=(?:${openers})(?!\\p{L}))` : ""}`,
    "iu",
  );
  const m = boundary.exec(whole.text);
  if (!m) return [whole];
  const [main, rest] = [whole.text.slice(0, m.index), whole.text.slice(m.index + m[0].length)];
  const isBound = own(BINDING, language)?.test(rest) ?? true;
  return isBound || wordCount(main) < 3 || size(main) < 12
    ? [whole]
    : [whole, { text: capitalize(main), rest: [rest] }];
}
