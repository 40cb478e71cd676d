import { ASSET_TYPES } from "../../asset-types.ts";
import { size } from "../../copy/text.ts";
import type { Headline } from "./block.ts";
import type { Material } from "./material.ts";

/** A longer one is a sentence. Letters. */
const LONGEST = 44;

/** "In total £58,400" over what it went to: on a page of prices the sum stands large under the title that it has in the brief. */
const isSumOfPage = ({ facts: said }: Headline, { reading, options: { assetType } }: Material): boolean =>
  ASSET_TYPES[assetType].content === "figures" &&
  reading.prices.length > 1 &&
  reading.facts.some(({ id, kind }) => kind === "price" && said.includes(id));

/** "Come and try it!" before the day that is wanted large: what it is stands over when it is. */
export function underName(
  chosen: Headline | undefined,
  found: Headline | undefined,
  m: Material,
): Headline | undefined {
  const isBefore = chosen?.block && found?.block && found.block.at < chosen.block.at;
  if (chosen && found && isBefore && found.rest.length === 0 && isSumOfPage(chosen, m)) return found;
  const isName = found?.rest.length === 0 && size(found.text) <= LONGEST && /\p{L}/u.test(found.text);
  return chosen && found && isBefore && isName && !chosen.label && found.block?.kind === "sentence"
    ? { ...chosen, label: found.text }
    : chosen;
}
