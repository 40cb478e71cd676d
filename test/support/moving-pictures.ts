/** One picture, planar YUV 4:2:0, without gaps: luma, then Cb, then Cr. */
export type Yuv = { width: number; height: number; samples: Uint8Array };

/** A seeded source of numbers from 0 up to but without 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const whole = (random: () => number, least: number, most: number) =>
  least + Math.floor(random() * (most - least + 1));

export const blank = (width: number, height: number, value = 128): Yuv => ({
  width,
  height,
  samples: new Uint8Array((width * height * 3) / 2).fill(value),
});

export const copyOf = ({ width, height, samples }: Yuv): Yuv => ({ width, height, samples: samples.slice() });

/** The three planes with their sizes; they share the picture's memory. */
export function planesOf({ width, height, samples }: Yuv) {
  const luma = width * height;
  const plane = (from: number, to: number, width: number, height: number) => ({
    width,
    height,
    samples: samples.subarray(from, to),
  });
  return [
    plane(0, luma, width, height),
    plane(luma, luma * 1.25, width / 2, height / 2),
    plane(luma * 1.25, luma * 1.5, width / 2, height / 2),
  ] as const;
}

/** Colours every sample: `paint` gets plane (0 to 2) and place, as parts of the plane's size. */
export function painted(
  width: number,
  height: number,
  paint: (plane: number, x: number, y: number) => number,
): Yuv {
  const picture = blank(width, height);
  planesOf(picture).forEach((plane, number) => {
    for (let i = 0; i < plane.samples.length; i++) {
      const x = (i % plane.width) / plane.width;
      plane.samples[i] = paint(number, x, Math.floor(i / plane.width) / plane.height);
    }
  });
  return picture;
}

export const noise = (width: number, height: number, random: () => number): Yuv =>
  painted(width, height, () => random() * 256);

/** Diagonal in luma, along the sides in chroma. */
export const gradient = (width: number, height: number): Yuv =>
  painted(width, height, (plane, x, y) => [40 + 90 * (x + y), 100 + 60 * x, 160 - 60 * y][plane]!);

/** Draws `from` with its upper left corner at an even place; what lies outside is cut off. */
export function place(onto: Yuv, from: Yuv, x: number, y: number): void {
  const sources = planesOf(from);
  planesOf(onto).forEach((plane, number) => {
    const source = sources[number]!;
    const [left, top] = number ? [x / 2, y / 2] : [x, y];
    for (let row = Math.max(0, -top); row < Math.min(source.height, plane.height - top); row++) {
      for (let column = Math.max(0, -left); column < Math.min(source.width, plane.width - left); column++) {
        const to = (top + row) * plane.width + left + column;
        plane.samples[to] = source.samples[row * source.width + column]!;
      }
    }
  });
}
