import { wordCount } from "../../copy/text.ts";
import { own } from "../../text/own.ts";
import type { Block, Headline } from "./block.ts";
import type { Material } from "./material.ts";

const OR: Record<string, string> = { en: "or", de: "oder", fr: "ou", es: "o", it: "o", nl: "of", pt: "ou" };

/** "Fixed Care: £38 per user, unlimited calls, …": an option, its price and what it comes with; "Speakers: A, B, C" is none. */
const OPTION =
  /^(?<name>\p{L}[^:：,]{2,30}?)\s?[:：]\s+(?=.*(?:[£$€¥₹]\s?\d|\d\s?(?:€|EUR|CHF|kr)))[^,]+,[^,]+,.+$/u;
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

/** "Plastic: about £28 a metre. Lasts …": a thing and what is said of it. */
const NAMED = /^(?<name>\p{L}[^:：.!?]{1,28}?)\s?[:：]\s+\S/u;
const MOST_ASKED = 4;
/** "Upright or grand piano?": the noun that both share ends the question. */
const SHARED = /^ \p{L}[\p{L}-]+(?=\?)/u;

/**
 * "People ask us plastic or cast iron, so let's compare them": things that the author's order names together, and the
 * brief describes one by one, are the headline.
 */
export function askedOptions({ blocks, language, options }: Material): Headline | undefined {
  const or = own(OR, language);
  const named = blocks.flatMap(({ pieces }) =>
    pieces.flatMap(({ card, facts }) => {
      const name = NAMED.exec(card)?.groups?.name ?? "";
      // "Van or bike: which one?" names both, and is none of them.
      const isOne = name !== "" && !` ${name.toLowerCase()} `.includes(` ${or} `);
      return isOne && wordCount(name) <= LONGEST_NAME ? [{ name, facts }] : [];
    }),
  );
  const written = (options.brief ?? "").split(/\n|(?<=[.!?:])\s/u)[0] ?? "";
  const order = written.toLowerCase();
  const asked = named.filter(({ name }) => order.includes(name.toLowerCase()));
  const isJoined = order.includes(` ${or} `) || /(?<!\p{L})(?:vs\.?|versus)(?!\p{L})/u.test(order);
  const isSaid = blocks.some(({ pieces }) => pieces.some(({ card }) => order.startsWith(card.toLowerCase())));
  if (!or || asked.length < 2 || asked.length > MOST_ASKED || !isJoined || isSaid) return undefined;
  const inside = (name: string) => {
    const from = written.slice(order.indexOf(name.toLowerCase()));
    return `${from.slice(0, name.length)}${SHARED.exec(from.slice(name.length))?.[0] ?? ""}`;
  };
  const names = asked.map(({ name }, i) => (i === 0 ? name : inside(name)));
  const text = [names.slice(0, -1).join(", "), names.at(-1)].join(` ${or} `);
  return { text, facts: asked.flatMap(({ facts }) => facts), rest: [], block: undefined, label: "" };
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
