/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import { mark } from "../film/brand-mark.tsx";
import { Ground, rings } from "../film/ground.tsx";
import type { Align } from "../film/lines.tsx";
import { atRest } from "../film/motif-of.ts";
import type { Draft } from "../film/scene.ts";
import { sceneRoom } from "../film-story/room.ts";
import { QUOTE_MARK, quoteMark } from "../kit/quote-mark.ts";
import { captionLayers, captionsOf } from "./captions.ts";
import { type FilmQuote, wordsOf } from "./data.ts";
import { SPOKEN } from "./pace.ts";
import { portrait, speakerWords } from "./speaker.tsx";

/** Height of the quotation mark and the gap under it, in design pixels. */
const MARK = { height: 112, gap: 44 };
/** Side of the portrait, as a share of the room's shorter side, and the gap to the name. */
const FACE = { side: { wide: 0.72, square: 0.46, tall: 0.5, story: 0.56 }, gap: 60 };

/** Nothing but the words, as large as they go, on the brand's colour; then who spoke them. */
export function voice(stage: Stage, data: FilmQuote, align: Align): Draft[] {
  return [...spoken(stage, data, align), named(stage, data, align)];
}

function spoken(stage: Stage, data: FilmQuote, align: Align): Draft[] {
  const surface = stage.theme.wash;
  const room = sceneRoom(stage);
  const lead = Math.round((MARK.height + MARK.gap) * stage.unit);
  const { screens, height } = captionsOf(
    stage,
    wordsOf(data),
    { ...room, height: room.height - lead },
    SPOKEN,
  );
  const top = room.y + Math.round((room.height - lead - height) * (stage.shape === "wide" ? 0.5 : 0.42));
  return screens.map(
    (screen, i): Draft => ({
      ground: <Ground stage={stage} surface={surface} />,
      layers: [
        // Screens follow each other by a cut: what drifted would jump.
        ...atRest([rings(stage, surface, ringsAt(align))]),
        opening(stage, surface, { room, y: top, align }),
        ...captionLayers(stage, screen, { surface, align, at: { ...room, y: top + lead }, isFirst: i === 0 }),
        mark(stage, surface, align),
      ],
      texts: [screen.text],
      seconds: screen.seconds,
      ...(i < screens.length - 1 ? { leave: "cut" } : {}),
    }),
  );
}

const ringsAt = (align: Align) => ({ x: align === "left" ? 0.95 : 0.5, y: 0.98, side: 1.1 });

/** The quotation mark over the words. */
function opening(
  { unit }: Stage,
  { accent }: Surface,
  { room, y, align }: { room: Box; y: number; align: Align },
): Layer {
  const height = Math.round(MARK.height * unit);
  const width = Math.round(height * QUOTE_MARK);
  const x = align === "left" ? room.x : room.x + Math.round((room.width - width) / 2);
  const node = <picture src={quoteMark(accent)} style={{ width, height }} />;
  return { name: "quotation mark", box: { x, y, width, height }, node };
}

function named(stage: Stage, data: FilmQuote, align: Align): Draft {
  const surface = stage.theme.page;
  const { face, words, isBeside } = boxesOf(stage, align);
  const own = isBeside ? "left" : align;
  const said = speakerWords(stage, data, { surface, align: own, room: words, at: isBeside ? 0.5 : 0 });
  return {
    ground: <Ground stage={stage} surface={surface} />,
    layers: [
      rings(stage, surface, ringsAt(align)),
      portrait(stage, data, { box: face, surface: stage.theme.flood, form: "disc" }),
      ...said.layers,
      mark(stage, surface, align),
    ],
    texts: [data.name, data.role, data.company],
  };
}

/** The portrait beside the name on wide films, else above it. */
function boxesOf(stage: Stage, align: Align) {
  const { shape, unit } = stage;
  const room = sceneRoom(stage);
  const gap = Math.round(FACE.gap * unit);
  const isBeside = shape === "wide";
  const side = Math.round(Math.min(room.width, room.height) * FACE.side[shape]);
  if (isBeside) {
    const x = room.x + side + gap;
    const face = { x: room.x, y: room.y + Math.round((room.height - side) / 2), width: side, height: side };
    return { face, words: { ...room, x, width: room.x + room.width - x }, isBeside };
  }
  const left = align === "left" ? room.x : room.x + Math.round((room.width - side) / 2);
  const top = room.y + Math.round(room.height * (shape === "story" ? 0.08 : 0));
  const y = top + side + gap;
  const words = { ...room, y, height: room.y + room.height - y };
  return { face: { x: left, y: top, width: side, height: side }, words, isBeside };
}
