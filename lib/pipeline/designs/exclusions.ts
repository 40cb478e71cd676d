import type { Fact } from "../../story/schema.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

const EXCLUDES = new Prefiltered(
  /^(?:(?:and |but )?(?:no(?! (?:later|earlier|more|less))|not on|closed)|kein\p{L}*|geschlossen|pas d[e’']|fermée?s?|no hay|cerrad[oa]s?|sin|niente|nessun\p{L}*|chius[oaie]|geen|gesloten|não há|sem|fechad[oa]s?)(?!\p{L})/iu,
);

/** "No boat on 25 and 26 December": days on which nothing takes place. Who reads only the others comes in vain. */
export const isExclusion = ({ kind, quote }: Pick<Fact, "kind" | "quote">): boolean =>
  kind === "when" && /\d/u.test(quote) && EXCLUDES.test(quote.trim());
