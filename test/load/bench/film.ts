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
const MEMORY_NOTE = "After films of all three sizes in the same workerd. WebAssembly memory never shrinks.";

/** Films in workerd: how much faster than real time, where the time goes, and how much memory. */
export async function film(keep: Keep): Promise<Row[]> {
  const rows: Row[] = [];
  let engine = await benchWorker(keep, "film-worker.ts");
  for (const [i, name] of FILMS.entries()) {
    if (i > 0) engine = await benchWorker(keep, "film-worker.ts");
    rows.push(...(await cold(engine, name)));
    for (const format of FORMATS) rows.push(...(await warm(engine, name, format)));
  }
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

const secondsOf = async (engine: Engine, whole: Making): Promise<number> =>
  (await outcomeOf(engine, { ...whole, stage: "plan" })) / 1000;

/** The first film that a fresh workerd makes. */
async function cold(engine: Engine, name: string): Promise<Row[]> {
  const whole = order(name, "story");
  const time = await timeOf(engine, whole);
  return times(`${name} story, cold`, time, await secondsOf(engine, whole), "≥ 12×");
}

async function warm(engine: Engine, name: string, format: Making["format"]): Promise<Row[]> {
  const whole = order(name, format);
  const bytes = await outcomeOf(engine, whole);
  const taken: Time[] = [];
  for (let round = 0; round < ROUNDS; round++) taken.push(await timeOf(engine, whole));
  const seconds = await secondsOf(engine, whole);
  const label = `${name} ${format}`;
  const rate = {
    name: `${label}, ${seconds.toFixed(1)} s`,
    value: bytes / 125 / seconds,
    unit: "kbit/s",
    aim: "≤ 1500",
  };
  return [...times(`${label}, warm`, middle(taken), seconds, "≥ 20×"), rate];
}

/** The ratio is to real time. */
const times = (name: string, { processor, wall }: Time, seconds: number, aim: string): Row[] => [
  { name, value: processor / seconds, unit: "ms", ratio: (1000 * seconds) / processor, aim, note: NOTE },
  { name: `${name}, wall`, value: wall / seconds, unit: "ms" },
];

const middle = (times: readonly Time[]): Time => ({
  processor: median(times.map(({ processor }) => processor)),
  wall: median(times.map(({ wall }) => wall)),
});

async function split(engine: Engine): Promise<Row[]> {
  const [name = ""] = FILMS;
  const seconds = (await outcomeOf(engine, order(name, "story", { stage: "plan" }))) / 1000;
  await outcomeOf(engine, order(name, "story"));
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
