import { residentMb, workerdOf } from "../bench/process.ts";
import { median } from "../bench/row.ts";
import type { Figure } from "./report.ts";

export type Sample = { at: number; node: number; workerd: number };

const EVERY_MS = 5_000;
/** How much more there may be at the end than after a quarter of the time: caches, uncollected garbage. */
const ALLOWED = { share: 0.25, mb: 64 };

/** Looks at the resident memory of both processes until it is stopped. */
export function watchMemory(pid: () => number) {
  const samples: Sample[] = [];
  const look = async () => {
    // Between its crash and its next start there is no workerd.
    const workerd = await workerdOf(pid()).then(residentMb, () => Number.NaN);
    const node = await residentMb(pid());
    if (workerd > 0) samples.push({ at: Date.now(), node, workerd });
  };
  const timer = setInterval(() => void look().catch(() => {}), EVERY_MS);
  return { samples, stop: () => clearInterval(timer) };
}

/**
 * The median resident size around 25 % and at the end of the time, and what it grows in an hour. Both spans
 * are wide enough for a crash of the service, after which it is small for a while.
 */
export function growth(samples: readonly Sample[], part: "node" | "workerd") {
  const values = samples.map((sample) => sample[part]);
  const span = (from: number, to: number) =>
    median(values.slice(Math.floor(values.length * from), Math.ceil(values.length * to)));
  const [early, late] = [span(0.15, 0.35), span(0.8, 1)];
  const hours = ((samples.at(-1)?.at ?? 0) - (samples[0]?.at ?? 0)) / 3_600_000;
  const allowed = early + Math.max(ALLOWED.mb, ALLOWED.share * early);
  return { early, late, slope: (late - early) / (0.65 * hours), isFlat: late <= allowed };
}

const MINUTE_MS = 60_000;

/** The resident size of workerd, once a minute. */
export function curve(samples: readonly Sample[]): Figure[] {
  const began = samples[0]?.at ?? 0;
  const minuteOf = ({ at }: Sample) => Math.floor((at - began) / MINUTE_MS);
  const first = samples.filter(
    (sample, i) => i === 0 || minuteOf(sample) > minuteOf(samples[i - 1] ?? sample),
  );
  return first.map((sample) => ({
    name: `workerd, minute ${minuteOf(sample)}`,
    value: sample.workerd,
    unit: "MB",
  }));
}
