import type { Story } from "../../../../story/schema.ts";
import { capitalized } from "../../../../text/capitalized.ts";

/** A price that goes from one amount to another: of what, for how long one pays it, and from when. */
export type PriceChange = {
  name: string;
  before: string;
  value: string;
  each: string;
  since: string;
  facts: string[];
};

const MONEY =
  "(?:[£$€¥₹]\\u00a0?\\d[\\d.,]*\\d|[£$€¥₹]\\d|\\d[\\d.,]*[ \\u00a0]?(?:[£$€¥%円]|euros?|kr|zł|CHF)(?!\\p{L}))";
const VERBS =
  "goes|will go|drops?|will drop|falls?|will fall|rises?|will rise|moves?|changes?|is going|is coming down|comes down|sinkt|steigt|fällt|passe|baisse|augmente|pasa|baja|sube|passa|scende|sale|gaat|daalt|stijgt|desce|sobe";
const EACH = "(?:a|an|per|pro|im|par|al?|la|por|ao|aan) ?\\p{L}{2,8}";
const CHANGE = new RegExp(
  `^(?:(?<since>\\p{Lu}[^,]{3,30}), )?(?<name>\\p{L}[^,;:]{1,50}?) (?:${VERBS})(?: \\p{L}{2,5})? (?:from|von|de|da|van) (?<before>${MONEY}) (?:to|auf|à|a|naar|para) (?<value>${MONEY})(?: (?<each>${EACH}))?(?: (?<end>(?:from|ab|à partir|desde|dal|vanaf|a partir) [^,;:]{3,30}?))?\\.?$`,
  "iu",
);

/** "Ab 1. Dezember sinkt die Zahnreinigung von 95 € auf 79 €": the verb stands before the name. */
const TURNED = new RegExp(
  `^(?<since>(?:ab|zum|am|vanaf|per) [^,;:]{3,24}?) (?:${VERBS}) (?:(?:der|die|das|unser[e]?|de|het|onze) )?(?<name>\\p{L}[^,;:]{1,50}?) (?:von|van) (?<before>${MONEY}) (?:auf|naar) (?<value>${MONEY})(?: (?<each>${EACH}))?\\.?$`,
  "iu",
);

/** The one price that a story changes; undefined without one, or where there are several. */
export function priceChangeIn({ facts }: Pick<Story, "facts">): PriceChange | undefined {
  const found = facts.flatMap(({ id, from, says }) => {
    const groups = from === "brief" ? (CHANGE.exec(says) ?? TURNED.exec(says))?.groups : undefined;
    return groups ? [{ id, groups }] : [];
  });
  const [first] = found;
  if (!first || found.some(({ groups }) => groups.name !== first.groups.name)) return;
  const { name = "", before = "", value = "", each = "", since = "", end = "" } = first.groups;
  return {
    name: capitalized(name),
    before,
    value,
    each,
    since: capitalized(since || end),
    facts: found.map(({ id }) => id),
  };
}
