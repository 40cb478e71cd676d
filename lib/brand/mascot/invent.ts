import { seedOf } from "../../render/palette.ts";
import { dice } from "../../render/templates/kit/dice.ts";
import type { MascotStyle } from "../../vocab.ts";
import { colorsFor, type Paint } from "./colors.ts";
import { fingerprint, type Identity } from "./identity.ts";
import { type Part, STYLES } from "./styles.ts";
import type { Wish } from "./wishes.ts";

/** How many candidates a draft has. */
const CANDIDATES = 4;

export type Invention = {
  style: MascotStyle;
  wish: Pick<Wish, "parts">;
  paint: Paint;
  /** The same seed gives the same candidates. */
  seed: string;
  /** Fingerprints of everything that was shown before. */
  shown: ReadonlySet<string>;
};

const MOST_TRIES = 2_000;
/** From here on the parts alone do not suffice, and hues begin to move. */
const DRIFTING = 24;

/** Four mascots that have never been shown, each with a silhouette of its own as far as the wishes leave several. */
export function invent({ style, wish, paint, seed, shown }: Invention): Identity[] {
  const roll = dice(seedOf(seed));
  const decks = STYLES[style].parts.map((part) => ({
    ...part,
    ...wished(part, wish.parts[style][part.name]),
    from: Math.floor(roll() * 1_000),
  }));
  const known = new Set(shown);
  const chosen: Identity[] = [];
  for (let turn = 0; turn < CANDIDATES; turn++) {
    const identity = fresh(known, (tries) => ({
      style,
      parts: Object.fromEntries(decks.map((deck, i) => [deck.name, dealt(deck, i, turn, tries, roll)])),
      colors: colorsFor(style, paint, turn, Math.max(0, tries - DRIFTING) * 9),
    }));
    known.add(fingerprint(identity));
    chosen.push(identity);
  }
  return chosen;
}

type Deck = Part & { from: number };

const wished = ({ variants, share }: Part, wish: readonly string[] | undefined): Omit<Part, "name"> =>
  wish ? { variants: wish, share: 100 } : { variants, share };

/** The first two parts make the silhouette and go round; the others are left to chance. */
function dealt(deck: Deck, place: number, turn: number, tries: number, roll: () => number): string {
  const { variants, share, from } = deck;
  const isThere = roll() * 100 < share;
  const chance = Math.floor(roll() * variants.length);
  if (!isThere) return "";
  // Steps of 4 keep the candidates of a draft apart while the deck is gone through.
  const next = from + turn + CANDIDATES * Math.floor(tries / 4) + (place === 1 ? from % 7 : 0);
  return variants[place < 2 ? next % variants.length : chance] ?? "";
}

function fresh(known: ReadonlySet<string>, make: (tries: number) => Identity): Identity {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const identity = make(tries);
    if (!known.has(fingerprint(identity))) return identity;
  }
  throw new Error("No new mascot was found.");
}
