import { capitalize, wordCount } from "../../copy/text.ts";
import type { Block, Headline } from "./block.ts";
import type { Material } from "./material.ts";

/** "Fixed Care: £38 a month, unlimited calls, reply within an hour": a name, and several things to say of it. */
const SIDE = /^(?<name>\p{Lu}[^:：.!?,]{2,28})\s?[:：]\s+(?<list>[^:]+,\s[^:]+,\s[^:]+)$/u;
const WORDS = 4;

const nameOf = (b: Block | undefined): string => {
  const { name = "" } = SIDE.exec(b?.kind === "sentence" ? (b.pieces[0]?.card ?? "") : "")?.groups ?? {};
  return wordCount(name) <= WORDS ? name.trim() : "";
};

/** A brief that opens with two sides, each with its list, is about both of them: neither is its headline. */
export function sidesOf({ blocks }: Material): Headline | undefined {
  const [one, other, next] = blocks;
  const names = [nameOf(one), nameOf(other)];
  if (names.includes("") || nameOf(next) !== "") return undefined;
  const facts = [one, other].flatMap((b) => b?.pieces.flatMap((piece) => piece.facts) ?? []);
  return { text: capitalize(names.join(" vs ")), facts, rest: [], block: undefined, label: "" };
}
