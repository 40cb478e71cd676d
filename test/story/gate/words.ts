const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const ESCAPED = /[.*+?^${}()|[\]\\/]/g;

/** Text as it is compared: no capitals, one kind of dash, space and quotation mark. */
const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[‐-―−]/g, "-")
    .replace(/[‘’‚′]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[^\S\n]+/g, " ");

/** Pattern of words that are no part of longer words or numbers: "£9" is not in "£95", nor "5.2" in "5.2.1". */
function wordPattern(words: string): string {
  const text = plain(words);
  // Words without spaces between them end where the next character begins; only digits run on.
  const runsOn = CJK.test(text) ? "\\p{N}" : "\\p{L}\\p{N}";
  const before = /^[\p{L}\p{N}]/u.test(text) ? `(?<![${runsOn}])(?<!\\d[.,:])` : "";
  const after = /[\p{L}\p{N}]$/u.test(text) ? `(?![${runsOn}]|[.,:]\\d)` : "";
  return `${before}${text.replace(ESCAPED, "\\$&")}${after}`;
}

const choices = (words: string): string => `(?:${words.split("|").map(wordPattern).join("|")})`;

/** Whether a text holds one of the words; "a|b" means either. */
export const holds = (text: string, words: string): boolean =>
  new RegExp(choices(words), "u").test(plain(text));

/** At most two words without a number: what stands nearer to another value belongs to that one. */
const BETWEEN = "[^\\p{L}\\p{N}]*(?:\\p{L}[\\p{L}'-]*[^\\p{L}\\p{N}]+){0,2}";

/** Whether the second follows the first in the same sentence, with at most two words between them. */
export const holdsTogether = (text: string, [first, second]: readonly [string, string]): boolean =>
  sentencesOf(text).some((sentence) =>
    new RegExp(`${choices(first)}${BETWEEN}${choices(second)}`, "u").test(sentence),
  );

/** The full stop of a date such as "4.1." ends no sentence. */
const sentencesOf = (text: string): string[] =>
  plain(text).split(/(?<!\b\d{1,2}\.\d{1,2})[.!?](?=\s|$)|[;\n•。]/u);

/** Lines of a text, each with the heading that it stands under. */
export function linesUnderHeadings(text: string): string[] {
  let heading = "";
  return text.split("\n").map((line) => {
    const whole = `${heading} ${line}`;
    if (/:\s*$/.test(line)) heading = line;
    else if (line.trim() === "") heading = "";
    return whole;
  });
}
