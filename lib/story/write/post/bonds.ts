import { hasVerb } from "../../../copy/grammar.ts";
import { wordCount } from "../../../copy/text.ts";
import { own } from "../../../text/own.ts";
import { Prefiltered } from "../../../text/prefilter/prefiltered.ts";
import { THANKS_WORDS } from "../../thanks-words.ts";
import type { Block } from "../block.ts";

/** Sentences of a post that belong together, and those that stay where others go. */

const QUESTION = /[?？][\s"”“’»」』)]*$/u;
/** A question is nothing without its answer, nor the answer without it. */
export const asks = (b: Block | undefined): boolean =>
  b?.kind === "sentence" && QUESTION.test(b.pieces[0]?.text ?? "");

const BEFORE = /^(?:• )?(?:before|vorher|davor|früher|avant|antes|prima|voor|vroeger)\s?[:：]/iu;
const AFTER =
  /^(?:• )?(?:after|afterwards|now|today|nachher|danach|heute|jetzt|après|maintenant|aujourd[’']hui|después|ahora|hoy|dopo|adesso|oggi|ora|na|nu|daarna|vandaag|depois|agora|hoje)\s?[:：]/iu;
/** "Before: …" or "After: …" as the name of an entry: alone it says nothing. */
export const isOfPair = (text: string): boolean => BEFORE.test(text) || AFTER.test(text);
/** "Nine weeks later: …" tells what became of what stands before it. */
const LATER =
  /^(?:• )?(?:(?:only|just|nur|seulement|solo|slechts|apenas) )?[\p{L}\d]+ (?:(?:years?|months?|weeks?|days?|hours?) later|(?:jahre?|monate?|wochen?|tage?|stunden?) später|(?:ans?|mois|semaines?|jours?|heures?) plus tard|(?:años?|meses|semanas?|días?|horas?) (?:después|más tarde)|(?:anni|mes[ei]|settiman[ae]|giorn[oi]|or[ae]) dopo|(?:jaar|maanden|weken|dagen|uur) later|(?:anos?|meses|semanas?|dias?|horas?) depois)\s?[:：]/iu;
/** "After: …" right behind "Before: …": each is half of what there is to see. */
export function endsPair(b: Block, before: Block | undefined): boolean {
  const text = b.pieces[0]?.text ?? "";
  const isAfter = AFTER.test(text) && BEFORE.test(before?.pieces[0]?.text ?? "");
  return isAfter || (before?.kind === "sentence" && LATER.test(text));
}

const FEW = 6;
/** "Ink weather and pencil weather.": words without a verb that say more of the sentence before. */
export const isFragment = ({ kind, must, pieces: [piece] }: Block, language: string): boolean => {
  const text = piece?.text ?? "";
  return (
    language === "en" &&
    kind === "sentence" &&
    !must &&
    wordCount(text) <= FEW &&
    !/[\d:?]/.test(text) &&
    !hasVerb(text) &&
    !THANKS.test(text)
  );
};

/** "On the blog", "der ganze Text steht im Blog": where readers find the rest, by language. */
const ELSEWHERE: Record<string, RegExp> = {
  en: /(?<!\p{L})(?:on|in|over on) (?:the|our|my) (?:blog|newsletter|website|site|podcast)(?!\p{L})|(?<!\p{L})link in (?:the |our )?(?:bio|comments?|profile)|(?:full|whole) (?:story|report|interview|text|recipe|list) (?:is |are )?(?:on|at|in)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:im|auf dem|auf unserem|in unserem) (?:blog|newsletter|podcast)(?!\p{L})|(?<!\p{L})auf (?:der|unserer) (?:website|webseite|homepage|seite)(?!\p{L})|link in (?:der|unserer) bio/iu,
  fr: /(?<!\p{L})(?:sur (?:le|notre) (?:blog|site)|dans (?:la|notre) (?:newsletter|infolettre)|dans le podcast|lien (?:en|dans la) bio)(?!\p{L})/iu,
  es: /(?<!\p{L})en (?:el|nuestro|la|nuestra) (?:blog|boletín|web|página|pódcast|podcast)(?!\p{L})|enlace en (?:la|nuestra) bio/iu,
  it: /(?<!\p{L})(?:sul(?: nostro)?|nel(?: nostro)?|nella(?: nostra)?) (?:blog|sito|newsletter|podcast)(?!\p{L})|link in bio/iu,
  nl: /(?<!\p{L})(?:op|in) (?:de|het|onze|ons) (?:blog|website|site|nieuwsbrief|podcast)(?!\p{L})|link in (?:de |onze )?bio/iu,
  pt: /(?<!\p{L})n[oa] (?:nosso |nossa )?(?:blog|blogue|site|newsletter|podcast)(?!\p{L})|link na bio/iu,
  ja: /(?:ブログ|ウェブサイト|ホームページ|公式サイト|プロフィール)(?:で|に|を|の|へ)/u,
};
export const pointsElsewhere = (text: string, language: string): boolean =>
  own(ELSEWHERE, language)?.test(text) ?? false;

const THANKS = new Prefiltered(`^¡?(?:${THANKS_WORDS})(?!\\p{L})|^[^。]{0,14}ありがとう`, "iu");
const FEW_THANKS = 8;
/** Thanks in a few words: they are short, and what stands behind them is said to those who are thanked. */
export const thanksBriefly = (text: string): boolean => THANKS.test(text) && wordCount(text) <= FEW_THANKS;
