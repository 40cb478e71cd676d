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
/** Films of shapes, type and devices, and films whose photographs fill the picture and move. */
const CLASSES = {
  designed: {
    aim: "≥ 12×",
    rate: "≤ 2500",
    films: [
      "film_launch",
      "film_tour",
      "film_changelog",
      "film_stat",
      "film_quote",
      "film_event",
      "slideshow",
    ],
  },
  moving: { aim: "≥ 4×", rate: "≤ 6000", films: ["film_tour", "slideshow"] },
} as const;
type FilmClass = keyof typeof CLASSES;

const NOTE = `Processor and wall time of one sample at 30 frames a second, planned, drawn, encoded and muxed in workerd, for each second of film; warm is the median of ${ROUNDS} after the first.`;
const SPLIT_NOTE =
  "Processor time for each second of the story in a warm workerd, more than without this stage.";
const MEMORY_NOTE = "After films of all three sizes in the same workerd. WebAssembly memory never shrinks.";

/** Films in workerd: how much faster than real time, where the time goes, and how much memory. */
export async function film(keep: Keep): Promise<Row[]> {
  const rows: Row[] = [];
  let engine = await benchWorker(keep, "film-worker.ts");
  for (const of of ["designed", "moving"] as const) {
    const film = await heaviest(engine, of);
    engine = await benchWorker(keep, "film-worker.ts");
    const first = await cold(engine, film);
    const made: Row[] = [];
    for (const format of FORMATS) made.push(...(await warm(engine, film, format)));
    rows.push(...first, ...made, coldShare(film, first, made));
    rows.push(...(await split(engine, film)));
  }
  return [...rows, ...(await memory(engine))];
}

/** One film of a class: its template's sample, with photographs in the moving class. */
type Sample = { name: string; of: FilmClass };

const labelOf = ({ name, of }: Sample) => `${name}, heaviest ${of} film`;

/** The template of a class whose film takes most processor time for each of its seconds, warm. */
async function heaviest(engine: Engine, of: FilmClass): Promise<Sample> {
  const found: { name: string; share: number }[] = [];
  for (const name of CLASSES[of].films) {
    const whole = order({ name, of }, "story");
    await outcomeOf(engine, whole);
    const { processor } = await timeOf(engine, whole);
    found.push({ name, share: processor / (await secondsOf(engine, whole)) });
  }
  const [first] = found.toSorted((a, b) => b.share - a.share);
  return { name: first?.name ?? "", of };
}

type Making = Exclude<FilmOrder, { of: unknown }>;
const order = (film: Sample, format: Making["format"], rest: Partial<Making> = {}): Making => ({
  film: film.name,
  isOfPhotos: film.of === "moving",
  format,
  fps: 30,
  stage: "mux",
  times: 1,
  ...rest,
});

const secondsOf = async (engine: Engine, whole: Making): Promise<number> =>
  (await outcomeOf(engine, { ...whole, stage: "plan" })) / 1000;

/** The first film that a fresh workerd makes. */
async function cold(engine: Engine, film: Sample): Promise<Row[]> {
  const whole = order(film, "story");
  const time = await timeOf(engine, whole);
  return times(`${labelOf(film)}, story, cold`, time, await secondsOf(engine, whole), "");
}

/** How near the first film comes to the later ones of its size. */
const coldShare = (film: Sample, [cold]: Row[], [warm]: Row[]): Row => {
  const [value, baseline] = [cold?.ratio ?? Number.NaN, warm?.ratio ?? Number.NaN];
  const name = `${labelOf(film)}, story, cold beside warm`;
  return {
    name,
    value,
    unit: "times real time",
    baseline,
    ratio: value / baseline,
    aim: "≥ 0.7×",
    note: NOTE,
  };
};

async function warm(engine: Engine, film: Sample, format: Making["format"]): Promise<Row[]> {
  const whole = order(film, format);
  const bytes = await outcomeOf(engine, whole);
  const taken: Time[] = [];
  for (let round = 0; round < ROUNDS; round++) taken.push(await timeOf(engine, whole));
  const seconds = await secondsOf(engine, whole);
  const { aim, rate: most } = CLASSES[film.of];
  const label = `${labelOf(film)}, ${format}`;
  const rate = {
    name: `${label}, ${seconds.toFixed(1)} s`,
    value: bytes / 125 / seconds,
    unit: "kbit/s",
    aim: most,
  };
  return [...times(`${label}, warm`, middle(taken), seconds, aim), rate];
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

async function split(engine: Engine, film: Sample): Promise<Row[]> {
  const seconds = await secondsOf(engine, order(film, "story"));
  const rows: Row[] = [];
  let before = 0;
  for (const stage of STAGES) {
    const { processor } = await timeOf(engine, order(film, "story", { stage, times: ROUNDS }));
    const value = (processor - before) / ROUNDS / seconds;
    rows.push({ name: `${labelOf(film)}, of this: ${stage}`, value, unit: "ms", note: SPLIT_NOTE });
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
