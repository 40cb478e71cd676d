import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Fact, Reading, Span } from "../schema.ts";
import { AUDIENCE_WORDS, type AudienceWords } from "./audience-words.ts";
import { FORM_WORDS } from "./form-words.ts";
import { lower, pattern } from "./lower.ts";
import { namesReaders } from "./names-nothing.ts";
import { speaksToReader } from "./prohibition-words.ts";

/**
 * For whom a piece is, where it will stand and on what occasion it is made: "Die Grafik kommt auf unsere Startseite.",
 * "Lo vamos a publicar para tiendas que …", "Deelplaatje voor ons onderzoek, bedoeld voor teamleiders". Only the maker
 * needs it. Of a thing that is offered the same words are for readers: "Der Kurs ist für Anfänger gedacht."
 */

const END = "(?![\\p{L}\\d])";
/** Those for whom it is: no number, which readers would need, with what is true of them. */
const WHO =
  '[^,.:;!?\\n\\d"“„«]{3,90}?(?:, (?:die|der|das|den|denen|deren|qui|que|who|che) [^,.:;!?\\n\\d]{3,80}?)?(?:,? (?:and not|not|nicht|keine?|und keine|pas|et non|no|y no|non|e non|geen|niet|en geen|não|e não) [^,.:;!?\\n\\d]{3,60}?)?';

type AudiencePatterns = Record<"certain" | "likely" | "isFor" | "form" | "named" | "aimed", () => RegExp>;

/** "Readers are developers.", "Die Zielgruppe sind Handwerker."; "The readers are asked to vote." is for them. */
const READERS_ARE = pattern(
  "^\\s*(?:(?:the )?(?:readers|target (?:audience|group)) (?:are|is)|(?:die )?(?:leser\\p{L}*|zielgruppe) (?:sind|ist)|les lecteurs (?:sont|ce sont)|los lectores son|i lettori sono|(?:de )?(?:lezers|doelgroep) (?:zijn|is)|os leitores são) (?!(?:an?|als?|so|very|sehr|très|muy|molto|zeer|muito)? ?(?:invit|ask|welcom|encourag|request|remind|advis|allow|eingeladen|gebeten|willkommen|convi|prié|bienven|benven|benvind|pregat|welkom|uitgenodigd|gevraagd|ruhig|still|our |unsere? |notre |nuestro |nostro |onze |nosso ))[^,.:;!?\\d]{3,60}(?:, (?:who|die|qui|que|che) [^!?]+)?\\s*[.!]?\\s*$",
);

/** "For church wardens mainly.": a sentence of nothing but those whom it is for above all. */
const MAINLY = pattern(
  "^\\s*(?:(?:this (?:one )?is |it[’']?s |das ist |c[’']est )?(?:for|für|pour|para|per|voor) [^.,:;!?\\n\\d]{3,60} (?:mainly|mostly|above all|primarily|first and foremost|vor allem|in erster linie|surtout|avant tout|sobre todo|soprattutto|vooral|sobretudo)|(?:mainly|mostly|above all|primarily|vor allem|in erster linie|surtout|avant tout|sobre todo|soprattutto|vooral|sobretudo) (?:for|für|pour|para|per|voor) [^.,:;!?\\n\\d]{3,60})[\\s.]*$",
);

/** A sentence that begins so says it of the piece itself; its subject is the piece, or there is no other for such a verb. */
const certainForms = (w: AudienceWords): string[] => {
  const made = `${w.the} ?(?:\\p{L}+ )?${w.made}${END}`;
  const published = w.publishes.replaceAll("{it}", `(?:${w.object}|${made})`);
  return [
    `${made}\\s*(?:${w.isFor}|${w.isShown}|${w.goes})`,
    `${w.the} ?${w.loose}${END}\\s*${w.goes}[^.!?]{0,20}?${w.place}`,
    `${w.it}${w.goes}[^.!?]{0,20}?${w.place}`,
    `${published} ?${w.to}`,
    `(?:${w.publishes}|${w.shares})`.replaceAll("{it}", made),
  ];
};

/** A sentence that begins so says it of the piece where nothing else is meant by "it". */
const likelyForms = (w: AudienceWords): string[] => [
  `${w.it}(?:${w.isFor}|${w.isShown})`,
  `${w.the} ?${w.loose}${END}\\s*${w.isShown}`,
  `(?:${w.publishes}|${w.shares})`.replaceAll("{it}", w.object),
];

const FOR = "(?:for|für|pour|para|per|voor) ";

function compile(code: string, w: AudienceWords): AudiencePatterns {
  const { want = "", sure = "", other = "" } = own(FORM_WORDS, code) ?? {};
  const made = `(?:${code === "nl" ? "(?:deel|voorbeeld|omslag)?" : ""}(?:${sure}|${other})|${w.compared})${END}`;
  const order = `^\\s*${want}(?:[\\p{L}\\d'’-]+ ){0,4}?${made}(?: \\p{L}+){0,2}?`;
  return {
    certain: pattern(`^\\s*(?:${certainForms(w).join("|")})${END}`),
    likely: pattern(`^\\s*(?:${likelyForms(w).join("|")})${END}`),
    isFor: pattern(`^\\s*${w.it}${w.isFor}${END}`),
    form: pattern(`(?<!\\p{L})(?:${w.made}|${w.loose})${END}`),
    named: pattern(`${order}(?<topic>[^.:;!?\\n]{0,110}?,)? ${FOR}(?=\\S)`),
    aimed: pattern(
      `(?<head>${order}(?<topic>[^.:;!?\\n]{0,110}?)),? ${w.aimed.replaceAll("{who}", WHO)}(?=\\s*[,:;.!]|\\s[–—-]\\s|\\s*$)`,
    ),
  };
}

const PATTERNS = new Map(Object.entries(AUDIENCE_WORDS).map(([code, words]) => [code, compile(code, words)]));

/** A longer sentence tells more than that. */
const LONGEST = 240;
const LONGEST_ORDER = 400;
/** "Nur für Mitglieder", "from 6": whom a thing is open to. */
const OPEN_TO =
  /\d|(?<!\p{L})(?:only|nur|seulement|uniquement|réservée?|solo|sólo|soltanto|exclusiv\p{L}*|alleen|uitsluitend|apenas|somente|free|gratis|(?:small |young )?(?:children|kids|toddlers)|little ones|kinder|enfants|tout-petits|niñ[oa]s|bambini|kinderen|crianças|kostenlos|gratuit\p{L}*)(?!\p{L})/iu;

const mayBeNote = (s: string, language: string): boolean =>
  s.length <= LONGEST &&
  !/[?]/.test(s) &&
  !OPEN_TO.test(s) &&
  !speaksToReader(lower(s)) &&
  PATTERNS.has(language);

/** "Die Grafik kommt auf unsere Startseite.": by its own words it speaks of the piece. */
export const isAudienceNote = (s: string, language: string): boolean =>
  READERS_ARE().test(lower(s)) ||
  MAINLY().test(lower(s)) ||
  (mayBeNote(s, language) && PATTERNS.get(language)?.certain().test(lower(s)) === true);

/** "Bedoeld voor VvE-bestuurders.": of the piece or of what is offered. */
export const mayNameAudience = (s: string, language: string): boolean =>
  mayBeNote(s, language) && PATTERNS.get(language)?.likely().test(lower(s)) === true;

/** A sentence of an order that was held back: it says for whom the piece is, or may. */
export const tellsForWhom = (s: string, language: string): boolean =>
  isAudienceNote(s, language) || mayNameAudience(s, language) || aimedIn(s, language)?.hasTopic === false;

/** "Bedoeld voor VvE-bestuurders.", "Lo compartiremos …": those for whom it is, and no way in which they will see it. */
export const isOnlyForWhom = (s: string, language: string): boolean =>
  PATTERNS.get(language)?.isFor().test(lower(s)) === true;

/** Whether words name what is made. */
export const namesForm = (text: string, language: string): boolean =>
  PATTERNS.get(language)?.form().test(lower(text)) === true;

/** To the end of those who are named, with what is true of them. */
const WHOM = /^[^,.:;!?\n]*(?:,\s(?:die|der|das|den|denen|deren)\s[^,.:;!?\n]*)?/u;

/** "The carousel is for little ones": a statement, and no order. */
const STATES =
  /(?<!\p{L})(?:is|are|was|were|will|ist|sind|wird|werden|est|sont|sera|es|son|está|están|va|è|sono|sarà|zijn|wordt|é|são)(?!\p{L})/iu;

/** Where an order says for whom it is, and whether it names a topic before that. */
export type Aimed = Span & { hasTopic: boolean };

/** "Comparison of our plans, for freelancers who …", "Une comparaison destinée aux syndics"; undefined without it. */
export function aimedIn(text: string, language: string): Aimed | undefined {
  if (text.length > LONGEST_ORDER) return undefined;
  const low = lower(text);
  const patterns = PATTERNS.get(language);
  const aimed = patterns?.aimed().exec(low);
  const { head = "", topic = "" } = aimed?.groups ?? {};
  const named = patterns?.named().exec(low);
  const lead = named?.[0] ?? "";
  if (STATES.test(aimed ? head : lead)) return undefined;
  if (aimed) return { start: head.length, end: aimed[0].length, hasTopic: /\p{L}/u.test(topic) };
  const whom = WHOM.exec(text.slice(lead.length))?.[0] ?? "";
  if (!named || !namesReaders(whom, "for ")) return undefined;
  const start = lead.replace(new Prefiltered(`[\\s,]*${FOR}$`, "u"), "").length;
  return { start, end: lead.length + whom.length, hasTopic: /\p{L}/u.test(named.groups?.topic ?? "") };
}

/** "Comparison of our plans, for freelancers who …": what stands before those whom the piece is for is its topic. */
export function isBeforeAudience(
  { span }: Pick<Fact, "span">,
  { heldBack, language }: Pick<Reading, "heldBack" | "language">,
  brief: string,
): boolean {
  const order = heldBack.find((held) => held.span.end <= span.start && span.start - held.span.end <= 1);
  const behind = heldBack.find((held) => held.span.start >= span.end && held.span.start - span.end <= 1);
  const text = brief.slice((order ?? { span }).span.start, behind?.span.end ?? span.end);
  return behind?.why === "instruction" && aimedIn(text, language)?.hasTopic === true;
}
