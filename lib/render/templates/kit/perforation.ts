type Dots = {
  /** What keeps clear of dots at both ends. */
  clear: number;
  dot: number;
  step: number;
};

/** Where dots begin along an edge: in even steps, and as far from the notch at one end as from that at the other. */
export function dotsAlong(length: number, { clear, dot, step }: Dots): number[] {
  const count = Math.max(0, Math.floor((length - 2 * clear - dot) / step) + 1);
  const first = (length - (count - 1) * step - dot) / 2;
  return Array.from({ length: count }, (_, i) => first + i * step);
}
