/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Drawing, Stage } from "../../template.ts";
import { leastType } from "../kit/chart/axis.tsx";
import { dice, pick } from "../kit/dice.ts";
import { header } from "../kit/header.tsx";
import { SMALL } from "../kit/lettering.ts";
import { Canvas, Place } from "../kit/place.tsx";
import { Words } from "../kit/words.tsx";
import { compose } from "./compose.ts";
import type { Infographic } from "./data.ts";
import { Ground, Ornament } from "./ground.tsx";
import { type Look, lookOf } from "./look.ts";

const LOOKS = ["paper", "crown", "night"] as const;

/** One column on tall pages; on wide and square ones the title and the numbers take a column of their own. */
export function draw(stage: Stage, data: Infographic): Drawing {
  const name = pick(LOOKS, dice(stage.seed)());
  const isBroad = stage.shape === "wide" || stage.shape === "square";
  const isSplit = isBroad && Boolean(data.chart ?? data.comparison ?? data.steps ?? data.timeline);
  // A band across the page cannot hold the title of one column only.
  const look = lookOf(stage, isSplit && name === "crown" ? "night" : name);
  return { layout: look.name, pages: [isSplit ? split(stage, data, look) : page(stage, data, look)] };
}

function page(stage: Stage, data: Infographic, look: Look): Node {
  const { size, safe, unit, sealed } = stage;
  const head = header(stage, { surface: look.title, width: safe.width, height: safe.height });
  const top = safe.y + head.height + Math.round(40 * unit);
  const bottom = safe.y + safe.height - (sealed.height && sealed.height + Math.round(18 * unit));
  const credit = sourceLine(stage, data, look, { ...safe, height: bottom - safe.y });
  const body = { ...safe, y: top, height: credit.top - top };
  const { words, flowed, isCut } = compose(stage, data, look, body);
  const end = body.y + words.height;
  const [first] = flowed.places;
  return (
    <Canvas size={size} ground={look.page.ground}>
      <Ground stage={stage} look={look} end={end} first={first?.box} firstKey={first?.block.key} />
      <Place box={{ ...safe, height: head.height }}>{head.node}</Place>
      <Place box={{ ...body, height: words.height }}>{isCut ? mark(words.node) : words.node}</Place>
      {flowed.spare > 150 * unit && <Ornament stage={stage} look={look} flowed={flowed} body={body} />}
      {flowed.places.map(({ block, box }) => block.draw(box))}
      {credit.node}
    </Canvas>
  );
}

/** Title, numbers and foot on the left, everything else on the right. */
function split(stage: Stage, data: Infographic, look: Look): Node {
  const { size, safe, unit, sealed } = stage;
  const gap = Math.round(44 * unit);
  const bottom = safe.y + safe.height - (sealed.height && sealed.height + Math.round(18 * unit));
  const left = { ...safe, width: Math.round((safe.width - gap) * 0.46), height: bottom - safe.y };
  const x = safe.x + left.width + gap;
  const head = header(stage, { surface: look.title, width: left.width, height: safe.height, motto: "under" });
  const top = safe.y + head.height + Math.round(34 * unit);
  const credit = sourceLine(stage, data, look, left);
  const { chart: _, comparison: __, steps: ___, timeline: ____, ...title } = data;
  const start = compose({ ...stage, safe: left }, title, look, { ...left, y: top, height: credit.top - top });
  const rest = { ...data, stats: [], link: undefined, cta: "", url: "", note: "" };
  const room = { ...safe, x, width: safe.x + safe.width - x, height: left.height };
  const more = compose({ ...stage, safe: room }, rest, look, room, true);
  const isCut = start.isCut || more.isCut;
  return (
    <Canvas size={size} ground={look.page.ground}>
      <Ground stage={stage} look={look} end={0} first={undefined} firstKey={undefined} />
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
  const last = node.children.findLastIndex(
    (child) => child.type !== "container" || child.children.length > 0,
  );
  return { ...node, children: node.children.map((child, i) => (i === last ? mark(child) : child)) };
}

function sourceLine(
  stage: Stage,
  { source }: Infographic,
  look: Look,
  column: Box,
): { node: Node; top: number } {
  const { ruler, unit } = stage;
  const bottom = column.y + column.height;
  const type = leastType(stage);
  const wish = {
    text: source,
    lettering: SMALL,
    min: type,
    max: Math.max(type, 13 * unit),
    width: column.width,
    maxLines: 2,
  };
  const fitted = fitText(ruler, wish);
  const top = bottom - fitted.height;
  const node = (
    <Place box={{ ...column, y: top, height: fitted.height }}>
      <Words fitted={source ? fitted : undefined} color={look.page.muted} part="source" />
    </Place>
  );
  return { node, top: source ? top - Math.round(22 * unit) : bottom };
}
