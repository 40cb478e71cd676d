/** @jsxImportSource #template */

import type * as z from "zod/v4";
import type { Node } from "../../jsx-runtime.ts";
import type { Size } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import { type RenderContext, template } from "../../template.ts";
import { sentences } from "../kit/chart/data.ts";
import { inset, Paper } from "../kit/chart/plate.tsx";
import { drawnStack } from "../kit/drawn-stack.tsx";
import { frame } from "../kit/frame.tsx";
import { Panel } from "../kit/halo.tsx";
import { header } from "../kit/header.tsx";
import { Light } from "../kit/light.tsx";
import { Canvas, Place, Within } from "../kit/place.tsx";
import { prng } from "../kit/prng.ts";
import { pointedOut, TimelineData } from "./data.ts";
import { fits } from "./fits.ts";
import { acrossRail, downRail } from "./rail.tsx";

type Timeline = z.output<typeof TimelineData>;

/** Dated entries in order. */
export const timeline = template({
  id: "timeline",
  title: "Timeline",
  about:
    "Two to six dated entries along a line, across wide pictures and down tall ones, with one pointed out.",
  version: 6,
  assetTypes: ["card", "og_image"],
  data: TimelineData,
  needs: "two to six entries that each begin with a date",
  fits,
  sample: {
    kicker: "Roadmap 2026",
    headline: "From one brief to every channel",
    entries: [
      { date: "Jan", title: "Brand kit", text: "Palette, type and logo in one place." },
      { date: "Mar", title: "Fact checks", text: "Every claim shows its source." },
      { date: "Jun", title: "Films", text: "Thirty seconds from the same brief." },
      { date: "Sep", title: "Campaigns", text: "A month of posts, planned at once." },
    ],
    highlight: "Jun",
    cta: "Follow along",
    url: "https://beacon.app/roadmap",
  },
  draw(context, data) {
    const isBand = prng(context.seed)() < 0.5;
    return isBand
      ? { layout: "band", pages: [band(context, data)] }
      : { layout: "sheet", pages: [sheet(context, data)] };
  },
  altText({ kicker, headline, supporting, details = "", entries, cta }, brand) {
    const said = entries.map(({ date, title, text }) => `${date}: ${title}${text && `, ${text}`}`);
    return sentences(brand, [kicker, headline, supporting, said.join(" "), details, cta]);
  },
});

type DrawnTimeline = { node: Node; height: number };

function rail(
  context: RenderContext,
  data: Timeline,
  surface: Surface,
  available: Size,
  maximum: number,
): DrawnTimeline {
  const draw = context.shape === "wide" ? acrossRail : downRail;
  return draw(context, data.entries, {
    surface,
    ...available,
    minimum: context.smallest,
    maximum: maximum * context.unit,
    hero: pointedOut(data.entries, data.highlight),
  });
}

const shareOf = ({ shape }: RenderContext, { headline, supporting }: Timeline) => {
  const isLong = headline.length + supporting.length > 110;
  return { wide: 0.34, square: 0.2, tall: 0.24, story: 0.24 }[shape] + (isLong ? 0.08 : 0);
};

/** The entries on a sheet of paper under the message. */
function sheet(context: RenderContext, data: Timeline): Node {
  const { size, theme, unit, shape } = context;
  const surface = theme.page;
  const { body, nodes } = frame(context, { surface, action: data });
  const available = { width: body.width, height: Math.round(body.height * shareOf(context, data)) };
  const words = drawnStack(context, data, {
    ...available,
    surface,
    max: shape === "wide" ? 56 : 80,
    isRoomy: shape === "wide",
  });
  const gap = Math.round((shape === "wide" ? 16 : 28) * unit);
  const pad = Math.round((shape === "wide" ? 20 : 36) * unit);
  const inner = { width: body.width - 2 * pad, height: body.height - words.height - gap - 2 * pad };
  const drawn = rail(context, data, theme.sheet, inner, 34);
  // With few entries, message and sheet stand together in the middle of the area.
  const spare = Math.max(0, inner.height - drawn.height);
  const y = body.y + Math.round(spare * 0.35);
  const paper = { ...body, y: y + words.height + gap, height: drawn.height + 2 * pad };
  return (
    <Canvas size={size} background={surface.background}>
      <Light context={context} />
      <Place box={{ ...body, y, height: words.height }}>{words.node}</Place>
      <Paper context={context} box={paper} />
      <Place box={inset(paper, pad)}>{drawn.node}</Place>
      {nodes}
    </Canvas>
  );
}

/** The message on a band of brand colour, the entries on the page under it. */
function band(context: RenderContext, data: Timeline): Node {
  const { size, theme, safe, unit, shape } = context;
  const { page, flood } = theme;
  const head = header(context, { surface: flood, width: safe.width, height: safe.height });
  const { body, nodes } = frame(context, { surface: page, action: data });
  const available = { width: body.width, height: Math.round(body.height * shareOf(context, data)) };
  const words = drawnStack(context, data, {
    ...available,
    surface: flood,
    max: shape === "wide" ? 66 : 84,
    isRoomy: shape === "wide",
  });
  const end = body.y + words.height + Math.round(26 * unit);
  const y = end + Math.round(26 * unit);
  const under = { ...body, y, height: body.y + body.height - y };
  const drawn = rail(context, data, page, under, 34);
  return (
    <Canvas size={size} background={page.background}>
      <Panel box={{ x: 0, y: 0, width: size.width, height: end }} surface={flood} />
      <Place box={{ ...safe, height: head.height }}>{head.node}</Place>
      <Place box={{ ...body, height: words.height }}>{words.node}</Place>
      <Within available={under} height={drawn.height} at={0.4}>
        {drawn.node}
      </Within>
      {nodes.slice(1)}
    </Canvas>
  );
}
