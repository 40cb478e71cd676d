import { sentences } from "../../copy/sentences.ts";
import { escapeRegExp, unstop } from "../../copy/text.ts";
import { remembered } from "../../text/once.ts";
import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { oneLine, quoted } from "./check.ts";
import type { Leak, Published } from "./leak.ts";

/** Words that open a clause which waits for its main one, by language. */
const OPENERS: Record<string, string> = {
  en: "who(?:ever)?|when(?:ever)?|if|whether|because|since|while|although|unless|once|as soon as",
  de: "wer|wenn|falls|weil|ob|obwohl|sobald|solange|nachdem|bevor",
  fr: "qui|si|quand|lorsque|parce que|puisque|comme|dès que",
  es: "quien|si|cuando|porque|aunque|como",
  it: "chi|se|quando|perché|poiché|appena",
  pt: "quem|se|quando|porque|embora|como",
  nl: "wie|als|wanneer|omdat|zodra|hoewel|tenzij",
};

const opens = remembered(
  (language) => new Prefiltered(`^(?:${own(OPENERS, language) ?? "(?!)"})(?!\\p{L})`, "iu"),
);

/** "Pressed between 14": the first end of a span, where nothing names the second. */
const HALF_SPAN =
  /(?<!\p{L})(?:between|zwischen|entre|tussen) \p{Sc}? ?\d(?!.*(?:(?<!\p{L})(?:and|und|et|y|e|en|to|bis|à|a)(?!\p{L})|[–-]))/iu;

/** "explicar como funcionam os cabazes, há muita gente a perguntar": a question that an order names is whole. */
const ASKED =
  "(?<!(?:explain|explaining|show|showing|about|on|erklären|zeigen|über|expliquer|montrer|sur|explicar|mostrar|sobre|spiegare|su|uitleggen|over)[, ]{1,2})";

/** "Chi è allergico non lo mangi, per favore.": no more of the clause. */
const POLITE =
  "(?:please|thanks?|bitte|danke|merci|s['’]il|svp|por favor|gracias|per (?:favore|piacere)|grazie|graag|alsjeblieft|alstublieft|aub|obrigad[oa]|se faz favor)(?!\\p{L})";

/** The clauses of a text that end where the brief goes on behind a comma. */
function waiting(text: string, brief: string, language: string): string[] {
  return text
    .split("\n")
    .flatMap(sentences)
    .map((sentence) => unstop(oneLine(sentence)))
    .filter((sentence) => opens(language).test(sentence) && !sentence.includes(","))
    .filter((sentence) =>
      new Prefiltered(`${ASKED}${escapeRegExp(sentence)},\\s*(?!${POLITE})\\p{L}`, "iu").test(brief),
    );
}

const halves = (text: string) =>
  text
    .split("\n")
    .map(oneLine)
    .filter((line) => HALF_SPAN.test(line));

/** Half thoughts: a clause without the main one that the brief gives it, and a span without its second end. */
export function tornClauses({ story, brief, places }: Published): Leak[] {
  const plainBrief = oneLine(brief);
  return places.flatMap(({ where, text }) => {
    if (where === "altText") return [];
    const [quote] = [...waiting(text, plainBrief, story.spoken), ...halves(text)];
    return quote ? [{ where, quote, says: `${quoted(quote)} is only half of what the brief says` }] : [];
  });
}
