import type { Check, CheckGroup, Evidence } from "../../vocab.ts";
import type { Loss } from "../clean.ts";
import type { Backdrop } from "../engine.ts";
import type { DrawnText } from "../scene.ts";
import type { Box, Size } from "../sizes.ts";

/** The input of the brand lint: the laid-out picture, the pixels behind its texts, and the request. */
export type Inspection = {
  size: Size;
  safe: Box;
  texts: DrawnText[];
  logos: Box[];
  watermarks: Box[];
  backdrop: Backdrop;
  losses: Loss[];
  /** The brand's own colours, of which a picture should show some. */
  brandColors: readonly string[];
  tagline: string;
  logoNote: string | undefined;
  /** What of the palette could not be used as it is. */
  paletteNotes: readonly string[];
  photoNotes: { ref: string; note: string }[];
  hasWatermark: boolean;
};

/** What one check found: `share` is the part of its weight that was earned, 0 to 1. */
export type Finding = {
  share: number;
  passed: boolean;
  illegible?: boolean;
  evidence: Evidence[];
  fix: string | null;
};

export type LintRule = {
  id: string;
  group: CheckGroup;
  label: string;
  weight: number;
  find: (inspection: Inspection) => Finding;
  /** Set where several pages need it only once. */
  onePageIsEnough?: true;
};

/** A check in the form every score is explained with. */
export function toCheck(rule: LintRule, inspection: Inspection): Check {
  return checkOf(rule, rule.find(inspection));
}

export function checkOf({ id, group, label, weight }: Omit<LintRule, "find">, finding: Finding): Check {
  const { share, passed, illegible = false, evidence, fix } = finding;
  const points = Math.round(weight * Math.min(1, Math.max(0, share)) * 10) / 10;
  return { id, group, label, weight, points, passed, hard: illegible, evidence, fix: passed ? null : fix };
}

export function evidenceOf({ part, text, box }: DrawnText, source: string | null): Evidence {
  return { where: `picture.${part}`, quote: text, source, box: pixels(box) };
}

export function pixels({ x, y, width, height }: Box): [number, number, number, number] {
  return [Math.round(x), Math.round(y), Math.round(width), Math.round(height)];
}

/** Ornament and the letter in the logo tile are drawn as text but are not read as one. */
export const isRead = ({ part }: DrawnText) => part !== "ornament" && part !== "initial";

export function overlap(a: Box, b: Box): { x: number; y: number } {
  return {
    x: Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x),
    y: Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y),
  };
}
