import { writeFileSync } from "node:fs";
import { examples, HELD_OUT, hashOfExamples } from "./examples.ts";
import { quantised, trained } from "./regression.ts";

/**
 * `npm run addressee`: trains the classifier that tells whom a sentence of a brief addresses with the labelled
 * sentences in `data/`, and writes its weights. A fifth of the sentences is left out, to measure with.
 */
const TARGET = new URL("../../../lib/story/addressee/weights.ts", import.meta.url);

const { scale, bytes } = quantised(trained(examples().filter(({ fold }) => fold !== HELD_OUT)));
writeFileSync(
  TARGET,
  `/** Made by \`npm run addressee\`. One byte a bucket, of the maker and then of colleagues. */
export const WEIGHTS =
  "${Buffer.from(bytes.buffer).toString("base64")}";
/** What one step of a byte is worth. */
export const SCALE = ${scale};
/** Hash of the examples and features that the weights were made of. */
export const EXAMPLES = "${hashOfExamples()}";
`,
);
const { report } = await import("./measure.ts");
console.log(report());
