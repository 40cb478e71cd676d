import { residentMb, workerdOn } from "../bench/process.ts";
import { median } from "../bench/row.ts";

export type Sample = { at: number; node: number; workerd: number };

const EVERY_MS = 5_000;
/** What may be more at the end than after a quarter of the time: caches fill, and garbage waits for its day. */
const ALLOWED = { share: 0.25, mb: 64 };

/** Looks at the resident memory of both processes until it is stopped. */
export function watchMemory(port: number) {
  const samples: Sample[] = [];
  const look = async () => {
    // Between its crash and its next start there is no workerd.
    const workerd = await workerdOn(port).then(residentMb, () => Number.NaN);
    const node = await residentMb(process.pid);
    if (workerd > 0) samples.push({ at: Date.now(), node, workerd });
  };
  const timer = setInterval(() => void look().catch(() => {}), EVERY_MS);
  return { samples, stop: () => clearInterval(timer) };
}

/** The median resident size around 25 % and at the end of the time, and what it grows in an hour. */
export function growth(samples: readonly Sample[], part: "node" | "workerd") {
  const values = samples.map((sample) => sample[part]);
  const around = (share: number) => {
    const middle = Math.floor(values.length * share);
    return median(values.slice(Math.max(0, middle - 2), middle + 2));
  };
  const [early, late] = [around(0.25), median(values.slice(-4))];
  const hours = ((samples.at(-1)?.at ?? 0) - (samples[0]?.at ?? 0)) / 3_600_000;
  const allowed = early + Math.max(ALLOWED.mb, ALLOWED.share * early);
  return { early, late, slope: (late - early) / (0.75 * hours), isFlat: late <= allowed };
}
