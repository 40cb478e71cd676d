/** @jsxImportSource #template */
import type { Node } from "../../../jsx-runtime.ts";
import type { Box } from "../../../sizes.ts";
import type { RenderContext } from "../../../template.ts";
import { Panel } from "../../kit/halo.tsx";
import { header } from "../../kit/header.tsx";
import { Light } from "../../kit/light.tsx";
import { isWhole } from "../../kit/photo-pages.tsx";
import { Canvas, Place } from "../../kit/place.tsx";
import type { MessageColumn } from "../../kit/stack-column.tsx";
import { subjectAlone, subjectScene } from "../../kit/subject/scene.ts";
import type { InfographicStyle } from "../look.ts";
import { title } from "../title.tsx";
import { actionBar, type Bar, barBox } from "./bar.tsx";
import type { StepsSet } from "./grid.ts";
import {
  bottomOf,
  type Candidate,
  isApart,
  pictureWidths,
  type StepsPage,
  scoreOf,
  stepsIn,
  stepsNodes,
  undrawn,
} from "./parts.ts";

/** Where a page shows what it is about: beside its title, in a cell that the steps leave free, or over the words as a share of the page. */
type Art = "title" | "cell" | number;

/** Heights of a title as shares of its room, and of a drawing over the whole width as shares of the page. */
const TITLES = [0.46, 0.38, 0.32, 0.26, 0.21, 0.16];
const FIELDS = [0.28, 0.2];
/** Largest type of a title, in design pixels. */
const LARGEST = 92;
/** Room over a title under a field, around it on a band, and between the parts of a page, in design pixels. */
const AIR = { head: 30, field: 30, band: 30, part: 26, foot: 22 };

/** Pages with their title over their steps. */
export function pagesOver(page: StepsPage): Candidate[] {
  const foot = actionBar(page.context, page.data, page.look);
  if (foot?.isCut) return [];
  return artsFor(page).flatMap((art) => {
    const head = headOf(page, art);
    return TITLES.flatMap((share) => pageOver(page, { art, share, head, foot }) ?? []);
  });
}

function artsFor({ context: { subject, shape, brand, photos } }: StepsPage): Art[] {
  if (subject === undefined || brand.mascot || photos.size > 0) return ["title"];
  return shape === "tall" || shape === "story" ? ["title", "cell", ...FIELDS] : ["title", "cell"];
}

type Head = ReturnType<typeof headOf>;
type TitlePlan = { art: Art; share: number; head: Head; foot: Bar | undefined };

function pageOver(page: StepsPage, { art, share, head, foot }: TitlePlan): Candidate | undefined {
  const { context, data, look } = page;
  const { safe, unit } = context;
  const { top } = head;
  const bottom = bottomOf(context);
  const words = title(art === "title" ? context : undrawn(context), data, {
    width: safe.width,
    height: Math.round((bottom - top) * share),
    surface: look.title,
    max: LARGEST,
    ...(art === "title" && { isLarge: true }),
  });
  if (!isWhole(words)) return undefined;
  const end = top + words.height + Math.round(AIR.band * unit);
  const start = end + (isApart(look.title, look.page) ? Math.round(AIR.part * unit) : 0);
  const last = bottom - (foot ? foot.block.ideal + Math.round(AIR.foot * unit) : 0);
  const box = { ...safe, y: start, height: Math.round(last - start) };
  const inner = art === "cell" ? context : undrawn(context);
  const set = stepsIn(page, inner, box);
  if (!set) return undefined;
  const drawing = drawnShare(context, { words, set, art });
  const at = { art, head, foot, end, words, set, box, inner };
  const more = typeof art === "number" && isStory(context) ? FILLED : 0;
  const score = scoreOf(context, { words, set, drawing }) + more;
  return { score, title: words.size, drawing, set, draw: () => drawOver(page, at) };
}

/** What a field is worth that fills the top of a story, which has no words. */
const FILLED = 0.3;
const isStory = ({ safe, size }: RenderContext): boolean => safe.y > size.height * 0.1;

/** The lockup under its field, and where the title begins. */
function headOf({ context, look }: StepsPage, art: Art) {
  const { safe, size, unit } = context;
  const head = header(context, { surface: look.title, width: safe.width, height: safe.height });
  const field =
    typeof art === "number"
      ? Math.round(size.height * art) + (isStory(context) ? Math.round(safe.y * 0.5) : 0)
      : 0;
  const from = field > 0 ? field + Math.round(AIR.field * unit) : safe.y;
  const top = from + head.height + (head.height > 0 ? Math.round(AIR.head * unit) : 0);
  return { node: <Place box={{ ...safe, y: from, height: head.height }}>{head.node}</Place>, field, top };
}

type ShownSteps = { words: MessageColumn; set: StepsSet; art: Art };

/** Width of what is drawn, as a share of the page. */
function drawnShare({ size }: RenderContext, { words, set, art }: ShownSteps): number {
  const { rows, grid, cells } = set;
  if (typeof art === "number") return (size.height * art) / size.width;
  const beside = Math.max(0, ...pictureWidths(words.node));
  const isFree = art === "cell" && cells.length % grid.columns > 0;
  const cell = isFree ? Math.min(rows.at(-1) ?? 0, size.width / grid.columns) : 0;
  return Math.max(beside, cell) / size.width;
}

type PlacedTitle = ShownSteps & {
  head: Head;
  foot: Bar | undefined;
  end: number;
  box: Box;
  inner: RenderContext;
};

function drawOver(page: StepsPage, { words, set, art, head, foot, end, box, inner }: PlacedTitle): Node {
  const { context, look } = page;
  const { size, safe } = context;
  const stripes = { ...box, x: 0, width: size.width };
  const { nodes, free } = stepsNodes(page, { context: inner, set, box, stripes, bar: foot?.surface });
  const whole = { x: 0, y: 0, width: size.width };
  return (
    <Canvas size={size} background={look.page.background}>
      {look.name === "paper" && <Light context={context} />}
      {isApart(look.title, look.page) && <Panel box={{ ...whole, height: end }} surface={look.title} />}
      {typeof art === "number" && <Scene context={context} box={{ ...whole, height: head.field }} />}
      {head.node}
      <Place box={{ ...safe, y: head.top, height: words.height }}>{words.node}</Place>
      {nodes}
      {free && <Thing context={context} box={free} ground={look.page.background} />}
      {foot?.block.draw(barBox(foot, safe, bottomOf(context)))}
    </Canvas>
  );
}

type DrawnPage = { context: RenderContext; box: Box };

/** What the page is about, over its whole width. */
function Scene({ context, box }: DrawnPage): Node {
  const { subject } = context;
  if (!subject) return <div />;
  return (
    <Place box={box} style={{ overflow: "hidden" }}>
      <picture src={subjectScene(context, subject, box)} style={{ width: box.width, height: box.height }} />
    </Place>
  );
}

/** What the page is about, in the cell that the steps leave free. */
function Thing({
  context,
  box,
  ground,
}: DrawnPage & { ground: InfographicStyle["page"]["background"] }): Node {
  const { subject } = context;
  const side = Math.round(Math.min(box.width, box.height) * 0.96);
  if (!subject) return <div />;
  return (
    <Place box={box} style={{ alignItems: "center", justifyContent: "center" }}>
      <picture src={subjectAlone(context, subject, ground)} style={{ width: side, height: side }} />
    </Place>
  );
}
