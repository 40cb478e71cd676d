import { register } from "node:module";
import { parseArgs } from "node:util";
import { BRIEFS } from "../copy/briefs/all.ts";
import { GATE_CASES } from "./gate/all.ts";
import { pageOf, passes, runGate, tableOf } from "./gate/gate.ts";
import type { GateCase } from "./gate/gate-case.ts";

/**
 * `npm run eval`: briefs beside what the service makes of them, readable from top to bottom, and the rules they break.
 * `--gate` prints the broken rules alone, `--only clear-offer` runs one brief, `--briefs` those of the copy tests. Ends
 * with 1 when a rule is broken. `--set briefs.json --out folder` makes the briefs of a file, to be read by people;
 * `--answers folder` with answers of a language model, `ID.json` for each brief. `--reading` reads marked briefs without
 * drawing them.
 */
register("../render/support/binary-loader.mjs", import.meta.url);
const { values } = parseArgs({
  options: {
    gate: { type: "boolean" },
    only: { type: "string" },
    briefs: { type: "boolean" },
    reading: { type: "boolean" },
    set: { type: "string" },
    out: { type: "string", default: "out/set" },
    answers: { type: "string" },
  },
});
if (values.set) {
  const { runSet } = await import("./set/run-set.ts");
  await runSet({ ...values, file: values.set });
  process.exit(0);
}

if (values.reading) {
  const { printReadings } = await import("./reading/measure.ts");
  printReadings();
  process.exit(0);
}

/** The briefs of the copy tests, with what a post must contain. */
const ofCopyTests = (): GateCase[] =>
  BRIEFS.map(({ channel = "linkedin", assetType = "card", keeps = [], ...brief }) => ({
    ...brief,
    channel,
    assetType,
    tells: keeps,
  }));

const cases = (values.briefs ? ofCopyTests() : GATE_CASES).filter(
  ({ id }) => !values.only || id === values.only,
);
const judged = await runGate(cases);
if (!values.gate) for (const one of judged) console.log(pageOf(one));
console.log(tableOf(judged));
process.exit(passes(judged) ? 0 : 1);
