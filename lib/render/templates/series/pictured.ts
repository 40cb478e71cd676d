import type { Pictures } from "../../fits.ts";
import { tokensOf } from "../kit/story/tokens.ts";

type Slide = { title: string; body: string; stat?: string; photo?: string };

/** Shorter words say nothing about what a photo shows. */
const SHORTEST = 4;

/**
 * Screens, then photographs that were asked for, are shown with the first ideas that are no numbers. One that merely
 * suits the story is shown with the idea that has a word of its name or its tags, and with no other.
 */
export function pictured(
  slides: readonly Slide[],
  { asked, named, photosAreChosen = false }: Pictures,
  photos: readonly string[],
): Slide[] {
  const left = [...asked, ...(photosAreChosen ? [] : photos)];
  const able = photosAreChosen ? [...photos] : [];
  return slides.map((slide) => {
    const photo = slide.stat ? undefined : (left.shift() ?? taken(able, slide, named));
    return photo ? { ...slide, photo } : slide;
  });
}

/** The first photo that fits a slide, taken out of those that are left. */
function taken(
  able: string[],
  { title, body }: Slide,
  named: Pictures["named"] = new Map(),
): string | undefined {
  const said = wordsOf(`${title}\n${body}`);
  const at = able.findIndex((id) => [...wordsOf(named.get(id) ?? "")].some((word) => said.has(word)));
  return at < 0 ? undefined : able.splice(at, 1)[0];
}

const wordsOf = (text: string): Set<string> =>
  new Set(
    [...tokensOf(text).words].filter((word) => word.length >= SHORTEST).map((word) => word.replace(/s$/, "")),
  );
