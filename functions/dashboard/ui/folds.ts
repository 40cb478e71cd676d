import type { Channel } from "../../../lib/vocab.ts";

/** The networks and messengers that a post is drawn as. */
export type PostPlace = Exclude<Channel, "web"> | "telegram";

type Fold = { characters: number; lines: number };

/** What a network shows of a text before "…more", about: it differs a little between devices. Null: all of it. */
const FOLDS: Record<PostPlace, Fold | null> = {
  twitter: { characters: 280, lines: 10 },
  linkedin: { characters: 210, lines: 3 },
  instagram: { characters: 125, lines: 2 },
  youtube: { characters: 157, lines: 3 },
  tiktok: { characters: 100, lines: 2 },
  telegram: null,
};

type Folded = { shown: string; rest: string };

/** A text parted where its network folds it: between two words, within the lines it shows. */
export function folded(text: string, place: PostPlace): Folded {
  const fold = FOLDS[place];
  const signs = [...text];
  const lines = text.split("\n");
  if (!fold || (signs.length <= fold.characters && lines.length <= fold.lines))
    return { shown: text, rest: "" };
  const inLines = lines.slice(0, fold.lines).join("\n");
  const shown = [...inLines].length <= fold.characters ? inLines : upToWord(signs, fold.characters);
  return { shown: shown.trimEnd(), rest: text.slice(shown.length) };
}

/** The text up to the last gap before a place. A word as long as all of it is cut. */
function upToWord(signs: readonly string[], at: number): string {
  const most = signs.slice(0, at).join("");
  const gap = most.search(/\s\S*$/);
  return gap > most.length / 2 ? most.slice(0, gap) : most;
}
