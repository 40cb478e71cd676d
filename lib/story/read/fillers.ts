import { capitalize } from "../../copy/text.ts";
import { lower, pattern } from "./lower.ts";

/** Words of spoken language that say nothing: "Alors voilà, …", "Also, ähm, …", "…, you know, …". English openings have their own rule. */
const FILLERS: Record<string, { first: string; inside: string; behind?: string; next?: string }> = {
  en: { first: "(?!)", inside: "you know|i mean|um+|uh+|erm?|basically" },
  de: {
    first: "also|nun|naja|na ja|na gut|tja|ähm?|hm+|äh",
    inside: "ähm?|äh|na ja|naja|sag ich mal|sagen wir mal|wie gesagt|ne",
    behind: "weil|aber|und|denn",
  },
  fr: {
    first:
      "(?:alors|bon|ben|bah|eh bien|et puis|du coup|enfin|donc|euh+|voilà|bref)(?: (?:alors|ben|bah|voilà|bon|donc|euh+))*",
    inside: "euh+|bon|ben|bah|enfin bref|quoi|tu vois|vous voyez",
    behind: "parce que|mais|et|car|puisque",
  },
  es: {
    first: "(?:pues|bueno|a ver|mira|nada|en fin|vale|eh+)(?: (?:pues|nada|bueno))*",
    inside: "eh+|bueno|pues|o sea|digamos",
    behind: "porque|pero|y",
    next: "pues",
  },
  it: {
    first: "(?:allora|dunque|ecco|beh|insomma|ehm?|niente|va bene)(?: (?:ecco|allora|niente))*",
    inside: "ehm?|beh|insomma|diciamo|ecco",
    behind: "perché|ma|e",
  },
  nl: {
    first: "(?:nou|dus|tja|eh+m?|kijk)(?: (?:ja|dus|goed))*",
    inside: "eh+m?|nou ja|zeg maar|weet je",
    behind: "want|omdat|maar|en",
  },
  pt: {
    first: "(?:então|bom|pronto|pois|olha|ora|hum+|bem)(?: (?:pronto|então|bem|é))*",
    inside: "hum+|pronto|sei lá|digamos|pois",
    behind: "porque|mas|e",
  },
};

const FORMS = new Map(
  Object.entries(FILLERS).map(([code, { first, inside, behind, next }]) => [
    code,
    {
      first: pattern(`^(?:(?:${first})\\s?[,:…–]\\s*)+(?:${next ?? "(?!)"} )?(?=\\S)`),
      inside: pattern(
        `${behind ? `(?<=(?<!\\p{L})(?:${behind})),?\\s(?:${inside}),(?=\\s)|` : ""},\\s(?:${inside})(?=,\\s)`,
        "g",
      ),
    },
  ]),
);
/** "Bueno, bonito y barato", "Gut, günstig, nah": a list of what something is. */
const FEWEST = 3;

/** A sentence without such words; as it stands where too little is left. */
export function withoutFillers(said: string, language: string): string {
  const forms = FORMS.get(language);
  if (!forms) return said;
  const first = forms.first().exec(lower(said))?.[0].length ?? 0;
  const opened = said.slice(first);
  const rest = opened.split(/\s+/u).length < FEWEST || LISTS.test(said) ? said : opened;
  const cuts = [...lower(rest).matchAll(forms.inside())].reverse();
  const bare = cuts.reduce(
    (text, { index, 0: words }) => text.slice(0, index) + text.slice(index + words.length),
    rest,
  );
  return bare === said ? said : capitalize(bare.replace(/(?<=[\p{L}])\s+,/gu, ","));
}
const LISTS = /^\p{L}+, \p{L}+ (?:und|et|y|e|en) \p{L}+(?![\p{L} ])/u;
