/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import { textNodes } from "../../scene.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Photo, RenderContext } from "../../template.ts";
import { frame } from "./frame.tsx";
import { header } from "./header.tsx";
import { Light } from "./light.tsx";
import { LOCKUP } from "./lockup.tsx";
import { badgeOn, clearOf } from "./photo-badge.tsx";
import { collage } from "./photo-collage.tsx";
import { PhotoFill } from "./photo-fill.tsx";
import { cornersOf, type PhotoForm } from "./photo-forms.ts";
import type { PhotoPage, WordsColumn } from "./photo-page.ts";
import { isFootFree, partsOf, partsUnder } from "./photo-parts.ts";
import { Canvas, Place, Within } from "./place.tsx";
import { PopOut, Product, productOf } from "./product.tsx";
import { Notches } from "./ticket-notches.tsx";

export const isWhole = ({ node }: { node: Node }) =>
  !textNodes(node).some(({ attributes }) => attributes?.cut);

/** Shares of the picture that photographs may take, the largest first. */
const SHARES = {
  wide: [0.5, 0.44, 0.36],
  square: [0.46, 0.42, 0.38, 0.32],
  tall: [0.54, 0.5, 0.46, 0.42, 0.36],
  story: [0.55, 0.51, 0.47, 0.43, 0.36],
};
/** Of the height of the picture, for a drawing. */
const LEAST_DRAWN = { wide: 0, square: 0.46, tall: 0.42, story: 0.42 };
/** The size that the largest words should reach beside photographs, in design pixels. */
const LOUD = { wide: 58, square: 54, tall: 60, story: 60 };

/** Beside a drawing so many times as large: a drawing says less than a photograph. */
const BESIDE_DRAWN = { wide: 1.14, square: 1, tall: 1, story: 1.2 };

/** The size of the largest words, in pixels. The digits of a day are no words: under them a small headline stays small. */
const loudest = ({ node }: { node: Node }) =>
  Math.max(
    0,
    ...textNodes(node).flatMap(({ attributes, style }) => (attributes?.part === "day" ? [] : style.fontSize)),
  );

/** Of that size, beside a drawing: words that are smaller are better set without one. */
const LEAST_LOUD = 0.9;

/** Whether the words of a page beside a drawing are about as large as they should be. */
export const isLoud = ({ unit, shape }: RenderContext, node: Node): boolean =>
  loudest({ node }) >= LEAST_LOUD * (shape === "wide" ? BESIDE_DRAWN.wide : 1) * LOUD[shape] * unit;

/** The first of several drawings whose words are whole and large enough, else the first whole one, else the last. */
function roomiest<T extends { words: WordsColumn }>(
  { unit, shape }: RenderContext,
  draws: readonly [() => T, ...(() => T)[]],
  part = 1,
): T {
  const drawn: T[] = [];
  for (const draw of draws) {
    const one = draw();
    drawn.push(one);
    if (isWhole(one.words) && loudest(one.words) >= part * LOUD[shape] * unit) return one;
  }
  const best = (a: T, b: T) => (isWhole(b.words) && loudest(b.words) > loudest(a.words) * 1.06 ? b : a);
  const [first = draws[0](), ...rest] = drawn.some(({ words }) => isWhole(words))
    ? drawn.filter(({ words }) => isWhole(words))
    : drawn.slice(-1);
  return rest.reduce(best, first);
}

/** Photographs on one side up to the edges, the words on the other. */
export function splitPage(
  context: RenderContext,
  page: PhotoPage,
  photos: readonly Photo[],
  surface: Surface,
): Node {
  const { size, unit, shape } = context;
  const isWide = shape === "wide";
  const { panel, tab, words, nodes, body } = splitOf(context, page, surface, photos);
  const gap = photos.length > 1 ? Math.round(10 * unit) : 0;
  const product = photos.length === 1 ? productOf(photos[0]) : undefined;
  const isDrawn = photos.some(({ scene }) => scene);
  return (
    <Canvas size={size} background={surface.background}>
      {surface === context.theme.page && isWide && !isDrawn && <Light context={context} />}
      <Place box={panel} style={{ backgroundColor: (isDrawn ? context.theme.flood : surface).background }}>
        {product ? (
          <Product context={context} photo={product} box={{ ...panel, x: 0, y: 0 }} />
        ) : (
          collage({
            photos,
            box: isDrawn ? clearOf(context, page, panel, photos) : { ...panel, x: 0, y: 0 },
            gap,
          })
        )}
      </Place>
      {tab && (
        <Place
          box={tab}
          style={{ backgroundColor: surface.background, borderTopRightRadius: Math.round(34 * unit) }}
        />
      )}
      <Within available={body} height={words.height} at={isWide ? 0.55 : 0.45}>
        {words.node}
      </Within>
      {nodes}
      {badgeOn(context, page, panel, photos)}
    </Canvas>
  );
}

/** Some looks put logo and slogan around the picture, so that a page has none of its own. */
export const hasHeader = (context: RenderContext, surface: Surface): boolean =>
  header(context, { surface, width: context.safe.width, height: context.safe.height }).height > 0;

/** The largest part for photographs beside which no word is cut. */
function splitOf(
  context: RenderContext,
  { action, words, loudness = 1 }: PhotoPage,
  surface: Surface,
  photos: readonly Photo[],
) {
  const { shape } = context;
  const isWide = shape === "wide";
  // A corner would cover a face, or all of a small photograph.
  const isFree =
    photos.length < 3 && photos.every(({ kind, cut, scene }) => kind !== "people" && !cut && !scene);
  const hasTab = !isWide && isFree && hasHeader(context, surface);
  // A small drawing is a sticker: what leaves it no room stands without it.
  const isDrawn = photos.some(({ scene }) => scene);
  const built = (share: number) => {
    const { panel, area } =
      isDrawn && isFootFree(context) ? partsUnder(context, share) : partsOf(context, share, hasTab);
    const { body, nodes } = frame(context, { surface, area, action, sloganPosition: "under" });
    const column = words({ width: body.width, height: body.height, surface, max: isWide ? 92 : 104 });
    return { panel, body, nodes, words: column, ...(hasTab && { tab: tabOf(context, panel, nodes, area) }) };
  };
  const [first = 0.5, ...others] = SHARES[shape].filter((share) => !isDrawn || share >= LEAST_DRAWN[shape]);
  const part = isDrawn ? loudness * BESIDE_DRAWN[shape] : loudness;
  return roomiest(context, [() => built(first), ...others.map((share) => () => built(share))], part);
}

/** The corner of the page that reaches into the photographs and holds the logo. */
function tabOf({ safe, unit, brand }: RenderContext, panel: Box, [head]: readonly Node[], area: Box): Box {
  const widest = Math.max(
    0,
    ...(head ? textNodes(head) : []).map(({ text, style }) => text.length * style.fontSize * 0.58),
  );
  const mark = Math.max(1, ...brand.logos.map(({ aspect }) => aspect)) * LOCKUP * unit;
  const y = area.y - Math.round(30 * unit);
  const width = Math.min(safe.x + safe.width, safe.x + mark + widest + 70 * unit);
  return { x: 0, y, width: Math.round(width), height: panel.y + panel.height - y + 1 };
}

/** A photograph in a mask of the brand's shapes, with a field of brand colour behind it. */
export function framedPage(
  context: RenderContext,
  page: PhotoPage,
  photos: readonly Photo[],
  wanted: PhotoForm,
): Node {
  const { size, theme, unit } = context;
  const surface = theme.page;
  const isUpright = photos.length === 1 && (photos[0]?.aspect ?? 1) < UPRIGHT;
  const { box, body, words, nodes, form } = framedOf(context, page, { form: wanted, isUpright });
  const shift = Math.round(26 * unit);
  const back = { ...box, x: box.x - shift, y: box.y + shift };
  const round = cornersOf(form, box, unit);
  const isOne = photos.length === 1 ? photos[0] : undefined;
  const cell = { borderRadius: Math.round(24 * unit) };
  return (
    <Canvas size={size} background={surface.background}>
      {!isOne?.scene && <Light context={context} />}
      {isOne && form !== "ticket" && (
        <Place box={back} style={{ ...round, backgroundColor: theme.page.art.tint }} />
      )}
      {isOne?.cut ? (
        <PopOut context={context} photo={isOne.cut} box={box} round={round} />
      ) : isOne ? (
        <PhotoFill photo={isOne} box={box} round={round} />
      ) : (
        collage({ photos, box, gap: Math.round(16 * unit), round: cell })
      )}
      <Within available={body} height={words.height} at={0.5}>
        {words.node}
      </Within>
      {form === "ticket" && isOne && !isOne.cut && <Notches context={context} box={box} />}
      {nodes}
      {badgeOn(context, page, box, photos)}
    </Canvas>
  );
}

/** On a square a photograph narrower than this, width to height, stands beside the words. */
const UPRIGHT = 1.05;

type Framing = { form: PhotoForm; isUpright: boolean };

function framedOf(context: RenderContext, page: PhotoPage, { form, isUpright }: Framing) {
  const { shape } = context;
  if (shape === "wide") return framedBeside(context, page, form);
  if (shape === "story" || !isUpright) return framedAbove(context, page, form);
  const beside = framedUnder(context, page, form);
  return isWhole(beside.words) ? beside : framedAbove(context, page, form);
}

/** The header over both, the words on the left and the photograph on the right. */
function framedUnder(context: RenderContext, { action, words }: PhotoPage, form: PhotoForm) {
  const { unit, theme, safe, watermark } = context;
  const surface = theme.page;
  const actionWidth = Math.round(safe.width * 0.5);
  const { body, nodes } = frame(context, { surface, action, actionWidth });
  const width = Math.round(body.width * 0.46);
  const height = watermark.height > 0 ? body.height : safe.y + safe.height - body.y;
  const tall = form === "circle" ? width : height;
  const box = {
    x: body.x + body.width - width,
    y: body.y + Math.round((height - tall) / 2),
    width,
    height: tall,
  };
  const column = { ...body, width: body.width - width - Math.round(62 * unit) };
  return { box, body: column, nodes, words: words({ ...column, surface, max: 92 }), form };
}

function framedBeside(context: RenderContext, { action, words }: PhotoPage, form: PhotoForm) {
  const { safe, unit, theme, watermark } = context;
  const surface = theme.page;
  const height = safe.height - (watermark.height && watermark.height + Math.round(22 * unit));
  const width = Math.round(Math.min(safe.width * 0.44, form === "circle" ? height : height * 0.92));
  const side = form === "circle" ? width : height;
  const box = {
    x: safe.x + safe.width - width,
    y: safe.y + Math.round((height - side) / 2),
    width,
    height: side,
  };
  const area = { ...safe, width: safe.width - width - Math.round(84 * unit) };
  const { body, nodes } = frame(context, { surface, area, action, sloganPosition: "under" });
  return { box, body, nodes, words: words({ ...body, surface, max: 92 }), form };
}

/** The words keep what they need; the photograph takes the rest of the height. */
function framedAbove(context: RenderContext, { action, words }: PhotoPage, form: PhotoForm) {
  const { unit, theme, shape } = context;
  const surface = theme.page;
  const { body, nodes } = frame(context, { surface, action });
  const gap = Math.round(46 * unit);
  const options = { width: body.width, surface, max: 112 };
  const built = (share: number) => ({ words: words({ ...options, height: body.height * share }) });
  const first = { wide: 0.5, square: 0.5, tall: 0.46, story: 0.42 }[shape];
  const shares = [0.52, 0.6, 0.68].map((share) => () => built(share));
  const { words: column } = roomiest(context, [() => built(first), ...shares], 0.75);
  const height = Math.max(1, Math.round(Math.min(body.height - column.height - gap, body.width * 1.1)));
  const shift = Math.round(26 * unit);
  const box = { x: body.x + shift, y: body.y, width: body.width - shift, height };
  const y = body.y + height + gap;
  // A low field has no room for an arch or a disc.
  const fitting = form === "rounded" || form === "ticket" ? form : ("leaf" as const);
  return { box, body: { ...body, y, height: column.height }, nodes, words: column, form: fitting };
}
