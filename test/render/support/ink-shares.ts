import { draw } from "../../../lib/render/engine.ts";

const SIDE = 96;
/** Colours in place of the four inks that no mix of two of them comes near. */
const STAND_INS = ["#000000", "#ff0000", "#00ff00", "#0000ff"];
const CHANNELS = [
  [0, 0, 0],
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
];

/** Share of a drawing that is seen in each of its four inks. */
async function inkShares(drawing: string): Promise<number[]> {
  const body = drawing.replace(/"#([0-3])"/g, (_, ink) => `"${STAND_INS[Number(ink)]}"`);
  const src = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 32 32">${body}</svg>`;
  const root = {
    type: "image" as const,
    src,
    style: { display: "flex" as const, width: SIDE, height: SIDE },
  };
  const rgba = await draw({ width: SIDE, height: SIDE, root, images: new Map() }, "raw");
  const counts = [0, 0, 0, 0];
  for (let at = 0; at < rgba.length; at += 4) {
    if ((rgba[at + 3] ?? 0) < 200) continue;
    const far = CHANNELS.map((one) =>
      one.reduce((sum: number, value, i) => sum + Math.abs(value - (rgba[at + i] ?? 0)), 0),
    );
    const nearest = far.indexOf(Math.min(...far));
    counts[nearest] = (counts[nearest] ?? 0) + 1;
  }
  const all = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => count / Math.max(1, all));
}

/** From this share on, an ink is one of those that a drawing is made of. */
const MAIN = 0.2;

/** The inks that a drawing is mainly made of, as its pack writes them: "13". */
export async function mainInks(drawing: string): Promise<string> {
  const shares = await inkShares(drawing);
  const most = Math.max(...shares);
  return shares.flatMap((share, ink) => (share >= Math.min(MAIN, most) ? ink : [])).join("");
}
