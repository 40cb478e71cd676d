import { ASSET_TYPES } from "../../asset-types.ts";
import { hasVerb } from "../../copy/grammar.ts";
import { hasSpaces } from "../../copy/language.ts";
import { isThirdPerson } from "../../copy/lexicon.ts";
import { repeats } from "../../copy/similarity.ts";
import { capitalize, size, unstop, urls, withoutUrls, wordCount } from "../../copy/text.ts";
import { isBalanced } from "../../text/balanced.ts";
import { needsAddress } from "../../text/tied-address.ts";
import { withoutStepNumber } from "../read/line-parts.ts";
import type { Action, Line } from "../schema.ts";
import { isConnected, saidBeforeAction, standsApart } from "./apart.ts";
import type { Block, Headline } from "./block.ts";
import { isRelative } from "./clauses.ts";
import { countedEntries } from "./counted-lists.ts";
import { endedAsWished, followsIts } from "./follows-its.ts";
import { formsOf } from "./forms.ts";
import { COLON, colonList } from "./inner-lists.ts";
import { leans } from "./leaning.ts";
import { entryParts, partsIn, withoutReason } from "./long-steps.ts";
import type { Material } from "./material.ts";
import { sentenceListIn } from "./sentence-prices.ts";
import { quotedLines, SIGNED, signatureUnder } from "./signed.ts";
import { isListEnd, leadsOn, ledClause, limits, thoughtsOf } from "./thoughts.ts";
import { twoPlaces } from "./two-places.ts";
import { LONGEST_WHO_DID, tellsWhoDid } from "./who-did.ts";
import { wholeSentences, withAnswers } from "./whole-scenes.ts";

/** A list of names longer than this is shown name by name. */
const GLANCE = 52;
const CLAUSE =
  /^(?:it|we|you|they|there|he|she)\s|\b(?:is|are|has|have|had|was|were|can|will|comes?|includes?|offers?|costs?|gets?|lasts?|runs?|needs?|takes?|brings?|makes?)\b/i;
/** As much as a film shows at one look. */
const [LONGEST, LONGEST_LETTERS] = [90, 40];
const LONGEST_WHOLE = 96;

/** "On Wednesday at noon" is "Wednesday at noon" by itself. */
const LED = /^(?:on|at)\s+(?=\p{Lu}|\d)/u;
/** A phrase of place is no thought of its own, unless it is an address: "At our centre on Ring Road, Ibadan". */
const PHRASE = /^(?:On|In|At|Across|During) (?!(?:\S+ ){2,}\p{Lu})\D*$/u;

/** What follows a subject that is gone. */
const VERB_FIRST =
  /^(?:takes?|took|is|are|was|were|will|has|have|had|can|may|must|opens?|starts?|begins?|runs?|comes?|goes|findet|ist|sind|wird|hat|a|est|sont|es|son|está|tiene)\s/iu;

const longest = (language: string): number => (hasSpaces(language) ? LONGEST : LONGEST_LETTERS);

/** An address is known at a glance. */
const isShort = (text: string, language: string) =>
  urls(text).reduce((sum, url) => sum - url.length, size(text)) <= longest(language);

/** A sentence that does not come apart may be a little longer than what is short. */
const isSeen = (text: string, language: string) =>
  isShort(text, language) || (hasSpaces(language) && size(text) <= LONGEST_WHOLE);

/** A sentence of two clauses is two lines; other commas stay. */
const clausesOf = (text: string, language: string): string[] =>
  text
    .split(/;\s+|\s+–\s+|,\s+(?=(?:and|but|so) (?:we|you|it|they)\s)/)
    .flatMap((clause) => (isShort(clause, language) ? [clause] : halvesOf(clause, language)));

/** "… the wood was dried and four cracks were filled": a clause with a subject and a verb of its own on both sides. "6 and 7 March" are two days. English. */
const JOINED =
  /^(.{15,}?)(?<!\s\d{1,2}),? and ((?:the|an?|our|we|it|they|you|he|she|\d+|one|two|three|four|five|six|seven|eight|nine|ten|both|all)\s.{12,})$/u;
function halvesOf(clause: string, language: string): string[] {
  const [, first = "", second = ""] = (language === "en" && JOINED.exec(clause)) || [];
  // "the tools that our teacher left": its verb belongs to a clause inside it.
  const [own = ""] = second.split(/\s(?:that|which|who|whose|where)\s/u);
  return hasVerb(first) && hasVerb(own) ? [first, second] : [clause];
}

/** The number of a step. */
const NUMBER = /^\d{1,2}[.)]\s+/;

/** Parts of a sentence that only lists: "Small groups of eight, a teacher from Porto, and real conversations". */
const PART = { least: 2, words: 2, most: 4 };
const SUBORDINATE =
  /^(?:if|unless|until|as long as|when|while|because|since|after|before|once|wenn|falls|sofern|solange|weil|da|dass|ob|wie|sobald|si|sauf si|quand|comme|comment|cuando|cómo|se|quando|als|hoe|omdat|mits|tenzij|wanneer|whoever|wer|qui|celles? qui|ceux qui|celui qui|quien(?:es)?|chi|quem)(?!\p{L})/iu;

/** "Music by Britten, Rutter and …": the names behind the comma belong to the word before it. */
const isNamed = (part: string, next = "") =>
  /(?<!\p{L})(?:[Bb]y|with|from|in|for|featuring|von|mit|aus|in|für|par|avec|de|à|con|por|di|da|van|met|com)\s+(?:\p{Lu}\S*|\S+)(?:\s\p{Lu}\S*){0,2}$/u.test(
    part,
  ) &&
  /^(?:\p{Lu}|(?!(?:an?|the|our|your|two|three|four)\s)[\p{Ll}-]+(?: [\p{Ll}-]+)? (?:and|und|et|y|e|en)\s)/u.test(
    next,
  );

/** "…, en el que restauras una mansión": a clause of the word before its comma, whose "en" is no "and". */
const IN_WHICH =
  /,\s+(?:(?:en|con|por|de|a|para) (?:el|la|los|las) (?:que|cual(?:es)?)|dans (?:le|la|les)quel\p{L}*|in (?:cui|dem|der|denen|which)|n[oa]s? qua(?:l|is)|em que)(?!\p{L})/iu;

/** "No fees, no exams, no uniform", "a bench, two ovens and a garden": a list has "and" before its last entry, or one beginning. */
const counts = (text: string, parts: readonly string[]): boolean =>
  /\s(?:and|or|&|und|oder|sowie|et|ou|y|o|e|ed|en|of)\s[^,]*$/iu.test(text) ||
  new Set(parts.map((part) => part.split(" ")[0]?.toLowerCase())).size === 1;

function partsOf(text: string, language: string): string[] {
  const parts = text.split(
    /,\s+(?![^()]*\))(?:(?:and|und|et|y|e|en)\s+)?|\s+(?:und|et|y)\s+(?=(?:um|ab|danach|ensuite|luego)\s)/u,
  );
  const [first = ""] = parts;
  if (IN_WHICH.test(text) || tellsWhoDid(first) || leadsOn(first)) return [];
  if (parts.some((part, i) => isNamed(part, parts[i + 1]) || limits(part))) return [];
  if (parts.some(isRelative) || isListEnd(text.split(/,\s+/u).slice(1).join(", "))) return [];
  const isPlain = (part: string) =>
    isShort(part, language) && wordCount(part) >= PART.words && !isConnected(part) && !SUBORDINATE.test(part);
  const least = language === "en" ? PART.least : PART.least + 1;
  const isList =
    parts.length >= least && parts.length <= PART.most && parts.every(isPlain) && counts(text, parts);
  return isList && !(language === "en" && parts.slice(1).some(hasVerb)) ? parts : [];
}

/** A sentence as it can be read in a moment: whole, else clause by clause. */
function linesOf(b: Block, m: Material): Line[] {
  const facts = b.pieces[0]?.facts ?? [];
  const line = (text: string): Line => ({
    text: capitalize(unstop(text).replace(adds(m.language), "")),
    facts,
  });
  if (b.kind === "list")
    return b.pieces.flatMap((p) => {
      const card = withoutStepNumber(p.card);
      const isStep = b.tells.has("step");
      const sentences = isShort(card, m.language) ? [card] : card.split(/;\s+|(?<=[.!?])\s+(?=\p{Lu})/u);
      const parts = sentences.flatMap((one) =>
        isSeen(one, m.language) ? [one] : entryParts(one, longest(m.language), m.language),
      );
      // Each scene of a film is seen alone, and its number says which step it is.
      const number = isStep ? (NUMBER.exec(p.card)?.[0] ?? "") : "";
      return parts.map((text, i) => ({
        text: `${i === 0 ? number : ""}${capitalize(unstop(text))}`,
        facts: p.facts,
      }));
    });
  return sentenceLines(b, m, line);
}

function sentenceLines(b: Block, m: Material, line: (text: string) => Line): Line[] {
  const { language } = m;
  const card = b.pieces[0]?.card ?? "";
  const whole = unstop(behindAddress(unstop(card)) ?? withoutLastUrl(card));
  const behind = isShort(whole, language) ? [] : behindLead(whole, language);
  if (behind.length > 0) return behind.map(line);
  const listed = [sentenceListIn(whole), countedIn(whole, language), namesIn(whole, language)].find(
    (all) => all.length > 0,
  );
  if (listed) return listed.map(line);
  if (isShort(whole, language)) return [line(whole)];
  const clauses = clausesOf(whole, language);
  const isEach =
    clauses.length > 1 &&
    clauses.every(
      (c) =>
        isShort(c, language) && !isTorn(c, language) && (language === "en" ? hasVerb(c) : wordCount(c) > 2),
    );
  const parts = isEach ? clauses : partsOf(whole, language);
  const thoughts = parts.length > 0 ? parts : wholeParts(b, whole, m);
  // What stands in brackets or quotation marks is read at one look, or not at all.
  return thoughts.every(isBalanced) ? thoughts.map(line) : [];
}

/** "Four signs that it is time: you …, you …, or your ears ring at night": each of what is counted has a scene. */
function countedIn(whole: string, language: string): string[] {
  const [, head = "", list = ""] = COLON.exec(whole) ?? [];
  const entries = countedEntries(head, list, language);
  return entries.length > 0 ? [head, ...entries] : [];
}

/** Names that are too many for one look. "Pasta night, Sunday 6 pm, £20 each" is one thing with its day and its price. */
function namesIn(whole: string, language: string): string[] {
  const isOneThing = AMOUNT.test(whole) && isShort(whole, language);
  return size(whole) <= GLANCE || isOneThing || CLAUSE.test(whole) ? [] : partsOf(whole, language);
}
const AMOUNT = /[£$€¥₹]\s?\d|\d\s?(?:[£$€¥₹]|euros?(?!\p{L}))/iu;

/** "Book at kite.example and bring a friend": the last picture shows where, and what else to do stands by itself. */
const THEN =
  /^(?:\s*)(?:and|und|et|y|e|en)\s(?!(?:at|in|on|by|from|or|the|an?|every|all|our|am|an|auf|bei|beim|im|vor|per|der|die|das|den|alle|unser\p{L}*|à|aux?|en|chez|sur|par|le|la|les|nos|dans|a|al|por|el|los|las|todos|nuestr\p{L}*|alla?|alle|presso|nel\p{L}*|il|i|tutti|bij|op|aan|het|de|ons|onze|no|na|nos|nas|os?|as|em|pel\p{L}+)(?!\p{L}))(?<said>\p{Ll}\S*(?:\s\S+){2,})$/iu;
const LEADS_TO_ADDRESS = 4;
function behindAddress(text: string): string | undefined {
  const [url = "", ...others] = urls(text);
  const at = text.indexOf(url);
  const lead = text.slice(0, at);
  // "Free entry, book at …" tells more than where.
  if (url === "" || others.length > 0 || wordCount(lead) > LEADS_TO_ADDRESS || /[,;:\d]/u.test(lead))
    return undefined;
  return THEN.exec(text.slice(at + url.length))?.groups?.said;
}

/** An address that ends its clause stands on the last picture; a sentence goes on from one within it. */
const withoutLastUrl = (text: string): string =>
  needsAddress(text) ||
  urls(text).some((url) => /^\s+[\p{L}\d]/u.test(text.slice(text.indexOf(url) + url.length)))
    ? text
    : withoutUrls(text);

/** "If you would rather do it with us: course on Saturday 9 October, …": what is offered stands by itself behind its colon. */
function behindLead(whole: string, language: string): string[] {
  const { said = "" } = LED_BY_CLAUSE.exec(whole)?.groups ?? {};
  if (said === "" || !SUBORDINATE.test(whole)) return [];
  return partsIn(said, longest(language));
}
const LED_BY_CLAUSE = /^[^:：]{8,70}[:：]\s+(?<said>\S.{20,})$/u;

/** What follows a subject or a word that stands in the line before. */
const isTorn = (text: string, language: string) =>
  VERB_FIRST.test(text.replace(adds(language), "")) ||
  isThirdPerson(/^\p{Ll}+/u.exec(text)?.[0] ?? "") ||
  SUBORDINATE.test(text) ||
  isRelative(text) ||
  (isConnected(text) && !adds(language).test(text));
/** "and let it cool": a clause of its own, once its first word is gone. */
const ADDS = /^(?:and|und|et|y|e)\s/iu;
/** "En" is a word of Dutch for "and", and one of Spanish and French for "in". */
const ADDS_NL = /^en\s/iu;
const adds = (language: string): RegExp => (language === "nl" ? ADDS_NL : ADDS);

/**
 * A long sentence in parts that say something by themselves, without a loss where it has such parts; else its main
 * clause. One that has neither is left to the post.
 */
function wholeParts(b: Block, whole: string, { language }: Material): string[] {
  const most = longest(language);
  if (tellsWhoDid(whole) && size(whole) <= LONGEST_WHO_DID) return [whole];
  const thoughts = thoughtsOf(whole, {
    isTorn: (text) => isTorn(text, language),
    isOpen: (text) => SUBORDINATE.test(text) && !text.slice(0, -1).includes(","),
    most,
  });
  const places = placesOf(whole, language);
  // "In 22 shops and on oats.example, with free postage": what is said of the address stays with it.
  if (places.some((place) => urls(place).length > 0)) return places;
  if (thoughts.length > 0) return thoughts;
  if (places.length > 0) return places;
  const led = ledClause(whole, language);
  return led !== "" && isSeen(led, language) ? [led] : mainPart(b, whole, language);
}

/** The main clause of a sentence, or what it says before its reason. */
function mainPart(b: Block, whole: string, language: string): string[] {
  const form = formsOf(b, language, whole).find((f) => !f.loose && isShort(f.text, language));
  if (form && !SUBORDINATE.test(whole)) return [form.text];
  const bare = withoutReason(whole, language);
  const isSaid = bare !== whole && isShort(bare, language);
  return isSaid && (language === "en" ? hasVerb(bare) : wordCount(bare) > 2) ? [bare] : [];
}

function placesOf(text: string, language: string): string[] {
  const places = twoPlaces(text, language);
  return places.every((place) => isSeen(place, language)) ? places : [];
}

/** The parts of a long rest between its commas; a clause that waits for its main one stays with it. */
function commaParts(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(/,\s+/)) {
    const last = parts.at(-1) ?? "";
    const isOpen = (SUBORDINATE.test(last) && !last.includes(",")) || leadsOn(last);
    if (last !== "" && isOpen) parts[parts.length - 1] = `${last}, ${part}`;
    else parts.push(part);
  }
  return parts;
}

/** The lines of a film between headline and close: short, whole, in the author's order. */
export function scenesOf(h: Headline, cta: Action | null, m: Material): Line[] {
  if (ASSET_TYPES[m.options.assetType].content !== "scenes") return [];
  const listed = colonList(h, m);
  const left = h.rest
    .flatMap((r) => (isShort(r, m.language) ? [r] : commaParts(r)))
    .map((r): Line => ({ text: capitalize(unstop(withoutUrls(r).replace(LED, ""))), facts: h.facts }))
    .filter((l) => !isConnected(l.text) && !cta?.label.includes(l.text) && !PHRASE.test(l.text))
    .filter((l) => !VERB_FIRST.test(l.text) && isBalanced(l.text));
  // What is said of a quotation needs it.
  const isQuoted = (b: Block) => b.kind === "quotation" && b !== h.block;
  const statements = m.blocks.flatMap((b): Line[] => {
    if (isQuoted(b)) return quotedLines(b, m);
    if (standsApart(b, h, cta, m.language)) return linesOf(b, m);
    const text = b === h.block ? "" : capitalize(saidBeforeAction(b, cta, m.language));
    return [{ text, facts: b.pieces[0]?.facts ?? [] }];
  });
  // The scene of the headline comes right before the next sentence: "It has 30 e-bikes" is understood.
  const next = h.block && m.blocks[m.blocks.indexOf(h.block) + 1];
  const behind = statements.find(({ facts }) => next?.pieces[0]?.facts === facts);
  const by = signatureUnder(h, m);
  const out: Line[] = by ? [by] : [];
  for (const line of endedAsWished([...listed, ...left, ...statements], m)) {
    const said = [h.text, ...out.map((l) => l.text)];
    // A line that holds another one and says more is no repetition.
    const isSame = (s: string) => repeats(line.text, s, 0.9) && size(line.text) <= 1.5 * size(s);
    const isRepeated = said.some((s) => repeats(s, line.text, 0.8) || isSame(s));
    const isBehind = line === behind || followsIts(line, out.at(-1), m);
    const stands =
      line.text &&
      isSeen(line.text.replace(SIGNED, ""), m.language) &&
      (isBehind || !leans(line.text, m.language));
    if (stands && !isRepeated) out.push(line);
  }
  return wholeSentences(withAnswers(out));
}
