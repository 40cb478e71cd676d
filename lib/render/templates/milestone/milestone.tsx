/** @jsxImportSource #template */
import Trophy from "lucide/dist/esm/icons/trophy.mjs";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import { type Stage, template } from "../../template.ts";
import { sentences } from "../kit/chart/data.ts";
import { frame } from "../kit/frame.tsx";
import { Halo, Panel } from "../kit/halo.tsx";
import { halves } from "../kit/halves.ts";
import { lucideIcon } from "../kit/icons.ts";
import { Canvas, Place, Within } from "../kit/place.tsx";
import { rosette } from "./art.ts";
import { type Milestone, MilestoneData } from "./data.ts";
import { milestonePath } from "./path.tsx";
import { achievement } from "./words.tsx";

/** Something reached, worth a picture of its own. */
export const milestone = template({
  id: "milestone",
  title: "Milestone",
  about: "One giant number that was reached, with a rosette and confetti, or with the path that led to it.",
  version: 1,
  assetTypes: ["card", "og_image"],
  data: MilestoneData,
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
  draw: (stage, data) =>
    data.path.length > 0
      ? { layout: "path", pages: [path(stage, data)] }
      : { layout: "rosette", pages: [celebration(stage, data)] },
  altText({ kicker, headline, supporting, value, label, path: stops, progress, goal, cta }, brand) {
    const before = stops.map((stop) => `${stop.label} ${stop.value}`).join(", ");
    const far = progress === undefined ? "" : `${progress}% of the way${goal && ` to ${goal}`}`;
    const reached = [value, label].filter(Boolean).join(" ");
    return sentences(brand, [kicker, reached, headline, supporting, before && `Before: ${before}`, far, cta]);
  },
});

/** The number on brand colour, a rosette with confetti beside or above it. */
function celebration(stage: Stage, data: Milestone): Node {
  const { size, theme, shape, unit } = stage;
  const surface = theme.wash;
  const isWide = shape === "wide";
  const { body, nodes } = frame(stage, { surface, ask: data });
  const side = Math.round(
    isWide
      ? Math.min(size.height * 0.62, body.width * 0.36)
      : Math.min(body.width * 0.62, body.height * 0.43),
  );
  const art = isWide
    ? {
        x: body.x + body.width - Math.round(side * 0.93),
        y: Math.round(body.y + (body.height - side) * 0.46),
        width: side,
        height: side,
      }
    : { x: body.x + body.width - Math.round(side * 0.95), y: body.y, width: side, height: side };
  const room = isWide
    ? { ...body, width: body.width - side - Math.round(10 * unit) }
    : { ...body, y: body.y + Math.round(side * 0.92), height: body.height - Math.round(side * 0.92) };
  const words = achievement(stage, data, { width: room.width, height: room.height, surface });
  const middle = { x: art.x + side / 2, y: art.y + side / 2 };
  return (
    <Canvas size={size} ground={surface.ground}>
      <Halo surface={surface} field={size} middle={middle} side={Math.round(side * 2.6)} />
      <Rosette stage={stage} box={art} />
      <Within room={room} height={words.height} at={isWide ? 0.5 : 1}>
        {words.node}
      </Within>
      {nodes}
    </Canvas>
  );
}

function Rosette({ stage, box }: { stage: Stage; box: Box }): Node {
  const surface = stage.theme.wash;
  const icon = Math.round(box.width * 0.21);
  return (
    <Place box={box}>
      <picture
        src={rosette(stage.seed, surface)}
        style={{ position: "absolute", left: 0, top: 0, width: box.width, height: box.height }}
      />
      <Place box={{ x: (box.width - icon) / 2, y: (box.height - icon) / 2, width: icon, height: icon }}>
        <picture src={lucideIcon(Trophy, surface.onAccent, 1.8)} style={{ width: icon, height: icon }} />
      </Place>
    </Place>
  );
}

/** The number on the page, the way to it on a panel of brand colour. */
function path(stage: Stage, data: Milestone): Node {
  const { size, theme, shape, unit } = stage;
  const { page, flood } = theme;
  const isWide = shape === "wide";
  const { panel, inner, area } = halves(stage, isWide ? 0.5 : shape === "story" ? 0.42 : 0.4, "foot");
  const motto = isWide ? "under" : "opposite";
  const { body, nodes } = frame(stage, { surface: page, area, ask: data, motto });
  const words = achievement(stage, data, { width: body.width, height: body.height, surface: page });
  const stops = [...data.path, { label: data.reached, value: data.value }];
  const tall = Math.min(inner.height, Math.round(inner.width * (isWide ? 0.8 : 0.62)));
  const height = Math.max(tall, Math.round(190 * unit));
  return (
    <Canvas size={size} ground={page.ground}>
      <Panel box={panel} surface={flood} />
      <Within room={inner} height={height} at={0.5}>
        {milestonePath(stage, stops, { surface: flood, width: inner.width, height })}
      </Within>
      <Within room={body} height={words.height} at={isWide ? 0.5 : 0.35}>
        {words.node}
      </Within>
      {nodes}
    </Canvas>
  );
}
