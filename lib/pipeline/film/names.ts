import type { RunRow } from "../../runs/store.ts";

/** Storage name of a finished film. */
export const filmName = ({ assetToken, assetType }: RunRow) => `${assetToken}/${assetType}.mp4`;

/**
 * Storage name of a part of a film while the others are encoded. It is the same on every try, and not
 * public.
 */
export const segmentName = (runId: string, index: number) => `segments/${runId}/${index}`;
