import type { Tokens } from "./tokens.ts";

/** The end of a sentence: not behind an abbreviation, an initial or an ordinal, and not before a small letter. */
const END =
  /(?<=(?:[\p{L}\p{N}%€)’-]{3,}|\d)[.!?…]["”»“]?)(?<!(?<![\p{L}])(?:Dr|Mr|Mrs|Ms|St|No|Nr|vs|ca|approx|bzw|Str)\.)\s+(?=["“«„¿¡(]?[\p{Lu}\p{N}])|(?<=[。！？])/u;
const OPENS = /[“«„]/g;
const CLOSES = /[”»]/g;

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

/** A number with a full stop may be an ordinal: "am 3. Mai", "im 40. Jahr"; minutes are none. */
const ORDINAL =
  /(?<![\p{L}\d])(?<!\d ?h ?)(?:[0-2]?\d|3[01]|(?<=(?:der|die|das|den|dem|des|am|im|zum|vom|beim) )\d{2})\.$/u;

/** The sentences of a text. One that is quoted stays whole, and a question stays with its answer. */
export function sentencesOf(text: string): string[] {
  const all: string[] = [];
  for (const part of text.split(END).map((one) => one.trim())) {
    const last = all.at(-1);
    const isOpen = last !== undefined && count(last, OPENS) > count(last, CLOSES);
    if (last !== undefined && (isOpen || ORDINAL.test(last) || /\?$/.test(last)))
      all[all.length - 1] = `${last} ${part}`;
    else if (part !== "") all.push(part);
  }
  return all;
}

/** Whether every number of a text is among the tokens, and it has more than one: it lists what is drawn. */
export const isListed = (text: string, { numbers }: Tokens): boolean => {
  const plain = text.replace(/(?<=\d)[.,'’](?=\d{3}(?!\d))/g, "");
  const all = plain.match(/\d+/g) ?? [];
  return all.length > 1 && all.every((number) => numbers.has(number.replace(/^0+/, "")));
};

/** "Sole trader: one tax return, accounts stay private." is a name and what there is to say of it, part by part. */
export type Group = { title: string; items: string[] };
const MOST = { title: 40, words: 4, items: 6, item: 90 };

/** The group that a sentence is; undefined where it has no name or only one thing to say. */
export function groupOf(sentence: string): Group | undefined {
  const [, title = "", rest = ""] = /^([^:“”"]{2,40}):\s+(\S.*)$/u.exec(sentence) ?? [];
  const items = rest
    .replace(/\.$/, "")
    .split(/[,;](?!\d)\s+(?:(?:and|und|et|y|e|en)\s+)?/u)
    .map((item) => item.trim().replace(/^\p{Ll}/u, (first) => first.toUpperCase()));
  const isList = items.length > 1 && items.length <= MOST.items;
  const isShort =
    title.length <= MOST.title &&
    title.split(" ").length <= MOST.words &&
    items.every((item) => item !== "" && item.length <= MOST.item);
  return title !== "" && !/\d$/.test(title) && isList && isShort ? { title, items } : undefined;
}
