import { remembered } from "../../../text/once.ts";
import { form, type OpenForm } from "./search.ts";
import { undecidedWords } from "./words/of.ts";

/** "am __.": a line to write on. Around words it makes them bold. */
const LINE = "(?<![\\p{L}\\d_/])_{2,}(?![\\p{L}\\d_])";
/** Office words that every language borrows. */
const BORROWED = "(?<![\\p{L}\\d_])t\\.?b\\.?[cd]\\.?(?![\\p{L}\\d_])";
/** "XXX Maratón": the thirtieth. */
const NUMBERED =
  "(?:edi|anivers|annivers|siglo|secolo|século|siècle|feria|feira|fiera|festival|marat|jornada|congres|certamen|concurso|concorso|semana|encontro|encuentro|torneo|trofe|premio|prémio|prêmio|carrera|corrida|corsa|salón|salone|mostra|muestra|olimp)";
const EXTRA = { evenToReaders: true } as const;

/** Forms of a place that a brief leaves empty. */
export const blanks = remembered((language): readonly OpenForm[] => {
  const w = undecidedWords(language);
  const simple = [
    form("blank", LINE, EXTRA),
    form("blank", BORROWED, EXTRA),
    form("blank", "\\[\\s*(?:[.…_?]+|xx+)\\s*\\]", EXTRA),
    form(
      "blank",
      "(?<![\\p{L}\\d])(?:[£$€₹]\\s?(?:\\?+|xx+)|(?:um|at|à|alle|a las|om|às) \\?+(?=\\s))",
      EXTRA,
    ),
  ];
  if (!w) return simple;
  return [
    ...simple,
    // "[nom à venir]": and no link of Markdown, "[name](https://…)".
    form(
      "blank",
      `(?<![\\p{L}\\d\\])."'])\\[\\s?(?:[^\\]"=({\\n]{0,40}(?<!\\p{L}))?(?:${w.slots})(?!\\p{L})[^\\]"=({\\n]{0,60}\\](?![(\\[])`,
      EXTRA,
    ),
    // "Seit XX Jahren", "XX €", "Telefon XXX"; "XX edición" is the twentieth.
    form("blank", `(?<![\\p{L}\\d])xx+\\s?(?:[€£$%]|(?:${w.counted})(?!\\p{L}))`, EXTRA),
    form("blank", `(?<![\\p{L}\\d])xxx+(?![\\p{L}\\d])(?! ${NUMBERED})`, { ...EXTRA, inCapitals: true }),
    form(
      "blank",
      `(?<!\\p{L})(?:${w.until}),(?! (?:and|und|et|y|e|en) (?:including|with|einschließlich|compris|con|met|com)| (?:einschließlich|inclus|compris|incluso|compreso|inclusief))`,
    ),
  ];
});
