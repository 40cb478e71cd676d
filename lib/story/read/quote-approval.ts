import { withoutPermission } from "./permissions.ts";

/**
 * "(approved by their comms on 19 November)": who allowed the words of a quotation, and when. It stands in brackets
 * before the words or behind them, and is for those who publish them.
 */
const APPROVAL =
  /\s*[([](?=[^()[\]\n]{0,90}(?<!\p{L})(?:approv(?:ed|al)|signed off|cleared|ok(?:ay)?(?:ed|['’]?d)|permission|consent|freigegeben|freigabe|abgestimmt|genehmigt|zugestimmt|einverstanden|valid(?:é|ée|és|ées)|approuvée?s?|accord|autorisée?s?|aprobad[oa]s?|autorizad[oa]s?|permiso|visto bueno|approvat[oaie]|autorizzat[oaie]|consenso|goedgekeurd|akkoord|toestemming|aprovad[oa]s?|autorização)(?!\p{L}))[^()[\]\n]{4,120}[)\]]/giu;

/** Blanks in place of such brackets and of a permission behind them, so that offsets stay. */
export const withoutApproval = (text: string): string =>
  withoutPermission(text).replace(APPROVAL, (bracket) => " ".repeat(bracket.length));
