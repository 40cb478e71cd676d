import { remembered } from "../../../text/once.ts";
import { MONTH_WORD, WEEKDAY_WORD } from "../../values/calendar-words.ts";
import { form, type OpenForm, whole } from "./search.ts";
import { undecidedWords } from "./words/of.ts";
import type { UndecidedWords } from "./words/undecided-words.ts";

/** Letters within one sentence: a full stop between digits ends none. */
const GAP = "(?:[^.!?;\\n]|\\.(?=\\S))";
const NAME = "(?<name>\\p{L}[\\p{L}’'-]+)";
const NUMBER = "(?<![\\d.,:])(?:[£$€₹]\\s?)?\\d[\\d.,:]{0,10}(?:st|nd|rd|th|er|e|º|ª)?";
/** A number that is surely a value: with a currency or a unit. */
const MEASURE =
  "(?:[£$€₹]\\s?\\d(?:[\\d.,:]*\\d)?|\\d(?:[\\d.,:]*\\d)?\\s?(?:[€£$%]|euros?|pounds?|reais|uhr|h|uur|horas?|ore|heures?|am|pm|m|km|kg))(?:\\s\\d\\d)?";
/** What opens a second thought: a comma, a bracket or a dash. */
const BESIDE = "(?:[,;(–—]|\\s-\\s)";

const DIGIT_OR_DAY = () => `(?:${NUMBER}|${MONTH_WORD()}|${WEEKDAY_WORD()})`;
const END = "(?=\\s*(?:[.!?…)]|$))";
/** What the weather decides is decided for readers when they see the sky. */
const WEATHER =
  "(?:weather|snow|ice|tide|sun|level|size|age|wetter|schnee|regnet|scheint|niveau|stufe|größe|alter|météo|temps|neige|taille|âge|tiempo|nieve|nivel|edad|talla|tempo|neve|livello|età|taglia|weer|sneeuw|leeftijd|idade)";

/** "£6 (Nora says 7", "48, though Phil thinks it was 60": a person has another value. */
function otherWord(w: UndecidedWords): OpenForm[] {
  const lead = `\\d${GAP}{0,80}?${BESIDE}\\s*(?:(?:${w.but}) )?(?:(?:${w.articles}) ?)?${NAME}(?: [\\p{L}’']+){0,2}?`;
  const value = `(?!\\s*[:“"„«])(?!,(?! (?:es|dass|das|que|che|dat|it|that) ))${GAP}{0,30}?\\d`;
  return [
    form("values", `${lead} (?:${w.says})(?!\\p{L})${value}`, { orRole: true }),
    form(
      "values",
      `\\d${GAP}{0,40}? (?:${w.but}) (?:(?:${w.articles}) ?)?${NAME} (?:${w.says})(?!\\p{L})${value}`,
      { orRole: true },
    ),
    form(
      "values",
      `\\d${GAP}{0,40}?,\\s(?:\\p{L}+ ){0,2}?\\d[\\d.,]*${GAP}{0,20}? (?:${w.accordingTo})\\s?(?:(?:${w.articles}) ?)?${NAME}(?![\\p{L}])`,
      { orRole: true },
    ),
    form(
      "values",
      `\\d${GAP}{0,40}?,\\s(?:\\p{L}+ ){0,2}?\\d[\\d.,]*${GAP}{0,20}? (?:${w.accordingTo})\\s?(?:[\\p{L}’']+ ){0,3}?(?:${w.sources})(?!\\p{L})`,
    ),
    form(
      "values",
      `\\d${GAP}{0,40}?,\\s(?:${w.accordingTo})\\s(?:[\\p{L}’']+ ){0,3}?(?:${w.sources})(?: \\p{L}+){0,2}? [£$€₹]?\\d`,
    ),
    form(
      "values",
      `(?<=[\\s(])(?:(?:${w.articles}) ?)?${NAME}(?: (?:al|no|am|au|on|en|por) \\p{L}+)? (?:${w.says}) (?:que |che |dass |that )?[£$€₹]?\\d${GAP}{0,40}?(?<!\\p{L})(?:${w.but})(?!\\p{L})`,
      {
        orRole: true,
      },
    ),
  ];
}

/** "25 m, the website says 20", "(on the poster it says 32": something printed has another value. */
function otherSource(w: UndecidedWords): OpenForm[] {
  const value = "(?: (?!all|tou[ts]|tod|tutt)[\\p{L}’']+){0,3} [£$€₹]?\\d";
  return [
    form(
      "values",
      `\\d${GAP}{0,80}?${BESIDE}\\s*(?:[\\p{L}’']+ ){0,5}?(?:[\\p{L}]+[’'])?(?:${w.sources})(?: (?!(?:${w.stands}) )[\\p{L}’']+){0,3}? (?:${w.stands})(?!\\p{L})${value}`,
    ),
    form(
      "values",
      `\\d${GAP}{0,40}? (?:${w.but}) (?:[\\p{L}’']+ ){0,4}?(?:[\\p{L}]+[’'])?(?:${w.sources})(?: [\\p{L}’']+){0,2}? (?:${w.stands})(?!\\p{L})${value}`,
    ),
  ];
}

/** "£12, no, 13": the first value is taken back. */
const takenBack = (w: UndecidedWords): OpenForm[] => [
  form(
    "values",
    `(?<!(?<!\\p{L})(?:${w.not}) (?:\\p{L}+ )?)(?<![\\d.,])${MEASURE}(?:,| [–—-]|\\s?[(]) ?(?:${w.corrects}),? (?:\\p{L}{1,5} )?[£$€₹]?\\d`,
  ),
  form(
    "values",
    `(?<!(?<!\\p{L})(?:${w.not}) (?:\\p{L}+ )?)(?<![\\d.,])\\d[\\d.:]*, (?:${w.corrects}), (?:\\p{L}{1,5} )?[£$€₹]?\\d`,
  ),
];

/** "9 January or the 16th depending on the council", "from March, or April", "8 weeks, or was it 10". */
function alternatives(w: UndecidedWords): OpenForm[] {
  const value = DIGIT_OR_DAY();
  const few = "(?:\\p{L}+[’' ]\\s?){0,3}?";
  const waitsFor = `(?<!\\p{L})(?:${w.depends})\\s?${few}(?:${w.deciders})(?!\\p{L})`;
  const small = "(?:\\p{L}{1,6}[’' ]\\s?)";
  return [
    form(
      "values",
      `${value}${GAP}{0,25}? (?:${w.or}) ${small}{0,3}${value}${GAP}{0,20}?${waitsFor}(?!${GAP}{0,40}${WEATHER})`,
    ),
    form("values", `${whole(w.or)}${GAP}{0,40}?${waitsFor}(?: (?:${w.says}|ab))?${END}`),
    form(
      "values",
      `${value}${GAP}{0,25}?,? (?:${w.or}) ${small}{0,3}${value}${GAP}{0,20}?, ${few}(?:${w.deciders}) (?:${w.checks}|tagt)(?!\\p{L})`,
    ),
    form(
      "values",
      `(?<!\\p{L})(?:${w.from})\\s?${small}{0,2}${value}(?: \\p{L}{3,9})?, (?:${w.or}) ${small}{0,2}${value}(?: \\p{L}{3,9})?${END}`,
    ),
    form("values", `${value}${GAP}{0,25}?,? (?:${w.orRather}) ${small}{0,3}${value}`),
    form("values", `\\((?:${w.or})\\s(?=[^()\\n]{0,40}\\d)[^()\\n?]{0,40}\\?`, { evenToReaders: true }),
  ];
}

/** "10 anni o 12?", "ca. 900??", "unless we keep the £7": the author asks. */
function asked(w: UndecidedWords): OpenForm[] {
  const isStatement = `(?:^|[.!?:;]\\s+)(?![¿¡“"]*(?:${w.asking})(?!\\p{L}))`;
  return [
    form(
      "values",
      `${isStatement}${GAP}{10,120}?(?<!\\p{L})(?:${w.until}|${w.from})\\s?(?:\\p{L}{1,4} )?${NUMBER}(?: \\p{L}+)?,? (?:${w.or}) (?:\\p{L}{1,4} )?${NUMBER}(?: \\p{L}+)?\\s?\\?`,
    ),
    form("values", `(?:[=:]|(?<!\\p{L})(?:${w.until}))\\s${NUMBER}(?: \\p{L}+)?\\s?\\?\\s+(?:${w.or})\\s`),
    form("values", `${isStatement}${GAP}{0,120}?\\d[\\d.,:]*(?:st|nd|rd|th)?\\s?[€£%$]?\\s?\\?{2,}`),
    form(
      "values",
      `${isStatement}${GAP}{0,120}?(?<!\\p{L})(?:${w.roughly}) \\d[\\d.,]*(?: \\p{L}+){0,2}\\s?\\?+`,
    ),
    form("values", whole(w.unless)),
  ];
}

/** Forms in which a brief has two values for one thing, or asks which it is. */
export const twoValues = remembered((language): readonly OpenForm[] => {
  const w = undecidedWords(language);
  return w ? [otherWord, otherSource, takenBack, alternatives, asked].flatMap((make) => make(w)) : [];
});
