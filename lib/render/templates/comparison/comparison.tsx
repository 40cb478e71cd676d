/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import { type RenderContext, template } from "../../template.ts";
import { chartType } from "../kit/chart/axis.tsx";
import { sentences } from "../kit/chart/data.ts";
import type { ChartOptions } from "../kit/chart/line.tsx";
import { captioned, inset, Paper } from "../kit/chart/plate.tsx";
import { drawnOverStack, drawnStack } from "../kit/drawn-stack.tsx";
import { frame, watermarkIn } from "../kit/frame.tsx";
import { Panel } from "../kit/halo.tsx";
import { header } from "../kit/header.tsx";
import { Light } from "../kit/light.tsx";
import { Canvas, Place, Within } from "../kit/place.tsx";
import { prng } from "../kit/prng.ts";
import { type Comparison, type ComparisonCell, ComparisonData } from "./data.ts";
import { fits } from "./fits.ts";
import { COLUMN } from "./layout.ts";
import { table } from "./table.tsx";
import { drawWeighed, isWeighed } from "./weighed.tsx";

/** Two things compared row by row. */
export const comparison = template({
  id: "comparison",
  title: "Comparison",
  about: "Two things compared row by row with ticks, crosses and values, the better one on brand colour.",
  version: 8,
  assetTypes: ["card", "og_image"],
  data: ComparisonData,
  needs: "at least two rows that compare two things",
  fits,
  sample: {
    kicker: "Before you renew",
    headline: "Same launch, half the meetings",
    first: "Beacon",
    second: "Agency",
    rows: [
      { label: "First draft", first: "10 min", second: "5 days" },
      { label: "Every size included", first: true, second: false },
      { label: "Brand rules checked", first: true, second: true },
      { label: "Changes after sign-off", first: true, second: false },
      { label: "A month, all in", first: "$49", second: "$2,400" },
    ],
    source: "Agency figures: median of 31 offers, spring 2026",
    cta: "See every difference",
    url: "https://beacon.app/compare",
  },
  draw(context, data) {
    if (isWeighed(data)) return { layout: "weighed", pages: [drawWeighed(context, data)] };
    if (context.shape === "wide") return { layout: "beside", pages: [beside(context, data)] };
    const isBold = prng(context.seed)() < 0.5;
    return isBold
      ? { layout: "banner", pages: [banner(context, data)] }
      : { layout: "sheet", pages: [below(context, data)] };
  },
  altText(data, brand) {
    const { kicker, headline, supporting, details = "", rows, first, second, conclusion = "", cta } = data;
    const said = rows.map(
      (row) => `${row.label}: ${first} ${spoken(row.first)}, ${second} ${spoken(row.second)}`,
    );
    return sentences(brand, [kicker, headline, supporting, said.join("; "), conclusion, details, cta]);
  },
});

const spoken = (cell: ComparisonCell) => (typeof cell === "string" ? cell : cell ? "yes" : "no");

/** Rows move this far apart, in sizes of the type. Names of so many characters leave the values more of the width. */
const SPREAD = 2.4;
const SHORT_LABEL = 18;
const WIDE_COLUMN = 0.3;

const drawTable =
  (context: RenderContext, data: Comparison, maximum: number) =>
  ({ width, height, surface }: ChartOptions) => {
    const { node, height: used } = table(context, data, {
      surface,
      flood: context.theme.flood,
      width,
      height,
      minimum: context.smallest,
      maximum: Math.max(chartType(context), maximum * context.unit),
      column: data.rows.some(({ label }) => label.length > SHORT_LABEL) ? COLUMN : WIDE_COLUMN,
      spread: SPREAD,
    });
    return (
      <div style={{ width, height, flexDirection: "column", justifyContent: "center" }}>
        <div style={{ width, height: used }}>{node}</div>
      </div>
    );
  };

function beside(context: RenderContext, data: Comparison): Node {
  const { size, theme, safe, unit } = context;
  const surface = theme.page;
  const left = Math.round(safe.width * 0.36);
  const x = safe.x + left + Math.round(44 * unit);
  const whole = { ...safe, x, width: safe.x + safe.width - x };
  const { height: watermark } = watermarkIn(context, whole);
  const paper = { ...whole, height: whole.height - (watermark && watermark + Math.round(22 * unit)) };
  const { body, nodes } = frame(context, {
    surface,
    area: { ...safe, width: left },
    action: data,
    sloganPosition: "under",
  });
  const words = drawnOverStack(context, data, { ...body, surface, max: 66 });
  return (
    <Canvas size={size} background={surface.background}>
      <Light context={context} />
      <Within available={body} height={words.height} at={0.5}>
        {words.node}
      </Within>
      <Paper context={context} box={paper} />
      {captioned(
        context,
        { title: "", source: data.source },
        theme.sheet,
        inset(paper, 30 * unit),
        drawTable(context, data, 36),
      )}
      {nodes}
    </Canvas>
  );
}

/** Squares are short of height: their table needs it more than the message. */
const said = ({ shape }: RenderContext, { height }: Box, supporting: string) =>
  shape === "square" && supporting === ""
    ? { height: Math.round(height * 0.18), max: 64, emphasise: false }
    : { height: Math.round(height * (supporting === "" ? 0.26 : 0.3)), max: 76 };

function below(context: RenderContext, data: Comparison): Node {
  const { size, theme, unit } = context;
  const surface = theme.page;
  const { body, nodes } = frame(context, { surface, action: data });
  const words = drawnStack(context, data, {
    width: body.width,
    ...said(context, body, data.supporting),
    surface,
  });
  const y = body.y + words.height + Math.round(30 * unit);
  const paper = { ...body, y, height: body.y + body.height - y };
  return (
    <Canvas size={size} background={surface.background}>
      <Light context={context} />
      <Place box={{ ...body, height: words.height }}>{words.node}</Place>
      <Paper context={context} box={paper} />
      {captioned(
        context,
        { title: "", source: data.source },
        theme.sheet,
        inset(paper, 30 * unit),
        drawTable(context, data, 46),
      )}
      {nodes}
    </Canvas>
  );
}

/** The message on a band of brand colour, the table on the page. */
function banner(context: RenderContext, data: Comparison): Node {
  const { size, theme, safe, unit } = context;
  const { page, flood } = theme;
  const head = header(context, { surface: flood, width: safe.width, height: safe.height });
  const { body, nodes } = frame(context, { surface: page, action: data });
  const words = drawnStack(context, data, {
    width: body.width,
    ...said(context, body, data.supporting),
    surface: flood,
  });
  const end = body.y + words.height + Math.round(32 * unit);
  const y = end + Math.round(26 * unit);
  return (
    <Canvas size={size} background={page.background}>
      <Panel box={{ x: 0, y: 0, width: size.width, height: end }} surface={flood} />
      <Place box={{ ...safe, height: head.height }}>{head.node}</Place>
      <Place box={{ ...body, height: words.height }}>{words.node}</Place>
      {captioned(
        context,
        { title: "", source: data.source },
        page,
        { ...body, y, height: body.y + body.height - y },
        drawTable(context, data, 48),
      )}
      {nodes.slice(1)}
    </Canvas>
  );
}
