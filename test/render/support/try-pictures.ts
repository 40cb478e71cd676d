import type { Ports } from "../../../lib/core/ports.ts";
import { TRY_BRANDS, type TryBrand } from "../../../lib/live-try/brands.ts";
import { TryInput, tryBrief } from "../../../lib/live-try/try-brief.ts";
import { decodeBase64 } from "../../../lib/text/base64.ts";
import { readAsset } from "../../support/assets.ts";

/** All that a picture of an invented brand asks of the outside. */
const ports = {
  now: () => new Date("2026-11-20T09:00:00.000Z"),
  log: () => undefined,
  assets: { read: readAsset },
  random: (size: number) => new Uint8Array(size),
  rateLimiter: { read: async () => ({ burst: { allowed: true } }) },
} as unknown as Ports;

/** The picture that `/` shows of each invented brand before anyone has tried, as the try draws it. */
export async function drawTryPictures(): Promise<[TryBrand, Uint8Array][]> {
  const pictures: [TryBrand, Uint8Array][] = [];
  for (const brand of Object.keys(TRY_BRANDS) as TryBrand[]) {
    const input = TryInput.parse({ brand, brief: TRY_BRANDS[brand].example });
    const { image_base64 } = await tryBrief(ports, input, brand);
    pictures.push([brand, new Uint8Array(decodeBase64(image_base64))]);
  }
  return pictures;
}
