import type { RunRow } from "../../runs/store.ts";

/** Where a finished film lies. */
export const filmName = ({ assetToken, assetType }: RunRow) => `${assetToken}/${assetType}.mp4`;

/** Where a part of a film lies while the others are made: the same name however often it is made, and no public one. */
export const segmentName = (runId: string, index: number) => `segments/${runId}/${index}`;
