import { partsWanted } from "./picture-wishes/wished-parts.ts";
import { type LayoutWish, layoutWishIn } from "./read/layout-wishes.ts";
import { wantsSeenTogether } from "./read/on-screen.ts";
import { wantsAlone } from "./read/wished-large.ts";
import type { Story } from "./schema.ts";

type Noted = Pick<Story, "wishes" | "heldBack" | "language">;

/** What the author ordered of the layout, in the words of the brief. */
export function noteLayouts({ wishes, heldBack, language }: Noted): { kind: LayoutWish; quote: string }[] {
  const notes = [
    ...wishes.filter(({ rule }) => rule === "tone").map(({ quote }) => quote),
    ...heldBack.filter(({ why }) => why === "instruction").map(({ quote }) => quote),
  ];
  return notes.flatMap((quote) => {
    const kind = layoutWishIn(quote, language)?.kind ?? (wantsSeenTogether(quote) ? "at_once" : undefined);
    return kind ? [{ kind, quote }] : [];
  });
}

/** "Nothing else on it.", "Solo la frase, su nombre y el año": the picture has no address, no slogan and no drawing. */
export const wantsNothingElse = (story: Noted): boolean =>
  story.wishes.some(({ rule, quote }) => rule === "emphasis" && wantsAlone(quote)) ||
  partsWanted(story) !== undefined ||
  noteLayouts(story).some(({ kind }) => kind === "nothing_else" || kind === "only_parts");
