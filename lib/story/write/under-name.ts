import { size } from "../../copy/text.ts";
import type { Headline } from "./block.ts";

/** A longer one is a sentence. Letters. */
const LONGEST = 44;

/** "Come and try it!" before the day that is wanted large: what it is stands over when it is. */
export function underName(chosen: Headline | undefined, found: Headline | undefined): Headline | undefined {
  const isBefore = chosen?.block && found?.block && found.block.at < chosen.block.at;
  const isName = found?.rest.length === 0 && size(found.text) <= LONGEST && /\p{L}/u.test(found.text);
  return chosen && found && isBefore && isName && !chosen.label && found.block?.kind === "sentence"
    ? { ...chosen, label: found.text }
    : chosen;
}
