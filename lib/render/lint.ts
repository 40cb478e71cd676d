import type { Check } from "../vocab.ts";
import { brandColor, logo, palette, slogan } from "./lint/brand.ts";
import { consistency } from "./lint/consistency.ts";
import { type Inspection, type LintRule, toCheck } from "./lint/inspection.ts";
import { lead } from "./lint/lead.ts";
import { contrast, crowding, emoji, glyphs, typeSize } from "./lint/legibility.ts";
import { photos, safeZone, watermark } from "./lint/platform.ts";
import { repeats } from "./lint/repeats.ts";

/** One rule's checks of several pages as one: it counts as its worst page, and its evidence names the page. */
function together({ onePageIsEnough }: LintRule, checks: Check[]): Check {
  const worst = checks.reduce((a, b) => (rank(b) < rank(a) ? b : a));
  if (checks.length < 2) return worst;
  const best = checks.reduce((a, b) => (rank(b) > rank(a) ? b : a));
  if (onePageIsEnough && best.passed && !worst.hard) return best;
  const evidence = checks.flatMap(({ evidence: found }, page) =>
    found.map((one) => ({ ...one, where: one.where.replace(/^picture\b/, `page ${page + 1}`) })),
  );
  return { ...worst, evidence };
}

/** Failing hard is worse than failing, which is worse than losing points. */
const rank = ({ passed, hard, points }: Check) => (passed ? 1_000 : hard ? 0 : 500) + points;

/** The rules for every finished picture, in the order shown to users. */
const LINT: readonly LintRule[] = [
  {
    id: "picture_glyphs",
    group: "legibility",
    label: "Every character can be drawn",
    weight: 4,
    find: glyphs,
  },
  {
    id: "picture_contrast",
    group: "legibility",
    label: "Text stands out from its ground",
    weight: 6,
    find: contrast,
  },
  { id: "picture_room", group: "legibility", label: "Every text has room", weight: 5, find: crowding },
  {
    id: "picture_type_size",
    group: "legibility",
    label: "Type is large enough for a phone's feed",
    weight: 3,
    find: typeSize,
  },
  {
    id: "picture_lead",
    group: "legibility",
    label: "What stands largest",
    weight: 0,
    find: lead,
  },
  {
    id: "picture_emoji",
    group: "legibility",
    label: "Every emoji has a picture",
    weight: 0,
    find: emoji,
  },
  {
    id: "picture_brand_color",
    group: "brand",
    label: "The brand's colours are seen",
    weight: 4,
    find: brandColor,
  },
  {
    id: "picture_palette",
    group: "brand",
    label: "The palette can be used as it is",
    weight: 1,
    find: palette,
  },
  {
    id: "picture_logo",
    group: "brand",
    label: "The logo is drawn with air around it",
    weight: 3,
    find: logo,
  },
  {
    id: "picture_slogan",
    group: "brand",
    label: "The slogan is word for word",
    weight: 2,
    find: slogan,
    onePageIsEnough: true,
  },
  {
    id: "picture_photos",
    group: "brand",
    label: "The pictures asked for are shown",
    weight: 2,
    find: photos,
  },
  {
    id: "picture_safe_zone",
    group: "platform",
    label: "Content keeps to the safe area",
    weight: 3,
    find: safeZone,
  },
  {
    id: "picture_watermark",
    group: "platform",
    label: "The plan's watermark is right",
    weight: 0,
    find: watermark,
  },
];

/** Judges the laid-out pages of a picture. Deterministic: the same pages get the same checks. */
export function lint(pages: readonly Inspection[]): Check[] {
  const checks = LINT.map((rule) =>
    together(
      rule,
      pages.map((page) => toCheck(rule, page)),
    ),
  );
  return pages.length > 1 ? [...checks, consistency(pages), repeats(pages)] : checks;
}
