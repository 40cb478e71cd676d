import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { fitWithDetails, wordsOf } from "../kit/story/fit.ts";
import { isOf } from "../kit/story/occasions.ts";
import { photosFor } from "../kit/story/photos.ts";

const KINDS = ["product"] as const;

const MOST = 3;

/** The product itself, where there are screens of it. */
export function fits(story: Story, pictures: Pictures) {
  const { asked, atHand } = pictures;
  const shown = asked.length === 0 ? photosFor(pictures, KINDS) : {};
  const isProduct = isOf(story, "launch", "release", "update", "how_to");
  const screens = (asked.length > 0 ? asked : isProduct ? atHand : []).slice(0, MOST);
  const isAll =
    pictures.photosAreChosen || pictures.photos?.every((id) => pictures.kinds?.get(id) === "product");
  if (shown.photo && isAll && (isProduct || isOf(story, "offer")))
    return fitWithDetails(story, 0.66, { ...wordsOf(story, pictures), screens: [], ...shown });
  if (screens.length === 0) return undefined;
  return fitWithDetails(story, asked.length > 0 ? 0.9 : 0.66, { ...wordsOf(story, pictures), screens });
}
