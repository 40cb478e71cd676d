import { clip } from "../../copy/text.ts";
import type { Doubt } from "../schema.ts";
import type { Block } from "./block.ts";
import type { Material } from "./material.ts";

/** "Urgent – within 5 working days" over "Leaking roof, blocked sink": a name and its term, on a line over what it is for. */

const TERMED = /^\p{Lu}[\p{L} ]{2,24}\s[–—-]\s\S.{2,60}$/u;

/** Whether a block is the line right under such a line. */
export function isUnderTerm(
  b: Block,
  before: Block | undefined,
  { reading, options: { brief = "" } }: Material,
): boolean {
  const [id] = before?.pieces[0]?.facts ?? [];
  const fact = reading.facts.find((one) => one.from === "brief" && one.id === id);
  return (
    fact !== undefined &&
    TERMED.test(fact.quote.trim()) &&
    /^[^\S\n]*\n[^\S\n]*$/u.test(brief.slice(fact.span.end, b.at))
  );
}

const LEAST = 2;

/** An infographic draws the terms as numbers, apart from what each is for: a person has to look. */
export function termsApart(m: Material): Doubt[] {
  if (m.options.assetType !== "infographic") return [];
  const under = m.blocks.filter((b, i) => isUnderTerm(b, m.blocks[i - 1], m));
  const [first] = under;
  const text = clip(first?.pieces[0]?.card ?? "", 60);
  return under.length < LEAST
    ? []
    : [
        {
          slot: "picture",
          says: `The picture may part “${text}” from the line that it stands under.`,
          span: null,
        },
      ];
}
