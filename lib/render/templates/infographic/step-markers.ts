/** "Day 3: fault found", "Woche 2 – sortieren", "Étape 1. Lavez": a word, its number, and what happens then. */
const COUNTED =
  /^(?<word>\p{L}{2,12})\s(?<from>\d{1,3})(?:\s?[–-]\s?(?<to>\d{1,3}))?(?:\s?[:：.)]\s+|\s+[–—-]\s+)(?<said>\S.*)$/u;
/** These only count; their numbers say all. */
const STEP = /^(?:step|schritt|étape|etape|paso|passo|passaggio|stap|etapa|no|nr|punkt|punto|ponto|point)$/iu;
const LONGEST = 16;

type CountedLine = { marker: string; said: string };

/** The lines of a course that counts its days, weeks or steps upwards; without markers where these are only numbers. */
export function stepMarkers(lines: readonly string[]): CountedLine[] | undefined {
  const found = lines.map((line) => COUNTED.exec(line)?.groups);
  const all = found.filter((one) => one !== undefined);
  const word = all[0]?.word?.toLowerCase() ?? "";
  const numbers = all.map(({ from }) => Number(from));
  const isCourse =
    all.length === lines.length &&
    all.every((one) => one.word?.toLowerCase() === word) &&
    numbers.every((number, i) => i === 0 || number > (numbers[i - 1] ?? 0));
  if (!isCourse) return undefined;
  return all.map(({ word: name = "", from = "", to = "", said = "" }) => {
    const marker = `${name} ${from}${to && `–${to}`}`;
    return { marker: STEP.test(name) || marker.length > LONGEST ? "" : marker, said };
  });
}
