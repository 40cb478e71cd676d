/** Runs of one colour along a line of pixels. */
type Run = { start: number; length: number; isDark: boolean };
type Spot = { x: number; y: number; module: number };

/**
 * Finds a QR code that stands upright in a picture by its three finder patterns. Samples the middle of every
 * module. Knows nothing about where or how large the code was drawn.
 * @param rgba straight RGBA rows.
 * @returns rows of modules, true for dark; undefined when there are no three finder patterns.
 */
export function findCode(rgba: Uint8Array, width: number, height: number): boolean[][] | undefined {
  const isDark = (x: number, y: number) => {
    const at = (Math.round(y) * width + Math.round(x)) * 4;
    return 0.3 * (rgba[at] ?? 0) + 0.59 * (rgba[at + 1] ?? 0) + 0.11 * (rgba[at + 2] ?? 0) < 128;
  };
  const [first, right, below] = corners(finders(isDark, width, height));
  if (!first || !right || !below) return;
  const { module } = first;
  const count = Math.round((right.x - first.x) / module) + 7;
  const step = (right.x - first.x) / (count - 7);
  const [left, top] = [first.x - 3 * step, first.y - 3 * step];
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (_, column) => isDark(left + column * step, top + row * step)),
  );
}

type IsDark = (x: number, y: number) => boolean;

/** Middles of squares that read 1:1:3:1:1 across and down. */
function finders(isDark: IsDark, width: number, height: number): Spot[] {
  const found: Spot[] = [];
  for (let y = 0; y < height; y++) {
    for (const { middle, module } of patterns(runs((x) => isDark(x, y), width))) {
      const down = patterns(runs((v) => isDark(middle, v), height)).find(
        (one) => Math.abs(one.middle - y) <= module && Math.abs(one.module - module) < 0.6,
      );
      const isNew = !found.some((one) => Math.hypot(one.x - middle, one.y - y) < 4 * module);
      if (down && isNew) found.push({ x: middle, y: down.middle, module });
    }
  }
  return found;
}

function runs(isDark: (at: number) => boolean, length: number): Run[] {
  const all: Run[] = [];
  for (let at = 0; at < length; at++) {
    const dark = isDark(at);
    const last = all.at(-1);
    if (last?.isDark === dark) last.length++;
    else all.push({ start: at, length: 1, isDark: dark });
  }
  return all;
}

function patterns(all: Run[]): { middle: number; module: number }[] {
  return all.flatMap((run, i) => {
    const five = all.slice(i, i + 5);
    if (!run.isDark || five.length < 5) return [];
    const module = five.reduce((sum, { length }) => sum + length, 0) / 7;
    const wanted = [1, 1, 3, 1, 1];
    const isPattern =
      module >= 2 && five.every(({ length }, k) => Math.abs(length / module - (wanted[k] ?? 1)) < 0.4);
    const third = five[2];
    return isPattern && third ? [{ middle: third.start + (third.length - 1) / 2, module }] : [];
  });
}

/** The upper left finder, the one to its right and the one below it, among squares of one size. */
function corners(spots: Spot[]): (Spot | undefined)[] {
  for (const first of spots) {
    const near = (a: number, b: number) => Math.abs(a - b) <= first.module;
    for (const right of spots) {
      const below = spots.find((one) => near(one.x, first.x) && near(one.y - first.y, right.x - first.x));
      if (right.x > first.x + 8 * first.module && near(right.y, first.y) && below)
        return [first, right, below];
    }
  }
  return [];
}
