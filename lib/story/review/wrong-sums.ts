import { sentences } from "../../copy/sentences.ts";
import type { Value } from "../values/value.ts";
import { valuesIn } from "../values/values.ts";
import { oneLine, quoted } from "./check.ts";
import type { Leak, Published } from "./leak.ts";

/** What stands before the first and between both amounts of a change: "from 120 to 180". */
const FROM = /(?<!\p{L})(?:from|von|de|da|van|desde) ?$/iu;
const TO = /^[^\d,.;]{0,24}(?<!\p{L})(?:to|auf|à|a|naar|para) ?$/iu;
/** What a share says about them: "up 80 %", "(+80 %)", "ein Plus von 80 %". */
const CHANGES =
  /(?<!\p{L})(?:up|down|plus|minus|(?:increase|rise|gain|fall|drop|cut|growth) of|(?:plus|minus|anstieg|rückgang) von|soit|hausse de|baisse de|aumento del?|subida del|bajada del|calo del|stijging van|daling van|queda de) ?$|[(,] ?[+−–-] ?$|[+−–] ?$/iu;
/** Authors round, and count from figures with more digits than they print. */
const ROUNDED = 1.5;

/** The numbers that a value may stand for. "1,500" has two. */
const numbersOf = ({ keys }: Value) =>
  keys.map((key) => Number(key.split(":").at(-1))).filter(Number.isFinite);

/** The change between two values as a share of the first, in per cent, by every way to read them. */
const changesOf = (first: Value, second: Value) =>
  numbersOf(first).flatMap((from) => numbersOf(second).map((to) => (Math.abs(to - from) / from) * 100));

/** The first share of a sentence that two amounts before it contradict, with those amounts. */
function wrongShare(sentence: string, language: string): { said: string; is: number } | undefined {
  const values = valuesIn(sentence, language).filter(({ kind, weak }) => !weak && kind !== "name");
  for (const [i, share] of values.entries()) {
    const [first, second] = [values[i - 2], values[i - 1]];
    if (share.kind !== "percent" || !first || !second || first.kind !== second.kind) continue;
    const between = sentence.slice(first.span.end, second.span.start);
    const after = sentence.slice(second.span.end, share.span.start);
    if (!FROM.test(sentence.slice(0, first.span.start)) || !TO.test(between) || !CHANGES.test(after))
      continue;
    const changes = changesOf(first, second);
    const fits = changes.some((is) => numbersOf(share).some((said) => Math.abs(said - is) <= ROUNDED));
    const [is = 0] = changes;
    if (!fits) return { said: sentence.slice(first.span.start, share.span.end), is };
  }
  return undefined;
}

/** Shares that do not follow from the amounts beside them: "from 120 to 180 loaves, up 80 %". */
export function wrongSums({ story, places }: Pick<Published, "story" | "places">): Leak[] {
  return places.flatMap(({ where, text }) =>
    text.split("\n").flatMap((line) =>
      sentences(oneLine(line)).flatMap((sentence) => {
        const wrong = wrongShare(sentence, story.spoken);
        if (!wrong) return [];
        const says = `${quoted(wrong.said)} does not add up: that is ${Math.round(wrong.is)} %`;
        return [{ where, quote: wrong.said, says }];
      }),
    ),
  );
}
