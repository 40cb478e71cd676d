import { join } from "node:path";
import { installed } from "../../../.ci/tool.mjs";
import { benchWorker } from "./bench-worker.ts";
import { each, outcomeOf, timeOf } from "./engine-time.ts";
import { median, type Row } from "./row.ts";
import type { Keep } from "./scope.ts";
import type { TemplateOrder } from "./template-worker.ts";

const TIMES = 4;
const ROUNDS = 3;
const HEAVIEST = 6;
/** Designs that both engines can draw: flat ones, and ones with shadows and gradients. */
const SHARED = ["stat", "changelog", "event", "comparison"];

const NOTE = `Plan, fit, draw as PNG, lint and embed one sample, all of its pages; warm workerd, (${TIMES} − 1) / ${TIMES - 1}, median of ${ROUNDS}.`;
const RATIO_NOTE =
  "The same nodes drawn to PNG by our engine and by satori 0.63 with resvg-wasm 2.6, in the same workerd, in turns.";

/** Every template in workerd: time and size of its sample, and our engine beside the usual one. */
export async function templateRender(keep: Keep): Promise<Row[]> {
  const worker = await benchWorker(keep, "template-worker.ts", {
    packages: [join(installed("satori"), "node_modules")],
  });
  const time = async (template: string, engine: TemplateOrder["engine"]) => {
    const order = (times: number) => ({ template, engine, times });
    const one = await timeOf(worker, order(1));
    return each(await timeOf(worker, order(TIMES)), one, TIMES).wall;
  };
  const medianOf = async (template: string, engine: TemplateOrder["engine"]) => {
    await timeOf(worker, { template, engine, times: 1 });
    const taken: number[] = [];
    for (let round = 0; round < ROUNDS; round++) taken.push(await time(template, engine));
    return median(taken);
  };
  const all: { id: string; ms: number; bytes: number }[] = [];
  const names = (await (await fetch(`http://127.0.0.1:${worker.port}`)).json()) as string[];
  for (const id of names) {
    const bytes = await outcomeOf(worker, { template: id, engine: "whole", times: 1 });
    all.push({ id, ms: await medianOf(id, "whole"), bytes });
  }
  const heaviest = all
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, HEAVIEST)
    .map(({ id }) => id);
  return [
    ...all.flatMap(({ id, ms, bytes }) => [
      {
        name: `${id}${heaviest.includes(id) ? " (of the six heaviest)" : ""}`,
        value: ms,
        unit: "ms",
        note: NOTE,
      },
      { name: `${id}, PNG`, value: bytes / 1024, unit: "KiB" },
    ]),
    ...(await ratios(medianOf)),
  ];
}

type MedianOf = (template: string, engine: TemplateOrder["engine"]) => Promise<number>;

async function ratios(medianOf: MedianOf): Promise<Row[]> {
  const rows: Row[] = [];
  for (const design of SHARED) {
    const [value, baseline] = [await medianOf(design, "ours"), await medianOf(design, "satori")];
    const name = `draw ${design}, satori + resvg as the limit`;
    rows.push({ name, value, unit: "ms", baseline, ratio: baseline / value, aim: "≥ 15×", note: RATIO_NOTE });
  }
  return rows;
}
