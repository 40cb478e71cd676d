import { benchWorker } from "./bench-worker.ts";
import { outcomeOf, type Time, timeOf } from "./engine-time.ts";
import type { FilmOrder, Stage } from "./film-worker.ts";
import { residentMb } from "./process.ts";
import { median, type Row } from "./row.ts";
import type { Keep } from "./scope.ts";

type Engine = Awaited<ReturnType<typeof benchWorker>>;

const ROUNDS = 3;
const STAGES: readonly Stage[] = ["plan", "raster", "layers", "compose", "encode", "mux"];
const FORMATS = ["story", "square", "wide"] as const;
/** A film that opens, shows and closes as most do, and one that mostly stands still. */
const FILMS = ["film_launch", "slideshow"];

const NOTE = `Processor and wall time of one sample at 30 frames a second, planned, drawn, encoded and muxed in workerd, for each second of film; warm is the median of ${ROUNDS} after the first.`;
const SPLIT_NOTE =
  "Processor time for each second of the story in a warm workerd, more than without this stage.";
const MEMORY_NOTE = "After the films above, in the same workerd. WebAssembly memory never shrinks.";

/** Films in workerd: how much faster than real time they are made, where the time goes, and what memory it takes. */
export async function film(keep: Keep): Promise<Row[]> {
  const rows: Row[] = [];
  for (const name of FILMS) {
    for (const format of FORMATS) rows.push(...(await speed(keep, name, format)));
  }
  const engine = await benchWorker(keep, "film-worker.ts");
  return [...rows, ...(await split(engine)), ...(await memory(engine))];
}

type Making = Exclude<FilmOrder, { of: unknown }>;
const order = (film: string, format: Making["format"], rest: Partial<Making> = {}): Making => ({
  film,
  format,
  fps: 30,
  stage: "mux",
  times: 1,
  ...rest,
});

/** The first film that a fresh workerd makes, and the ones after it. */
async function speed(keep: Keep, name: string, format: Making["format"]): Promise<Row[]> {
  const engine = await benchWorker(keep, "film-worker.ts");
  const whole = order(name, format);
  const cold = await timeOf(engine, whole);
  const warm: Time[] = [];
  for (let round = 0; round < ROUNDS; round++) warm.push(await timeOf(engine, whole));
  const bytes = await outcomeOf(engine, whole);
  const seconds = (await outcomeOf(engine, { ...whole, stage: "plan" })) / 1000;
  const times = (label: string, { processor, wall }: Time, aim: string): Row[] => [
    {
      name: `${name} ${format}, ${label}`,
      value: processor / seconds,
      unit: "ms",
      ratio: (1000 * seconds) / processor,
      aim,
      note: NOTE,
    },
    { name: `${name} ${format}, ${label}, wall`, value: wall / seconds, unit: "ms" },
  ];
  return [
    ...times("cold", cold, "≥ 12×"),
    ...times("warm", middle(warm), "≥ 20×"),
    {
      name: `${name} ${format}, ${seconds.toFixed(1)} s`,
      value: bytes / 125 / seconds,
      unit: "kbit/s",
      aim: "≤ 1500",
    },
  ];
}

const middle = (times: readonly Time[]): Time => ({
  processor: median(times.map(({ processor }) => processor)),
  wall: median(times.map(({ wall }) => wall)),
});

async function split(engine: Engine): Promise<Row[]> {
  const [name = ""] = FILMS;
  const seconds = (await outcomeOf(engine, order(name, "story", { stage: "plan" }))) / 1000;
  await timeOf(engine, order(name, "story"));
  const rows: Row[] = [];
  let before = 0;
  for (const stage of STAGES) {
    const { processor } = await timeOf(engine, order(name, "story", { stage, times: ROUNDS }));
    const value = (processor - before) / ROUNDS / seconds;
    rows.push({ name: `${name} story, of this: ${stage}`, value, unit: "ms", note: SPLIT_NOTE });
    before = processor;
  }
  return rows;
}

async function memory(engine: Engine): Promise<Row[]> {
  for (const format of FORMATS) for (const name of FILMS) await outcomeOf(engine, order(name, format));
  const wasm = async (of: "kernel" | "pictures") => (await outcomeOf(engine, { film: "memory", of })) / 1e6;
  const row = (name: string, value: number, aim = ""): Row => ({
    name,
    value,
    unit: "MB",
    aim,
    note: MEMORY_NOTE,
  });
  return [
    row("film kernel's memory", await wasm("kernel"), "≤ 64 MB"),
    row("picture engine's memory", await wasm("pictures")),
    row("workerd, resident", await residentMb(engine.pid)),
  ];
}
