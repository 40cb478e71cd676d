import { colorsNamed, type NamedColor } from "../../../text/color-names.ts";
import { fromLch, type Hex, toLch } from "../../color.ts";

/** Fewer entries with a colour are no list of colours. */
const LEAST = 2;
/** How much lighter or darker a colour is that is called so. */
const TONE = 0.14;

/** "Red Bull": behind a colour that begins a name stands another name. German writes all nouns so. */
const isOfName = (name: string, end: number, language: string): boolean =>
  language !== "de" && /^\s+\p{Lu}/u.test(name.slice(end)) && /^\p{Lu}/u.test(name);

function shown({ hex, tone }: NamedColor): Hex {
  const { l, c, h } = toLch(hex);
  return tone === 0 ? hex : fromLch({ l: Math.min(0.95, Math.max(0.12, l + tone * TONE)), c, h });
}

/** The one colour that the name of an entry has; a name of two colours is a pattern. */
function colorIn(name: string, language: string, own: string): NamedColor | undefined {
  const bracket = /\(([^()]+)\)/u.exec(name)?.[1];
  const text = bracket ?? name;
  const [only, ...others] = colorsNamed(text);
  if (!only || others.length > 0) return undefined;
  const word = text.slice(only.at, only.end).toLowerCase();
  const isOwn = own.toLowerCase().split(/\s+/u).includes(word);
  return isOwn || (!bracket && isOfName(name, only.end, language)) ? undefined : only;
}

/**
 * The colours of entries that are named by them, "Blue bin", "Madder (brick red)": of several different ones, in most of
 * the entries. `own` is the name of the brand, which is no colour of anything.
 */
export function entryColors(
  names: readonly string[],
  { language, own }: { language: string; own: string },
): (Hex | undefined)[] | undefined {
  const found = names.map((name) => colorIn(name, language, own));
  const colors = found.filter((one) => one !== undefined);
  const isVaried = new Set(colors.map(({ hex }) => hex)).size >= LEAST;
  const isCertain = colors.some(({ isAmbiguous }) => !isAmbiguous);
  if (colors.length * 2 < names.length || !isVaried || !isCertain) return undefined;
  return found.map((one) => one && shown(one));
}
