import { capitalized } from "../../../../text/capitalized.ts";
import { splitOutsideDays } from "../../../../text/day-lists.ts";
import { inARow, sentencesIn } from "./clip.ts";
import type { Tokens } from "./tokens.ts";

/** The sentences of a text. A question stays with its answer. */
export function sentencesOf(text: string): string[] {
  const all: string[] = [];
  for (const part of sentencesIn(text)) {
    const last = all.at(-1);
    if (last !== undefined && /\?$/.test(last)) all[all.length - 1] = inARow([last, part]);
    else all.push(part);
  }
  return all;
}

/** Whether every number of a text is among the tokens, and it has more than one: it lists what is drawn. */
export const isListed = (text: string, { numbers }: Tokens): boolean => {
  const plain = text.replace(/(?<=\d)[.,'’](?=\d{3}(?!\d))/g, "");
  // "16,0" is 16.
  const all = (plain.match(/\d+/g) ?? []).map((number) => number.replace(/^0+/, "")).filter(Boolean);
  return all.length > 1 && all.every((number) => numbers.has(number));
};

/** "Sole trader: one tax return, accounts stay private." is a name and what there is to say of it, part by part. */
export type Group = { title: string; items: string[] };
const MOST = { title: 40, words: 4, items: 6, item: 90 };

const COMMA = /[,;](?!\d)\s+(?:(?:and|und|et|y|e|en)\s+)?/gu;

/** The group that a sentence is; undefined where it has no name or only one thing to say. */
export function groupOf(sentence: string): Group | undefined {
  const [, title = "", rest = ""] = /^([^:“”"]{2,40}):\s+(\S.*)$/u.exec(sentence) ?? [];
  const items = splitOutsideDays(rest.replace(/\.$/, ""), COMMA).map((item) => capitalized(item.trim()));
  const isList = items.length > 1 && items.length <= MOST.items;
  const isShort =
    title.length <= MOST.title &&
    title.split(" ").length <= MOST.words &&
    items.every((item) => item !== "" && item.length <= MOST.item);
  return title !== "" && !/\d$/.test(title) && isList && isShort ? { title, items } : undefined;
}
