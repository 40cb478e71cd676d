import { DEMO_LOGO } from "../../../lib/admin/demo.ts";
import { benchWorker } from "./bench-worker.ts";
import type { MemoryOrder } from "./engine-memory-worker.ts";
import { outcomeOf } from "./engine-time.ts";
import type { Row } from "./row.ts";
import type { Keep } from "./scope.ts";

type Picture = MemoryOrder["pictures"][number];

const PICTURES = 200;
const AT_ONCE = 25;
/** 1200×675, 1200×630, 1200×1200, 1080×1350, 1080×1920 and 1920×1080, in turn. */
const SIZES: Pick<Picture, "channel" | "format">[] = [
  { channel: "web" },
  { channel: "web", format: "og" },
  { channel: "linkedin" },
  { channel: "instagram" },
  { channel: "tiktok" },
  { channel: "web", format: "wide" },
];
const NOTE = `What the engine's wasm memory, which never shrinks, has grown to in a fresh workerd: ${SIZES.length} sizes from 1200×630 to 1080×1920 in turn, samples of all templates, a palette for every picture.`;

/** The wasm memory of the render engine. It has to level off well below the 128 MB that an isolate has in all. */
export async function engineMemory(keep: Keep): Promise<Row[]> {
  const engine = await benchWorker(keep, "engine-memory-worker.ts");
  const rows: Row[] = [];
  for (let drawn = 0; drawn < 2 * PICTURES; drawn += AT_ONCE) {
    const pictures = Array.from({ length: AT_ONCE }, (_, i) => picture(drawn + i));
    const value = (await outcomeOf(engine, { logo: DEMO_LOGO, pictures })) / 1e6;
    const done = drawn + AT_ONCE;
    if (done % PICTURES > 0) continue;
    rows.push({ name: `wasm memory after ${done} pictures`, value, unit: "MB", aim: "≤ 96 MB", note: NOTE });
  }
  return rows;
}

/** Every size comes with every template; the step between two palettes is a prime, so that none comes twice. */
function picture(i: number): Picture {
  const primary = `#${((i * 3_141_593) % 2 ** 24).toString(16).padStart(6, "0")}`;
  const size = SIZES[(i + Math.floor(i / 29)) % SIZES.length] ?? { channel: "web" };
  return { ...size, nth: i, seed: i, palette: { primary } };
}
