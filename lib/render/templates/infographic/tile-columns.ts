import type { Infographic } from "./data.ts";

type TileStat = Infographic["stats"][number];

/** Words longer than this, in characters, need half the page. */
export const SHORT = 26;
/** Words longer than this need a whole row, and so do more numbers than these. */
export const LONG = 44;
const MOST_TILES = 4;
/** Tiles of more numbers than these have names of so many characters at most, and remarks of so many. */
const NAMED = { name: 44, note: 40 };
/** Beside words so short those of half a page leave their tile empty, unless they are no longer than two lines under a short number. */
const UNEVEN = { short: 10, label: 34, value: 9 };
/** Five short numbers are two rows of tiles and one over the whole width. */
const FIVE = 5;

const isHalf = ({ before = "", label, value, note }: TileStat): boolean =>
  !note && before === "" && label.length <= UNEVEN.label && value.length <= UNEVEN.value;

/** Of a few short numbers and one of many words the tiles would be uneven, and its words small. */
const areUneven = (stats: readonly TileStat[], isShort: boolean): boolean =>
  stats.length === MOST_TILES &&
  !isShort &&
  !stats.every(isHalf) &&
  stats.some(({ label }) => label.length <= UNEVEN.short);

/** How many numbers stand side by side; `areNamed`: each has its name under it, `isBroad`: names of two lines have room in a third of the width. */
export function columnsOf(stats: readonly TileStat[], areNamed: boolean, isBroad: boolean): number {
  const isShort = stats.every(
    ({ before = "", label, value }) => before.length + label.length <= SHORT && value.length <= 7,
  );
  // Numbers with words before them and numbers without do not stand on one line.
  const led = stats.filter(({ before }) => before).length;
  if ((led > 0 && led < stats.length) || stats.some(isLong)) return 1;
  if (stats.length > MOST_TILES) return manyColumns(stats, areNamed);
  if (stats.length === 3) return isShort || (isBroad && stats.every(isThird)) ? 3 : 1;
  return fewColumns(stats, areNamed, isShort);
}

function manyColumns(stats: readonly TileStat[], areNamed: boolean): number {
  if (stats.length === FIVE && stats.every(isHalf)) return 2;
  return areNamed && stats.every(isShortlyNamed) ? 2 : 1;
}

function fewColumns(stats: readonly TileStat[], areNamed: boolean, isShort: boolean): number {
  return stats.length === 1 || (!areNamed && areUneven(stats, isShort)) ? 1 : 2;
}

/** Words of two lines under a number of a third of the page. */
const THIRD = { words: 34, value: 9 };
const isThird = ({ before = "", label, value, note }: TileStat): boolean =>
  !note && before.length + label.length <= THIRD.words && value.length <= THIRD.value;

const isShortlyNamed = ({ label, note = "" }: TileStat): boolean =>
  label.length <= NAMED.name && note.length <= NAMED.note;

const isLong = ({ label, note = "" }: TileStat): boolean => label.length > LONG || note.length > LONG;
