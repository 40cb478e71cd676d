import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

/** Whom a sentence addresses, in the order of the model's classes. */
export const LABELS = ["reader", "maker", "colleague"] as const;
type Label = (typeof LABELS)[number];

export type Example = { label: Label; language: string; sentence: string; fold: number };

const FOLDER = new URL("data/", import.meta.url);

/** A fifth of the examples, by the hash of the sentence, is never trained with. */
const FOLDS = 5;
export const HELD_OUT = 0;

const foldOf = (sentence: string) => createHash("sha256").update(sentence).digest().readUInt32BE() % FOLDS;

function exampleOf(line: string): Example {
  const [label, language = "", sentence = ""] = line.split("\t");
  if (!LABELS.includes(label as Label) || !language || !sentence) throw new Error(`not an example: ${line}`);
  return { label: label as Label, language, sentence, fold: foldOf(sentence) };
}

const files = () =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(".tsv"))
    .sort();

/** Every labelled sentence once, in the order of the files. */
export function examples(): Example[] {
  const lines = files().flatMap((name) => readFileSync(new URL(name, FOLDER), "utf8").split("\n"));
  const all = lines.filter((line) => line.trim() !== "").map(exampleOf);
  return [...new Map(all.map((one) => [one.sentence, one])).values()];
}

/** What the features are made of: with other ones, the weights say nothing. */
const FEATURES = ["features.ts", "concepts.ts"].map(
  (name) => new URL(`../../../lib/story/addressee/${name}`, import.meta.url),
);

/** A short hash over what the weights were made of: the examples in their order, and the code of the features. */
export function hashOfExamples(): string {
  const hash = createHash("sha256");
  for (const file of FEATURES) hash.update(readFileSync(file));
  for (const { label, language, sentence } of examples()) hash.update(`${label}\t${language}\t${sentence}\n`);
  return hash.digest("hex").slice(0, 16);
}
