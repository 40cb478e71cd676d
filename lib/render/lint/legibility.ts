import { channels, luminance, parseColor, ratio } from "../color.ts";
import type { Backdrop } from "../engine.ts";
import type { DrawnText } from "../scene.ts";
import type { Box } from "../sizes.ts";
import { evidenceOf, type Finding, type Inspection, isRead, overlap } from "./inspection.ts";

/** CSS pixels that a picture is wide in the feed of a phone. */
const FEED_WIDTH = 390;
/** WCAG AA: running text, and large text (24 px, or 18.66 px in bold). Below the floor it cannot be read. */
const CONTRAST = { text: 4.5, large: 3, floor: 2.5 };
/** CSS pixels at feed width: the smallest good type, and the size below which text is illegible. */
const TYPE = { minimum: 6.5, floor: 5 };

/** Contrast of every text with the pixels really behind it; the worst of them counts. */
export function contrast({ texts, backdrop, size }: Inspection): Finding {
  const feed = FEED_WIDTH / size.width;
  const judged = texts.filter(isRead).map((text) => {
    const found = worstContrast(text, backdrop);
    const isLarge = text.size * feed >= (text.weight >= 700 ? 18.66 : 24);
    const needed = isLarge ? CONTRAST.large : CONTRAST.text;
    return { text, found, share: found / needed };
  });
  const failed = judged.filter(({ share }) => share < 0.995);
  const minimum = Math.min(1, ...judged.map(({ share }) => share));
  return {
    share: failed.length === 0 ? 1 : Math.max(0, minimum - 0.3),
    passed: failed.length === 0,
    illegible: judged.some(({ found }) => found < CONTRAST.floor),
    evidence: failed.map(({ text, found }) => evidenceOf(text, `contrast ${found.toFixed(2)}:1`)),
    fix: "Give the text a colour that stands out from what is behind it.",
  };
}

function worstContrast({ color, box }: DrawnText, backdrop: Backdrop): number {
  const ink = luminance(...channels(parseColor(color) ?? "#000000"));
  const { rgba, scale, width, height } = backdrop;
  const span = (start: number, length: number, end: number) => {
    const from = Math.min(end - 1, Math.max(0, Math.ceil(start * scale)));
    return [from, Math.max(from + 1, Math.min(end, Math.floor((start + length) * scale)))] as const;
  };
  const [left, right] = span(box.x, box.width, width);
  const [top, bottom] = span(box.y, box.height, height);
  let minimum = 21;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = (y * width + x) * 4;
      minimum = Math.min(minimum, ratio(ink, luminance(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0)));
    }
  }
  return minimum;
}

/** Texts that lost words to an ellipsis, leave the picture, or stand on each other. */
export function crowding({ texts, watermarks, size }: Inspection): Finding {
  const read = texts.filter(isRead);
  const cut = read.filter((text) => text.cut);
  const outside = read.filter(({ box }) => leaves(box, { x: 0, y: 0, ...size }));
  const colliding = read.filter((text, i) => read.some((other, j) => j > i && collide(text, other)));
  const covered = read.filter(
    ({ part, box }) => part !== "watermark" && watermarks.some((watermark) => touches(box, watermark)),
  );
  const broken = [...new Set([...outside, ...colliding, ...covered])];
  return {
    share: broken.length > 0 ? 0 : cut.length > 0 ? 0.4 : 1,
    passed: broken.length === 0 && cut.length === 0,
    illegible: broken.length > 0,
    evidence: [
      ...cut.map((text) => evidenceOf(text, "cut short")),
      ...broken.map((text) => evidenceOf(text, "collides or leaves the picture")),
    ],
    fix:
      broken.length > 0 ? "Give the texts room of their own." : "Shorten the text that ends in an ellipsis.",
  };
}

function leaves(box: Box, frame: Box): boolean {
  const slack = 2;
  return (
    box.x < frame.x - slack ||
    box.y < frame.y - slack ||
    box.x + box.width > frame.x + frame.width + slack ||
    box.y + box.height > frame.y + frame.height + slack
  );
}

function collide(a: DrawnText, b: DrawnText): boolean {
  const isNextLine = a.part === b.part && Math.abs(a.line - b.line) >= Math.min(a.size, b.size) * 0.9;
  return !isNextLine && touches(a.box, b.box);
}

function touches(a: Box, b: Box): boolean {
  const { x, y } = overlap(a, b);
  return x > 2 && y > 2;
}

/** The smallest type of the picture as a phone shows it. */
export function typeSize({ texts, size }: Inspection): Finding {
  const feed = FEED_WIDTH / size.width;
  const read = texts.filter((text) => isRead(text) && text.part !== "watermark");
  const small = read.filter((text) => text.size * feed < TYPE.minimum);
  const minimum = Math.min(...read.map((text) => text.size * feed));
  return {
    share: small.length === 0 ? 1 : minimum / TYPE.minimum - 0.4,
    passed: small.length === 0,
    illegible: minimum < TYPE.floor,
    evidence: small.map((text) => evidenceOf(text, `${(text.size * feed).toFixed(1)} px in a phone's feed`)),
    fix: "Say it in fewer words, so that it can be set larger.",
  };
}

/** Characters that no font here has are left out of the picture, never drawn as boxes; that rejects the run. */
export function glyphs({ losses }: Inspection): Finding {
  const lost = losses.filter(({ missing }) => missing.length > 0);
  const names = [...new Set(lost.flatMap(({ missing }) => missing))].map(named).join(", ");
  return {
    share: lost.length === 0 ? 1 : 0,
    passed: lost.length === 0,
    illegible: lost.length > 0,
    evidence: lost.map(({ where, text, missing }) => ({
      where,
      quote: text,
      source: `no glyph for ${missing.map(named).join(", ")}`,
      box: null,
    })),
    fix: `No font here can draw ${names}: write the text without it.`,
  };
}

function named(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return `“${character}” (U+${code})`;
}

/** Emoji without a picture in the emoji set are left out. The author is informed, and no points are lost. */
export function emoji({ losses }: Inspection): Finding {
  const evidence = losses
    .filter(({ dropped }) => dropped.length > 0)
    .map(({ where, text, dropped }) => ({
      where,
      quote: text,
      source: `drawn without ${dropped.join(" ")}`,
      box: null,
    }));
  return { share: 1, passed: true, evidence, fix: null };
}
