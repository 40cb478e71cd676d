import { layOut } from "./engine.ts";
import { uncovered } from "./fonts.ts";
import type { Node } from "./jsx-runtime.ts";
import type { Face, Pairing } from "./typeface.ts";

/** Tells how wide a word is, in units of its font size and without tracking. */
export type Ruler = (word: string, face: Face) => number;

/** Advance widths scale exactly with the font size, so one measurement at a large size serves every size. */
const AT = 100;
const REMEMBERED = 20_000;
const ROUNDS = 8;

const widths = new Map<string, number>();
/** A letterform with its family chosen. */
type Cut = { family: string; weight: number };
const keyOf = (word: string, { family, weight }: Cut) => `${weight} ${family} ${word}`;

/**
 * Runs a pure function that needs word widths. Unknown words get a guess on the first run, are then measured all
 * together in one layout, and the function runs again: fitting text costs one `measure`, and none for known words.
 */
export async function withRuler<T>({ families }: Pairing, work: (ruler: Ruler) => T): Promise<T> {
  for (let round = 0; ; round++) {
    const missing = new Map<string, { word: string; cut: Cut }>();
    const result = work((word, { role, weight }) => {
      const cut = { family: families[role], weight };
      const key = keyOf(word, cut);
      const width = widths.get(key);
      if (width === undefined) missing.set(key, { word, cut });
      return width ?? guess(word);
    });
    if (missing.size === 0) return result;
    if (round === ROUNDS) throw new Error("Text fitting keeps asking for new words.");
    await learn(missing);
  }
}

const guess = (word: string) => [...word].length * 0.56;

async function learn(missing: Map<string, { word: string; cut: Cut }>): Promise<void> {
  if (widths.size > REMEMBERED) widths.clear();
  const entries = [...missing];
  const drawable = entries.filter(([, { word }]) => uncovered(word).length === 0);
  const root: Node = {
    type: "container",
    style: { display: "flex", flexDirection: "column", alignItems: "flex-start", width: 10_000 },
    children: drawable.map(([, { word, cut }]) => probe(word, cut)),
  };
  const laid = await layOut({ width: 10_000, height: 10_000, root, images: new Map() });
  for (const [i, [key]] of drawable.entries()) {
    const runs = laid.children[i]?.runs ?? [];
    widths.set(key, runs.reduce((sum, run) => sum + run.width, 0) / AT);
  }
  for (const [key, { word }] of entries) if (!widths.has(key)) widths.set(key, guess(word));
}

function probe(text: string, { family, weight }: Cut): Node {
  const style = {
    fontFamily: family,
    fontWeight: weight,
    fontSize: AT,
    color: "#000000",
    whiteSpace: "pre" as const,
    flexShrink: 0,
  };
  return { type: "text", text, style };
}
