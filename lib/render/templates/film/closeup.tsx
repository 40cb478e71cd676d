/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Photo } from "../../template.ts";
import { Light } from "../kit/light.tsx";
import { Crop } from "../kit/masters/crop.tsx";
import { Master } from "../kit/masters/master.tsx";
import { mount, outline } from "../kit/masters/outline.ts";
import { BODY, HEADLINE } from "../kit/type-styles.ts";
import { Background } from "./background.tsx";
import { mark, underMark } from "./brand-mark.tsx";
import { cursor } from "./cursor.tsx";
import { block } from "./lines.tsx";
import type { SceneDraft } from "./scene.ts";
import type { Stage } from "./stage.ts";
import { words } from "./words.tsx";

/** How far a device's shadow reaches, in design pixels. */
const SHADOW = 28;
/** Shares of the film: width of a device seen from nearby, and the way that the camera goes past it. */
const NEAR = { held: { wide: 0.34, other: 0.84 }, desk: { wide: 0.92, other: 1.62 } };
const WAY = { x: 0.2, y: 0.09 };
/** Share of the film's height that words take over a picture. */
const HEAD = 0.2;

/** A screen from nearby: the camera goes past it and the pointer clicks. Another photo fills the picture. */
export function closeup(stage: Stage, photo: Photo, said: CloseupText): SceneDraft {
  return photo.device ? screenCloseup(stage, photo, said) : fullPhoto(stage, photo, said);
}

type CloseupText = { text: string; body?: string; url?: string };

function screenCloseup(stage: Stage, photo: Photo, { text, url = "" }: CloseupText): SceneDraft {
  const { context, surface, align } = stage;
  const { head, place } = areasOf(stage, text !== "");
  const mounted = mount(photo, "browser");
  const isHeld = mounted.kind === "phone" || mounted.kind === "tablet";
  const { size, shape, unit } = context;
  const width = Math.round(size.width * NEAR[isHeld ? "held" : "desk"][shape === "wide" ? "wide" : "other"]);
  const { height } = outline(mounted, width);
  const isBeside = shape === "wide" && text !== "";
  const way = {
    x: isHeld || isBeside ? 0 : -Math.round(size.width * WAY.x),
    y: Math.round(size.height * WAY.y),
  };
  const start = isHeld ? place.x + Math.round((place.width - width) / 2) : place.x;
  const device: Layer = {
    name: "device",
    box: { x: start + way.x, y: place.y, width, height },
    node: <Master context={context} mounted={mounted} at={{ x: 0, y: 0, width }} url={url} isInFilm />,
    bleed: Math.round(SHADOW * unit),
    drift: { x: -way.x, y: way.y },
  };
  const target = { x: Math.min(size.width * 0.66, start + width * 0.4), y: place.y + place.height * 0.42 };
  return {
    // A screen has the customer's colours: the lights of a quiet page have the brand's.
    background: (
      <Background context={context} surface={surface}>
        {surface === context.theme.page && <Light context={context} />}
      </Background>
    ),
    layers: [
      device,
      ...cursor(context, target, surface.accent),
      ...head(text),
      mark(context, surface, align),
    ],
    texts: [text],
  };
}

/** Words above the picture, or beside it on wide films; without words the picture has all of it. */
function areasOf(stage: Stage, hasText: boolean): { place: Box; head: (text: string) => Layer[] } {
  const { context, surface, align } = stage;
  const { size, shape, unit } = context;
  const free = underMark(context);
  const isBeside = shape === "wide";
  const tall = hasText && !isBeside ? Math.round(size.height * HEAD) : 0;
  const available = isBeside ? { ...free, width: Math.round(size.width * 0.34) } : { ...free, height: tall };
  const top = free.y + tall + Math.round(44 * unit);
  const x = isBeside && hasText ? available.x + available.width + Math.round(60 * unit) : free.x;
  const place = { x, y: isBeside ? free.y : top, width: size.width - x, height: size.height - top };
  const head = (text: string) => {
    if (!text) return [];
    const spec = { text, typeStyle: HEADLINE, min: 38 * unit, max: 108 * unit, maxLines: isBeside ? 5 : 3 };
    const fitted = fitText(context.measureText, { ...spec, width: available.width }, available.height);
    const y = available.y + Math.round((available.height - fitted.height) * (isBeside ? 0.45 : 1));
    const look = { name: "word", part: "supporting", color: surface.title, emphasis: surface.key };
    const edge = isBeside ? "left" : align;
    return words(context, fitted, { ...look, align: edge, start: 0, at: { ...available, y } });
  };
  return { place, head };
}

/** Share by which a photo is larger than the film, which is the way of the camera. */
const LARGER = 0.12;

/** A photo that goes past the camera under the logo; what is said of it stands on a plate. */
function fullPhoto(stage: Stage, photo: Photo, { text, body = "" }: CloseupText): SceneDraft {
  const { context, surface, align } = stage;
  const { size, unit } = context;
  const top = underMark(context).y - Math.round(8 * unit);
  const isTall = size.height > size.width;
  const way = {
    x: isTall ? Math.round(size.width * LARGER) : 0,
    y: isTall ? 0 : Math.round(size.height * LARGER),
  };
  const [width, height] = [size.width + way.x, size.height - top + way.y];
  const node: Node = <Crop photo={photo} size={{ width, height }} focus="upper" isInFilm />;
  const box = { x: -way.x, y: top, width, height };
  return {
    background: <Background context={context} surface={surface} />,
    layers: [
      { name: "photo", box, node, drift: isTall ? { x: way.x } : { y: way.y } },
      ...plate(stage, { text, body }),
      mark(context, surface, align),
    ],
    texts: [text, body],
  };
}

/** Padding and gap of a plate, in design pixels. */
const PLATE = { pad: 44, gap: 18, radius: 34 };

function plate({ context, surface, align }: Stage, { text, body = "" }: CloseupText): Layer[] {
  if (!text) return [];
  const { unit, safe, measureText } = context;
  const pad = Math.round(PLATE.pad * unit);
  const width = safe.width - 2 * pad;
  const spec = { text, typeStyle: HEADLINE, min: 38 * unit, max: 96 * unit, width, maxLines: 3 };
  const fitted = fitText(measureText, spec, safe.height * 0.3);
  const small = { text: body, typeStyle: BODY, min: 25 * unit, max: 40 * unit, width, maxLines: 3 };
  const under = body ? fitText(measureText, small, safe.height * 0.15) : undefined;
  const gap = under ? Math.round(PLATE.gap * unit) : 0;
  const height = fitted.height + gap + (under?.height ?? 0) + 2 * pad;
  const box = { x: safe.x, y: safe.y + safe.height - height, width: safe.width, height };
  const radius = { borderRadius: Math.round(PLATE.radius * unit), backgroundColor: surface.background };
  const by = { y: Math.round(160 * unit) };
  const node: Node = <div style={{ width: box.width, height, ...radius }} />;
  const at = { x: box.x + pad, y: box.y + pad, width };
  const foot = { ...at, y: at.y + fitted.height + gap };
  const cue = { kind: "rise", at: 0.5, seconds: 0.5 } as const;
  return [
    { name: "plate", box, node, enter: { kind: "glide", at: 0, seconds: 0.6, by } },
    ...words(context, fitted, {
      ...{
        name: "word",
        part: "headline",
        color: surface.title,
        emphasis: surface.key,
        align,
        start: 0.15,
        at,
      },
    }),
    ...block(under, { name: "body", part: "detail", color: surface.muted, align, at: foot, cue }),
  ];
}
