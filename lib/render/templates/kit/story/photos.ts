import type { PhotoKind, PhotoTreatment } from "../../../../vocab.ts";
import type { Pictures } from "../../../fits.ts";

/** Photographs of one picture. */
type Shown = { photo?: string; more_photos?: string[]; photo_treatment?: PhotoTreatment };

const MOST = 4;

/**
 * The photographs of a picture with one message. All that were asked for have a place, up to four; of those that merely
 * suit, the first of these kinds. Without any, art where it is wanted.
 */
export function photosFor(pictures: Pictures, kinds: readonly PhotoKind[]): Shown {
  const { photos = [], photosAreChosen, kinds: known, art } = pictures;
  if (art) return { photo_treatment: art };
  const able = photosAreChosen
    ? photos.filter((id) => kinds.includes(known?.get(id) ?? "other")).slice(0, 1)
    : photos;
  const [photo, ...more] = able.slice(0, MOST);
  return { ...(photo && { photo }), ...(more.length > 0 && { more_photos: more }) };
}
