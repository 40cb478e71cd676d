/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { Background } from "../film/background.tsx";
import { mark } from "../film/brand-mark.tsx";
import type { SceneDraft } from "../film/scene.ts";
import { sceneArea } from "../film-story/area.ts";
import { QUOTE_MARK, quoteMark } from "../kit/quote-mark.ts";
import { type CaptionPlan, captionLayers, captionsOf } from "./captions.ts";
import { type FilmQuote, wordsOf } from "./data.ts";
import { SPOKEN } from "./pace.ts";
import { portrait, speakerWords } from "./speaker.tsx";

/** The portrait's share of the area: of the width beside the words, of the height above them. */
const BESIDE = 0.34;
const ABOVE = { square: 0.4, tall: 0.4, story: 0.44 };
/** Design pixels: gaps to the words, and side of the tile with the quotation mark. */
const GAP = { beside: 112, above: 84 };
const TILE = 104;

/** A portrait that stays while the captions change beside or below it. The name follows at the end. */
export function interview(context: RenderContext, data: FilmQuote): SceneDraft[] {
  const boxes = boxesOf(context);
  const captions = captionsOf(context, wordsOf(data), boxes.words, SPOKEN);
  return [...spoken(context, data, captions, boxes), named(context, data, boxes)];
}

type InterviewBoxes = { face: Box; words: Box };

function boxesOf(context: RenderContext): InterviewBoxes {
  const { shape, unit } = context;
  const available = sceneArea(context);
  if (shape === "wide") {
    const width = Math.round(available.width * BESIDE);
    const x = available.x + width + Math.round(GAP.beside * unit);
    return {
      face: { ...available, width },
      words: { ...available, x, width: available.x + available.width - x },
    };
  }
  const height = Math.round(available.height * ABOVE[shape]);
  const y = available.y + height + Math.round(GAP.above * unit);
  const width = Math.min(available.width, Math.round(height * (shape === "square" ? 1.2 : 1.3)));
  return {
    face: { ...available, width, height },
    words: { ...available, y, height: available.y + available.height - y },
  };
}

/** The portrait, and a quotation mark that tells at once what will be heard. */
function seen(context: RenderContext, data: FilmQuote, face: Box): Layer[] {
  const { page, flood } = context.theme;
  const side = Math.round(TILE * context.unit);
  const icon = Math.round(side * 0.6);
  const inset = Math.round(side * 0.4);
  const box =
    context.shape === "wide"
      ? { x: face.x + face.width - Math.round(side / 2), y: face.y + inset, width: side, height: side }
      : { x: face.x + inset, y: face.y + face.height - Math.round(side / 2), width: side, height: side };
  const style = {
    width: side,
    height: side,
    borderRadius: Math.round(side * 0.26),
    backgroundColor: page.fill,
    alignItems: "center",
    justifyContent: "center",
  } as const;
  const node = (
    <div style={style}>
      <picture src={quoteMark(page.onFill)} style={{ width: icon, height: Math.round(icon / QUOTE_MARK) }} />
    </div>
  );
  return [
    portrait(context, data, { box: face, surface: flood, form: "tile" }),
    { name: "quotation mark", box, node },
  ];
}

function spoken(
  context: RenderContext,
  data: FilmQuote,
  { screens, height }: CaptionPlan,
  { face, words }: InterviewBoxes,
): SceneDraft[] {
  const surface = context.theme.page;
  const lead = context.shape === "wide" ? Math.round((words.height - height) / 2) : 0;
  return screens.map((screen, i): SceneDraft => {
    const look = { surface, align: "left", at: { ...words, y: words.y + lead }, isFirst: i === 0 } as const;
    return {
      background: <Background context={context} surface={surface} />,
      layers: [
        ...seen(context, data, face),
        ...captionLayers(context, screen, look),
        mark(context, surface, "left"),
      ],
      texts: [screen.text],
      seconds: screen.seconds,
      ...(i < screens.length - 1 ? { leave: "cut" } : {}),
    };
  });
}

function named(context: RenderContext, data: FilmQuote, { face, words }: InterviewBoxes): SceneDraft {
  const surface = context.theme.page;
  const at = context.shape === "wide" ? 0.5 : 0.1;
  const said = speakerWords(context, data, { surface, align: "left", available: words, at });
  return {
    background: <Background context={context} surface={surface} />,
    layers: [...seen(context, data, face), ...said.layers, mark(context, surface, "left")],
    texts: [data.name, data.role, data.company],
  };
}
