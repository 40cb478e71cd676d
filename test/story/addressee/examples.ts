import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { type Begins, type LaidOut, sentencesOfLine } from "../../../lib/story/addressee/layout.ts";

/** Whom a sentence addresses, in the order of the model's classes. */
export const LABELS = ["reader", "maker", "colleague"] as const;
type Label = (typeof LABELS)[number];

/** `weight`: as how many sentences it counts in training. */
export type Example = LaidOut & { label: Label; language: string; weight: number };

/** The sentences of one brief in their order. `part` is a number that its words decide. */
export type Brief = { author: string; examples: Example[]; part: number };

const FOLDER = new URL("data/", import.meta.url);

/** An eighth of the briefs is never trained with. */
const PARTS = 8;
export const isHeldOut = ({ part }: Brief): boolean => part % PARTS === 0;

/** More than a sentence that stands alone. */
export const isWhole = ({ examples }: Brief): boolean => examples.length > 1;

const partOf = (examples: readonly Example[]) =>
  createHash("sha256")
    .update(examples.map(({ sentence }) => sentence).join("\n"))
    .digest()
    .readUInt32BE();

/** Briefs as customers send them: few have a remark. The other files have many, and those that are hard to tell. */
const USUAL: ReadonlySet<string> = new Set([
  "offices",
  "towns",
  "requests",
  "abroad",
  "abroad-requests",
  "recaps",
  "abroad-recaps",
  "endings-english",
  "endings-german-dutch",
  "endings-romance",
  "practical-english",
  "practical-other",
  "advice-english",
  "advice-german-dutch",
  "advice-romance",
]);
const WEIGHT_OF_USUAL = 2;
/** Short briefs, of which far more have a note to the maker than customers' have. */
const NOTED: ReadonlySet<string> = new Set(["short-english", "short-other"]);
const WEIGHT_OF_NOTED = 0.5;
const weightOf = (author: string) =>
  USUAL.has(author) ? WEIGHT_OF_USUAL : NOTED.has(author) ? WEIGHT_OF_NOTED : 1;

function exampleOf(line: string, weight: number): Example {
  const [label, language = "", sentence = ""] = line.split("\t");
  if (!LABELS.includes(label as Label) || !language || !sentence) throw new Error(`not an example: ${line}`);
  return { label: label as Label, language, sentence, weight };
}

const files = (end: string) =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(end))
    .sort();

/** An empty line ends a brief; in a file without any, each line stands alone. */
function briefsIn(file: string): Brief[] {
  const text = readFileSync(new URL(file, FOLDER), "utf8").trim();
  const parts = text.includes("\n\n") ? text.split(/\n\n+/) : text.split("\n");
  const author = file.replace(".tsv", "");
  const weight = weightOf(author);
  return parts.map((part) => {
    const examples = part.split("\n").map((line) => exampleOf(line, weight));
    return { author, examples, part: partOf(examples) };
  });
}

/** What is marked in a brief that is written out: "[[m: Keep the date large.]]", "[[c: Tom has the pictures.]]". */
const MARKED = /\[\[(?<to>[mc]):\s*(?<words>.*?)\]\]/u;
const LABEL_OF: Record<string, Label> = { m: "maker", c: "colleague" };

/** The sentences of a line with their labels. A split with two groups gives, for each mark, whom it names and its words. */
function labelledIn(line: string): { label: Label; sentence: string }[] {
  const [before = "", ...marked] = line.split(MARKED);
  const labelled = (label: Label, text: string) =>
    sentencesOfLine(text).map((sentence) => ({ label, sentence }));
  const rest = marked.flatMap((to, i) => {
    if (i % 3 !== 0) return [];
    const [words = "", behind = ""] = marked.slice(i + 1);
    return [...labelled(LABEL_OF[to] ?? "reader", words), ...labelled("reader", behind)];
  });
  return [...labelled("reader", before), ...rest];
}

/** A brief that is written out: its language in the first line, and then its text with the marks. */
function writtenOut(text: string, author: string): Brief {
  const [head = "", ...lines] = text.trim().split("\n");
  const language = head.replace("lang:", "").trim();
  let begins: Begins = "paragraph";
  const examples = lines.flatMap((line) => {
    if (line.trim() === "") begins = "paragraph";
    return labelledIn(line).map((one, i): Example => {
      const own = i === 0 ? begins : "inside";
      begins = "line";
      return { ...one, begins: own, language, weight: WEIGHT_OF_WRITTEN_OUT };
    });
  });
  return { author, examples, part: partOf(examples) };
}
const WEIGHT_OF_WRITTEN_OUT = 2;

const writtenOutIn = (file: string): Brief[] =>
  readFileSync(new URL(file, FOLDER), "utf8")
    .split(/^%%%$/mu)
    .filter((text) => text.trim() !== "")
    .map((text) => writtenOut(text, file.replace(".txt", "")));

/** Every labelled brief once, in the order of the files. */
export function briefs(): Brief[] {
  const all = [...files(".tsv").flatMap(briefsIn), ...files(".txt").flatMap(writtenOutIn)];
  return [...new Map(all.map((one) => [one.part, one])).values()];
}

/** What the weights are made with: with other code, they say nothing. */
const CODE = ["features.ts", "concepts.ts", "context.ts", "layout.ts"].map(
  (name) => new URL(`../../../lib/story/addressee/${name}`, import.meta.url),
);

/** Code without its imports: where a helper stands changes no weight. */
const codeOf = (file: URL) => readFileSync(file, "utf8").replace(/^import [^;]*;\n/gmu, "");

/** A short hash over what the weights were made of: the examples in their order, and the code of the features. */
export function hashOfExamples(): string {
  const hash = createHash("sha256");
  for (const file of CODE) hash.update(codeOf(file));
  for (const file of [...files(".tsv"), ...files(".txt")]) hash.update(readFileSync(new URL(file, FOLDER)));
  return hash.digest("hex").slice(0, 16);
}
