import { capitalize } from "../../copy/text.ts";
import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/**
 * "Queremos que la gente reserve su plaza antes del viernes.": what readers are wanted to do. In Spanish, Italian and
 * Portuguese the verb of such a wish is that of a polite request; in French only its ending differs.
 */

type WantedAct = { want: string; people: string };

const WANTED: Record<string, WantedAct> = {
  es: {
    want: "(?:queremos|querríamos|quisiéramos|nos gustaría|esperamos)",
    people: "(?:la gente|todo el mundo|cada \\p{L}+|(?:los|las|nuestr[oa]s) \\p{L}+)",
  },
  it: {
    want: "(?:vogliamo|vorremmo|ci piacerebbe|speriamo)",
    people: "(?:la gente|ognuno|ogni \\p{L}+|chi ci segue)",
  },
  pt: {
    want: "(?:queremos|queríamos|gostávamos|gostaríamos|esperamos)",
    people: "(?:as pessoas|a gente|(?:os|as|noss[oa]s) \\p{L}+)",
  },
  fr: {
    want: "(?:nous|on) (?:voulons|voudrions|aimerions|souhaitons|veut|voudrait|aimerait|souhaite)",
    people: "(?:les gens|nos \\p{L}+|les \\p{L}+)",
  },
};

/** "Ask people to give at northgate.example/give." */
const ASKED =
  /^\s*(?:(?:please|and|then|also)[, ]+)*(?:ask|encourage|urge) (?:people|readers|everyone|everybody|customers|visitors|members|parents|followers|our \p{L}+) to (?<act>\p{Ll}{3,}\s\S.{8,})$/isu;

const FORMS = Object.fromEntries([
  ["en", ASKED],
  ...Object.entries(WANTED).map(([code, { want, people }]) => {
    const that = code === "it" ? "che" : "que";
    const source = `^\\s*(?:\\p{L}+[,!]\\s+)?${want} ${that} ${people} (?<act>\\p{Ll}{3,}\\s\\S.{8,})$`;
    return [code, new Prefiltered(source, "isu")] as const;
  }),
]);

const FRENCH_VERB = /^(\p{Ll}{2,}(?<!n|ss|y))ent(?=\s)/u;

/** What readers are wanted to do, as it is said to them, and where it begins; undefined for other sentences. */
export function wantedAct(text: string, language: string): { at: number; says: string } | undefined {
  const act = own(FORMS, language)?.exec(text)?.groups?.act;
  if (!act) return undefined;
  const at = text.length - act.length;
  if (language !== "fr") return { at, says: capitalize(act) };
  if (!FRENCH_VERB.test(act)) return undefined;
  const says = act
    .replace(FRENCH_VERB, "$1ez")
    .replace(/(?<!\p{L})leurs(?= \p{L})/gu, "vos")
    .replace(/(?<!\p{L})leur(?= \p{L})/gu, "votre");
  return { at, says: capitalize(says) };
}
