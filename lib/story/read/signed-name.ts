import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Span } from "../schema.ts";
import { THANKS_WORDS } from "../thanks-words.ts";
import type { Notebook } from "./notebook.ts";

const NAME =
  /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Mme|Mlle|Sra?|Dott|Ing|Herr|Frau|Mevr|Dhr)\.? ){0,2}(?:\p{Lu}\. ?){0,2}\p{Lu}\p{Ll}[\p{L}'’-]*(?: (?:de|da|van|von|der|den|la|di|du|le)){0,2}(?: \p{Lu}[\p{L}'’.-]*){0,2}[.,]?$/u;

/** What people are who write for a house, by language: a name with one of these behind it signs. */
const ROLES = [
  "(?:manager|director|officer|secretary|treasurer|chair(?:man|woman|person)?|president|owner|founder|co-?founder|coordinator|co-ordinator|administrator|assistant|editor|principal|head ?teacher|head of \\p{L}+|partner|ceo|cto|coo|volunteer)",
  "(?:\\p{L}*(?:leiter|leiterin|leitung|sekretärin|sekretär|vorsitzende[rn]?|vorstand|inhaber|inhaberin|gründer|gründerin|führer|führerin|assistenz|assistentin|assistent|referent|referentin|koordinator|koordinatorin|redaktion|öffentlichkeitsarbeit))",
  "(?:direct(?:eur|rice)(?: \\p{L}+)?|gérante?|président|présidente|secrétaire(?: \\p{L}+)?|trésori(?:er|ère)|responsable(?: \\p{L}+){0,3}|coordinat(?:eur|rice)|(?:chargée?|attachée?) (?:d(?:e|u|es)(?: la)? |d[’'])\\p{L}+(?: \\p{L}+){0,2}|médiat(?:eur|rice)(?: \\p{L}+)?|fondat(?:eur|rice))",
  "(?:director|directora|gerente|presidente|presidenta|secretari[oa]|tesorer[oa]|responsable(?: \\p{L}+){0,3}|coordinador|coordinadora|fundador|fundadora|dueñ[oa])(?: general)?",
  "(?:dirett(?:ore|rice)|presidente|segretari[oa]|tesorier[ea]|responsabile(?: \\p{L}+){0,3}|coordinat(?:ore|rice)|titolare|fondat(?:ore|rice))",
  "(?:\\p{L}*(?:directeur|directrice|manager|voorzitter|secretaris|penningmeester|eigenaar|eigenaresse|oprichter|coördinator|medewerker|medewerkster|leider))",
  "(?:diretor|diretora|gerente|presidente|secretári[oa]|tesoureir[oa]|responsável(?: \\p{L}+){0,3}|coordenador|coordenadora|fundador|fundadora|proprietári[oa])(?: geral)?",
].join("|");
const ROLE = new Prefiltered(
  `^(?:\\p{L}[\\p{L}'’-]* ){0,3}(?:${ROLES})(?: (?:kommunikation|presse|communicatie|pers|marketing))?$`,
  "iu",
);
/** "Claire Moreau, chargée des publics": whose work it is to write for a house signs under any brief. */
const WRITES =
  /(?<!\p{L})(?:communications?|comunica(?:ción|zione|ção)|kommunikation|communicatie|öffentlichkeitsarbeit|pr|press|presse|prensa|stampa|imprensa|pers|marketing|social[- ]media|publics?)(?!\p{L})/iu;
/** Behind a greeting whatever stands after the name says what its bearer is. */
const ANY_ROLE = /^\p{L}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){0,4}$/u;

type Signing = Pick<Notebook, "plain" | "heldBack" | "wishes">;

/** Whom the brief has told of already, its last words tell of as well. */
const isNewName = (before: string, name: string): boolean => !before.includes(name.replace(/[.,]+$/u, ""));

/** "Peter Njoroge, general manager": the name and what stands behind its comma. */
function nameAndRole(words: string): { name: string; role: string } {
  const [name = "", ...role] = words.replace(/[\s.]+$/u, "").split(/\s*,\s*|\s*\n\s*/u);
  return { name, role: role.join(" ") };
}

const GIVEN_NAME = /^\p{Lu}\p{Ll}{2,}$/u;

/** "… in fondo. Sandro": a first name behind the last sentence, without a full stop. */
function isSignedWithFirstName({ plain }: Pick<Notebook, "plain">, { start, end }: Span): boolean {
  const words = plain.slice(start, end).trim();
  const isLast = plain.slice(end).trim() === "";
  return isLast && GIVEN_NAME.test(words) && /[.!?]["”’»)]?\s+$/u.test(plain.slice(0, start));
}

/** "Paola Marchetti" as the last line, a paragraph of its own: who wrote the brief. */
export function isSignedName(
  { plain, brand }: Pick<Notebook, "plain" | "brand">,
  { start, end }: Span,
): boolean {
  const words = plain.slice(start, end).trim();
  const isLast = plain.slice(end).trim() === "";
  const isApart = /\n[^\S\n]*\n\s*$/u.test(plain.slice(0, start));
  return isLast && isApart && NAME.test(words) && words.toLowerCase() !== brand.name.trim().toLowerCase();
}

/**
 * "Peter Njoroge, general manager" below an order: who wrote it. Below words in quotation marks it is who said them, and
 * below words about him or his office it is what they tell of.
 */
function isSignedWithRole({ plain, heldBack, wishes }: Signing, { start, end }: Span): boolean {
  const { name, role } = nameAndRole(plain.slice(start, end).trim());
  const before = plain.slice(0, start);
  const isLast = plain.slice(end).trim() === "" && /\n[^\S\n]*\n\s*$/u.test(before);
  const isNew = isNewName(before, name) && !before.toLowerCase().includes(role.toLowerCase());
  const isBelowOrder = WRITES.test(role) || [...heldBack, ...wishes].some(({ span }) => span.end <= start);
  return (
    isLast && isBelowOrder && isNew && NAME.test(name) && ROLE.test(role) && !/["”“»:]\s*$/u.test(before)
  );
}

/** How a mail to the maker ends, by language; thanks among them are read as thanks. */
const CLOSINGS = [
  "all the best|best(?: wishes)?|(?:kind|warm|best)(?:est)? regards|regards|sincerely|yours(?: (?:truly|sincerely))?|warmly|cheers|love|xx?o?",
  "(?:(?:viele|liebe|beste|herzliche|schöne|mit (?:freundlichen|besten|herzlichen)) )?gr(?:uß|üße|üßen)|lg|vg|mfg|herzlichst|alles liebe",
  "amicalement|cordialement|bien (?:à vous|cordialement)|bises|bisous|à bientôt|sincèrement|salutations",
  "besos|un beso|abrazos|un abrazo|atentamente|(?:un )?(?:cordial )?saludos?|saludos cordiales",
  "baci|un abbraccio|a presto|(?:cordiali |un |tanti )?salut[io]|cordialmente",
  "(?:met )?(?:vriendelijke|hartelijke) groet(?:en|jes)?|mvg|groet(?:en|jes)?|liefs",
  "beij(?:os|inhos|ocas)|(?:um )?abraços?|(?:com os melhores )?cumprimentos|atenciosamente|cordialmente|saudações",
].join("|");
/** "Liebe Grüße Petra": these lead to a name without a comma. */
const GREETINGS =
  "(?:viele|liebe|beste|herzliche|schöne) grüße|gruß|lg|vg|mfg|(?:un )?saludos?|un abrazo|bises|groet(?:jes)?|beijos|abraços?";
const SIGN_OFF = new Prefiltered(
  `^\\s*[–—-]?\\s*(?:(?:${CLOSINGS})(?:\\s*[,!.–—]|\\s*\\n)|(?:${GREETINGS})(?=\\s))\\s*[–—-]?\\s*(?<name>\\S.{1,70}?)\\s*[.!]?\\s*$`,
  "iu",
);
/** "Many thanks, Grace Wambui, field officer": with a role behind the name, thanks are of the mail. */
const THANKS_OF_MAIL = new Prefiltered(
  `^\\s*(?:(?:many |best |kind )?(?:${THANKS_WORDS})(?: (?:in advance|im voraus|d['’]avance|de antemano|in anticipo|alvast|desde já))?|alvast bedankt)\\s*[,.–—]\\s*(?<name>\\S.{1,70}?)\\s*\\.?\\s*$`,
  "iu",
);

/** "Viele Grüße, Jens", "Regards, S. Kumaran, works office": the last words of a brief, to its maker. */
export function isSignOff(n: Signing, { start, end }: Span): boolean {
  const { plain } = n;
  if (isSignedWithRole(n, { start, end })) return true;
  const text = plain.slice(start, end);
  const before = plain.slice(0, start);
  if (/[\p{L}\p{N}]/u.test(plain.slice(end)) || !/\S/.test(before)) return false;
  const greeting = SIGN_OFF.exec(text)?.groups?.name;
  const signed = nameAndRole(greeting ?? THANKS_OF_MAIL.exec(text)?.groups?.name ?? "");
  if (greeting !== undefined && NAME.test(greeting)) return true;
  const isRole = greeting === undefined ? ROLE.test(signed.role) : ANY_ROLE.test(signed.role);
  return isRole && NAME.test(signed.name) && isNewName(before, signed.name);
}

/** "Not too salesy, thanks. — Hana": a name behind words for the maker. Behind other words it may be who said them. */
export function isSignedBelowRemark({ plain, heldBack, wishes }: Signing, { start, end }: Span): boolean {
  const [, name = ""] = /^\s*[–—-]{1,2}\s*(\p{Lu}.{1,40}?)\s*[.]?\s*$/u.exec(plain.slice(start, end)) ?? [];
  const isBehind = ({ span }: { span: Span }) =>
    span.end <= start && !/[\p{L}\p{N}]/u.test(plain.slice(span.end, start));
  return (
    NAME.test(name) && !/[\p{L}\p{N}]/u.test(plain.slice(end)) && [...heldBack, ...wishes].some(isBehind)
  );
}

/** The name of the brief's author. A full name is one only where the words are not understood as anything else. */
export const isSigned = (n: Pick<Notebook, "plain" | "brand">, at: Span, isUnclear: boolean): boolean =>
  (isUnclear && isSignedName(n, at)) || isSignedWithFirstName(n, at);
