import { remembered } from "../../../copy/once.ts";
import { form, type OpenForm, whole } from "./search.ts";
import { undecidedWords } from "./words/of.ts";

const GAP = "(?:[^.!?;:\\n]|\\.(?=\\S))";
/** What ends a thought: "Venue to be confirmed." and not "to be confirmed by 3 May". */
const END = "(?=\\s*(?:[.!?…,;)\\]]|$))";
const BEGIN = "(?<=^|[([,:–—-]\\s?|[.!?]\\s)";
/** "More dates to follow", "weitere Termine folgen": readers may look forward to them. */
const MORE =
  "(?<!(?<!\\p{L})(?:more|further|all|weitere|mehr|alle|nähere|d[’']autres|más|otros|otras|altri|altre|meer|verdere|mais|outros|outras) )";

/** Forms in which a brief says that a part of it is still to come or to be decided. */
export const stillToCome = remembered((language): readonly OpenForm[] => {
  const w = undecidedWords(language);
  if (!w) return [];
  return [
    form("to_come", `${MORE}${whole(w.parts)}${GAP}{0,40}? (?:${w.comes})${END}`),
    form("to_come", whole(w.waits)),
    form("to_come", `${BEGIN}(?:${w.toConfirm})${END}`),
    form("to_come", `${whole(w.parts)} (?:${w.toConfirm})${END}`),
    form("to_come", whole(w.later), { evenToReaders: true }),
  ];
});
