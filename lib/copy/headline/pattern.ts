import type { Facts, Source } from "../types.ts";
import type { Origin } from "./draft.ts";

/** Takes a headline down; without a source it gets that of its fact. */
export type Add = (text: string, by: Origin, source?: Source, fact?: number, rest?: string) => void;
/** The headline shapes of one kind of post. */
export type Pattern = (f: Facts, add: Add) => void;

/** Topic and statements as one text, to look for a pattern in. */
export const everything = (f: Facts): string =>
  [f.topic?.text ?? "", ...f.facts.map((x) => x.text)].join("\n");
export const article = (noun: string): string => (/^[aeiou]/i.test(noun) ? "an" : "a");
