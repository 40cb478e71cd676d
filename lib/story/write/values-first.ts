import { ASSET_TYPES } from "../../asset-types.ts";
import { sentences } from "../../copy/sentences.ts";
import { capitalize, stop } from "../../copy/text.ts";
import { severalNamed } from "../../text/several-names.ts";
import type { ValueName } from "../../text/value-names.ts";
import type { AssetType } from "../../vocab.ts";
import { emphasesOf, shows } from "../emphasis.ts";
import { linesOfParts } from "../picture-wishes/wished-parts.ts";
import type { Line, Story } from "../schema.ts";

/**
 * "Please make the date and the hours the biggest things on it.": values of two kinds have no one place for a large
 * number. They are the headline, and what it was stands under it.
 */

const LONGEST = 72;
/** A price stands behind its day: the largest number of a line is what is seen of it. */
const ORDER: readonly ValueName[] = ["date", "time", "price", "phone"];

/** The values as one line: "From Saturday 9 January 2027, 8.30am to 12.30pm". */
function valuesWanted(story: Story): Line | undefined {
  for (const wanted of emphasesOf(story)) {
    const named = wanted.values.length === 0 && !wanted.on ? severalNamed(wanted.words) : undefined;
    const kinds = named && ORDER.filter((kind) => named.includes(kind));
    const lines = kinds && linesOfParts({ kinds, isTitled: false, isBranded: false }, story);
    const text = capitalize(lines?.map((line) => line.text).join(", ") ?? "");
    const facts = [...new Set(lines?.flatMap((line) => line.facts))];
    if (text !== "" && text.length <= LONGEST && shows(text, wanted, story.language)) return { text, facts };
  }
  return undefined;
}

/** The story with what the author wants largest as the headline of one picture. */
export function valuesFirst(story: Story, assetType: AssetType): Story {
  const { content } = ASSET_TYPES[assetType];
  const line = content === "message" || content === "figures" ? valuesWanted(story) : undefined;
  if (!line) return story;
  const { headline, support } = story;
  const under = sentences(support?.text ?? "").filter(
    (text) => !line.text.includes(text.replace(/[.]$/u, "")),
  );
  const facts = [...new Set([...headline.facts, ...(support?.facts ?? [])])];
  return {
    ...story,
    headline: line,
    support: { text: [stop(headline.text), ...under].join(" "), facts },
    when: null,
  };
}
