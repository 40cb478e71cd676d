import { isOfColors, withoutAppearance } from "./appearance.ts";
import { bannedClues, bannedWords } from "./banned-said.ts";
import { colorsBehind, colorsNamed, plainColorsNamed } from "./color-words.ts";
import { hexOf, namedPalette } from "./colors.ts";
import { type Clue, found, sentencesWithin, wordsIn } from "./found.ts";
import { type BrandLabel, labelledLines } from "./labels.ts";
import { nameInProse } from "./name-in-prose.ts";
import type { Proposal } from "./proposal.ts";
import { voiceIn } from "./voice.ts";
import { voiceWords } from "./voice-said.ts";
import { audienceIn, PEOPLE } from "./words.ts";

const WHERE = "your lines";
const BULLET = /^\s*(?:[-*•–]|\d+[.)])\s+(.+)$/;

/** Reads a few lines about a brand. `called` is a name that it may go by already: that of the workspace. */
export function draftFromText(text: string, called: string): Proposal {
  const { labels, lines } = labelledLines(text);
  const bullets = lines.flatMap((line) => BULLET.exec(line)?.[1] ?? []);
  const said = lines.filter((line) => !BULLET.test(line)).join("\n");
  const { rest, quotedAlone } = withoutQuotedLine(said);
  const { prose, appearance, manners, banned } = withoutAppearance(labels.has("tagline") ? said : rest);
  const voice = saidVoice(labels.get("voice"), manners);
  const labelled = (label: BrandLabel): Clue | undefined => {
    const value = labels.get(label);
    return value ? at(value) : undefined;
  };
  return {
    name: labelled("name") ?? nameInProse(prose, called),
    tagline:
      labelled("tagline") ??
      quotedIn(said) ??
      sloganIn(appearance) ??
      (quotedAlone ? at(quotedAlone) : undefined),
    overview: prose ? at(sentencesWithin(prose, 1_000)) : undefined,
    oneLiner: prose ? at(openingOf(prose)) : undefined,
    features: featuresIn(bullets, labels.get("features"), prose),
    audience:
      labelled("audience") ??
      forWhom(prose) ??
      toWhom(prose) ??
      audienceIn([{ where: WHERE, quote: prose, address: null }]),
    voice: voice.length > 0 ? voice : measuredVoice(lines),
    banned: saidBanned(labels.get("banned"), banned),
    palette: namedPalette(colorsIn(labels.get("colors") ?? "", appearance.split("\n"), said), WHERE),
    logos: [],
    fonts: [],
    pages: [],
    readable: wordsIn(text) > 2 ? "yes" : "empty",
  };
}

/** What the brand says of its voice counts more than how its lines sound. */
const saidVoice = (labelled: string | undefined, manners: ReturnType<typeof withoutAppearance>["manners"]) =>
  labelled
    ? voiceWords(labelled, labelled, WHERE)
    : manners.flatMap(({ manner, quote }) => voiceWords(manner, quote, WHERE));

const saidBanned = (
  labelled: string | undefined,
  said: ReturnType<typeof withoutAppearance>["banned"],
): Clue[] => [
  ...(labelled ? bannedClues(bannedWords(labelled), labelled, WHERE) : []),
  ...said.flatMap(({ words, quote }) => bannedClues(words, quote, WHERE)),
];

const measuredVoice = (lines: readonly string[]): Clue[] =>
  voiceIn(lines).map(({ word, because }) => found(word, "how your lines are worded", { quote: because }));

/** Shorter than this a sentence may be no more than a name. */
const SHORT = 30;

/** The first sentence, and the next one where it is short. */
function openingOf(prose: string): string {
  const whole = sentencesWithin(prose, 200);
  const [first = "", ...rest] = whole.split(/(?<=[.!?。])\s+/);
  return first.length >= SHORT ? first : [first, ...rest.slice(0, 1)].join(" ");
}

const at = (value: string): Clue => found(value, WHERE, { quote: value });

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

const QUOTED_ALONE =
  /(?<=^|[.!?]\s+|\n)(?:(?:and )?we (?:always |like to )?say:? )?["“„«]([^"“”„«»\n]{5,80})["”“»][.!]?(?=\s|$)/giu;

const QUOTED = /["“„«][^"“”„«»]+["”“»]/gu;

/** The only words in quotation marks, where they are a sentence, are the slogan. */
function withoutQuotedLine(said: string): { rest: string; quotedAlone?: string } {
  const [only] = [...said.matchAll(QUOTED_ALONE)];
  if (!only || [...said.matchAll(QUOTED)].length > 1) return { rest: said };
  const [whole, line = ""] = only;
  return { rest: said.replace(whole, "").trim(), quotedAlone: line.trim() };
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

/** "An app that helps PhD students write." */
const HELPS = /\bhelps\s+((?:[\p{L}’'-]{1,30} ){0,3}?[\p{L}’'-]{2,30}s)(?=\s+(?:to\s+)?\p{Ll})/u;

function toWhom(prose: string): Clue | undefined {
  const [quote = "", who = ""] = TO_WHOM.exec(prose) ?? HELPS.exec(prose) ?? [];
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
function colorsIn(labelled: string, apart: readonly string[], prose: string): string[] {
  const ofLine = (line: string) => (isOfColors(line) ? colorsNamed(line) : plainColorsNamed(line));
  const named = [...colorsNamed(labelled), ...apart.flatMap(ofLine)];
  const behind = [...prose.matchAll(/colou?rs?\b([^.!?\n]{0,80})/gi)].flatMap(([, rest = ""]) =>
    colorsBehind(rest),
  );
  const codes = [...prose.matchAll(CODE)].flatMap(([code]) => hexOf(code) ?? []);
  return [...new Set([...named, ...(named.length > 0 ? [] : behind), ...codes])];
}
