import { hasSpaces } from "../../copy/language.ts";
import { capitalize, size, stop, unstop } from "../../copy/text.ts";
import type { TitledLine } from "../schema.ts";
import type { Material } from "./material.ts";
import { cardOf } from "./slide-groups.ts";

/** Sentences on the last picture, and their letters. */
const CLOSING = { sentences: 3, letters: 200 };

/** "Closing: If in doubt, cut it up. Book an inspection.": what the author wants behind the entries of a list, on the last picture. */
export function closingSlide({ blocks, reading, language }: Material): TitledLine[] {
  const { closing, steps, items, wishes } = reading;
  const said = blocks.filter(
    ({ kind, pieces }) =>
      kind === "sentence" && pieces.every(({ facts }) => facts.some((id) => closing.includes(id))),
  );
  const [first = "", ...others] = said.map(cardOf);
  const title = unstop(capitalize(first));
  const body = others.map((text) => stop(capitalize(text))).join(hasSpaces(language) ? " " : "");
  const isSeries = steps.length + items.length > 1 || wishes.some(({ rule }) => rule === "end_with");
  const isShort = others.length < CLOSING.sentences && size(`${title} ${body}`) <= CLOSING.letters;
  if (title === "" || body === "" || !isSeries || !isShort) return [];
  return [{ title, body, facts: said.flatMap((b) => b.pieces.flatMap((p) => p.facts)) }];
}

/** What the other pictures are made of. */
export function withoutClosingBlocks(m: Material, [closing]: readonly TitledLine[]): Material {
  if (!closing) return m;
  const isClosing = (facts: readonly string[]) => facts.some((id) => closing.facts.includes(id));
  return { ...m, blocks: m.blocks.filter(({ pieces }) => !pieces.every(({ facts }) => isClosing(facts))) };
}

export const withoutClosing = (
  slides: readonly TitledLine[],
  [closing]: readonly TitledLine[],
): TitledLine[] => slides.filter(({ facts }) => !closing || !facts.some((id) => closing.facts.includes(id)));
