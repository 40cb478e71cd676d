import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Notebook, Stretch } from "./notebook.ts";

/**
 * "Lovely words from a customer, we may use them: “…”", "Got this today. “…”": how words came to their author and that
 * they may be used. It is for those who publish them. "What Jo says about our bus:" leads readers to the words.
 */

/** That words may be used, in the middle of any sentence. */
const MAY_USE = [
  "(?:we|you|i)(?: can|(?: are|['’]re)? allowed to| may) (?:use|share|quote|publish|print|post) (?:it|this|that|them|her|him|these)",
  "(?:happy|fine|ok(?:ay)?|glad|cool) (?:with (?:it|this|that|us)|(?:for|about) (?:us|it)|if we|to (?:use|be (?:named|quoted)))",
  "(?:does not|doesn['’]?t|don['’]?t) mind (?:if we|us|being)|let(?:s|ting)? us (?:use|share|quote|publish|print|post)",
  "wir (?:dürfen|können) [\\p{L} ]{2,40}(?:verwenden|nutzen|benutzen|teilen|zitieren|veröffentlichen|nehmen|posten|bringen)",
  "dürfen (?:wir|ihr) [\\p{L} ]{2,30}(?:verwenden|nutzen|teilen|zitieren|nehmen)|(?:freut sich|gut|recht|okay|ok), wenn (?:wir|ihr)|(?:okay|ok|in ordnung) für (?:sie|ihn)|einverstanden|nichts dagegen",
  "(?:nous pouvons|on peut|vous pouvez) (?:l['’]|la |le |les )?(?:utiliser|partager|publier|citer|reprendre)|(?:est|sont) d['’]accord|ne (?:la|le|les) dérange pas|ravie? qu['’]on l[ae]? ?partage",
  "(?:podemos|podéis) (?:usar|compartir|publicar|citar)l[aeo]s?|l[ao]s? podemos (?:usar|compartir|publicar|citar)|le parece bien que|(?:está|están) de acuerdo",
  "(?:possiamo|potete) (?:usar|condivider|pubblicar|citar)l[aeoi]|(?:content[ao]|va bene|felice) (?:se|che) (?:l[ao] )?(?:condivid|us|pubblic|cit)\\p{L}+|(?:è|sono) d['’]accordo",
  "(?:we|wij|jullie) mogen (?:hem|het|haar|dit|dat|deze|ze) [\\p{L} ]{0,20}(?:gebruiken|delen|plaatsen|citeren)|(?:goed|prima|leuk|oké) (?:dat|als) (?:we|wij)|(?:gaat|is) (?:er ?mee )?akkoord",
  "(?:podemos|podem) (?:usar|partilhar|publicar|citar)(?:-?l?[ao]s?)?(?= *[:.,])|não se importa (?:que|de)|(?:está|estão) de acordo",
].join("|");

/** Such words between a lead and the colon before what was said. */
export const PERMITTED = `(?:[^"“„«:]{0,120}[ ,;–—-])?(?:${MAY_USE})(?!\\p{L})[^"“„«:]{0,60}[:：]`;
const PERMITS = once(() => new Prefiltered(`(?<!\\p{L})(?:${MAY_USE})(?!\\p{L})`, "iu"));

/** "Got a lovely review yesterday.": without a word for who got it. */
const GOT =
  /^\s*(?:just )?(?:got|had|received|in today) (?:an?|this|these|the|another|such)(?!\p{L})[^"“„«:\d]{3,120}[.!:]?\s*$/iu;
const GOT_LEAD =
  /^\s*(?:just )?(?:got|had|received) (?:an?|this|these|another|such) [^"“„«:]{3,120}[:：]\s*(?=["“„«]|$)/iu;

/** Words that are said stand right behind it, or behind one more sentence that allows them. */
function leadsToWords(behind: string): boolean {
  const [, between = ""] = /^([^.!?"“„«\n]{3,90}[.!])?\s*["“„«]/u.exec(behind.trimStart()) ?? [
    undefined,
    undefined,
  ];
  return /^\s*["“„«]/u.test(behind) || (between !== "" && PERMITS().test(between));
}

const LONGEST = 180;

/** A whole sentence of this kind before what was said. */
export function isRemarkOnWords(n: Notebook, { start, end }: Stretch): boolean {
  const sentence = n.plain.slice(start, end);
  if (sentence.length > LONGEST || /["“„«»”:\d]/u.test(sentence) || senderIn(sentence).name !== "")
    return false;
  return (PERMITS().test(sentence) || GOT.test(sentence)) && leadsToWords(n.plain.slice(end));
}

/** "A customer left us this last week and she is happy for us to use it:" tells two things, and readers the first. */
const TWO_THINGS =
  /^\s*(?!(?:just )?(?:got|had|received)\s)[^"“„«:]{8,90}(?: and|,) (?:she|he|they)(?:['’](?:s|re)| is| are) /iu;

/** Length of such a lead with the colon; 0 before other words. */
export const permittedLead = (text: string): number =>
  GOT_LEAD.exec(text)?.[0].length ?? (TWO_THINGS.test(text) ? 0 : (LEAD().exec(text)?.[0].length ?? 0));
const LEAD = once(() => new Prefiltered(`^\\s*${PERMITTED}\\s*(?=["“„«]|$)`, "iu"));

/** The lead alone. */
export const isPermittedLead = (text: string): boolean => permittedLead(text) === text.length;

/** "Ida Brook from Leeds sent us this", "a line from Ida Brook in Leeds": who said the words, and where that is. */
const SENDER =
  /(?:^\s*|(?<!\p{L})(?:from|by|von|de|di|da|van|door) |(?<=\p{Ll}), )(?<name>\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+)(?=[ ,])(?:,? (?:from|of|in|aus|de|à|da|di|uit) (?<company>\p{Lu}[\p{L}'’-]+))?(?<verb> (?:sent|wrote|gave|left|told|schrieb|schickte|nous|nos|ci|ons|stuurde|schreef|escribió|escreveu|enviou)(?!\p{L}))?/u;
const ALLOWS =
  /^,\s(?:(?:has|hat|a|ha|heeft|is|est|è)\s)?(?:kindly\s)?(?:agree[sd]|allow(?:s|ed)|lets?|sa(?:id|ys)|gave|happy|erlaubt|gesagt|einverstanden|d['’]accord|permi\p{L}+|akkoord)(?!\p{L})/u;
export function senderIn(lead: string): { name: string; company: string } {
  const { name = "", company = "", verb } = SENDER.exec(lead)?.groups ?? {};
  const at = Math.max(0, lead.indexOf(name));
  // "The farmer, Gwen Hale, agreed …"
  const isBeside = /\p{Ll}, $/u.test(lead.slice(0, at)) && ALLOWS.test(lead.slice(at + name.length));
  const isSender = verb !== undefined || isBeside || /\p{Ll} $/u.test(lead.slice(0, at));
  return isSender ? { name, company } : { name: "", company: "" };
}
