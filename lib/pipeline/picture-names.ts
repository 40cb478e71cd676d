import type { RunRow } from "../runs/store.ts";

const ENDINGS: Record<string, string> = { "image/png": "png", "image/jpeg": "jpg", "image/webp": "webp" };
/** More pictures than any design has. */
const MOST_PICTURES = 30;

type Named = Pick<RunRow, "assetToken" | "assetType">;

/** Where a picture of a run lies: the same name however often it is drawn. */
export const pictureName = ({ assetToken, assetType }: Named, suffix: string, mimeType: string) =>
  `${assetToken}/${assetType}${suffix}.${ENDINGS[mimeType] ?? "bin"}`;

/** Every name that a picture of a run may have, for whoever clears up without knowing what was drawn. */
export function possiblePictures(run: Named): string[] {
  const numbered = Array.from({ length: MOST_PICTURES }, (_, i) => `-${i + 1}`);
  return ["", "-poster", ...numbered].flatMap((suffix) =>
    Object.keys(ENDINGS).map((mimeType) => pictureName(run, suffix, mimeType)),
  );
}
