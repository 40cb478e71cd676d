import { isVerb, STOPWORDS } from "../../copy/lexicon.ts";
import { editDistance } from "../../text/distance.ts";
import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { sentenceAround } from "../../text/sentence-around.ts";
import { pointsToPicture } from "../picture-pointers.ts";
import type { Quotation, Story } from "../schema.ts";
import { matchesIn } from "../values/matches.ts";
import type { Value } from "../values/value.ts";
import { doubt, type Finding, refusal } from "./finding.ts";
import { isStructure, type Slot } from "./slots.ts";
import { type Sources, wordsOf } from "./sources.ts";
import { type AnalysedText, plain, type Sentence } from "./text.ts";

const ROLE = new Prefiltered(
  /(?<!\p{L})(?:(?:co-?)?founder|owner|manager|director|ceo|cto|cfo|coo|cmo|head|chief|president|partner|chair\p{L}*|leader|lead(?!s? (?:our|the|an?|his|her|its|their|this)(?!\p{L}))|principal|engineer|designer|teacher|nurse|doctor|consultant|editor|curator|baker|chef|(?:mit)?gründer(?:in)?|inhaber(?:in)?|leiter(?:in)?|geschäftsführer(?:in)?|vorstand|directeur|directrice|gérante?|fondat(?:eur|rice)|présidente?|directora?|gerente|fundadora?|dueñ[oa]|presidenta?|propietari[oa])s?(?!\p{L})/giu,
);
/** "manager at Rosewood", "Leiterin bei Nord". */
const COMPANY =
  /^(?:\p{L}+ ){0,2}?(?:at|of|for|from|with|bei|von|der|des|chez|de|du|del|en|@) (?:the )?(\p{Lu}[\p{L}\d’&-]*(?: (?:of |the |& )?\p{Lu}[\p{L}\d’&-]*){0,4})/u;

const known = (text: string, words: ReadonlySet<string>) =>
  wordsOf(text).filter((word) => word.length > 1 && !STOPWORDS().has(word) && !words.has(word)).length === 0;

/** The sentences around those that name a person, as words. */
function aboutPerson(name: string, { brief, brand }: Sources): Set<string> {
  const surname = wordsOf(name).at(-1) ?? "";
  return new Set(
    [brief, ...brand].flatMap(({ sentences }) =>
      sentences.filter(({ text }) => wordsOf(text).includes(surname)).flatMap(({ text }) => wordsOf(text)),
    ),
  );
}

type NamedPerson = { name: string; end: number };

/** "at North Beach" is a place. */
const LEADS_TO_PLACE = /(?<!\p{L})(?:at|near|outside|opposite) (?:the )?$/iu;
/** "Senior Android" is a job. */
const JOB = /^(?:senior|junior|lead|principal|trainee) /iu;

/** Full names of the brief that stand in a sentence. */
function personsIn(sentence: Sentence, text: AnalysedText, sources: Sources): NamedPerson[] {
  return text.values
    .filter(
      ({ kind, span, text: name }) =>
        kind === "name" &&
        span.start >= sentence.span.start &&
        span.end <= sentence.span.end &&
        name.includes(" "),
    )
    .filter(({ text: name, span }) => !JOB.test(name) && !LEADS_TO_PLACE.test(text.text.slice(0, span.start)))
    .map(({ text: name, span }) => ({ name, end: span.end - sentence.span.start }))
    .filter(({ name }) => wordsOf(name).every((word) => sources.words.has(word)));
}

/** "… with the Brass Band. Sunday: 11 am curator’s tour": the role belongs to the next entry. */
const isOf = (text: string, { end }: NamedPerson, { index, 0: role }: RegExpMatchArray): boolean =>
  !/^['’]s(?!\p{L})/u.test(text.slice((index ?? 0) + role.length)) &&
  !/\d\s?(?:am|pm|uhr|h)(?!\p{L})|[:：]\s/iu.test(text.slice(end, index));

function roleFindings(sentence: Sentence, person: NamedPerson, slot: Slot, sources: Sources): Finding[] {
  const words = aboutPerson(person.name, sources);
  if (!words.size) return [];
  const [role] = matchesIn(ROLE, sentence.text).filter(
    (m) => m.index >= person.end && m.index < person.end + 60 && isOf(sentence.text, person, m),
  );
  if (!role) return [];
  const says = `No sentence of the brief says “${role[0]}” of ${person.name}.`;
  if (!known(role[0], words))
    return [refusal(slot.name, "mixed_people", says, spanOf(sentence, role.index, role[0]))];
  const rest = sentence.text.slice(role.index + role[0].length).trimStart();
  const company = COMPANY.exec(rest)?.[1];
  if (!company || known(company, words)) return [];
  const other = `No sentence of the brief says that ${person.name} works for ${company}.`;
  return [refusal(slot.name, "mixed_people", other, spanOf(sentence, role.index, role[0]))];
}

const spanOf = ({ span }: Sentence, at: number, words: string) => ({
  start: span.start + at,
  end: span.start + at + words.length,
});

/** Name, role and company of a person come from one place of the sources. */
export const checkPeople = (text: AnalysedText, slot: Slot, sources: Sources): Finding[] =>
  text.sentences.flatMap((sentence) =>
    personsIn(sentence, text, sources).flatMap((person) => roleFindings(sentence, person, slot, sources)),
  );

/** Sentences on either side of a quotation that may introduce it. */
function around(quote: string, { brief, brand }: Sources): Set<string> {
  const all = [brief, ...brand].flatMap(({ sentences }) => sentences);
  const asked = plain(quote);
  const at = all.findIndex(({ text }) => plain(text).includes(asked.slice(0, 40)));
  const near = at < 0 ? all : all.slice(Math.max(0, at - 2), at + 4);
  return new Set(near.flatMap(({ text }) => wordsOf(text)));
}

const PARTS = ["name", "role", "company"] as const;

/** The quotation stands in the sources word for word, beside the person who said it. */
export function checkQuotation({ quotation, spoken, language }: Story, sources: Sources): Finding[] {
  if (!quotation) return [];
  const said = plain([sources.brief, ...sources.brand].map(({ text }) => text).join("\n"));
  const translated = spoken !== language;
  if (!translated && !said.includes(plain(quotation.text).replace(/^'|[.']+$/g, "")))
    return [refusal("quotation", "quotation", "A quotation has to be word for word.")];
  const words = translated ? sources.words : around(quotation.text, sources);
  return PARTS.filter((part) => !(translated && part === "role"))
    .filter((part) => !known(quotation[part as keyof Quotation], words))
    .map((part) =>
      refusal(
        "quotation",
        "mixed_people",
        `The brief does not give the ${part} “${quotation[part]}” beside these words.`,
      ),
    );
}

const QUOTED = /[“„«"「]([^“”„«»"「」\n]{12,400})[”“»"」]/gu;
const MIN_WORDS = 4;

/** What stands between quotation marks in a post was said so. */
export function checkQuoted({ text }: AnalysedText, slot: Slot, sources: Sources): Finding[] {
  // The alt text quotes the picture.
  if (slot.name === "altText") return [];
  const said = plain([sources.brief, ...sources.brand].map((source) => source.text).join("\n"));
  return matchesIn(QUOTED, text)
    .filter(
      ([, words = ""]) =>
        wordsOf(words).length >= MIN_WORDS && !said.includes(plain(words).replace(/[.,!?]+$/, "")),
    )
    .map((m) =>
      refusal(slot.name, "quotation", "A quotation has to be word for word.", {
        start: m.index,
        end: m.index + m[0].length,
      }),
    );
}

/** A typing error of the brief put right is the same name. */
function isKnownWord(word: string, words: ReadonlySet<string>): boolean {
  if (words.has(word) || STOPWORDS().has(word) || isVerb(word) || word.length < 3) return true;
  if (word.length > 4 && [...words].some((other) => other.startsWith(word) || word.startsWith(`${other}s`)))
    return true;
  const parts = word.split(/[-’']/);
  if (parts.length > 1) return parts.every((part) => isKnownWord(part, words));
  return (
    word.length > 4 &&
    [...words].some(
      (other) => Math.abs(other.length - word.length) < 2 && editDistance(word, other, { swaps: true }) < 2,
    )
  );
}

const GERMAN_ENDING = /(?:ungen|ung|en|er|es|em|e|n|s)$/;

/** The brief has a word of the same stem: "angemeldete", "anmelden" and "Anmeldung", "neu" and "Neue". */
function isGermanForm(word: string, words: ReadonlySet<string>): boolean {
  const stem = word.replace(GERMAN_ENDING, "");
  return words.has(stem) || (stem.length > 3 && [...words].some((other) => other.startsWith(stem)));
}

/** "Rufen Sie Northgate an", "Prenez RDV": a request begins with a capital and is no name. */
const REQUESTS: Record<string, RegExp> = {
  de: /^\p{L}+en Sie(?: |$)/u,
  fr: /^\p{L}{3,}ez (?=\p{Lu}{2,}(?!\p{L}))/u,
};

const GERMAN_ARTICLE =
  /^(?:d(?:er|ie|as|en|em|es)|[kmds]?ein(?:e[nmrs]?)?|eu(?:er|re[nmrs]?)|unsere?[nmrs]?|ihre?[nmrs]?|diese[nmrs]?)$/;

/** "Die Anmeldung": one capital word beside an article is a noun, or begins a sentence. */
const isGermanNoun = (name: string, words: ReadonlySet<string>): boolean =>
  wordsOf(name).length > 1 &&
  wordsOf(name).filter(
    (word) =>
      !STOPWORDS().has(word) && !GERMAN_ARTICLE.test(word) && (words.has(word) || !isGermanForm(word, words)),
  ).length < 2;

const LEADS_TO_NAME =
  /(?:by|with|at|in|from|to|for|of|and|trusts?|joins?|bei|von|mit|chez|par|avec|con|por) $/i;

/** "Hinweis der Zahnarztpraxis", "Anuncio del Museo": the first word of a sentence has a capital, whatever it is. */
function withoutOpening(unknown: string[], name: string, before: string): string[] {
  const words = wordsOf(name);
  const opens = /(?:^|[.!?:\n]\s*|["“„«]\s?)$/u.test(before);
  return opens && words.length > 1 && unknown.length === 1 && unknown[0] === words[0] ? [] : unknown;
}

function nameFinding(
  value: Value,
  { name, text }: Slot,
  { translated, spoken }: Language,
  sources: Sources,
): Finding[] {
  // "Alle Schritte auf den Bildern." says where a list is, in words of the house.
  if (pointsToPicture(sentenceAround(text, value.span.start))) return [];
  const german = spoken === "de";
  const said = value.text.replace(own(REQUESTS, spoken) ?? /^$/, "");
  const unknown = withoutOpening(
    wordsOf(said).filter(
      (word) =>
        !isKnownWord(word, sources.words) &&
        !(german && GERMAN_ARTICLE.test(word)) &&
        !said.split(/\s+/).includes(word),
    ),
    said,
    text.slice(0, value.span.start),
  );
  if (!unknown.length || (german && isGermanNoun(said, sources.words))) return [];
  const led = LEADS_TO_NAME.test(text.slice(Math.max(0, value.span.start - 10), value.span.start));
  const sure = !translated && !german && (unknown.length > 1 || led || /\p{Ll}\p{Lu}/u.test(value.text));
  const says = `The name “${value.text}” is in neither the brief nor the Brand DNA.`;
  return [(sure ? refusal : doubt)(name, "unknown_name", says, value.span)];
}

type Language = { translated: boolean; spoken: string };

/** Names that no source has. In German and in translations a capital says little, so that a person decides. */
export const checkNames = (
  text: AnalysedText,
  slot: Slot,
  language: Language,
  sources: Sources,
): Finding[] =>
  isStructure(slot)
    ? []
    : text.values
        .filter(({ kind }) => kind === "name")
        .flatMap((value) => nameFinding(value, slot, language, sources));
