import type { Template } from "../template.ts";
import { card } from "./card/card.ts";
import { chartBar } from "./chart-bar/chart-bar.ts";
import { chartDonut } from "./chart-donut/chart-donut.ts";
import { chartLine } from "./chart-line/chart-line.ts";
import { comparison } from "./comparison/comparison.tsx";
import { infographic } from "./infographic/infographic.tsx";
import { milestone } from "./milestone/milestone.tsx";
import { qr } from "./qr/qr.tsx";
import { timeline } from "./timeline/timeline.tsx";

/** Everything that can be drawn, by the name callers use. */
export const TEMPLATES: Readonly<Record<string, Template>> = {
  card,
  chart_bar: chartBar,
  chart_donut: chartDonut,
  chart_line: chartLine,
  comparison,
  infographic,
  milestone,
  qr,
  timeline,
};
