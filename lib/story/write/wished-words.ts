import { ASSET_TYPES } from "../../asset-types.ts";
import { emphasesOf } from "../emphasis.ts";
import { shortWords } from "../short-words.ts";
import type { Material } from "./material.ts";

/** The material without a word or two that stand large over the headline. A film begins with them. */
export function withoutShortWords(m: Material): Material {
  if (ASSET_TYPES[m.options.assetType].content === "scenes") return m;
  const wanted = emphasesOf(m.reading).filter((one) => shortWords(one) !== undefined);
  const ids = new Set(wanted.flatMap(({ facts }) => facts.map(({ id }) => id)));
  if (ids.size === 0) return m;
  const isWord = (of: readonly string[]) => of.length > 0 && of.every((id) => ids.has(id));
  return {
    ...m,
    blocks: m.blocks.filter(({ pieces }) => !isWord(pieces.flatMap(({ facts }) => facts))),
  };
}
