import { dangles, hasVerb } from "../../copy/grammar.ts";
import { hasSpaces } from "../../copy/language.ts";
import { size, unstop, withoutUrls, wordCount } from "../../copy/text.ts";
import { isBalanced } from "../../text/balanced.ts";
import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { needsAddress } from "../../text/tied-address.ts";
import { WEEKDAY_WORD } from "../values/calendar-words.ts";
import type { Block } from "./block.ts";
import { listed } from "./blocks.ts";
import { bindsIn, firstClause, tellsSince } from "./clauses.ts";
import { type Cut, shorterForms } from "./compress.ts";

/** A list with commas is led by its first parts, as many as fit. */
function firstParts(block: Block, language: string): Cut[] {
  const forms = block.parts.map((_, i) => {
    const parts = block.parts.slice(0, block.parts.length - i);
    return { text: listed(parts, language), rest: block.parts.slice(block.parts.length - i) };
  });
  return forms.filter((f) => hasSpaces(language) && wordCount(f.text) >= 2);
}

/** A telephone number after a colon or a comma stands in the line below. */
function withoutContact(text: string): Cut {
  const [all = "", number = ""] = /\s*[:,–]\s*(\+?\d[\d\s()/-]{6,}\d)[.]?$/.exec(text) ?? [];
  return all && wordCount(text.slice(0, -all.length)) >= 3
    ? { text: text.slice(0, -all.length), rest: [number] }
    : { text, rest: [] };
}

/** First words that only lead to a clause. */
const LEADS =
  /^(?:under|with|for|in|on|at|from|after|since|unter|mit|für|im?|am|ab|bei|nach|seit|sous|avec|pour|en|dans|dès|depuis|bajo|con|para|desde|según|per|nel|dal|da|met|voor|na|sinds|als|com|em|sob|no)(?!\p{L})/iu;
/** A condition or a time is nothing without its main clause. */
const OPEN_CLAUSE =
  /(?:^|[,:;–]\s+)(?:if|when|once|unless|while|until|because|before|after|wenn|falls|sobald|weil|bevor|nachdem|si|quand|lorsque|parce que|cuando|porque|se|quando|perché|als|wanneer|omdat)(?!\p{L})[^,;:–]*$/iu;

/** "1月4日まで休館し、": a form of the verb that waits for another one. */
const GOES_ON = /(?<!(?:ます|です|ました|でした|ません|ください))[\u3041-\u3096]$/u;

/** What stands before the comma is a clause, not only the way to one. */
function mayEnd(text: string, card: string, language: string): boolean {
  if (OPEN_CLAUSE.test(text) || (language === "ja" && GOES_ON.test(text))) return false;
  if (language !== "en") return !LEADS.test(text);
  return !dangles(text) && (hasVerb(text) || !hasVerb(card));
}

const isLongEnough = (text: string, language: string) =>
  hasSpaces(language) ? wordCount(text) >= 3 : size(text) >= 6;

/** "Nuestro queso, curado en cueva, ha ganado …": the verb of the subject stands behind the comma. */
const isApposition = (rest: string) =>
  /^(?:ha|han|hemos|es|son|está|están|será|fue|recibe|gana|ganó|obtiene|est|sont|a|ont|sera|fut|reçoit|hat|haben|ist|sind|wird|wurde|werden|heeft|hebben|is|zijn|werd|wordt|è|sono|hanno|sarà|foi|é|são|tem|têm|será|recebeu|ganhou)(?!\p{L})/iu.test(
    rest,
  );

/** "Our summer hours: Tuesday": one item of what stands behind a colon is not the list. */
const endsInList = (text: string, card: string) =>
  /[:：]\s/u.test(text) && beforeList(card, "en").some((form) => text.startsWith(form.text));

/** "on Monday | Tuesday and Thursday": short items with "and" between the last two go on with a list. */
const ENDS_LIST =
  /^(?:[^\s,]+(?: [^\s,]+)?, )*[^\s,]+(?: [^\s,]+)? (?:and|or|&|und|oder|sowie|et|ou|y|o|e|en|of) \S+(?: \S+)?$/iu;

/** Where the reader found another fact after a comma, the sentence may end there. */
function atCommas({ cuts }: Block, card: string, language: string): Cut[] {
  const parts = unstop(card).split(/,\s+|、/);
  const between = hasSpaces(language) ? ", " : "、";
  return cuts
    .map((n) => ({ text: parts.slice(0, n).join(between), rest: [parts.slice(n).join(between)] }))
    .filter(
      ({ text, rest }) =>
        rest[0] &&
        text &&
        isPaired(text) &&
        mayEnd(text, card, language) &&
        isLongEnough(text, language) &&
        !endsInList(text, card) &&
        !rest[0].split(/,\s+/).some(isApposition) &&
        !bindsIn(rest[0], language) &&
        !ENDS_LIST.test(rest[0]) &&
        // "lines 2, 5 and 9" are one list.
        !(/\d$/.test(text) && /^\d/.test(rest[0])),
    );
}

/** "New on the menu: soup, tart, fool" is led by what stands before its list. */
function beforeList(card: string, language: string): Cut[] {
  const [, head = "", list = ""] =
    /^([^:：]{8,90})\s?(?:[:：]\s+|(?<!\d)[:：])(.+)$/u.exec(unstop(card)) ?? [];
  const isList = (list.match(/,\s|、|;\s/g)?.length ?? 0) >= 2;
  return isList && isLongEnough(head, language) ? [{ text: head, rest: [list] }] : [];
}

/** Brackets and quotation marks open and close. */
const isPaired = (text: string) =>
  isBalanced(text) &&
  !/‘[^’]*$|„[^“”"]*$/u.test(text) &&
  PAIRS.every(([open, shut]) => text.split(open).length === text.split(shut).length);
const PAIRS = [
  ["«", "»"],
  ["「", "」"],
  ["（", "）"],
] as const;

/** "El 12 de enero, que es martes": what happens then is still to come. */
const ENDS_IN_WEEKDAY =
  /\d[^,]*,\s(?:que|qui|che|wat|dat|which|was|o que)\s(?:es|cae en|è|cade di|est|tombe un|is|valt op een|ist|fällt auf einen|falls on a|é|calha a)\s\p{L}+$/iu;

/** "this Sunday" of "this Sunday, 29 November": a weekday stays with its date. */
const ENDS_IN_DAY = once(() => new Prefiltered(`(?<!\\p{L})(?:${WEEKDAY_WORD()})$`, "iu"));
const partsDate = ({ text, rest }: Cut) =>
  ENDS_IN_DAY().test(text) && rest.some((left) => BEGINS_WITH_DATE.test(left));
/** "29 November", "November 29" */
const BEGINS_WITH_DATE =
  /^(?:(?:the |de[nrm]? |le |el |il )?\d{1,2}(?:\.|st|nd|rd|th)? ?(?:de )?\p{L}{3}|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*\.? \d{1,2}(?!\d))/iu;

/** "… to Castle Square, Fridays, | Saturdays and Sundays": the first of several days is not all of them. */
const DAYS = once(() => ({
  last: new Prefiltered(`(?<!\\p{L})(?:${WEEKDAY_WORD()})s?$`, "iu"),
  first: new Prefiltered(`^(?:(?:and|und|et|y|e|en)\\s)?(?:${WEEKDAY_WORD()})s?(?!\\p{L})`, "iu"),
}));
const partsDays = ({ text, rest }: Cut) =>
  DAYS().last.test(text) && rest.some((left) => DAYS().first.test(left));

/** "from Monday 7 December, 8am, | to Thursday 17 December": half of a span of time says something else. */
const ENDS_SPAN =
  /^(?:(?:and )?(?:to|till|until|through)|bis|(?:jusqu[’']?(?:au|à|en)?|au)|(?:hasta|al?)|(?:fino )?al?|tot(?: en met)?|t\/m|até|a)\s+(?:(?:the|zum|le|la|el|il|de|o)\s+)?(?:\p{L}+,?\s+)?(?:\d|\p{Lu}\p{L}+day)/iu;
const partsSpan = ({ text, rest }: Cut) => /\d/u.test(text) && rest.some((left) => ENDS_SPAN.test(left));

/** "We ring on Sundays and practise | Thursdays at 7.30": a word behind "and" that waits for its time or its thing. */
const ENDS_JOINED = /\s(?:and|or|und|oder|et|ou|y|o|e|en|of|ou)\s\S+$/iu;
const partsJoined = ({ text, rest }: Cut) =>
  ENDS_JOINED.test(text) && rest.some((left) => /^(?:\p{Lu}|\d)/u.test(left));

/** "Wertstoffhof Lohr: | Winterzeiten ab 1. Dezember": the news stands behind the colon. */
const leavesNews = ({ text, rest: [left = ""] }: Cut, card: string) =>
  /^\s?[:：]/u.test(card.slice(text.length)) && tellsSince(left);

/** "Das Konzert findet am Sonntag | in der Kirche statt": half of a verb is no verb. */
function withoutSplitVerb(form: Cut): Cut {
  const isSplit = HELD.test(form.text) && !ITS_END.test(form.text) && form.rest.some((r) => ITS_END.test(r));
  if (!isSplit) return form;
  return { ...form, text: form.text.replace(HELD, " "), rest: form.rest.map((r) => r.replace(ITS_END, "")) };
}
const HELD = /\sfinde[tn]\s/u;
const ITS_END = /\sstatt(?=[.!]?$)/u;

/** "Wer im Januar streichen lässt", "If you book in May": the first clause asks for the second. */
const OPENS_CLAUSE =
  /^(?:[^:]{3,30}[:：]\s)?(?:wer|wenn|falls|sobald|solange|nachdem|bevor|obwohl|si|quand|lorsque|dès que|quien(?:es)?|cuando|chi|se|quando|quem|wie|als|wanneer|zodra|whoever|if|when|while|once|although|because)\s[^,]+$/iu;
const isHalf = (form: string, card: string): boolean =>
  OPENS_CLAUSE.test(form) && /^\s*,/u.test(card.slice(card.indexOf(form) + form.length));

/** The sentence in all the lengths that it can honestly have, longest first. */
export function formsOf(block: Block, language: string, text = block.pieces[0]?.card ?? ""): Cut[] {
  if (block.parts.length > 1) return firstParts(block, language);
  const { text: card, rest } = withoutContact(
    (needsAddress(text) ? unstop(text) : withoutUrls(text)).replace(/[\s:–-]+$/, ""),
  );
  const made = language === "en" ? shorterForms(card) : firstClause(card, language);
  const isTorn = (form: string) =>
    (isPaired(card) && !isPaired(form)) || ENDS_IN_WEEKDAY.test(form) || isHalf(form, card);
  return [...made, ...atCommas(block, card, language), ...beforeList(card, language)]
    .filter(
      (f) =>
        !isTorn(f.text) &&
        !partsDate(f) &&
        !partsDays(f) &&
        !partsSpan(f) &&
        !partsJoined(f) &&
        !leavesNews(f, card),
    )
    .map((f) => ({ ...f, rest: [...f.rest, ...rest] }))
    .map((f) => (language === "de" ? withoutSplitVerb(f) : f))
    .sort((a, b) => b.text.length - a.text.length);
}
