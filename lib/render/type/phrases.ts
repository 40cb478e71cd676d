import { AssetError, type ReadAsset } from "./manifest.ts";

/** Splits a run without spaces into phrases that stay on one line, or undefined where no model knows the script. */
export type SplitPhrases = (run: string) => string[] | undefined;

/** Scores of what stands around a possible break, by feature and by the letters there. */
type Model = { scores: ReadonlyMap<string, ReadonlyMap<string, number>>; base: number };
type ModelName = "ja" | "zh" | "th";

/**
 * Features of the BudouX models (Apache-2.0): where the letters begin and end that are looked up, from the
 * possible break.
 */
const FEATURES: readonly [name: string, from: number, to: number][] = [
  ["UW1", -3, -2],
  ["UW2", -2, -1],
  ["UW3", -1, 0],
  ["UW4", 0, 1],
  ["UW5", 1, 2],
  ["UW6", 2, 3],
  ["BW1", -2, 0],
  ["BW2", -1, 1],
  ["BW3", 0, 2],
  ["TW1", -3, 0],
  ["TW2", -2, 1],
  ["TW3", -1, 2],
  ["TW4", 0, 3],
];

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/u;
const THAI = /\p{Script=Thai}/u;

/** Part of a typeset's identity: another version breaks lines elsewhere. */
export const PHRASES_VERSION = "budoux@0.6.4";

const models = new Map<ModelName, Model>();

/**
 * Loads the models that some texts need; undefined when none does. They are static assets of 15 to 53 KB,
 * cached for the isolate's life.
 * @param language BCP 47. Decides whose Han characters these are, where no kana do.
 * @throws AssetError
 */
export async function phrasesFor(
  texts: string,
  read: ReadAsset,
  language = "",
): Promise<SplitPhrases | undefined> {
  const han = hanModel(texts, language);
  const [ideographic, thai] = await Promise.all([
    han && modelOf(han, read),
    THAI.test(texts) ? modelOf("th", read) : undefined,
  ]);
  if (!ideographic && !thai) return undefined;
  return (run) => {
    if (THAI.test(run)) return thai && agreed(run, thai, "th");
    if (!ideographic || !(HAN.test(run) || KANA.test(run))) return undefined;
    return han === "ja" ? parts(run, breaksIn(run, ideographic)) : agreed(run, ideographic, "zh");
  };
}

function hanModel(texts: string, language: string): ModelName | undefined {
  if (KANA.test(texts)) return "ja";
  if (!HAN.test(texts) || language.startsWith("ko")) return undefined;
  return language.startsWith("ja") ? "ja" : "zh";
}

async function modelOf(name: ModelName, read: ReadAsset): Promise<Model> {
  const path = `phrases/${name}.txt`;
  const model = models.get(name) ?? modelIn(await read(path), path);
  models.set(name, model);
  return model;
}

/** A line for each feature: its name, then letters and scores in turn, with tabs between. */
function modelIn(bytes: ArrayBuffer | undefined, path: string): Model {
  if (!bytes) throw new AssetError(path);
  const lines = new TextDecoder().decode(bytes).split("\n");
  const scores = new Map<string, Map<string, number>>();
  let sum = 0;
  for (const line of lines) {
    if (line === "" || line.startsWith("#")) continue;
    const [feature = "", ...rest] = line.split("\t");
    const entries = new Map<string, number>();
    for (let i = 0; i + 1 < rest.length; i += 2) {
      const score = Number(rest[i + 1]);
      entries.set(rest[i] ?? "", score);
      sum += score;
    }
    scores.set(feature, entries);
  }
  return { scores, base: -sum / 2 };
}

function breaksIn(run: string, { scores, base }: Model): Set<number> {
  const breaks = new Set<number>();
  for (let at = 1; at < run.length; at++) {
    const score = FEATURES.reduce(
      (sum, [name, from, to]) => sum + (scores.get(name)?.get(run.substring(at + from, at + to)) ?? 0),
      base,
    );
    if (score > 0) breaks.add(at);
  }
  return breaks;
}

const segmenters = new Map<string, Intl.Segmenter>();

/** Chinese and Thai models tear some words, and so do dictionaries: a break that both allow is a good one. */
function agreed(run: string, model: Model, language: "zh" | "th"): string[] {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: "word" });
  segmenters.set(language, segmenter);
  const breaks = breaksIn(run, model);
  const words = new Set(Array.from(segmenter.segment(run), ({ index }) => index));
  return parts(run, new Set([...breaks].filter((at) => words.has(at))));
}

function parts(run: string, breaks: ReadonlySet<number>): string[] {
  const ends = [...breaks].toSorted((a, b) => a - b);
  return [0, ...ends].map((start, i) => run.slice(start, ends[i]));
}
