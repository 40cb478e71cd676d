/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import { textNodes } from "../../scene.ts";
import type { Box } from "../../sizes.ts";
import type { Drawing, Photo, RenderContext } from "../../template.ts";
import { header } from "../kit/header.tsx";
import { PhotoFill } from "../kit/photo-fill.tsx";
import { isWhole } from "../kit/photo-pages.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { pick, prng } from "../kit/prng.ts";
import { subjectPhoto } from "../kit/subject/photo.ts";
import { TextLines } from "../kit/text-lines.tsx";
import { SMALL } from "../kit/type-styles.ts";
import { Background, Ornament } from "./background.tsx";
import { compose } from "./compose.ts";
import type { Infographic } from "./data.ts";
import { shapeOfHeadline } from "./drawn.ts";
import { inWords } from "./in-words.ts";
import { type InfographicStyle, lookOf } from "./look.ts";
import { ofMatter } from "./matter.ts";
import { isPoster, poster } from "./poster.tsx";
import { procedure } from "./procedure/procedure.ts";

/** Blocks that stand beside the title on broad pages. */
const BESIDE = ["chart", "prices", "comparison", "groups", "steps", "timetable", "timeline"] as const;

/** Characters of a number that fills half the width. */
const LONG = 8;

const LOOKS = ["paper", "crown", "night"] as const;

/**
 * Draws one column on tall pages. Wide and square pages give the title and the numbers a column of their
 * own.
 */
export function draw(given: RenderContext, data: Infographic): Drawing {
  const context = ofMatter(given, data);
  const drawn = drawWith(context, data);
  const words = areWhole(drawn) ? undefined : inWords(data, context.language);
  const plain = words && drawWith(context, words);
  return plain && areWhole(plain) ? plain : drawn;
}

const areWhole = ({ pages }: Drawing): boolean => pages.every((node) => isWhole({ node }));

function drawWith(context: RenderContext, data: Infographic): Drawing {
  const name = pick(LOOKS, prng(context.seed)());
  const steps = procedure(context, data, lookOf(context, name));
  if (steps) return { layout: "procedure", pages: [steps] };
  const isBroad = context.shape === "wide" || context.shape === "square";
  // A long number needs the whole width to stand large.
  const isLong = context.shape === "square" && (data.stats[0]?.value.length ?? 0) > LONG;
  const isRow = context.shape === "wide" && data.stats.length > 2;
  const isSplit = isBroad && !isLong && (isRow || BESIDE.some((key) => data[key]));
  const drawAs = (how: typeof page, look: InfographicStyle): Drawing => ({
    layout: look.name,
    // Among the values of a table none is the number of the page.
    pages: [(hasFigures(data) ? numberFirst : wholeIn)((style) => how(context, data, style), look)],
  });
  if (!isSplit) return drawAs(page, lookOf(context, name));
  // Under its title a chart or a list has the whole width of a square.
  const whole = context.shape === "square" ? drawAs(page, lookOf(context, name)) : undefined;
  if (whole && areWhole(whole)) return whole;
  // A band across the page cannot hold the title of one column only.
  return drawAs(split, lookOf(context, name === "crown" ? "night" : name));
}

/** A number on a page stands larger than its title by this much at least. */
const LEADS = 1.4;

/** A title keeps so much of its size beside a number. */
const KEPT = 0.5;

/** Of its size: a title gives its room to what would have to go. */
const SMALLER = [0.78, 0.6];

/** The page with the largest title beside which nothing is left out. */
function wholeIn(drawIn: (look: InfographicStyle) => Node, look: InfographicStyle): Node {
  const first = drawIn(look);
  if (isWhole({ node: first })) return first;
  for (const titleScale of SMALLER) {
    const smaller = drawIn({ ...look, titleScale });
    if (isWhole({ node: smaller })) return smaller;
  }
  return first;
}

/** The page, with a smaller title where its number would not be the largest. */
function numberFirst(drawIn: (look: InfographicStyle) => Node, look: InfographicStyle): Node {
  const first = wholeIn(drawIn, look);
  const sizeOf = (part: string) =>
    Math.max(
      0,
      ...textNodes(first).map((text) => (text.attributes?.part === part ? text.style.fontSize : 0)),
    );
  const [number, title] = [sizeOf("value"), sizeOf("headline")];
  if (number >= title * LEADS || number === 0) return first;
  const smaller = drawIn({ ...look, titleScale: Math.max(KEPT, number / (LEADS * LEADS) / title) });
  // A title that loses its words for that says nothing of the number.
  return isWhole({ node: smaller }) || !isWhole({ node: first }) ? smaller : first;
}

/** A number or a chart carries the page; a drawing over it would make it small. */
const hasFigures = ({ stats, chart }: Infographic): boolean => chart !== undefined || stats.length > 0;

/** A page under its photograph; one without numbers under what it is about, as far as no block has to go for that. */
function page(context: RenderContext, data: Infographic, look: InfographicStyle): Node {
  const photo = context.photos.get(data.photo ?? "");
  const isBare = photo || hasFigures(data) || shapeOfHeadline(data);
  const subject = isBare ? undefined : subjectPhoto(context);
  // What stands over the page does not stand beside its title as well.
  const { subject: _, ...bare } = context;
  const over = (share: number) => {
    const { node, isTight } = pageUnder(bare, data, look, { photo: subject, share });
    return isWhole({ node }) && !isTight ? node : undefined;
  };
  const least = subject && over(FIELDS.least);
  if (!least) return pageUnder(context, data, look, { photo }).node;
  return over(FIELDS.most) ?? over(FIELDS.usual) ?? least;
}

/** Shares of the page that what it is about takes over the words; in less it stands beside the title. */
const FIELDS = { most: 0.38, usual: 0.32, least: 0.26 };

/** What stands over a page, and the share that it takes where that is not the usual one. */
type Over = { photo: Photo | undefined; share?: number };

function pageUnder(
  context: RenderContext,
  data: Infographic,
  look: InfographicStyle,
  { photo, share }: Over,
): { node: Node; isTight: boolean } {
  const { size, unit, watermark } = context;
  const safe = photo ? belowPhoto(context, data, share) : context.safe;
  const head = header(context, { surface: look.title, width: safe.width, height: safe.height });
  const top = safe.y + head.height + Math.round((head.height > 0 ? 40 : photo ? 20 : 8) * unit);
  const bottom = safe.y + safe.height - (watermark.height && watermark.height + Math.round(18 * unit));
  const credit = sourceLine(context, data, look, { ...safe, height: bottom - safe.y });
  const alone = photo ? undefined : posterOf(context, data, look, bottom);
  if (alone) return { node: alone, isTight: false };
  const body = { ...safe, y: top, height: credit.top - top };
  const { words, flowed, isCut } = compose({ ...context, safe }, data, look, body);
  const end = body.y + words.height;
  const [first] = flowed.places;
  const node = (
    <Canvas size={size} background={look.page.background}>
      <Background context={context} look={look} end={end} first={first} />
      {photo && (
        <PhotoFill
          photo={photo}
          box={{
            x: 0,
            y: 0,
            width: size.width,
            height: safe.y - Math.round((share ? AIR.drawing : AIR.photo) * unit),
          }}
        />
      )}
      <Place box={{ ...safe, height: head.height }}>{head.node}</Place>
      <Place box={{ ...body, height: words.height }}>{isCut ? mark(words.node) : words.node}</Place>
      {flowed.spare > 150 * unit && !photo && (
        <Ornament context={context} look={look} flowed={flowed} body={body} />
      )}
      {flowed.places.map(({ block, box }) => block.draw(box))}
      {credit.node}
    </Canvas>
  );
  return { node, isTight: flowed.isTight === true };
}

/** The page as a poster, where it has no more to show than words and a number that have their room. */
function posterOf(
  context: RenderContext,
  data: Infographic,
  look: InfographicStyle,
  bottom: number,
): Node | undefined {
  const isAlone = isPoster(data) && !data.source && look.titleScale === undefined;
  return isAlone ? poster(context, data, look, bottom) : undefined;
}

/** Room between a photograph, or a drawing with room of its own, and the page under it, in design pixels. */
const AIR = { photo: 36, drawing: 8 };

/** A photograph takes the top of the page, less of it where there is much else to show. */
function belowPhoto({ safe, size, unit }: RenderContext, data: Infographic, wanted?: number): Box {
  const blocks = BESIDE.filter((key) => data[key]).length + (data.stats.length > 1 ? 1 : 0);
  const share = wanted ?? [0.42, 0.3, 0.24][blocks] ?? 0.2;
  const y = Math.round(size.height * share + (wanted ? AIR.drawing : AIR.photo) * unit);
  return { ...safe, y, height: safe.y + safe.height - y };
}

type Columns = { left: Box; right: Box };

/** The two columns of a page; facts that have no room under the title stand under the other blocks. */
function inColumns(
  context: RenderContext,
  data: Infographic,
  look: InfographicStyle,
  { left, right }: Columns,
  isRight = false,
) {
  // Beside a chart that leads no number stands under the title.
  const own = data.chart?.lead ? 0 : 1;
  const title = { ...data, stats: data.stats.slice(0, own), ...(isRight && { facts: [] }) };
  for (const key of BESIDE) delete title[key];
  const rest = {
    ...data,
    stats: data.stats.slice(own),
    earlier: undefined,
    facts: isRight ? data.facts : [],
    when: undefined,
    link: undefined,
    closing: undefined,
    cta: "",
    url: "",
    note: "",
  };
  const start = compose({ ...context, safe: left }, title, look, left);
  const more = compose({ ...context, safe: right }, rest, look, right, true);
  return { start, more, isCut: start.isCut || more.isCut };
}

/** Title, numbers and foot on the left, everything else on the right. */
function split(context: RenderContext, data: Infographic, look: InfographicStyle): Node {
  const { size, safe, unit, watermark } = context;
  const gap = Math.round(44 * unit);
  const bottom = safe.y + safe.height - (watermark.height && watermark.height + Math.round(18 * unit));
  const left = { ...safe, width: Math.round((safe.width - gap) * 0.46), height: bottom - safe.y };
  const x = safe.x + left.width + gap;
  const head = header(context, {
    surface: look.title,
    width: left.width,
    height: safe.height,
    sloganPosition: "under",
  });
  const top = safe.y + head.height + Math.round(34 * unit);
  const credit = sourceLine(context, data, look, left);
  const columns = {
    left: { ...left, y: top, height: credit.top - top },
    right: { ...safe, x, width: safe.x + safe.width - x, height: left.height },
  };
  const usual = inColumns(context, data, look, columns);
  const beside = usual.isCut && data.facts?.length ? inColumns(context, data, look, columns, true) : usual;
  const { start, more, isCut } = beside.isCut ? usual : beside;
  return (
    <Canvas size={size} background={look.page.background}>
      <Background context={context} look={look} end={0} first={undefined} />
      <Place box={{ ...left, height: head.height }}>{head.node}</Place>
      <Place box={{ ...left, y: top, height: start.words.height }}>
        {isCut ? mark(start.words.node) : start.words.node}
      </Place>
      {[...start.flowed.places, ...more.flowed.places].map(({ block, box }) => block.draw(box))}
      {credit.node}
    </Canvas>
  );
}

/** A block that was left out is a loss, and the title answers for it. */
function mark(node: Node): Node {
  if (node.type === "text") return { ...node, attributes: { ...node.attributes, cut: "true" } };
  if (node.type !== "container") return node;
  const last = node.children.findLastIndex(hasText);
  return { ...node, children: node.children.map((child, i) => (i === last ? mark(child) : child)) };
}

const hasText = (node: Node): boolean =>
  node.type === "text" || (node.type === "container" && node.children.some(hasText));

function sourceLine(
  context: RenderContext,
  { source }: Infographic,
  look: InfographicStyle,
  column: Box,
): { node: Node; top: number } {
  const { measureText, unit } = context;
  const bottom = column.y + column.height;
  const type = context.smallest;
  const spec = {
    text: source,
    typeStyle: SMALL,
    min: type,
    max: Math.max(type, 13 * unit),
    width: column.width,
    maxLines: 2,
  };
  const fitted = fitText(measureText, spec);
  const top = bottom - fitted.height;
  const node = (
    <Place box={{ ...column, y: top, height: fitted.height }}>
      <TextLines fitted={source ? fitted : undefined} color={look.page.muted} part="source" />
    </Place>
  );
  return { node, top: source ? top - Math.round(22 * unit) : bottom };
}
