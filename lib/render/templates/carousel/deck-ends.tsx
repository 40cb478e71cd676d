/** @jsxImportSource #template */
import { textNodes } from "../../scene.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { enlarged } from "../kit/enlarged.ts";
import { type CallToAction, type Footer, footer } from "../kit/footer.tsx";
import { duotoneLook } from "../kit/photo-duotone.tsx";
import { stack } from "../kit/stack.tsx";
import type { MessageColumn } from "../kit/stack-column.tsx";
import type { Series } from "../series/data.ts";

/** Shares of the area that texts may take: on the slides between, beside something shown, and on the first and last. */
export type DeckShares = { text: number; shown: number; ends: number };

/** What leaves room for a number or a picture over the words, what leaves it to a large drawing, and what fills a slide. */
export const SHARE = { under: 0.63, drawn: 0.48, alone: 0.96 };
/** Largest type of the first slide and the last, in design pixels: beside a drawing, and where words are the picture. */
const ENDS = { drawn: 146, lettered: 190 };
/** The least drawing on the first slide and the last, in design pixels. */
const LEAST_AT_ENDS = { usual: 210, ordered: 130 };
export const leastAtEnds = ({ subject, unit }: RenderContext) =>
  LEAST_AT_ENDS[subject?.isOrdered ? "ordered" : "usual"] * unit;
/** Between a drawing, the words and the action there, in design pixels. */
const END_GAP = 46;
/** Words under a drawing that would be smaller than this, in design pixels, take more of the room. */
const LEAST_TITLE = 72;

/** The first and the last slide. */
export function endsOf(context: RenderContext, data: Series, available: Box, { ends }: DeckShares) {
  const surface = context.theme.wash;
  const width = Math.round(available.width * (context.shape === "wide" ? 0.86 : 1));
  const height = available.height * ends;
  const isLoud = !context.subject;
  const max = isLoud ? ENDS.lettered : ENDS.drawn;
  const isOverPhoto = context.photos.has(data.cover.photo ?? "");
  const ground = isOverPhoto ? duotoneLook(context).surface : surface;
  const set = (message: Parameters<typeof stack>[1], below: number, on: Surface, by = 1) => {
    const draw = (room: number) =>
      stack(enlarged(context, by), message, { width, height: room, surface: on, max: max / by, isLoud });
    const under = context.subject && ends < 1 ? draw(available.height * SHARE.drawn - below) : undefined;
    if (under && isLarge(context, under)) return under;
    const beside = draw(height - below);
    // A drawing in what long words leave would be a sticker: they have all the room.
    const left = available.height - beside.height - below;
    return context.subject && ends < 1 && left < leastAtEnds(context)
      ? draw(available.height * SHARE.alone - below)
      : beside;
  };
  const cover = set(data.cover, 0, ground);
  const action = actionAtEnd(context, data.closing, { width: available.width, surface });
  const below = action.height && action.height + Math.round(44 * context.unit);
  const { headline, supporting = "" } = data.closing;
  const said = { kicker: "", supporting, headline };
  const sizes = supporting === "" ? [] : LARGER_NEEDS.map((by) => set(said, below, surface, by));
  // The drawing on the last slide keeps its room.
  const drawing = context.subject ? Math.round(leastAtEnds(context) + 2 * END_GAP * context.unit) : 0;
  const most = available.height - below - drawing;
  const closing =
    sizes.find((one) => isLarge(context, one) && one.height <= most) ?? set(said, below, surface);
  return { cover, closing, action, isOverPhoto };
}

/** How much larger than on a card the day and the place stand on the last slide, whose headline is a few words. */
const LARGER_NEEDS = [1.6, 1.3];
/** How much larger than on a card what to do stands where the last slide has nothing but words, and beside a drawing: the first that fits whole. */
const LARGER_ACTION = { alone: [1.7, 1.35], drawn: [1.3] };

function actionAtEnd(context: RenderContext, said: CallToAction, look: Parameters<typeof footer>[2]): Footer {
  const larger = context.shape === "wide" ? [] : LARGER_ACTION[context.subject ? "drawn" : "alone"];
  const sizes = larger.map((by) => footer(enlarged(context, by), said, look));
  return sizes.find(({ cut }) => !cut) ?? footer(context, said, look);
}

/** Whether a message is whole, and its headline as large as one under a drawing should be. */
function isLarge({ unit }: RenderContext, { node }: MessageColumn): boolean {
  const texts = textNodes(node);
  const largest = Math.max(0, ...texts.map(({ style }) => style.fontSize));
  return largest >= LEAST_TITLE * unit && !texts.some(({ attributes }) => attributes?.cut);
}
