/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { Place } from "../kit/place.tsx";
import { insideOf } from "../series/chrome.tsx";
import { linesOf, type Slide } from "../series/data.ts";
import { tag, tagHeight } from "../series/tag.tsx";

/** Under the tag of a slide, in design pixels. */
const GAP = 40;

/** The height that a tag has over the words under it. */
export const tagRoom = (context: RenderContext): number =>
  tagHeight(context) + Math.round(GAP * context.unit);

/** The area of the slides between; where some have a tag, under it. */
export function underTags(context: RenderContext, slides: readonly Slide[]): Box {
  const inside = insideOf(context);
  const isTagged = slides.some((slide) => slide.tag);
  const down = isTagged ? tagRoom(context) : 0;
  return { ...inside, y: inside.y + down, height: inside.height - down };
}

/** The kind of an entry, in the room over the area of its words. */
export function tagOver(context: RenderContext, words: Box, surface: Surface, text: string): Node {
  const { node, height } = tag(context, text, surface, words.width);
  return <Place box={{ ...words, y: words.y - tagRoom(context), height }}>{node}</Place>;
}

/** A list has its own text under its title. */
export const bare = (slide: Slide): Slide => (linesOf(slide) ? { ...slide, body: "" } : slide);
