import { withoutAppearance } from "./appearance.ts";
import { colorsNamed } from "./color-words.ts";
import { hexOf, namedPalette } from "./colors.ts";
import { type Clue, found, sentencesWithin, wordsIn } from "./found.ts";
import { type BrandLabel, labelledLines } from "./labels.ts";
import type { Proposal } from "./proposal.ts";
import { voiceIn } from "./voice.ts";
import { audienceIn, PEOPLE } from "./words.ts";

const WHERE = "your lines";
/** A verb after the name: "Kite writes release notes." Names may have four words. */
const CALLED =
  /(?:^|[.!?]\s+|\b[Ww]e are |\b[Ww]e're |\bcalled |\bnamed )((?:\p{Lu}[\p{L}\p{N}&’'-]*)(?: (?:&|and|of|\p{Lu}[\p{L}\p{N}&’'-]*)){0,3})(?=,? (?:is|are|makes?|sells?|offers?|helps?|builds?|bakes?|runs?|writes?|designs?|brews?|delivers?|teaches|gives?|turns?|lets?|keeps?|brings?|repairs?|rents?|ships?|roasts?)\b|[.,:–—]|$)/u;
const NO_NAME = /^(?:we|our|the|a|an|i|it|this|these|they|you|my|in|at|on|for|with|since|from)$/i;
const BULLET = /^\s*(?:[-*•–]|\d+[.)])\s+(.+)$/;

/** Reads a few lines about a brand. `called` is the name used where the lines have none. */
export function draftFromText(text: string, called: string): Proposal {
  const { labels, lines } = labelledLines(text);
  const bullets = lines.flatMap((line) => BULLET.exec(line)?.[1] ?? []);
  const said = lines.filter((line) => !BULLET.test(line)).join(" ");
  const { prose, appearance } = withoutAppearance(said);
  const labelled = (label: BrandLabel): Clue | undefined => {
    const value = labels.get(label);
    return value ? at(value) : undefined;
  };
  return {
    name: labelled("name") ?? nameIn(prose, called),
    tagline: labelled("tagline") ?? quotedIn(said) ?? sloganIn(appearance),
    overview: prose ? at(sentencesWithin(prose, 1_000)) : undefined,
    oneLiner: prose ? at(sentencesWithin(prose, 200)) : undefined,
    features: featuresIn(bullets, labels.get("features"), prose),
    audience:
      labelled("audience") ??
      forWhom(prose) ??
      toWhom(prose) ??
      audienceIn([{ where: WHERE, quote: prose, address: null }]),
    voice: voiceIn(lines).map(({ word, because }) =>
      found(word, "how your lines are worded", { quote: because }),
    ),
    palette: namedPalette(colorsIn([labels.get("colors") ?? "", appearance], said), WHERE),
    logos: [],
    fonts: [],
    pages: [],
    readable: wordsIn(text) > 2 ? "yes" : "empty",
  };
}

const at = (value: string): Clue => found(value, WHERE, { quote: value });

/** The name that the lines use; the workspace's where they use none. */
function nameIn(prose: string, called: string): Clue {
  if (called && prose.toLowerCase().includes(called.toLowerCase())) return at(called);
  const [quote, name = ""] = CALLED.exec(prose) ?? [];
  if (quote && !NO_NAME.test(name)) return { ...at(name), quote: quote.trim() };
  return found(called, "the name of the workspace", { quote: called });
}

/** "For adults who want to switch off." says nothing but whom it is for. */
function forWhom(prose: string): Clue | undefined {
  const [, quote = "", who = ""] =
    /(?:^|[.!?]\s+)(for ((?!free\b|example\b|instance\b|more\b|now\b|sale\b)[^.,;:!?]{3,120}))(?=[.!?]|$)/i.exec(
      prose,
    ) ?? [];
  return quote ? { ...at(capital(who.trim())), quote } : undefined;
}

/** A slogan is quoted, or stands behind the word for it. */
function quotedIn(prose: string): Clue | undefined {
  const [quote, said = ""] =
    /(?:slogan|tagline|motto|claim)\b[^"“„]{0,20}["“„]([^"”“]{3,120})["”“]/i.exec(prose) ?? [];
  return quote ? { ...at(said.trim()), quote } : undefined;
}

/** A slogan without quotation marks ends with its sentence. */
function sloganIn(appearance: string): Clue | undefined {
  const [quote, words = ""] =
    /^.*\b(?:slogan|tag ?line|motto|strap ?line)\b(?: (?:is|ist|lautet|est|es))?:?\s+([^"“„]{3,120}?)[.!]?$/im.exec(
      appearance,
    ) ?? [];
  return quote ? { ...at(words.trim()), quote } : undefined;
}

/** "We sell tins to home bakers and small bakeries." */
const TO_WHOM =
  /\b(?:sells?|offers?|suppl(?:y|ies)|delivers?|ships?|rents?|lends?|teach(?:es)?)\b[^.!?]*?\s(?:to|for)\s+([^.,;:!?]{3,120})(?=[.,;:!?]|$)/i;

function toWhom(prose: string): Clue | undefined {
  const [quote = "", who = ""] = TO_WHOM.exec(prose) ?? [];
  return PEOPLE.test(who) ? { ...at(capital(who.replace(PLACE, "").trim())), quote } : undefined;
}

/** Where it is sold, and from where: "in Leeds", "from our shop". */
const PLACE = /\s+(?:in|at|from|near|across|around)\s+(?:our\b|the\b|all\b|\d|\p{Lu}).*$/u;

/** What is listed, without whom it is sold to and where. */
function onlyListed(sentence: string): string {
  const [whole = "", who = ""] = /\s(?:to|for)\s+([^.,;:!?]+)$/i.exec(sentence) ?? [];
  const goods = PEOPLE.test(who) ? sentence.slice(0, -whole.length) : sentence;
  return goods.replace(PLACE, "");
}

const OFFERS = /\b(?:we offer|offers|we sell|sells|includes?|including|with|features)\b\s*:?\s+/i;

/** What is listed: line by line, behind the word, or in a sentence that says what is offered. */
function featuresIn(
  bullets: readonly string[],
  labelled: string | undefined,
  prose: string,
): Clue<string[]> | undefined {
  const sentence =
    prose
      .split(/[.!?]/)
      .map(onlyListed)
      .find((one) => OFFERS.test(one) && /,.*\sand\s/.test(one)) ?? "";
  const listed = labelled ?? sentence.slice(OFFERS.exec(sentence)?.index ?? 0).replace(OFFERS, "");
  const parts = listed.split(/,|\sand\s/).filter((part) => part.trim() !== "");
  const all = bullets.length > 0 ? bullets : parts;
  const value = all.map((one) => capital(one.trim().replace(/[.;,]$/, ""))).slice(0, 8);
  return value.length > 0
    ? found(value, WHERE, { quote: bullets[0] ?? labelled ?? sentence.trim() })
    : undefined;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const CODE = /#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi;

/** The brand's own colours where they are named; else codes anywhere, and what stands behind "colour". */
function colorsIn(own: readonly string[], prose: string): string[] {
  const named = own.flatMap(colorsNamed);
  const behind = [...prose.matchAll(/colou?rs?\b([^.!?\n]{0,80})/gi)].flatMap(([, rest = ""]) =>
    colorsNamed(rest),
  );
  const codes = [...prose.matchAll(CODE)].flatMap(([code]) => hexOf(code) ?? []);
  return [...new Set([...named, ...(named.length > 0 ? [] : behind), ...codes])];
}
