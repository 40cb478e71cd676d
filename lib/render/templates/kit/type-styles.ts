import type { TypeStyle } from "../../wrap.ts";

const display = (weight: number, tracking: number, leading: number): TypeStyle => ({
  face: { role: "display", weight },
  tracking,
  leading,
});

const text = (weight: number, tracking: number, leading: number): TypeStyle => ({
  face: { role: "text", weight },
  tracking,
  leading,
});

const mono = (weight: number, tracking: number, leading: number): TypeStyle => ({
  face: { role: "mono", weight },
  tracking,
  leading,
});

/** Headlines of a few words: the heavier and larger, the tighter. None of their lines ends with "the". */
export const HEADLINE: TypeStyle = { ...display(800, -0.035, 1.02), isHeadline: true, isTied: true };
/** Headlines that are sentences. */
export const SENTENCE: TypeStyle = { ...display(700, -0.028, 1.1), isHeadline: true, isTied: true };
export const FIGURE = display(800, -0.042, 0.94);
export const QUOTE: TypeStyle = { ...display(600, -0.022, 1.2), isHeadline: true };
export const BODY = text(400, -0.011, 1.42);
/** Of a text that warns or makes an exception. */
export const RESTRICTION = text(600, -0.011, 1.36);
export const STRONG = text(600, -0.018, 1.25);
export const NAME = text(700, -0.025, 1.15);
/** The name of a brand without a logo, set as its mark. */
export const WORDMARK = display(700, -0.028, 1.1);
export const KICKER = text(650, 0.085, 1.3);
export const SMALL = text(500, -0.006, 1.32);
export const POINT = text(500, -0.014, 1.32);
export const CODE = mono(500, -0.01, 1.5);
