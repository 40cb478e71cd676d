import { wordCount } from "../../copy/text.ts";
import { own } from "../../text/own.ts";
import type { Block, Headline } from "./block.ts";
import type { Material } from "./material.ts";

const OR: Record<string, string> = { en: "or", de: "oder", fr: "ou", es: "o", it: "o", nl: "of", pt: "ou" };

/** "Fixed Care: £38 per user, unlimited calls, …": an option, its price and what it comes with; "Speakers: A, B, C" is none. */
const OPTION =
  /^(?<name>\p{L}[^:：,]{2,30}?)\s?[:：]\s+(?=.*(?:[£$€¥]\s?\d|\d\s?(?:€|EUR|CHF|kr)))[^,]+,[^,]+,.+$/u;
const LONGEST_NAME = 4;

/** Two options, each with what it comes with, are headed by both names: one alone would say that it is the better one. */
export function optionsHead({ blocks, language }: Material): Headline | undefined {
  const or = own(OR, language);
  const options = blocks.flatMap((block) =>
    block.pieces.flatMap(({ card, facts }) => {
      const name = OPTION.exec(card)?.groups?.name ?? "";
      return name && wordCount(name) <= LONGEST_NAME ? [{ name, facts }] : [];
    }),
  );
  if (!or || options.length !== 2) return undefined;
  const text = options.map(({ name }) => name).join(` ${or} `);
  return { text, facts: options.flatMap(({ facts }) => facts), rest: [], block: undefined, label: "" };
}

/** Whether a block is one of such options. */
export const isOption = ({ pieces }: Block): boolean => pieces.some(({ card }) => OPTION.test(card));

/** A brief that is only a list is led by its first entry. */
export function firstItem({ blocks }: Material): Headline | undefined {
  const list = blocks.find((b) => b.kind === "list");
  const [piece] = list?.pieces ?? [];
  return list && piece
    ? { text: piece.card, facts: piece.facts, rest: [], block: list, label: "" }
    : undefined;
}
