import { certainlyFor } from "../addressee/addressee.ts";
import { MAKER_WORDS } from "../maker-words.ts";
import { matchesIn } from "../values/matches.ts";
import { lower } from "./lower.ts";
import type { Notebook } from "./notebook.ts";
import { namesPartOfPost } from "./prohibition-words.ts";
import { isInternal } from "./talk.ts";

const SENTENCES = /^\s*\(\s*(?<said>\p{Lu}[^()]{24,}[.!])\s*\)\s*$/u;

/** "(A piano in daily use wants tuning twice a year.)": whole sentences in brackets, where nothing in them speaks to others. */
export function isBracketedSentence(aside: string, { judge, language }: Notebook): boolean {
  const { said } = SENTENCES.exec(aside)?.groups ?? {};
  return (
    said !== undefined &&
    judge.doubtedFor(said) === undefined &&
    certainlyFor(said, language) === undefined &&
    matchesIn(MAKER_WORDS, said).length === 0 &&
    !namesPartOfPost(lower(said), language) &&
    !isInternal(said, language)
  );
}
