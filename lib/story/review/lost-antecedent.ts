import { own } from "../../text/own.ts";
import { quoted } from "./check.ts";
import type { Leak, LeakSearch } from "./leak.ts";

/** "It's on Sunday 20 December", "Er ist am Sonntag", "Elle a lieu", "Sarà domenica": of something named before. */
const OF_BEFORE: Record<string, RegExp> = {
  en: /^(?:it|they|she|he)(?:[’'](?:s|re|ll)|\s(?:is|are|was|will|takes?|starts?|begins?|runs?|opens?|costs?|comes?|lasts?|happens?))(?!\p{L})(?! (?:time|up to|all about|easy|hard|never|not))/iu,
  de: /^(?:er|sie|es) (?:ist|findet|beginnt|startet|kostet|dauert|läuft|wird)(?!\p{L})/iu,
  fr: /^(?:il|elle|ils|elles) (?:est|sont|a lieu|ont lieu|aura lieu|commence|dure|coûte|sera)(?!\p{L})|^(?:c[’']est|ce sera) (?=le |la |à |au |en |dans )/iu,
  es: /^(?:es|será|son|serán|empieza|comienza|cuesta|dura) (?:el|la|los|a|en|del|de) /iu,
  it: /^(?:è|sarà|sono|inizia|comincia|costa|dura|si tiene|si terrà) (?:il|la|l[’']|alle|dal|nel|domenica|sabato|venerdì)/iu,
  nl: /^(?:het|hij|zij|ze) (?:is|zijn|begint|kost|duurt|start|vindt)(?!\p{L})/iu,
  pt: /^(?:é|será|são|começa|custa|dura) (?:no|na|a|às|em|de|dia) /iu,
};

/** An order that names a thing: "a short film for our Carols by Lantern evening". */
const NAMES =
  /(?<!\p{L})(?:for|about|of|für|über|zu[mr]?|pour|sur|de|para|sobre|per|su|voor|over)\s+\p{L}+/iu;
const LEAST_WORDS = 4;

/** The first published sentence of a brief says what "it" is nowhere: the order before it named the thing, and is not published. */
export function lostAntecedent({ story, brief }: Pick<LeakSearch, "story" | "brief">): Leak[] {
  const { facts, heldBack, language } = story;
  const said = facts.filter(({ from }) => from === "brief");
  const leaks = said.flatMap(({ quote, span }) => {
    const held = heldBack.find(
      ({ span: { end }, quote: words }) =>
        end <= span.start &&
        !/[\p{L}\p{N}]/u.test(brief.slice(end, span.start)) &&
        words.split(/\s+/u).length >= LEAST_WORDS &&
        NAMES.test(words),
    );
    return held && own(OF_BEFORE, language)?.test(quote.trim())
      ? [
          {
            where: "brief",
            quote: held.quote,
            says: `${quoted(quote)} speaks of what only ${quoted(held.quote)} names, which is not published`,
          },
        ]
      : [];
  });
  // A day and its place in one sentence are several facts.
  return leaks.slice(0, 1);
}
