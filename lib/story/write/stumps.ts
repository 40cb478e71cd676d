import { hasVerb, isImperative } from "../../copy/grammar.ts";
import { wordCount } from "../../copy/text.ts";
import { isConnected } from "./apart.ts";
import type { Piece } from "./block.ts";
import { isMust } from "./blocks.ts";
import type { Cut } from "./compress.ts";
import type { Material } from "./material.ts";

/** Words that wait for a main clause. */
const WAITS = /^(?:when|whether|if|once|until|till|unless|as|since|after|before|whose|to|by|with)(?!\p{L})/iu;
/** Words that only lead to a day, an hour or a place. */
const LEADS = /(?<!\p{L})(?:on|from|at|the|this|next|am|um|le|el|il)(?!\p{L})/giu;

/** "…: the kitchen, the hall": what stood behind a colon stands by itself. */
export const isBehindColon = (text: string, rest: string, whole: string) =>
  wordCount(rest) >= 3 && whole.includes(`${text}: ${rest}`) && /^[\p{L}\d£$€]/u.test(rest);

/** The day, hour or place that the picture shows, and nothing else. */
function isShown(left: string, { reading: { when } }: Material): boolean {
  const shown = [when?.date ?? "", when?.time ?? "", when?.place ?? ""].filter(Boolean);
  const untold = shown.reduce((out, part) => out.replace(part, ""), left).replace(LEADS, "");
  return !/\p{L}{3}|\d/u.test(untold);
}

/** First words of half a sentence: "without a visit", "il 22% più leggero", "2.300 más que el año pasado". */
const HALF =
  /^(?:with(?:out)?|from|to|for|by|in|of|at|on|than|up|down|including|plus|instead|compared|mit|ohne|von|zu[mr]?|für|bei|im|in|als|ab|am|gegenüber|avec|sans|de|du|des|à|au|pour|dans|en|con|sin|del?|para|por|da|di|per|su|met|zonder|van|voor|op|te|com|sem|em|n[oa]s?|an?|the|der|die|das|eine?|le|la|les|une?|el|los|las|un|una|il|lo|gli|het|een|os?|as?|uma?|l['’]|\d|[£$€₹])(?![\p{L}])/iu;
const PARTICIPLE = /^(?!open|even|often|seven|ten)\p{Ll}{2,}(?:ed|en|wn|ept|uilt|old|ade|ought)\s/iu;
/** "In 2023 it took 17": a clause of its own behind a phrase of time. */
const CLAUSE =
  /^(?!(?:\S+\s){0,4}(?:that|which|who|whose)\s)(?:\S+\s){1,4}(?:it|we|they|you|he|she)\s\p{L}/iu;
/** "the leaflets were printed for free": a subject and its verb. */
const FINITE = /^(?:the|an?) (?:[\p{L}’'-]+ ){1,3}(?:is|are|was|were|has|have|had|will|can)(?!\p{L})/iu;
/** "42 Ehrenamtliche haben geholfen": so many, and what they did or what was done to them. */
const COUNTED =
  /^\d[\d.,]*\s(?:\p{L}+\s){1,3}(?:haben|hat|hatten|wurden?|sind|ist|waren?|kamen|standen|ont|a|sont|est|étaient|han|ha|son|es|fueron|están|hanno|sono|erano|hebben|heeft|zijn|werden|foram|são|estão|têm)(?!\p{L})/iu;
/** "Our new article": what the headline is the title of. */
const OWN_THING =
  /^(?:our|a|the|unsere?|notre|nuestr[oa]|il nostro|la nostra|onze|nossa?)(?: \p{L}+){1,3}$/iu;

/** "From Friday 27 to Monday 30 November, in the shop and online", "Out on Tuesday 8 December" */
const STARTS_DATED =
  /^(?:(?:out|available|live|verfügbar|erhältlich|disponible|disponibile|beschikbaar|disponível) )?(?:from|on|until|vom|ab|am|du|le|del|el|dal|il|van|op|de) (?:\p{L}+,? )?\d+(?![\d.,]*\s?[%€£$]|[.,\d])/iu;

/** What is left over holds something that readers need: a price, a day, a place, a condition. */
export const isNeeded = (left: string, piece: Piece | undefined, { reading: { facts } }: Material): boolean =>
  facts.some(
    ({ id, kind, quote }) =>
      piece?.facts.includes(id) && isMust(new Set([kind])) && (left.includes(quote) || quote.includes(left)),
  );

/** A clause, or what was done to a thing. */
function isClause(said: string, language: string): boolean {
  if (language !== "en") return !HALF.test(said) || COUNTED.test(said);
  return (
    PARTICIPLE.test(said) ||
    isImperative(said) ||
    (hasVerb(said) && (!HALF.test(said) || CLAUSE.test(said) || FINITE.test(said)))
  );
}

/**
 * What a shorter form leaves over may be drawn by itself: a clause, what was done to a thing, or a day, place or price.
 * The day of what is over tells nothing by itself.
 */
export function isSayable(left: string, piece: Piece | undefined, m: Material): boolean {
  const said = left.trim();
  if (isShown(said, m)) return true;
  if (isConnected(said) || WAITS.test(said)) return false;
  if (isClause(said, m.language) || OWN_THING.test(said)) return true;
  const { occasion } = m.reading;
  return (
    occasion === "hiring" ||
    (occasion !== "thanks" && ((/\d/.test(said) && isNeeded(said, piece, m)) || STARTS_DATED.test(said)))
  );
}

/** What a shorter form leaves over can stand as a sentence, or is the day, hour or place that the picture shows. */
export function leavesNoStump({ text, rest }: Cut, whole: string, m: Material): boolean {
  return rest.every((left) => {
    if (isShown(left, m) || isBehindColon(text, left, whole)) return true;
    const isSentence = hasVerb(left) || isImperative(left);
    return m.language === "en" && isSentence && !isConnected(left) && !WAITS.test(left);
  });
}
