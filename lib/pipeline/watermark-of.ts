import type { Check } from "../vocab.ts";

const ID = "picture_watermark";
/** The source that a check of the watermark names where the plan drew one. */
const BY_PLAN = "plan";

/** The checks of a picture, which say whether the plan's watermark was drawn. */
export const withWatermark = (checks: Check[], isDrawn: boolean): Check[] =>
  checks.map((check) =>
    check.id === ID && check.passed && isDrawn
      ? { ...check, evidence: [{ where: "picture.watermark", quote: "", source: BY_PLAN, box: null }] }
      : check,
  );

/** Whether a picture was made with the watermark, as its checks tell. */
export const carriesWatermark = (checks: readonly Pick<Check, "id" | "passed" | "evidence">[]): boolean =>
  checks.some(
    ({ id, passed, evidence }) => id === ID && passed && evidence.some(({ source }) => source === BY_PLAN),
  );
