import { writeFileSync } from "node:fs";
import { asLetters } from "../../../lib/story/addressee/letters.ts";
import { briefs, hashOfExamples, isHeldOut, isWhole } from "./examples.ts";
import { trainedModel } from "./stages.ts";

/**
 * `npm run addressee`: trains the classifier that tells whom a sentence of a brief addresses with the labelled briefs
 * in `data/`, writes its weights, and measures it with the briefs that were left out; with `--authors` each author in
 * turn as well, by a classifier that has seen nothing of theirs.
 */
const TARGET = new URL("../../../lib/story/addressee/weights.ts", import.meta.url);

const all = briefs();
const model = trainedModel(all.filter((brief) => !isHeldOut(brief)));
const { scale, maker, colleague } = model.tables;
writeFileSync(
  TARGET,
  `/** Made by \`npm run addressee\`. One letter a bucket, of the maker and then of colleagues. */
export const WEIGHTS =
  ${JSON.stringify(asLetters(Int8Array.from([...maker, ...colleague])))};
/** What one step of a byte is worth. */
export const SCALE = ${scale};
/** The weights of the second stage. */
export const NET = ${JSON.stringify(model.net)};
/** Hash of the examples and features that the weights were made of. */
export const EXAMPLES = "${hashOfExamples()}";
`,
);

const { heldOut, judgedBrief, report } = await import("./measure.ts");
console.log(report("briefs left out", heldOut()));

const authors = process.argv.includes("--authors")
  ? [...new Set(all.filter(isWhole).map(({ author }) => author))]
  : [];
const strangers = authors.flatMap((author) => {
  const other = trainedModel(all.filter((brief) => brief.author !== author));
  const judged = all.filter((brief) => brief.author === author).map((brief) => judgedBrief(other, brief));
  console.log(report(`author left out: ${author}`, judged));
  return judged;
});
if (strangers.length > 0) console.log(report("authors left out", strangers));
