/**
 * Shapes of movement: shares of time in, shares of the way out, both from 0 to 1.
 * After R. Penner, "Programming Macromedia Flash MX" (2002), chapter 7.
 */
export type Easing = (time: number) => number;

/** Starts fast and ends gently. */
export const easeOutCubic: Easing = (time) => 1 - (1 - time) ** 3;

/** Starts and ends gently. */
export const easeInOutCubic: Easing = (time) => (time < 0.5 ? 4 * time ** 3 : 1 - (2 - 2 * time) ** 3 / 2);

/** Penner's own: the way overshot by a tenth. */
const OVERSHOOT = 1.70158;

/** Goes a little too far, and comes back. */
export const easeOutBack: Easing = (time) =>
  1 + (OVERSHOOT + 1) * (time - 1) ** 3 + OVERSHOOT * (time - 1) ** 2;
