import { BadImage, RENDER_SIDE } from "../../uploads/images/limits.ts";
import { BITMAPS_AND_SVG, detectFormat, prepare } from "../../uploads/images/prepare.ts";
import { within } from "../../uploads/images/redraw.ts";
import { paletteOf, type SuggestedPalette } from "../../uploads/images/suggest-palette.ts";

/** The palette of a fetched picture, judged as an upload is. Undefined for what is no picture. */
export async function colorsOfPicture(bytes: Uint8Array<ArrayBuffer>): Promise<SuggestedPalette | undefined> {
  try {
    const ready = await prepare({ bytes }, detectFormat({ bytes }, BITMAPS_AND_SVG));
    return await paletteOf(ready.render ?? ready.bytes, within(ready, RENDER_SIDE));
  } catch (error) {
    if (error instanceof BadImage) return undefined;
    throw error;
  }
}
