import { BadImage, RENDER_SIDE } from "../../uploads/images/limits.ts";
import { BITMAPS_AND_SVG, detectFormat, prepare } from "../../uploads/images/prepare.ts";
import { within } from "../../uploads/images/redraw.ts";
import { type SuggestedPalette, seenPaletteOf } from "../../uploads/images/suggest-palette.ts";

/** Colours that stand in a picture, by role; a role that the picture has no colour for is absent. */
export type PictureColors = Partial<SuggestedPalette>;

/** The colours of a picture, judged as an upload is. Undefined for what is no picture. */
export async function colorsOfPicture(bytes: Uint8Array<ArrayBuffer>): Promise<PictureColors | undefined> {
  try {
    const ready = await prepare({ bytes }, detectFormat({ bytes }, BITMAPS_AND_SVG));
    return await seenPaletteOf(ready.render ?? ready.bytes, within(ready, RENDER_SIDE));
  } catch (error) {
    if (error instanceof BadImage) return undefined;
    throw error;
  }
}
