import { sentences } from "../sentences.ts";
import { withoutEmoji } from "../text.ts";
import { hideAddresses } from "./addresses.ts";
import { ideas } from "./ideas.ts";
import type { Figure } from "./ledger/figure.ts";
import { allowedBy, figuresIn } from "./ledger/figures.ts";
import { flat } from "./ledger/sources.ts";

/** One slot of the copy and what it says. */
export type Place = { where: string; text: string };

/** One sentence of the copy, read once for everybody. */
export type Sentence = Place & { ideas: string[]; figures: Figure[] };

const HASHTAG = /(?<![\p{L}\p{N}&])#(?=[\p{N}_]*\p{L})[\p{L}\p{N}_]+/gu;
/** Bullets, and numbers of lists: they count lines, not things. */
const BULLET = /^(?:[\s•‣▪◦·*–—→✓✔>-]+|\s*\(?\d{1,2}[.)]\s+)(?=\S)/u;

/** Sentences of a slot without what only lays it out: bullets, hashtags, emoji. */
const plainSentences = ({ where, text }: Place): Place[] =>
  text
    .split("\n")
    .flatMap((line) => sentences(withoutEmoji(line.replace(HASHTAG, " ")).replace(BULLET, "")))
    .map((sentence) => ({ where, text: sentence }));

/** Every sentence of the copy at the first place it stands; repeated in slide and post it says nothing new. */
export function sentencesOf(places: readonly Place[]): Sentence[] {
  const known = new Set<string>();
  return places
    .flatMap(plainSentences)
    .filter(({ text }) => !known.has(text) && known.add(text))
    .map((s) => ({ ...s, ideas: ideas(hideAddresses(s.text)), figures: figuresIn(s.text) }));
}

/** Everything the copy tells, in the forms in which facts are looked up. */
export type Told = { flat: string; ideas: ReadonlySet<string>; readings: ReadonlySet<string> };

export const toldIn = (everything: string, said: readonly Sentence[]): Told => ({
  flat: ` ${flat(everything)} `,
  ideas: new Set(said.flatMap((s) => s.ideas)),
  readings: new Set(said.flatMap((s) => [...allowedBy(s.figures)])),
});
