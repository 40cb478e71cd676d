import { goldenShots, half, sha256, shoot } from "./shots.ts";

/** The golden hashes of all shots, and one half-size picture of each layout. */
export async function drawGolden() {
  const hashes: Record<string, string> = {};
  const previews: Record<string, Uint8Array> = {};
  for (const { id, layout, input } of goldenShots()) {
    const still = await shoot(layout, input);
    hashes[id] = sha256(still.bytes);
    if (id.endsWith("light-typical")) previews[layout] = await half(still);
  }
  return { hashes, previews };
}
