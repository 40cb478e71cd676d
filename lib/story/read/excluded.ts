import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Span } from "../schema.ts";

/** Days that a sentence takes out of what it tells: "except 14 to 18 February", "dal 14 al 18 febbraio, è esclusa". */

/** Words before the days that are taken out; a comma or the end of a clause parts them from others. */
const BEFORE = new Prefiltered(
  /(?<![\p{L}-])(?:except(?:ing)?|excluding|excludes?|apart from|not (?:valid|available|applicable)|(?:is|are|do|does)(?: not|n['’]t) (?:valid|apply|available|run)|außer|ausgenommen|ausgeschlossen|(?:gilt|gelten) nicht|nicht gültig|sauf|hors|excepté|à l['’]exception|non valables?|excepto|exceto|salvo|excluidos?|excluídos?|no (?:es |son )?válid[oa]s?|não (?:é |são )?válid[oa]s?|no se aplica|não se aplica|tranne|eccetto|esclus[oaie]|non vale|non valgono|non (?:è |sono )?valid[oaie]|behalve|uitgezonderd|(?:geldt|gelden) niet|niet geldig)(?![\p{L}-])[^,.;:!?()]{0,45}$/iu,
);

/** Words behind them, with nothing but a verb and its subject between. */
const BEHIND =
  /^(?:,? (?:19|20)\d{2})?[\s,)(–-]{0,3}(?:(?:is|are|ist|sind|est|sont|es|son|está|están|è|sono|é|são|zijn|wird|werden) (?:davon )?)?(?:excluded|excepted|not included|ausgenommen|ausgeschlossen|exclue?s?|excluid[oa]s?|excluíd[oa]s?|exceptuad[oa]s?|esclus[oaie]|uitgezonderd|uitgesloten)(?=\s*(?:[.,;:!?)]|$))/iu;
const HOLDS_NOT = new Prefiltered(
  /^(?:,? (?:19|20)\d{2})?,? (?:(?:[\p{L}'’-]{1,24} ){0,4}(?:(?:is|are) not (?:valid|available|included)|(?:does|do) not apply|(?:est|sont) pas valables?|no (?:es |son )?válid[oa]s?|no se aplica|não (?:é |são )?válid[oa]s?|não se aplica|non vale|non valgono|non (?:è |sono )?valid[oaie]|niet geldig)|(?:gilt|gelten|geldt|gelden) (?:[\p{L}'’-]{1,24} ){0,4}(?:nicht|niet)|(?:ist|sind) (?:[\p{L}'’-]{1,24} ){0,4}nicht gültig)(?!\p{L})/iu,
);
const BEHIND_JA = /^[^、。！？\n]{0,14}(?:除[くきい]|以外|対象外|適用外)/u;

/** Words of doors that are shut, before and behind the days: no day of what takes place, but the day of a closing. */
const SHUT_BEFORE =
  /(?<![\p{L}-])(?:closed|geschlossen|fermée?s?|cerrad[oa]s?|chius[oaie]|fechad[oa]s?|gesloten)(?!\p{L})[^,.;:!?()]{0,25}$/iu;
const SHUT_BEHIND =
  /^[\s:,]{0,2}(?:(?:we are|is|are|(?:ist|sind)(?: wir)?|haben wir|est|sont|estamos|está|siamo|è|estamos|is|zijn we) )?(?:closed|geschlossen|fermée?s?|cerrad[oa]s?|chius[oaie]|fechad[oa]s?|gesloten)(?!\p{L})|^[^、。！？\n]{0,8}(?:休業|休み|休館|定休)/iu;

const endOf = (text: string, ...patterns: readonly RegExp[]) =>
  Math.max(0, ...patterns.map((p) => p.exec(text)?.[0].length ?? 0));

/** Where the words that take a moment out begin and end together with it; undefined for a moment that holds. */
export function exclusionOf(says: string, { start, end }: Span): Span | undefined {
  const led = BEFORE.exec(says.slice(Math.max(0, start - 80), start));
  if (led) return { start: start - led[0].length, end };
  const behind = endOf(says.slice(end, end + 140), BEHIND, HOLDS_NOT, BEHIND_JA);
  return behind > 0 ? { start, end: end + behind } : undefined;
}

/** The doors are shut at the moment. */
export const isShut = (says: string, { start, end }: Span): boolean =>
  SHUT_BEFORE.test(says.slice(Math.max(0, start - 60), start)) || SHUT_BEHIND.test(says.slice(end, end + 60));
