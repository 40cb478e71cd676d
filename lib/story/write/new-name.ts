import { unstop, wordCount } from "../../copy/text.ts";
import type { Headline } from "./block.ts";
import type { Material } from "./material.ts";
import { namedThing } from "./name-heads.ts";

const NEW =
  /^(?:(?:unsere?|our|notre|nuestr[oa]|il nostro|la nostra|onze|[oa] noss[oa])\s)?(?:neue[nrms]?|new|nouve\p{L}+|nuev[oa]s?|nuov[oaie]|nieuwe?|nov[oa]s?)\s+\p{L}+(?:\s\p{L}+)?\s?[!:.]*$/iu;
const NAME_WORDS = 3;

/** "New sock! The Haar." says in two breaths what is new, and its name. */
export function newName({ blocks: [first, second] }: Material): Headline | undefined {
  const [thing, name] = [first?.pieces[0], second?.pieces[0]];
  const card = name?.card ?? "";
  const isShort = wordCount(card) <= NAME_WORDS && !/[\d?]/.test(card);
  const said = second?.kind === "sentence" ? (isShort && unstop(card)) || namedThing(card) : "";
  if (!first || !thing || !name || said === "" || !NEW.test(thing.card)) return undefined;
  const kind = unstop(thing.card).replace(/\s?[!:]+$/, "");
  const calm = /\p{Lu}{3}/u.test(kind) ? kind.charAt(0) + kind.slice(1).toLowerCase() : kind;
  const text = `${calm}: ${lowerArticle(said)}`;
  const rest = [
    unstop(card)
      .slice(said.length)
      .replace(/^[\s,–—]+/u, ""),
  ].filter(Boolean);
  return { text, facts: [...new Set([...thing.facts, ...name.facts])], rest, block: second, label: "" };
}

const lowerArticle = (name: string) => name.replace(/^(?:The|A|An)(?= )/, (word) => word.toLowerCase());
