import type { Value } from "../values/value.ts";

const BEFORE =
  /(?:was|were|before|previously|formerly|normally|usually|regular(?:ly| price)?|originally|instead of|rather than|rrp|list price|down from|reduced from|statt|anstatt|bisher|vorher|früher|uvp|sonst|au lieu de|avant|en lugar de|antes|en vez de)(?: of|:| sind| waren| war| für)?[ (]{1,2}$/iu;
/** "The bill was $640": what a piece of work came to, and no price that is asked no longer. */
const CAME_TO = /(?:bill|total|sum|invoice|fine|damage) (?:was|were)[ (]{1,2}$/iu;
const AFTER = /^[ ,)]{0,2}(?:before|previously|rrp|uvp|vorher|avant|antes)(?!\p{L})|^ ?(?:→|->|⇒)/iu;

/** A price that is no longer asked: "was £34", "statt 49 €", "£34 → £25". */
export function isFormerPrice(text: string, { span }: Value): boolean {
  const before = text.slice(Math.max(0, span.start - 28), span.start);
  return (BEFORE.test(before) && !CAME_TO.test(before)) || AFTER.test(text.slice(span.end, span.end + 14));
}
