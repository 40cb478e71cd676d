import { unstop, wordCount } from "../../copy/text.ts";
import type { Headline } from "./block.ts";
import type { Material } from "./material.ts";

const NEW =
  /^(?:neue[nrms]?|new|nouve\p{L}+|nuev[oa]s?|nuov[oaie]|nieuwe?|nov[oa]s?)\s+\p{L}+(?:\s\p{L}+)?[!:.]*$/iu;
const NAME_WORDS = 3;

/** "New sock! The Haar." says in two breaths what is new, and its name. */
export function newName({ blocks: [first, second] }: Material): Headline | undefined {
  const [thing, name] = [first?.pieces[0], second?.pieces[0]];
  const isName =
    second?.kind === "sentence" &&
    wordCount(name?.card ?? "") <= NAME_WORDS &&
    !/[\d?]/.test(name?.card ?? "");
  if (!first || !thing || !name || !isName || !NEW.test(thing.card)) return undefined;
  const kind = unstop(thing.card).replace(/[!:]+$/, "");
  const calm = /\p{Lu}{3}/u.test(kind) ? kind.charAt(0) + kind.slice(1).toLowerCase() : kind;
  const text = `${calm}: ${lowerArticle(unstop(name.card))}`;
  return { text, facts: [...new Set([...thing.facts, ...name.facts])], rest: [], block: second, label: "" };
}

const lowerArticle = (name: string) => name.replace(/^(?:The|A|An)(?= )/, (word) => word.toLowerCase());
