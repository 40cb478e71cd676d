/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { Background } from "../film/background.tsx";
import { mark } from "../film/brand-mark.tsx";
import type { FilmAlign } from "../film/lines.tsx";
import { availableIn, ornament } from "../film/ornament.tsx";
import type { SceneDraft } from "../film/scene.ts";
import type { Stage } from "../film/stage.ts";
import { sceneArea } from "../film-story/area.ts";
import { QUOTE_MARK, quoteMark } from "../kit/quote-mark.ts";
import { captionLayers, captionsOf } from "./captions.ts";
import { type FilmQuote, wordsOf } from "./data.ts";
import { SPOKEN } from "./pace.ts";
import { portrait, speakerWords } from "./speaker.tsx";

/** Height of the quotation mark and the gap under it, in design pixels. */
const MARK = { height: 112, gap: 44 };
/** Side of the portrait as a share of the area's shorter side, and the gap to the name. */
const FACE = { side: { wide: 0.72, square: 0.46, tall: 0.5, story: 0.56 }, gap: 60 };

/** Nothing but the words, as large as they go, on the brand's colour; then who spoke them. */
export const voice = (stage: Stage, data: FilmQuote): SceneDraft[] => [
  ...spoken(stage, data),
  named(stage, data),
];

function spoken(stage: Stage, data: FilmQuote): SceneDraft[] {
  const { context, surface, align } = stage;
  const area = sceneArea(context);
  const { x, y, width, height: free } = availableIn(stage);
  const foot = Math.min(area.y + area.height, y + free);
  // A drawing may stand over the words, or on their left.
  const start = Math.max(area.y, y);
  const available = { x, y: start, width, height: Math.min(area.height, free, foot - start) };
  const lead = Math.round((MARK.height + MARK.gap) * context.unit);
  const { screens, height } = captionsOf(
    context,
    wordsOf(data),
    { ...available, height: available.height - lead },
    SPOKEN,
  );
  const top =
    available.y + Math.round((available.height - lead - height) * (context.shape === "wide" ? 0.5 : 0.42));
  return screens.map(
    (screen, i): SceneDraft => ({
      background: <Background context={context} surface={surface} />,
      layers: [
        ...ornament(stage).layers,
        opening(context, surface, { available, y: top, align }),
        ...captionLayers(context, screen, {
          surface,
          align,
          at: { ...available, y: top + lead },
          isFirst: i === 0,
        }),
        mark(context, surface, align),
      ],
      texts: [screen.text],
      seconds: screen.seconds,
    }),
  );
}

/** The quotation mark over the words. */
function opening(
  { unit }: RenderContext,
  { accent }: Surface,
  { available, y, align }: { available: Box; y: number; align: FilmAlign },
): Layer {
  const height = Math.round(MARK.height * unit);
  const width = Math.round(height * QUOTE_MARK);
  const x = align === "left" ? available.x : available.x + Math.round((available.width - width) / 2);
  const node = <picture src={quoteMark(accent)} style={{ width, height }} />;
  return { name: "quotation mark", box: { x, y, width, height }, node };
}

function named(stage: Stage, data: FilmQuote): SceneDraft {
  const { context, surface, align } = stage;
  const { face, words, isBeside } = boxesOf(context, align);
  const own = isBeside ? "left" : align;
  const said = speakerWords(context, data, { surface, align: own, available: words, at: isBeside ? 0.5 : 0 });
  return {
    background: <Background context={context} surface={surface} />,
    layers: [
      portrait(context, data, { box: face, surface: context.theme.flood, form: "disc" }),
      ...said.layers,
      mark(context, surface, align),
    ],
    texts: [data.name, data.role, data.company],
  };
}

/** The portrait beside the name on wide films, else above it. */
function boxesOf(context: RenderContext, align: FilmAlign) {
  const { shape, unit } = context;
  const available = sceneArea(context);
  const gap = Math.round(FACE.gap * unit);
  const isBeside = shape === "wide";
  const side = Math.round(Math.min(available.width, available.height) * FACE.side[shape]);
  if (isBeside) {
    const x = available.x + side + gap;
    const face = {
      x: available.x,
      y: available.y + Math.round((available.height - side) / 2),
      width: side,
      height: side,
    };
    return { face, words: { ...available, x, width: available.x + available.width - x }, isBeside };
  }
  const left = align === "left" ? available.x : available.x + Math.round((available.width - side) / 2);
  const top = available.y + Math.round(available.height * (shape === "story" ? 0.08 : 0));
  const y = top + side + gap;
  const words = { ...available, y, height: available.y + available.height - y };
  return { face: { x: left, y: top, width: side, height: side }, words, isBeside };
}
