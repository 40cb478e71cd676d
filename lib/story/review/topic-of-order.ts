import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { certainlyFor, surelyFor } from "../addressee/addressee.ts";
import { hasOrderSign } from "../addressee/order-signs.ts";
import { namesReaders } from "../read/names-nothing.ts";
import { isForWhom } from "../read/topic-heading.ts";
import type { Fact, HeldBack, Span } from "../schema.ts";
import type { Judging } from "./leak.ts";

/** What leads from an order to the thing that the piece is about. */
const LEADS_TO_THING = new Prefiltered(
  /(?<!\p{L})(?:for|about|on|of|showing|announcing|introducing|explaining|für|über|zum?|zur|von|pour|sur|de|du|d[’']|sobre|para|acerca de|su|sul(?:la)?|per|di|del(?:la)?|over|voor|van|na|do|da|through)\s*$/iu,
);
/** What belongs to the author. */
const OUR = "(?:our|unser\\p{L}*|notre|nos|nuestr[oa]s?|nostr[oaei]|onze?|ons|noss[oa]s?)\\s";
/** "Launch film for our new product, …": the kind of thing whose name stands behind the comma. */
const NAMES_KIND = new Prefiltered(
  `(?<!\\p{L})(?:for|about|on|of|für|über|pour|sur|de|para|sobre|per|su|voor|over)\\s(?:(?:il|la) )?${OUR}[^,.:;]{3,40},\\s*$`,
  "iu",
);
/** Right behind an order that leads to what it is about. */
export const isLedToBy = (span: Span, heldBack: readonly HeldBack[], brief: string): boolean =>
  heldBack.some(
    (held) =>
      held.why === "instruction" &&
      held.span.end <= span.start &&
      !/\S/.test(brief.slice(held.span.end, span.start)) &&
      (LEADS_TO_THING.test(held.quote) || NAMES_KIND.test(held.quote)),
  );
/** "our beginners' weekends next spring": a name with its article, and nothing that orders. */
const NAMES =
  /^(?:our|the|an?|two|three|four|five|six|seven|eight|nine|ten|\d+|unser\p{L}*|d(?:er|ie|as|en|em)|eine?[nrms]?|notre|nos|les?|la|l[’']|une?|nuestr[oa]s?|el|los|las|un[ao]?|il|lo|gli|i|nostr[oaei]|onze|ons|de|het|een|[oa]s?|noss[oa]s?|uma?)(?:\s|(?<=[’']))/iu;
/** "beginners' weekends": of whom the thing is, and for whom the piece is not. English. */
const POSSESSIVE = /\p{L}+['’]s?(?=\s)/gu;

/** "Our year in numbers, for tenants.": the name of what follows. */
export const namesOwn = (words: string, language: string): boolean =>
  OWN.test(words) && certainlyFor(words, language) === undefined;
const OWN = new Prefiltered(`^(?:(?:il|la|le|i|[oa]s?) )?${OUR}`, "iu");
/** "confronto dei nostri due abbonamenti": it names something of the author's. */
export const namesOurs = (words: string): boolean => HAS_OUR.test(words);
const HAS_OUR = new Prefiltered(`(?<!\\p{L})${OUR}\\p{L}`, "iu");

/** "the harvest supper, something warm but not twee": behind its name, how it is to be. */
const isFollowedByOrder = (words: string, language: string): boolean => {
  const behind = /,\s+(.+)$/u.exec(words)?.[1] ?? "";
  return behind !== "" && surelyFor(behind, language) !== undefined;
};

/**
 * "We'd like a card for" · "our beginners' weekends next spring.": the classifier judges the sentence as a whole, which
 * is an order; the thing behind it is what readers are to hear of.
 */
export function isTopicOfOrder(
  { quote, span }: Fact,
  { reading: { heldBack, language }, brief }: Judging,
): boolean {
  const words = quote.trim();
  if (!NAMES.test(words) || isForWhom(words.replace(POSSESSIVE, "")) || hasOrderSign(words, language))
    return false;
  return (
    isLedToBy(span, heldBack, brief) &&
    !namesReaders(words, "for ") &&
    certainlyFor(words, language) === undefined &&
    !isFollowedByOrder(words, language)
  );
}
