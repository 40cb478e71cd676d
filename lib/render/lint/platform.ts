import type { Box } from "../sizes.ts";
import { evidenceOf, type Finding, type Inspection, isRead, pixels } from "./inspection.ts";

const SLACK = 4;
/**
 * Descenders of a last line may hang this far below the margin, as a share of the font size. The eye then
 * sees it straight.
 */
const HANGING = 0.09;

/** Texts and logo inside the margins, and on stories clear of what apps lay over the picture. */
export function safeZone({ texts, logos, safe }: Inspection): Finding {
  const late = texts.filter((text) => isRead(text) && !inside(text.box, safe, SLACK + text.size * HANGING));
  const strayed = logos.filter((box) => !inside(box, safe, SLACK));
  return {
    share: late.length + strayed.length === 0 ? 1 : 0.3,
    passed: late.length + strayed.length === 0,
    evidence: [
      ...late.map((text) => evidenceOf(text, "outside the margins")),
      ...strayed.map((box) => ({
        where: "picture.logo",
        quote: "",
        source: "outside the margins",
        box: pixels(box),
      })),
    ],
    fix: "Move it inside the margins.",
  };
}

function inside(box: Box, safe: Box, slack: number): boolean {
  return (
    box.x >= safe.x - slack &&
    box.y >= safe.y - slack &&
    box.x + box.width <= safe.x + safe.width + slack &&
    box.y + box.height <= safe.y + safe.height + slack
  );
}

/** Checks that the watermark is there, whole and uncovered, exactly when the plan requires it. */
export function watermark({ watermarks, hasWatermark, texts }: Inspection): Finding {
  const marks = texts.filter(({ part }) => part === "watermark").length;
  const isRight = hasWatermark
    ? watermarks.length === 1 && marks > 0
    : watermarks.length === 0 && marks === 0;
  return {
    share: isRight ? 1 : 0,
    passed: isRight,
    illegible: !isRight,
    evidence: isRight
      ? []
      : [{ where: "picture.watermark", quote: "", source: hasWatermark ? "missing" : "unasked", box: null }],
    fix: "Render the picture again.",
  };
}

/** Pictures that the data names and that could not be used; the template then draws without them. */
export function photos({ photoNotes }: Inspection): Finding {
  return {
    share: photoNotes.length === 0 ? 1 : 0.3,
    passed: photoNotes.length === 0,
    evidence: photoNotes.map(({ ref, note }) => ({
      where: "picture.photo",
      quote: ref,
      source: note,
      box: null,
    })),
    fix: "Upload the picture again, as PNG, JPEG or WebP.",
  };
}
