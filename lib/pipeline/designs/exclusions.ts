import { isSaid, tokensOf } from "../../render/templates/kit/story/tokens.ts";
import type { Fact, Story } from "../../story/schema.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/** "No boat on 25 and 26 December", "Kein Markt am 1. Januar": when something does not take place. */
const EXCLUDES = new Prefiltered(
  /^(?:(?:and |but )?(?:no(?! (?:later|earlier|more|less))|not on|closed)|kein\p{L}*|geschlossen|pas d[e’']|fermée?s?|no hay|cerrad[oa]s?|sin|niente|nessun\p{L}*|chius[oaie]|geen|gesloten|não há|sem|fechad[oa]s?)(?!\p{L})/iu,
);

/**
 * Days on which nothing takes place and that the picture does not show beside those on which something does: whoever
 * reads it comes in vain.
 */
export function exclusionsUndrawn({ facts }: Story, texts: readonly string[]): Fact[] {
  const seen = tokensOf(texts.join("\n"));
  const own = facts.filter(({ from, kind }) => from === "brief" && kind === "when");
  const isExcluded = ({ quote }: Fact) => EXCLUDES.test(quote.trim()) && /\d/u.test(quote);
  const isTimed = own.some((fact) => !isExcluded(fact) && isSaid(fact.quote, seen));
  const isDrawn = ({ quote }: Fact) =>
    [...tokensOf(quote).numbers].every((number) => seen.numbers.has(number));
  return isTimed ? own.filter((fact) => isExcluded(fact) && !isDrawn(fact)).slice(0, 1) : [];
}
