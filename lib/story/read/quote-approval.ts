import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { withoutPermission } from "./permissions.ts";

/** Words for what is allowed, and for allowing it. */
export const ALLOWED =
  "approv(?:ed|al)|signed off|cleared|ok(?:ay)?(?:ed|['’]?d)|permission|consent|freigegeben|freigabe|abgestimmt|genehmigt|zugestimmt|einverstanden|valid(?:é|ée|és|ées)|approuvée?s?|accord|autorisée?s?|aprobad[oa]s?|autorizad[oa]s?|permiso|visto bueno|approvat[oaie]|autorizzat[oaie]|consenso|goedgekeurd|akkoord|toestemming|aprovad[oa]s?|autorização";

/**
 * "(approved by their comms on 19 November)": who allowed the words of a quotation, and when. It stands in brackets
 * before the words or behind them, and is for those who publish them.
 */
const APPROVAL = new Prefiltered(
  `\\s*[([](?=[^()[\\]\\n]{0,90}(?<!\\p{L})(?:${ALLOWED})(?!\\p{L}))[^()[\\]\\n]{4,120}[)\\]]`,
  "giu",
);

/** "…, che ci ha autorizzato a usarle con nome e cognome: «…»": a clause of one who is named, right before the words. */
const WHO_ALLOWED = new Prefiltered(
  /\s*,\s*(?:and )?(?:who|der|die|qui|que|quien|che|il quale|la quale)(?:['’]s)?\s[^"“”„«»:.!?\n]{0,60}(?<!\p{L})(?:agreed|allowed|allows|authori[sz]ed|happy|fine|permission|consent(?:ed)?|einverstanden|zugestimmt|erlaubt|autorisée?s?|permis|accepté|d[’']accord|accord|autoriz(?:a|ad[oa]|ó|ou)|permiso|permite|permitiu|permissão|acuerdo|autorizzat[oa]|permesso|consenso|akkoord|toestemming|toegestaan)(?!\p{L})[^"“”„«»:.!?\n]{0,60}(?=\s*[:：]\s*["“„«])/giu,
);

/** Blanks in place of such brackets and of a permission behind them, so that offsets stay. */
export const withoutApproval = (text: string): string =>
  withoutPermission(text)
    .replace(APPROVAL, (bracket) => " ".repeat(bracket.length))
    .replace(WHO_ALLOWED, (clause) => " ".repeat(clause.length));

/** How those who approve figures are named, behind the word for it or before it. */
const APPROVED =
  "(?:(?:\\p{L}+[- ])?approved(?: by [\\p{L} ]{3,30})?|signed off(?: by [\\p{L} ]{3,30})?|(?:double-|fact-)?checked(?: by [\\p{L} ]{3,30})?|(?:von [\\p{L} ]{3,30} |vom \\p{L}+ )?(?:freigegeben|genehmigt|abgesegnet|geprüft|abgestimmt)|(?:validé|approuvé|vérifié)e?s?(?: par [\\p{L}’' ]{3,30}?)?|(?:aprobad|revisad|verificad)[oa]s(?: por [\\p{L} ]{3,30})?|(?:approvat|verificat|controllat)[ei](?: da\\p{L}* [\\p{L}’' ]{3,30})?|(?:goedgekeurd|gecontroleerd|geaccordeerd)(?: door [\\p{L} ]{3,30})?|(?:aprovad|revist|verificad)[oa]s(?: pel[oa] [\\p{L} ]{3,30})?)";
const OF_FIGURES =
  "(?:numbers|figures|results|prices|statistics|stats|data|totals|zahlen|ergebnisse|preise|daten|kennzahlen|chiffres|résultats|prix|données|tarifs|cifras|resultados|precios|datos|números|numeri|risultati|prezzi|dati|cifre|cijfers|resultaten|prijzen|getallen|preços|dados)";
const HEAD_OF_FIGURES = once(
  () =>
    new Prefiltered(
      `^(?:[\\p{L}\\d’'/–-]+ ){0,5}?${OF_FIGURES}(?: [\\p{L}\\d’'/–-]+){0,3}(?<tail>,\\s*(?:all |already |alle |tous |toutes )?${APPROVED})\\s*[:：]\\s*$`,
      "iu",
    ),
);

/** "Our 2024 numbers, board approved:": where a heading says who approved its figures, which is for no reader; 0 without it. */
export function approvedAt(heading: string): number {
  const { tail = "" } = HEAD_OF_FIGURES().exec(heading)?.groups ?? {};
  return tail === "" ? 0 : heading.lastIndexOf(tail);
}
