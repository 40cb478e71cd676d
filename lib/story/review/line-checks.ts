import { sentences } from "../../copy/sentences.ts";
import { hasWords } from "../../copy/text.ts";
import { remembered } from "../../text/once.ts";
import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { stepLead } from "../read/line-parts.ts";
import type { HeldBack } from "../schema.ts";
import { announcedOnly } from "./announced-list.ts";
import { listed, oneLine, type Reviewed, reviewed, seen } from "./check.ts";
import { headlineWithoutDay } from "./headline-day.ts";
import { injectionsIn } from "./injection.ts";
import type { Passage } from "./piece.ts";
import { letterCount, plain, says } from "./plain.ts";
import type { Subject } from "./subject.ts";

/** A line that a reader would stumble over, and why, in a few words. */
type Flaw = { where: string; quote: string; why: string };

const PLACEHOLDER =
  /\[(?:your |insert |company|name|link|date|product|brand)[^\]]{0,40}\]|\[\p{Lu}[\p{Lu}\d _/-]{2,40}\]|[£$€₹] ?(?:XX?|__+|\?\?+)(?!\p{L})|\{\{?\s*\w+\s*\}?\}|(?<!\p{L})(?:undefined|NaN|XXX+|lorem ipsum|TB[AD]|TODO)(?!\p{L})|\uFFFD/u;
const MARKUP = /<\/?[a-z][^<>]{0,200}>|^#{1,3} \S|\*\*\S/imu;
const OF_A_DRAFT =
  /(?<!\p{L})(?:here(?:[’']s| is) (?:your|the|a) (?:\p{L}+ )?(?:post|caption|draft|tweet|copy)|as requested|(?<=^|[.!?]\s)(?:target audience|call to action|brand voice|subject|betreff|objet|asunto) ?:|as a language model|word count(?=\s?[:=–—-]|\s(?:of |is )?\d|[).]?$))(?!\p{L})|^(?:re|fwd?|aw|wg|tr) ?: /imu;
/** Words after which something has to come, by language. German verbs split in two ("kaufen wir ein") are left out. */
const OPENERS: Record<string, string> = {
  en: "the|an?|of|and|or|your|our|their|its|from|per|because|if|than|vs",
  de: "und|oder|der|die|das|den|dem|eine[nmr]?|für|von|zum|zur|unsere?",
  fr: "le|les|des|du|une?|et|ou|pour|avec|dans|notre|votre|nos|vos|aux?",
  es: "el|los|las|una|del|para|nuestr[oa]",
  it: "il|gli|di|della|nella|uno",
  pt: "os|nosso|nossa",
  nl: "het|een|voor|onze",
};
/** No `i` flag: "Q&A", "Plan A" and "Hepatitis A" are whole. */
const openEnd = remembered(
  (language) =>
    new Prefiltered(`(?<![\\p{L}&])(?:${own(OPENERS, language) ?? Object.values(OPENERS).join("|")})$`, "u"),
);
/** "18,50 € cada una", "al giorno, dalle 9 all’una": a whole end, whatever stands before it. */
const WHOLE_END =
  /(?<!\p{L})(?:(?:cada|a la|de la|hasta la|una (?:a|por)|más de|solo|sólo|queda|hay) una|(?:l|all|dall)[’'](?:une?|un[ao])|(?:uno (?:a|per|su)|ogni|per) uno|(?:une? (?:à|par)|à la) une?|een (?:voor|per) een)$/iu;
const STRAY = /^[,;:]|\s,\s|(?<!\.)\.\.(?!\.)|,,/;
/** French sets a blank before it. */
const STRAY_SEMICOLON = /\s;\s/;

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

/** "It’s yours :)" closes no bracket. */
const FACES = /(?<=^|\s)[:;]-?[()DP](?!\p{L})/gu;

function isUnbalanced(said: string): boolean {
  const line = said.replace(FACES, "");
  return (
    count(line, /\(/g) !== count(line, /\)/g) ||
    (!line.includes("„") && count(line, /[“«]/g) !== count(line, /[”»]/g))
  );
}

/** German verbs leave a part behind: "Notfälle nehmen wir an." "Rufen Sie bei Fragen 0643 000 an" */
const SPLIT_PART = /(?<!\p{L})an[.!]?$/u;
const SPLIT_VERB = /\p{L}{2} .* .*(?<!\p{L})an[.!]?$/u;

/** "The diary you can rebuild it from" ends where its relative clause does. */
const RELATIVE =
  /\b(?:I|you|we|they|he|she|it)\s(?:[\p{L}’']+\s){1,4}(?:from|with|for|about|on|in|at|by)[.!]?$/iu;

const isOpenEnd = (end: string, language: string) => openEnd(language).test(end) && !WHOLE_END.test(end);

const endsOpen = (line: string, language: string) =>
  !/[?？]$/.test(line) &&
  !(language === "en" && RELATIVE.test(line)) &&
  !(language === "de" && SPLIT_PART.test(line) && SPLIT_VERB.test(line)) &&
  isOpenEnd(line.replace(/[\s.,:;…–—-]+$/u, ""), language);

/**
 * "Zo doe je het.", "sans en lâcher un.", "There are 26 to choose from.": words that may stand alone, where the author has
 * ended the sentence so.
 */
const ALONE =
  /\s(?<!(?<!\p{L})(?:in|van|op|aan|met|voor|bij|naar|uit|over|tot|en|of|om|uw|is|zijn|openen|opent)\s)het$|(?<!\p{L})en\s(?:\S+\s){1,3}une?$|\sto\s(?:be\s)?[\p{Ll}’']+(?:\s(?:it|them|up|away|out|back))?\s(?:from|of)$/u;
const endedByAuthor = (line: string, brief: string): boolean => {
  const last = (sentences(line).at(-1) ?? "").trim().replace(/[.!]$/u, "");
  return ALONE.test(last) && straight(brief).includes(`${straight(last)}.`);
};
const straight = (text: string) => oneLine(text).replaceAll("’", "'");

const FLAWS: [why: string, applies: (line: string, language: string, brief: string) => boolean][] = [
  ["it still holds a placeholder", (line) => PLACEHOLDER.test(line)],
  ["it speaks to the machine", (line) => injectionsIn(line).length > 0],
  ["it is a note about the draft", (line) => OF_A_DRAFT.test(line)],
  ["it shows markup", (line) => MARKUP.test(line)],
  ["its brackets or quotation marks do not match", isUnbalanced],
  ["it breaks off", (line, language, brief) => endsOpen(line, language) && !endedByAuthor(line, brief)],
  [
    "its punctuation is stray",
    (line, language) => STRAY.test(line) || (language !== "fr" && STRAY_SEMICOLON.test(line)),
  ],
];

/** A description of a picture is cut at a word by us, which is no fault of the brief. */
const isCutByUs = ({ where, text }: Passage) => where === "altText" && text.includes("…");

const linesOf = ({ where, text }: Passage) =>
  text.split("\n").map((line) => ({ where, line: oneLine(line) }));

function flawOf({ where, line }: { where: string; line: string }, { piece, brief }: Subject): Flaw[] {
  const found = FLAWS.find(([, applies]) => applies(line, piece.language, brief));
  return found ? [{ where, quote: line, why: found[0] }] : [];
}

/** Slots that are read at one glance. An ellipsis there means that words were lost. */
const SHORT = /^(?:headline|support|kicker|points|slides|cta)/;

const truncated = ({ piece, brief }: Subject): Flaw[] =>
  piece.places
    .filter(
      ({ where, text }) => SHORT.test(where) && /…$|\.\.\.$/.test(text) && !hasWords(brief, oneLine(text)),
    )
    .map(({ where, text }) => ({ where, quote: text, why: "it is cut short" }));

function onlyAction({ piece: { headline, action } }: Subject): Flaw[] {
  const isSame = headline !== "" && plain(headline) === plain(action.label);
  return isSame ? [{ where: "headline", quote: headline, why: "it only repeats the action" }] : [];
}

/** "3 – buying a laptop": a line of a list without the list. */
const LIST_NUMBER = /^\(?\d{1,2} ?(?:[–—.):]|-(?= )) ?(?=\p{L})/u;

const torn = ({ piece: { headline, support } }: Subject): Flaw[] =>
  Object.entries({ headline, support })
    .filter(([, text]) => LIST_NUMBER.test(text) && stepLead(text) > 0)
    .map(([where, quote]) => ({ where, quote, why: "it is one line of a list" }));

/** Shorter stretches may stand in any text. */
const MIN_LEAK = 12;

/** Words that were held back from readers, and are published all the same. */
const leaked = (heldBack: readonly HeldBack[], { piece }: Subject): Flaw[] =>
  heldBack
    .filter(({ quote }) => letterCount(quote) >= MIN_LEAK)
    .flatMap(({ quote, why }) => {
      const place = piece.places.find(({ text }) => says(text, quote));
      return place ? [{ where: place.where, quote, why: `the brief says it as ${NAMES[why]}` }] : [];
    });

const NAMES: Record<HeldBack["why"], string> = {
  instruction: "an instruction",
  internal: "a word among colleagues",
  unclear: "something unclear",
  doubtful: "something that may not be for readers",
};

const COST = 0.45;

/** Every line is a whole thought that speaks to readers. */
export function wellFormed(s: Subject, heldBack: readonly HeldBack[] = []): Reviewed {
  const flaws = [
    ...leaked(heldBack, s),
    ...s.piece.places
      .filter((place) => !isCutByUs(place))
      .flatMap(linesOf)
      .flatMap((line) => flawOf(line, s)),
    ...truncated(s),
    ...torn(s),
    ...announcedOnly(s).map((line) => ({ ...line, why: "what it announces is not shown" })),
    ...headlineWithoutDay(s).map((quote) => ({ where: "headline", quote, why: "its day is shown nowhere" })),
    ...onlyAction(s),
  ].filter((flaw, i, all) => all.findIndex(({ quote }) => quote === flaw.quote) === i);
  const isEmpty = s.piece.places.length === 0;
  return reviewed({
    id: "well_formed",
    share: isEmpty ? 0 : 1 - flaws.length * COST,
    doubts: isEmpty
      ? ["there is nothing to publish yet"]
      : flaws
          .slice(0, 2)
          .map(({ quote, why }) => `${listed([quote])} cannot be published as it stands: ${why}`),
    evidence: flaws.length
      ? flaws.map(({ where, quote, why }) => seen(where, quote, why))
      : [seen("headline", s.piece.headline)],
    fix: flaws.length
      ? `Rewrite ${listed(
          flaws.map(({ quote }) => quote),
          2,
        )}.`
      : "Write a headline and a post; there is nothing to read yet.",
  });
}
