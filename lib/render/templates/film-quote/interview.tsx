/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { Background } from "../film/background.tsx";
import { mark } from "../film/brand-mark.tsx";
import type { SceneDraft } from "../film/scene.ts";
import type { Stage } from "../film/stage.ts";
import { sceneArea } from "../film-story/area.ts";
import { QUOTE_MARK, quoteMark } from "../kit/quote-mark.ts";
import { type CaptionPlan, captionLayers, captionsOf } from "./captions.ts";
import { type FilmQuote, wordsOf } from "./data.ts";
import { SPOKEN } from "./pace.ts";
import { portrait, speakerWords } from "./speaker.tsx";

/** Where the portrait begins, as a share of the film: across on wide films, down on all others. */
const FROM = { wide: 0.56, square: 0.5, tall: 0.5, story: 0.48 };
/** Design pixels: gap to the words, side of the tile with the quotation mark, and the way of the camera. */
const GAP = 72;
const TILE = 150;
const WAY = 70;

/** A portrait that stays while the captions change beside or below it. The name follows at the end. */
export function interview({ context, surface }: Stage, data: FilmQuote): SceneDraft[] {
  const boxes = boxesOf(context);
  const captions = captionsOf(context, wordsOf(data), boxes.words, SPOKEN);
  return [
    ...spoken(context, data, captions, { ...boxes, surface }),
    named(context, data, { ...boxes, surface }),
  ];
}

type InterviewBoxes = { face: Box; words: Box };
type InterviewStyle = InterviewBoxes & { surface: Surface };

/** The portrait runs off the film beside the words, or under them, with room for the camera to go past it. */
function boxesOf(context: RenderContext): InterviewBoxes {
  const { shape, unit, size } = context;
  const available = sceneArea(context);
  const [gap, way] = [Math.round(GAP * unit), Math.round(WAY * unit)];
  if (shape === "wide") {
    const x = Math.round(size.width * FROM.wide);
    return {
      face: { x, y: -way, width: size.width - x + way, height: size.height + 2 * way },
      words: { ...available, width: x - gap - available.x },
    };
  }
  const y = Math.round(size.height * FROM[shape]);
  return {
    face: { x: -way, y, width: size.width + 2 * way, height: size.height - y + way },
    words: { ...available, height: y - gap - available.y },
  };
}

/** The portrait, and a quotation mark that tells at once what will be heard. */
function seen(
  context: RenderContext,
  data: FilmQuote,
  { face, surface }: Pick<InterviewStyle, "face" | "surface">,
): Layer[] {
  const { flood } = context.theme;
  const side = Math.round(TILE * context.unit);
  const icon = Math.round(side * 0.6);
  const { safe, shape } = context;
  const middle = Math.round(side / 2);
  const box =
    shape === "wide"
      ? { x: face.x - middle, y: safe.y + safe.height - side, width: side, height: side }
      : { x: safe.x + safe.width - side, y: face.y - middle, width: side, height: side };
  const style = {
    width: side,
    height: side,
    borderRadius: Math.round(side * 0.26),
    backgroundColor: surface.accent,
    alignItems: "center",
    justifyContent: "center",
  } as const;
  const node = (
    <div style={style}>
      <picture
        src={quoteMark(surface.onAccent)}
        style={{ width: icon, height: Math.round(icon / QUOTE_MARK) }}
      />
    </div>
  );
  return [
    {
      ...portrait(context, data, { box: face, surface: flood, form: "field" }),
      drift: { x: Math.round(WAY * context.unit) },
    },
    { name: "quotation mark", box, node },
  ];
}

function spoken(
  context: RenderContext,
  data: FilmQuote,
  { screens, height }: CaptionPlan,
  { face, words, surface }: InterviewStyle,
): SceneDraft[] {
  const lead = Math.round((words.height - height) / 2);
  return screens.map((screen, i): SceneDraft => {
    const look = { surface, align: "left", at: { ...words, y: words.y + lead }, isFirst: i === 0 } as const;
    return {
      background: <Background context={context} surface={surface} />,
      layers: [
        ...seen(context, data, { face, surface }),
        ...captionLayers(context, screen, look),
        mark(context, surface, "left"),
      ],
      texts: [screen.text],
      seconds: screen.seconds,
    };
  });
}

function named(
  context: RenderContext,
  data: FilmQuote,
  { face, words, surface }: InterviewStyle,
): SceneDraft {
  const at = 0.5;
  const said = speakerWords(context, data, { surface, align: "left", available: words, at });
  return {
    background: <Background context={context} surface={surface} />,
    layers: [...seen(context, data, { face, surface }), ...said.layers, mark(context, surface, "left")],
    texts: [data.name, data.role, data.company],
  };
}
