/** @jsxImportSource #template */
import { mix } from "../../color.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import { type RenderContext, template } from "../../template.ts";
import { drawLoud } from "../card/compose/compose.ts";
import { type Card, complete } from "../card/data.ts";
import { drawPictured } from "../card/pictured.ts";
import { sentences } from "../kit/chart/data.ts";
import { px, svg } from "../kit/chart/svg.ts";
import type { DrawnChoice } from "../kit/choose.ts";
import { photoRefs, photosOf } from "../kit/fields.ts";
import { frame } from "../kit/frame.tsx";
import { Panel } from "../kit/halo.tsx";
import { halves } from "../kit/halves.ts";
import { ICONS } from "../kit/icon-set.ts";
import { lucideIcon } from "../kit/icons.ts";
import { label } from "../kit/labels.ts";
import { Canvas, Place, Within } from "../kit/place.tsx";
import { prng } from "../kit/prng.ts";
import { isOwnTurn } from "../kit/variety.ts";
import { type Milestone, MilestoneData } from "./data.ts";
import { fits } from "./fits.ts";
import { milestonePath } from "./path.tsx";
import { achievement } from "./words.tsx";

/** A rosette on a field of 400: a scalloped disc with rings of confetti flying from it. */
function rosette(seed: number, { art, accent, background }: Surface): string {
  const roll = prng(seed + 11);
  const petals = 16;
  const scallops = Array.from({ length: petals }, (_, i) => {
    const angle = (i / petals) * 2 * Math.PI;
    return `<circle cx="${px(200 + 92 * Math.cos(angle))}" cy="${px(200 + 92 * Math.sin(angle))}" r="22"/>`;
  });
  const pieces = Array.from({ length: 30 }, (_, i) => {
    const angle = ((i + roll() * 0.7) / 30) * 2 * Math.PI;
    const far = 136 + roll() * 58;
    const color = [art.main, art.high, art.tint, art.deep][Math.floor(roll() * 4)] ?? art.high;
    return confetto(200 + far * Math.cos(angle), 200 + far * Math.sin(angle), roll, color);
  });
  const inner = mix(accent, background, 0.16);
  return svg(
    400,
    400,
    `${pieces.join("")}<g fill="${accent}">${scallops.join("")}<circle cx="200" cy="200" r="94"/></g><circle cx="200" cy="200" r="80" fill="none" stroke="${inner}" stroke-width="3"/>`,
  );
}

/** A dot, a strip or a half disc, turned by chance. */
function confetto(x: number, y: number, roll: () => number, color: string): string {
  const turn = Math.round(roll() * 360);
  const size = 5 + roll() * 5;
  const shapes = [
    `<circle r="${px(size * 0.72)}"/>`,
    `<rect x="${px(-size * 1.3)}" y="${px(-size * 0.45)}" width="${px(size * 2.6)}" height="${px(size * 0.9)}" rx="${px(size * 0.45)}"/>`,
    `<path d="M${px(-size)} 0a${px(size)} ${px(size)} 0 0 1 ${px(2 * size)} 0z"/>`,
  ];
  const shape = shapes[Math.floor(roll() * shapes.length)] ?? "";
  return `<g transform="translate(${px(x)} ${px(y)}) rotate(${turn})" fill="${color}">${shape}</g>`;
}

/** A milestone: a number that was reached. */
export const milestone = template({
  id: "milestone",
  title: "Milestone",
  about: "One giant number that was reached, with a rosette and confetti, or with the path that led to it.",
  version: 17,
  assetTypes: ["card", "og_image"],
  data: MilestoneData,
  hero: ({ value }) => value,
  needs: "a figure that was reached",
  fits,
  sample: {
    kicker: "Thank you",
    headline: "Small teams now ship with Beacon every week",
    value: "10,000",
    label: "workspaces",
    path: [
      { label: "2022", value: "40" },
      { label: "2023", value: "600" },
      { label: "2024", value: "2,900" },
      { label: "2025", value: "6,300" },
    ],
    cta: "See what they make",
    url: "https://beacon.app/gallery",
  },
  inLanguage: (data, language) => ({ ...data, reached: data.reached ?? label("now", language) }),
  photos: photoRefs,
  overPhotos: true,
  draw(context, data) {
    const { layout, root } =
      drawPictured(context, cardOf(data), photosOf(context, data), { treatment: data.photo_treatment }) ??
      drawReached(context, data);
    return { layout, pages: [root] };
  },
  altText(
    { kicker, headline, supporting, details = "", value, label, path: stops, progress, goal, cta },
    brand,
  ) {
    const before = stops.map((stop) => `${stop.label} ${stop.value}`).join(", ");
    const far = progress === undefined ? "" : `${progress}% of the way${goal && ` to ${goal}`}`;
    const reached = [value, label].filter(Boolean).join(" ");
    return sentences(brand, [
      kicker,
      reached,
      headline,
      supporting,
      details,
      before && `Before: ${before}`,
      far,
      cta,
    ]);
  },
});

function drawReached(context: RenderContext, data: Milestone): DrawnChoice {
  const isOnWay = data.path.length > 0 || data.progress !== undefined;
  const composed = isOnWay || isOwnTurn(context) ? undefined : drawLoud(context, cardOf(data));
  if (composed) return composed;
  return data.path.length > 0
    ? { layout: "path", root: path(context, data) }
    : { layout: "rosette", root: celebration(context, data) };
}

/** The number with its message; where it has none, what the number counts is the message. */
const cardOf = ({ value, label, headline, ...rest }: Milestone): Card =>
  complete({ ...rest, headline: headline || label, stat: { value, label: headline ? label : "" } });

/** The number on brand colour, a rosette with confetti beside or above it. */
function celebration(context: RenderContext, data: Milestone): Node {
  const { size, theme, shape, unit } = context;
  const surface = theme.wash;
  const isWide = shape === "wide";
  const { body, nodes } = frame(context, { surface, action: data });
  const side = Math.round(
    isWide
      ? Math.min(size.height * 0.66, body.width * 0.4)
      : Math.min(body.width * 0.7, body.height * (data.headline && data.supporting ? 0.34 : 0.48)),
  );
  const art = isWide
    ? {
        x: body.x + body.width - Math.round(side * 0.93),
        y: Math.round(body.y + (body.height - side) * 0.46),
        width: side,
        height: side,
      }
    : { x: body.x + body.width - Math.round(side * 0.95), y: body.y, width: side, height: side };
  const available = isWide
    ? { ...body, width: body.width - side - Math.round(10 * unit) }
    : { ...body, y: body.y + Math.round(side * 0.92), height: body.height - Math.round(side * 0.92) };
  const words = achievement(context, data, { width: available.width, height: available.height, surface });
  return (
    <Canvas size={size} background={surface.background}>
      <Rosette context={context} box={art} />
      <Within available={available} height={words.height} at={isWide ? 0.5 : 1}>
        {words.node}
      </Within>
      {nodes}
    </Canvas>
  );
}

function Rosette({ context, box }: { context: RenderContext; box: Box }): Node {
  const surface = context.theme.wash;
  const icon = Math.round(box.width * 0.21);
  return (
    <Place box={box}>
      <picture
        src={rosette(context.seed, surface)}
        style={{ position: "absolute", left: 0, top: 0, width: box.width, height: box.height }}
      />
      <Place box={{ x: (box.width - icon) / 2, y: (box.height - icon) / 2, width: icon, height: icon }}>
        <picture
          src={lucideIcon(ICONS.trophy, surface.onAccent, 1.8)}
          style={{ width: icon, height: icon }}
        />
      </Place>
    </Place>
  );
}

type ConfettiProps = { context: RenderContext; surface: Surface; box: Box };

/** Confetti that falls into a box: dense at its top, sparse at its foot. */
function Confetti({ context: { seed, unit }, surface: { art }, box }: ConfettiProps): Node {
  const roll = prng(seed + 23);
  const [width, height] = [Math.round(box.width), Math.round(box.height)];
  const count = Math.round(Math.min(90, Math.max(24, (width * height) / (1300 * unit * unit))));
  const pieces = Array.from({ length: count }, () => {
    const color = [art.high, art.tint, art.main, art.deep][Math.floor(roll() * 4)] ?? art.high;
    const [x, y] = [roll() * width, roll() ** 1.6 * height];
    return `<g transform="translate(${px(x)} ${px(y)}) scale(${px((1.2 + 0.8 * roll()) * unit)})">${confetto(0, 0, roll, color)}</g>`;
  });
  return (
    <Place box={{ ...box, width, height }}>
      <picture src={svg(width, height, pieces.join(""))} style={{ width, height }} />
    </Place>
  );
}

/** Over the beginning of the way, where its line is low. */
function overWay({ unit }: RenderContext, panel: Box, inner: Box): Box {
  const height = Math.min((inner.y + inner.height - panel.y) * 0.3, 150 * unit);
  return { ...panel, width: panel.width * 0.62, height };
}

/** Height of the way in stories and the room over it, in design pixels. */
const WAY = 190 + 54;

/** Of a story, above what apps cover: the rest is the number's. */
function wayShare({ size, safe, unit, watermark }: RenderContext): number {
  const covered = size.height - safe.y - safe.height;
  return Math.min(0.42, Math.max(0.28, (WAY * unit + covered + watermark.height) / size.height));
}

/**
 * The number on the page, the way to it on a panel of brand colour. Confetti falls on the panel, and in stories from
 * the top, which words leave free.
 */
function path(context: RenderContext, data: Milestone): Node {
  const { size, theme, shape, unit, watermark } = context;
  const { page, flood } = theme;
  const isWide = shape === "wide";
  // The watermark stands on the panel, under the way.
  const low = watermark.height > 0 ? 0.4 : 0.34;
  const share = isWide ? 0.5 : shape === "story" ? wayShare(context) : low;
  const { panel, inner, area } = halves(context, share, "foot");
  const sloganPosition = isWide ? "under" : "opposite";
  const { body, nodes } = frame(context, { surface: page, area, action: data, sloganPosition });
  const words = achievement(context, data, { width: body.width, height: body.height, surface: page });
  const stops = [
    ...data.path,
    { label: data.reached ?? label("now", context.language ?? "en"), value: data.value },
  ];
  const tall = Math.min(inner.height, Math.round(inner.width * (isWide ? 0.8 : 0.62)));
  const height = Math.max(tall, Math.round(190 * unit));
  const at = isWide ? 0.5 : 0.35;
  const over = { x: 0, y: 0, width: size.width, height: area.y * 0.8 };
  return (
    <Canvas size={size} background={page.background}>
      <Panel box={panel} surface={flood} />
      <Confetti context={context} surface={flood} box={overWay(context, panel, inner)} />
      {shape === "story" && <Confetti context={context} surface={page} box={over} />}
      <Within available={inner} height={height} at={0.5}>
        {milestonePath(context, stops, { surface: flood, width: inner.width, height })}
      </Within>
      <Within available={body} height={words.height} at={at}>
        {words.node}
      </Within>
      {nodes}
    </Canvas>
  );
}
