import { MAKER_WORDS } from "../maker-words.ts";
import { matchesIn } from "../values/matches.ts";
import { askedTopic, GREETING, opensAsOrder } from "./asked-topic.ts";
import { sentencesOf } from "./line-parts.ts";
import { lower, pattern } from "./lower.ts";
import type { Notebook, Stretch } from "./notebook.ts";

/** "We are", "this is", and the article before a name, by language. */
const WE_ARE: Record<string, string> = {
  en: "(?:we[’']?re|we are|this is|it[’']s|i[’']m from|i am from) (?:the )?",
  de: "(?:wir sind|hier ist|hier schreibt|ich bin von) (?:(?:der|die|das|dem) )?",
  fr: "(?:nous sommes|on est|ici|c[’']est) ?(?:le |la |les |l[’'])?",
  es: "(?:somos|aquí|soy de|esto es) (?:el |la |los |las )?",
  it: "(?:siamo|qui è|sono di) (?:il |lo |la |i |gli |le |l[’'])?",
  nl: "(?:wij zijn|we zijn|dit is|hier is) (?:de |het )?",
  pt: "(?:somos|aqui é|daqui é|sou d[ao]) (?:[oa]s? )?",
};
const INTRODUCES = new Map(
  Object.entries(WE_ARE).map(
    ([language, words]) =>
      [language, pattern(`^\\s*${GREETING}(?:${words})(?<name>[^,;:.!?]{3,60})[.!]\\s*$`)] as const,
  ),
);
const GREETED = pattern(`^\\s*${GREETING}`);

const flat = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
const SHORTEST_NAME = 4;

/** Nothing but a greeting stands before the words of an offset, or begins them. */
function isGreeted({ plain }: Notebook, start: number): boolean {
  const greeting = GREETED().exec(lower(plain))?.[0] ?? "";
  return greeting.trim() !== "" && plain.slice(greeting.length, start).trim() === "";
}

/** The next sentence asks the maker for something. */
function isOrderBehind(n: Notebook, end: number): boolean {
  const [next = ""] = sentencesOf(n.plain.slice(end).trimStart().split("\n", 1)[0] ?? "");
  const order = next.trim();
  return (
    order !== "" &&
    (opensAsOrder(order, n.language) ||
      askedTopic(order, n.language) !== undefined ||
      n.judge.heldFor(order) === "maker" ||
      matchesIn(MAKER_WORDS, order).length > 0)
  );
}

/**
 * "Hello, we're Harbour Theatre. We'd like …": who writes, by nothing but the brand's name. That is for its maker, and
 * readers see the name on every picture.
 */
export function introducesItself(n: Notebook, { start, end }: Stretch): boolean {
  const found = INTRODUCES.get(n.language)?.().exec(lower(n.plain.slice(start, end)));
  const name = flat(found?.groups?.name ?? "");
  return (
    name.length >= SHORTEST_NAME &&
    flat(n.brand.name).includes(name) &&
    isGreeted(n, start) &&
    isOrderBehind(n, end)
  );
}
