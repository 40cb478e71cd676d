import { valuesIn } from "../values/values.ts";
import type { Aside } from "./brief-asides.ts";
import { quoted } from "./check.ts";
import type { Leak, LeakSearch } from "./leak.ts";
import { plain } from "./plain.ts";

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Runs of three words, or of six signs where words have no blanks: long enough to be no chance. */
function runsOf(text: string): string[] {
  const isUnspaced = UNSPACED.test(text);
  const parts = isUnspaced ? [...plain(text).replaceAll(" ", "")] : plain(text).split(" ");
  const size = isUnspaced ? 6 : 3;
  return parts.slice(size - 1).map((_, i) => parts.slice(i, i + size).join(" "));
}

/** The brief without its asides. */
function withoutAsides(brief: string, asides: readonly Aside[]): string {
  return asides.reduce(
    (text, { start, end }) => text.slice(0, start) + "\n".repeat(end - start) + text.slice(end),
    brief,
  );
}

/** Values and names of an aside that the rest of the brief does not have. */
function ownOf({ quote }: Aside, rest: string, language: string): string[] {
  const values = valuesIn(quote, language).filter(({ weak, text }) => !weak && plain(text).length > 2);
  return values.map(({ text }) => plain(text)).filter((text) => !` ${rest} `.includes(` ${text} `));
}

/** Published words that the brief says only to colleagues. */
export function leaksOfAsides({ story, brief, places, asides }: LeakSearch): Leak[] {
  const rest = withoutAsides(brief, asides);
  const elsewhere = new Set(runsOf(rest));
  const plainRest = plain(rest);
  const published = places.map(({ where, text }) => ({
    where,
    words: ` ${plain(text)} `,
    runs: new Set(runsOf(text)),
  }));
  return asides.flatMap((aside) => {
    const runs = runsOf(aside.quote).filter((run) => !elsewhere.has(run));
    const own = ownOf(aside, plainRest, story.language);
    const place = published.find(
      (one) => runs.some((run) => one.runs.has(run)) || own.some((word) => one.words.includes(` ${word} `)),
    );
    if (!place) return [];
    const says = `${quoted(aside.quote)} may not be meant for readers: ${aside.why}`;
    return [{ where: place.where, quote: aside.quote, says }];
  });
}
