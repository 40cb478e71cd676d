/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import type { Box } from "../../sizes.ts";
import type { Stage } from "../../template.ts";
import { mark } from "../film/brand-mark.tsx";
import { Ground } from "../film/ground.tsx";
import type { Draft } from "../film/scene.ts";
import { sceneRoom } from "../film-story/room.ts";
import { QUOTE_MARK, quoteMark } from "../kit/quote-mark.ts";
import { type Captions, captionLayers, captionsOf } from "./captions.ts";
import { type FilmQuote, wordsOf } from "./data.ts";
import { SPOKEN } from "./pace.ts";
import { portrait, speakerWords } from "./speaker.tsx";

/** Shares of the room that the portrait takes: of the width beside the words, of the height above them. */
const BESIDE = 0.34;
const ABOVE = { square: 0.4, tall: 0.4, story: 0.44 };
/** In design pixels: gaps to the words, and the side of the tile with the quotation mark on the portrait's edge. */
const GAP = { beside: 112, above: 84 };
const TILE = 104;

/** A face that stays while its words come and go beside it, or under it, and that then gets its name. */
export function interview(stage: Stage, data: FilmQuote): Draft[] {
  const boxes = boxesOf(stage);
  const captions = captionsOf(stage, wordsOf(data), boxes.words, SPOKEN);
  return [...spoken(stage, data, captions, boxes), named(stage, data, boxes)];
}

type Boxes = { face: Box; words: Box };

function boxesOf(stage: Stage): Boxes {
  const { shape, unit } = stage;
  const room = sceneRoom(stage);
  if (shape === "wide") {
    const width = Math.round(room.width * BESIDE);
    const x = room.x + width + Math.round(GAP.beside * unit);
    return { face: { ...room, width }, words: { ...room, x, width: room.x + room.width - x } };
  }
  const height = Math.round(room.height * ABOVE[shape]);
  const y = room.y + height + Math.round(GAP.above * unit);
  const width = Math.min(room.width, Math.round(height * (shape === "square" ? 1.2 : 1.3)));
  return { face: { ...room, width, height }, words: { ...room, y, height: room.y + room.height - y } };
}

/** The portrait, and a quotation mark that tells at once what will be heard. */
function seen(stage: Stage, data: FilmQuote, face: Box): Layer[] {
  const { page, flood } = stage.theme;
  const side = Math.round(TILE * stage.unit);
  const icon = Math.round(side * 0.6);
  const inset = Math.round(side * 0.4);
  const box =
    stage.shape === "wide"
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
    portrait(stage, data, { box: face, surface: flood, form: "tile" }),
    { name: "quotation mark", box, node },
  ];
}

function spoken(
  stage: Stage,
  data: FilmQuote,
  { screens, height }: Captions,
  { face, words }: Boxes,
): Draft[] {
  const surface = stage.theme.page;
  const lead = stage.shape === "wide" ? Math.round((words.height - height) / 2) : 0;
  return screens.map((screen, i): Draft => {
    const look = { surface, align: "left", at: { ...words, y: words.y + lead }, isFirst: i === 0 } as const;
    return {
      ground: <Ground stage={stage} surface={surface} />,
      layers: [
        ...seen(stage, data, face),
        ...captionLayers(stage, screen, look),
        mark(stage, surface, "left"),
      ],
      texts: [screen.text],
      seconds: screen.seconds,
      ...(i < screens.length - 1 ? { leave: "cut" } : {}),
    };
  });
}

function named(stage: Stage, data: FilmQuote, { face, words }: Boxes): Draft {
  const surface = stage.theme.page;
  const at = stage.shape === "wide" ? 0.5 : 0.1;
  const said = speakerWords(stage, data, { surface, align: "left", room: words, at });
  return {
    ground: <Ground stage={stage} surface={surface} />,
    layers: [...seen(stage, data, face), ...said.layers, mark(stage, surface, "left")],
    texts: [data.name, data.role, data.company],
  };
}
