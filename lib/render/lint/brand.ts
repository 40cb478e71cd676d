import { type Lch, parseColor, toLch } from "../color.ts";
import type { Backdrop } from "../engine.ts";
import { drawnSlogan, lettersOf } from "../locks.tsx";
import { evidenceOf, type Finding, type Inspection, isRead, overlap, pixels } from "./inspection.ts";

/** Share of the picture that should show the brand's own colours, and what earns nothing. */
const SHARE = { enough: 0.015, none: 0.002 };
/** About so much of a text's box is ink. */
const INK_COVER = 0.3;
/** Clear space around the logo, as a share of its height. */
const CLEAR = 0.2;

/** How much of the picture is in the brand's colours or tints of them. */
export function brandColor({ backdrop, brandColors, texts, size }: Inspection): Finding {
  const brand = brandColors.map(toLch);
  const inked = texts.filter(({ color }) => isBrandColor(toLch(parseColor(color) ?? "#000000"), brand));
  const type = inked.reduce((sum, { box }) => sum + box.width * box.height * INK_COVER, 0);
  // Words on a ground of the brand's colour stand on what is counted already.
  const share = Math.min(1, shareOf(backdrop, brand) + type / (size.width * size.height));
  const percent = `${(share * 100).toFixed(1)}% of the picture`;
  return {
    share: (share - SHARE.none) / (SHARE.enough - SHARE.none),
    passed: share >= SHARE.enough,
    evidence: [{ where: "picture", quote: brandColors.join(", "), source: percent, box: null }],
    fix: "Use a layout or a palette that lets the brand's colour be seen.",
  };
}

/** Every fourth pixel is looked at; colours are judged once per shade. */
function shareOf({ rgba }: Backdrop, brand: Lch[]): number {
  const judged = new Map<number, boolean>();
  let hits = 0;
  let seen = 0;
  for (let at = 0; at < rgba.length; at += 16) {
    const shade =
      (((rgba[at] ?? 0) >> 3) << 10) | (((rgba[at + 1] ?? 0) >> 3) << 5) | ((rgba[at + 2] ?? 0) >> 3);
    let isBrand = judged.get(shade);
    if (isBrand === undefined) {
      isBrand = isBrandShade(shade, brand);
      judged.set(shade, isBrand);
    }
    seen++;
    if (isBrand) hits++;
  }
  return hits / Math.max(1, seen);
}

function isBrandShade(shade: number, brand: Lch[]): boolean {
  const [r, g, b] = [shade >> 10, (shade >> 5) & 31, shade & 31].map((v) => Math.round((v * 255) / 31));
  const hex = `#${[r, g, b].map((v) => (v ?? 0).toString(16).padStart(2, "0")).join("")}`;
  return isBrandColor(toLch(hex), brand);
}

/** Darker than this every colour is black to the eye, whatever its numbers say. */
const BLACK = 0.28;
const isGrey = ({ l, c }: Lch) => c <= 0.045 || l < BLACK;

/** The same hue at any lightness for a colour; about the same lightness for a grey. */
function isBrandColor(seen: Lch, brand: Lch[]): boolean {
  return brand.some((color) => {
    const isAlike = isGrey(seen) && isGrey(color) && Math.abs(seen.l - color.l) < 0.22;
    const isTint = seen.c > 0.045 && color.c > 0.045 && Math.abs(((seen.h - color.h + 540) % 360) - 180) < 20;
    return isAlike || isTint;
  });
}

/** A logo that could be drawn, with air around it. */
export function logo({ logos, logoNote, texts }: Inspection): Finding {
  const crowded = logos.flatMap((mark) => {
    const by = mark.height * CLEAR;
    const air = { x: mark.x - by, y: mark.y - by, width: mark.width + 2 * by, height: mark.height + 2 * by };
    const near = texts.filter((text) => isRead(text) && text.part !== "name" && text.part !== "slogan");
    return near.filter(({ box }) => overlap(air, box).x > 0 && overlap(air, box).y > 0);
  });
  const [mark] = logos;
  const broken = logoNote
    ? [
        {
          where: "brand.logo",
          quote: logoNote,
          source: "the brand's initial is drawn instead",
          box: mark ? pixels(mark) : null,
        },
      ]
    : [];
  return {
    share: broken.length > 0 ? 0.4 : crowded.length > 0 ? 0.5 : 1,
    passed: broken.length === 0 && crowded.length === 0,
    evidence: [...broken, ...crowded.map((text) => evidenceOf(text, "too close to the logo"))],
    fix: logoNote
      ? "Upload the logo again as PNG, JPEG, WebP or SVG."
      : "Keep the space around the logo free.",
  };
}

/** The slogan as the brand wrote it. Another wording in its place rejects the run; leaving it out does not. */
export function slogan({ texts, tagline }: Inspection): Finding {
  const drawn = drawnSlogan(texts);
  const isWhole = drawn !== undefined && lettersOf(drawn) === lettersOf(tagline);
  const isIntact = drawn === undefined || isWhole;
  const isThere = tagline === "" || isWhole;
  return {
    share: isThere ? 1 : 0,
    passed: isThere && isIntact,
    illegible: !isIntact,
    evidence: isThere
      ? []
      : [{ where: "brand.tagline", quote: tagline, source: drawn ?? "left out", box: null }],
    fix: isIntact
      ? "Shorten the tagline or write it without emoji, so that it can be drawn whole."
      : `Write the slogan exactly: “${tagline}”.`,
  };
}

/** Colours that had to be moved to be legible. The picture is sound; its owner should know. */
export function palette({ paletteNotes }: Inspection): Finding {
  return {
    share: paletteNotes.length === 0 ? 1 : 0.5,
    passed: paletteNotes.length === 0,
    evidence: paletteNotes.map((note) => ({ where: "brand.palette", quote: note, source: null, box: null })),
    fix: "Choose colours with more contrast to the background in the Brand DNA.",
  };
}
