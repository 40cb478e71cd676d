import { DE } from "./de.ts";
import { EN } from "./en.ts";
import { ES } from "./es.ts";
import { FR } from "./fr.ts";
import { IT } from "./it.ts";
import { NL } from "./nl.ts";
import { PT } from "./pt.ts";
import type { UndecidedWords } from "./undecided-words.ts";

const BY_LANGUAGE: ReadonlyMap<string, UndecidedWords> = new Map([
  ["en", EN],
  ["de", DE],
  ["fr", FR],
  ["es", ES],
  ["it", IT],
  ["nl", NL],
  ["pt", PT],
]);

/** The words of a language, such as "pt" or "pt-BR"; undefined for one without any. */
export const undecidedWords = (language: string): UndecidedWords | undefined =>
  BY_LANGUAGE.get(language.split("-")[0] ?? "en");
