import { own } from "../../text/own.ts";
import { quoted } from "./check.ts";
import type { Leak, LeakSearch } from "./leak.ts";

/** "It's on Sunday 20 December", "Er ist am Sonntag", "Elle a lieu", "Sarà domenica": of something named before. */
const OF_BEFORE: Record<string, RegExp> = {
  en: /^(?:it|they|she|he)(?:[’'](?:s|re|ll)|\s(?:is|are|was|will|takes?|starts?|begins?|runs?|opens?|costs?|comes?|lasts?|happens?))(?!\p{L})(?! (?:time|up to|all about|easy|hard|never|not))/iu,
  de: /^(?:er|sie|es) (?:ist|findet|beginnt|startet|kostet|dauert|läuft|wird|hei(?:ß|ss)t)(?!\p{L})/iu,
  fr: /^(?:il|elle|ils|elles) (?:est|sont|a lieu|ont lieu|aura lieu|se tient|se tiendra|se déroule|commence|dure|coûte|sera|s[’']appelle(?:nt)?)(?!\p{L})|^(?:c[’']est|ce sera) (?=le |la |à |au |en |dans )/iu,
  es: /^(?:es|será|son|serán|empieza|comienza|cuesta|dura) (?:el|la|los|a|en|del|de) |^se llaman? /iu,
  it: /^(?:è|sarà|sono|inizia|comincia|costa|dura|si tiene|si terrà) (?:il|la|l[’']|alle|dal|nel|domenica|sabato|venerdì)|^si chiaman?o? /iu,
  nl: /^(?:het|hij|zij|ze) (?:is|zijn|begint|kost|duurt|start|vindt|heet|heten)(?!\p{L})/iu,
  pt: /^(?:é|será|são|começa|custa|dura) (?:no|na|a|às|em|de|dia) |^(?:chamam?-se|(?:el[ea]s? )?se chamam?) /iu,
};

/** "Runs Saturday 19 December to 8 February": what runs stands in the words before. English. */
const NO_SUBJECT =
  /^(?:runs|starts|opens|begins|costs|takes place|leaves|departs|lasts|includes|comes with|happens|closes|ends|finishes)(?!\p{L})(?! (?:on|in|at) ?[:?])/iu;
const LEAST_NAMED = 3;

/** An order that names a thing: "a short film for our Carols by Lantern evening". */
const NAMES =
  /(?<!\p{L})(?:for|about|of|für|über|zu[mr]?|pour|sur|de|para|sobre|per|su|voor|over)\s+\p{L}+/iu;
const LEAST_WORDS = 4;

/** Whether these words say neither themselves nor by the words held back before them what they are of. */
function lacksName(words: string, before: string, language: string): boolean {
  const count = before.split(/\s+/u).length;
  if (language === "en" && count >= LEAST_NAMED && NO_SUBJECT.test(words)) return true;
  return count >= LEAST_WORDS && NAMES.test(before) && own(OF_BEFORE, language)?.test(words) === true;
}

/** The words held back right before a place, which may be held in several parts. */
function heldBefore({ story, brief }: Pick<LeakSearch, "story" | "brief">, start: number): string {
  const isBehind = (end: number, at: number) => end <= at && !/[\p{L}\p{N}]/u.test(brief.slice(end, at));
  let from = start;
  for (const { span } of story.heldBack.toReversed()) if (isBehind(span.end, from)) from = span.start;
  return brief.slice(from, start).trim();
}

/** The first published sentence of a brief says what "it" is nowhere: the words before it named the thing, and are not published. */
export function lostAntecedent(search: Pick<LeakSearch, "story" | "brief">): Leak[] {
  const { facts, language } = search.story;
  const leaks = facts.flatMap(({ from, quote, says: said, span }): Leak[] => {
    const before = from === "brief" ? heldBefore(search, span.start) : "";
    if (!lacksName(said.trim(), before, language)) return [];
    const says = `${quoted(quote)} speaks of what only ${quoted(before)} names, which is not published`;
    return [{ where: "brief", quote: before, says }];
  });
  // A day and its place in one sentence are several facts.
  return leaks.slice(0, 1);
}
