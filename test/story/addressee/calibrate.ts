import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { askingSigns } from "../../../lib/story/addressee/asking-signs.ts";
import { type LaidOut, laidOut } from "../../../lib/story/addressee/layout.ts";
import { judgedBy } from "../../../lib/story/addressee/model.ts";
import { MODEL } from "../../../lib/story/addressee/trained.ts";
import { remarkShare, unmarked } from "../reading/measure.ts";
import { briefs, isHeldOut, isWhole } from "./examples.ts";

/**
 * `npm run calibrate`: how far the classifier is to be believed in ordinary briefs. Logistic regression over the few
 * numbers of `askingSigns`, on ordinary briefs and on the examples that the classifier has not seen; these are harder
 * and have four times as many remarks, so each counts less.
 */
const TARGET = new URL("../../../lib/story/addressee/asking-weights.ts", import.meta.url);
const ORDINARY = new URL("../reading/briefs/", import.meta.url);
const WEIGHT_OF_EXAMPLES = 0.1;
/** Languages whose words `askingSigns` knows. */
const LANGUAGES = new Set(["en", "de", "nl", "fr", "es", "it", "pt"]);

type Sentence = LaidOut & { isRemark: boolean };
type Sample = { from: string; text: string; signs: number[]; isRemark: boolean; weight: number };

function samplesOf(from: string, sentences: readonly Sentence[], language: string, weight: number): Sample[] {
  if (!LANGUAGES.has(language)) return [];
  const chances = judgedBy(MODEL(), sentences, language).map(({ reader }) => 1 - reader);
  // What opens a brief is nearly always an order there, which the reader knows by its frame.
  return sentences.flatMap(({ sentence, isRemark }, i) => {
    if (i === 0 && sentences.length > 1) return [];
    const [alone] = judgedBy(MODEL(), [{ sentence }], language);
    const placed = {
      words: sentence,
      language,
      chance: chances[i] ?? 0,
      chanceAlone: 1 - (alone?.reader ?? 1),
      before: chances[i - 1],
      behind: chances[i + 1],
      highest: Math.max(0, ...chances.filter((_, at) => at !== i && at > 0)),
    };
    return { from, text: sentence, signs: Object.values(askingSigns(placed)), isRemark, weight };
  });
}

const ordinary = (): Sample[] =>
  readdirSync(ORDINARY).flatMap((file) =>
    readFileSync(new URL(file, ORDINARY), "utf8")
      .split(/^%%%$/mu)
      .map((text) => text.trim())
      .filter(Boolean)
      .flatMap((text) => {
        const language = /^lang:\s*(\w+)/u.exec(text)?.[1] ?? "en";
        const marked = unmarked(text.replace(/^lang:.*\n/u, ""));
        let at = 0;
        const sentences = laidOut(marked.brief).map((one) => {
          const start = Math.max(at, marked.brief.indexOf(one.sentence, at));
          at = start + one.sentence.length;
          return { ...one, isRemark: remarkShare({ start, end: at }, marked.remarks) > 0 };
        });
        return samplesOf(file, sentences, language, 1);
      }),
  );

const examples = (): Sample[] =>
  briefs()
    .filter((brief) => isHeldOut(brief) && isWhole(brief))
    .flatMap(({ author, examples }) =>
      samplesOf(
        author,
        examples.map((one) => ({ ...one, isRemark: one.label !== "reader" })),
        examples[0]?.language ?? "",
        WEIGHT_OF_EXAMPLES,
      ),
    );

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));
const chanceOf = (weights: readonly number[], signs: readonly number[]) =>
  sigmoid(signs.reduce((sum, sign, i) => sum + sign * (weights[i] ?? 0), weights.at(-1) ?? 0));

const STEPS = 500;
const RATE = 0.1;
const DECAY = 3;

/** The gradient of the mean loss; `DECAY / 2 |w|^2` is added to its sum, without the bias. */
function gradientOf(weights: readonly number[], samples: readonly Sample[], total: number): number[] {
  const gradient = weights.map((weight, i) => (i === weights.length - 1 ? 0 : (DECAY * weight) / total));
  for (const { signs, isRemark, weight } of samples) {
    const error = (weight * (chanceOf(weights, signs) - Number(isRemark))) / total;
    for (let i = 0; i < weights.length; i++) gradient[i] = (gradient[i] ?? 0) + error * (signs[i] ?? 1);
  }
  return gradient;
}

/** Weights and, last, a bias, by descent with steps that shrink for each weight (Adam). */
function fitted(samples: readonly Sample[]): number[] {
  const total = samples.reduce((sum, { weight }) => sum + weight, 0);
  const start = { weight: 0, mean: 0, square: 0 };
  let rows = Array.from({ length: (samples[0]?.signs.length ?? 0) + 1 }, () => start);
  for (let step = 1; step <= STEPS; step++) {
    const weights = rows.map(({ weight }) => weight);
    const gradient = gradientOf(weights, samples, total);
    rows = rows.map((row, i) => {
      const g = gradient[i] ?? 0;
      const mean = 0.9 * row.mean + 0.1 * g;
      const square = 0.999 * row.square + 0.001 * g * g;
      const by = mean / (1 - 0.9 ** step) / (Math.sqrt(square / (1 - 0.999 ** step)) + 1e-8);
      return { weight: row.weight - RATE * by, mean, square };
    });
  }
  return rows.map(({ weight }) => weight);
}

/** What a bound does to samples that the weights were not fitted with. */
function report(name: string, judged: readonly { chance: number; isRemark: boolean }[]): void {
  const rows = [0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5].map((from) => ({
    from,
    "asked for nothing": judged.filter(({ chance, isRemark }) => !isRemark && chance >= from).length,
    "remarks missed": judged.filter(({ chance, isRemark }) => isRemark && chance < from).length,
  }));
  console.log(`${name}: ${judged.length} sentences`);
  console.table(rows);
}

const [own, harder] = [ordinary(), examples()];
const judgedBySplit = (
  samples: readonly Sample[],
  others: readonly Sample[],
  partOf: (one: Sample) => string,
) =>
  [...new Set(samples.map(partOf))].flatMap((part) => {
    const weights = fitted([...samples.filter((one) => partOf(one) !== part), ...others]);
    return samples
      .filter((one) => partOf(one) === part)
      .map((one) => ({ ...one, chance: chanceOf(weights, one.signs) }));
  });
const judged = judgedBySplit(own, harder, ({ from }) => from);
report("ordinary briefs, each file left out in turn", judged);
report(
  "examples",
  judgedBySplit(harder, own, ({ text }) => (text.length % 2 ? "odd" : "even")),
);
if (process.argv.includes("--list"))
  for (const { chance, isRemark, text } of judged)
    if (isRemark !== chance >= 0.25) console.log(isRemark ? "missed" : "asked", chance.toFixed(2), text);

const names = Object.keys(
  askingSigns({ words: "", language: "en", chance: 0, chanceAlone: 0, before: 0, behind: 0, highest: 0 }),
);
const weights = fitted([...own, ...harder]);
const rows = [...names, "bias"].map((name, i) => `  "${name}": ${(weights[i] ?? 0).toFixed(3)},`);
writeFileSync(
  TARGET,
  `/** Made by \`npm run calibrate\`. What each number of \`askingSigns\` adds to the logit of a remark. */
export const WEIGHTS: Readonly<Record<string, number>> = {
${rows.join("\n")}
};
`,
);
