/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import { type Stage, template } from "../../template.ts";
import { chartType, leastType } from "../kit/chart/axis.tsx";
import { sentences } from "../kit/chart/data.ts";
import type { ChartOptions } from "../kit/chart/line.tsx";
import { captioned, inset, Paper } from "../kit/chart/plate.tsx";
import { dice } from "../kit/dice.ts";
import { frame, sealIn } from "../kit/frame.tsx";
import { Panel } from "../kit/halo.tsx";
import { header } from "../kit/header.tsx";
import { Light } from "../kit/light.tsx";
import { Canvas, Place, Within } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import { type Cell, type Comparison, ComparisonData } from "./data.ts";
import { table } from "./table.tsx";

/** Two things compared row by row. */
export const comparison = template({
  id: "comparison",
  title: "Comparison",
  about: "Two things compared row by row with ticks, crosses and values, the better one on brand colour.",
  version: 1,
  assetTypes: ["card", "og_image"],
  data: ComparisonData,
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
  draw(stage, data) {
    if (stage.shape === "wide") return { layout: "beside", pages: [beside(stage, data)] };
    const isBold = dice(stage.seed)() < 0.5;
    return isBold
      ? { layout: "banner", pages: [banner(stage, data)] }
      : { layout: "sheet", pages: [below(stage, data)] };
  },
  altText(data, brand) {
    const { kicker, headline, supporting, rows, first, second, cta } = data;
    const said = rows.map(
      (row) => `${row.label}: ${first} ${spoken(row.first)}, ${second} ${spoken(row.second)}`,
    );
    return sentences(brand, [kicker, headline, supporting, said.join("; "), cta]);
  },
});

const spoken = (cell: Cell) => (typeof cell === "string" ? cell : cell ? "yes" : "no");

const drawTable =
  (stage: Stage, data: Comparison, most: number) =>
  ({ width, height, surface }: ChartOptions) => {
    const { node, height: used } = table(stage, data, {
      surface,
      flood: stage.theme.flood,
      width,
      height,
      least: leastType(stage),
      most: Math.max(chartType(stage), most * stage.unit),
    });
    return (
      <div style={{ width, height, flexDirection: "column", justifyContent: "center" }}>
        <div style={{ width, height: used }}>{node}</div>
      </div>
    );
  };

function beside(stage: Stage, data: Comparison): Node {
  const { size, theme, safe, unit } = stage;
  const surface = theme.page;
  const left = Math.round(safe.width * 0.36);
  const x = safe.x + left + Math.round(44 * unit);
  const whole = { ...safe, x, width: safe.x + safe.width - x };
  const { height: sealed } = sealIn(stage, whole);
  const paper = { ...whole, height: whole.height - (sealed && sealed + Math.round(22 * unit)) };
  const { body, nodes } = frame(stage, {
    surface,
    area: { ...safe, width: left },
    ask: data,
    motto: "under",
  });
  const words = stack(stage, data, { ...body, surface, max: 66 });
  return (
    <Canvas size={size} ground={surface.ground}>
      <Light stage={stage} />
      <Within room={body} height={words.height} at={0.5}>
        {words.node}
      </Within>
      <Paper stage={stage} box={paper} />
      {captioned(
        stage,
        { title: "", source: data.source },
        theme.sheet,
        inset(paper, 30 * unit),
        drawTable(stage, data, 30),
      )}
      {nodes}
    </Canvas>
  );
}

/** Squares are short of height: their table needs it more than the message. */
const said = ({ shape }: Stage, { height }: Box, supporting: string) =>
  shape === "square" && supporting === ""
    ? { height: Math.round(height * 0.22), max: 72, emphasise: false }
    : { height: Math.round(height * 0.3), max: 80 };

function below(stage: Stage, data: Comparison): Node {
  const { size, theme, unit } = stage;
  const surface = theme.page;
  const { body, nodes } = frame(stage, { surface, ask: data });
  const words = stack(stage, data, {
    width: body.width,
    ...said(stage, body, data.supporting),
    surface,
  });
  const y = body.y + words.height + Math.round(30 * unit);
  const paper = { ...body, y, height: body.y + body.height - y };
  return (
    <Canvas size={size} ground={surface.ground}>
      <Light stage={stage} />
      <Place box={{ ...body, height: words.height }}>{words.node}</Place>
      <Paper stage={stage} box={paper} />
      {captioned(
        stage,
        { title: "", source: data.source },
        theme.sheet,
        inset(paper, 30 * unit),
        drawTable(stage, data, 32),
      )}
      {nodes}
    </Canvas>
  );
}

/** The message on a band of brand colour, the table on the page. */
function banner(stage: Stage, data: Comparison): Node {
  const { size, theme, safe, unit } = stage;
  const { page, flood } = theme;
  const head = header(stage, { surface: flood, width: safe.width, height: safe.height });
  const { body, nodes } = frame(stage, { surface: page, ask: data });
  const words = stack(stage, data, {
    width: body.width,
    ...said(stage, body, data.supporting),
    surface: flood,
  });
  const end = body.y + words.height + Math.round(32 * unit);
  const y = end + Math.round(26 * unit);
  return (
    <Canvas size={size} ground={page.ground}>
      <Panel box={{ x: 0, y: 0, width: size.width, height: end }} surface={flood} />
      <Place box={{ ...safe, height: head.height }}>{head.node}</Place>
      <Place box={{ ...body, height: words.height }}>{words.node}</Place>
      {captioned(
        stage,
        { title: "", source: data.source },
        page,
        { ...body, y, height: body.y + body.height - y },
        drawTable(stage, data, 34),
      )}
      {nodes.slice(1)}
    </Canvas>
  );
}
