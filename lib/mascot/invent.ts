import { seedOf } from "../render/palette.ts";
import { prng } from "../render/templates/kit/prng.ts";
import { own } from "../text/own.ts";
import type { MascotStyle } from "../vocab.ts";
import { colorsFor, type MascotPaint } from "./colors.ts";
import { fingerprint, type Identity } from "./identity.ts";
import { STYLES, type StylePart } from "./styles.ts";
import type { MascotWish } from "./wishes.ts";

/** How many candidates a draft has. */
const CANDIDATES = 4;

export type CandidateOptions = {
  style: MascotStyle;
  wish: Pick<MascotWish, "parts">;
  paint: MascotPaint;
  /** The same seed gives the same candidates. */
  seed: string;
  /** Fingerprints of everything that was shown before. */
  shown: ReadonlySet<string>;
};

const MAX_TRIES = 2_000;
/** From here on the parts alone do not suffice, and hues begin to move. */
const DRIFTING = 24;

/** Four mascots that were not shown before. Their silhouettes differ as far as the description allows. */
export function inventCandidates({ style, wish, paint, seed, shown }: CandidateOptions): Identity[] {
  const roll = prng(seedOf(seed));
  const shuffled = STYLES[style].parts.map((part) => ({
    ...part,
    ...wished(part, own(wish.parts[style], part.name)),
    from: Math.floor(roll() * 1_000),
  }));
  const known = new Set(shown);
  const chosen: Identity[] = [];
  for (let turn = 0; turn < CANDIDATES; turn++) {
    const identity = fresh(known, (tries) => ({
      style,
      parts: Object.fromEntries(
        shuffled.map((part, i) => [part.name, pickVariant(part, i, turn, tries, roll)]),
      ),
      colors: colorsFor(style, paint, turn, Math.max(0, tries - DRIFTING) * 9),
    }));
    known.add(fingerprint(identity));
    chosen.push(identity);
  }
  return chosen;
}

type ShuffledPart = StylePart & { from: number };

const wished = (
  { variants, share }: StylePart,
  wish: readonly string[] | undefined,
): Omit<StylePart, "name"> => (wish ? { variants: wish, share: 100 } : { variants, share });

/** The first two parts make the silhouette and go round; the others are left to chance. */
function pickVariant(
  part: ShuffledPart,
  place: number,
  turn: number,
  tries: number,
  roll: () => number,
): string {
  const { variants, share, from } = part;
  const isThere = roll() * 100 < share;
  const chance = Math.floor(roll() * variants.length);
  if (!isThere) return "";
  // A retry advances by 4, so that it does not take the part of another candidate in the draft.
  const next = from + turn + CANDIDATES * Math.floor(tries / 4) + (place === 1 ? from % 7 : 0);
  return variants[place < 2 ? next % variants.length : chance] ?? "";
}

function fresh(known: ReadonlySet<string>, make: (tries: number) => Identity): Identity {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const identity = make(tries);
    if (!known.has(fingerprint(identity))) return identity;
  }
  throw new Error("No new mascot was found.");
}
