/** @jsxImportSource #template */
import { mix } from "../../color.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Stage } from "../../template.ts";
import { footer } from "../kit/footer.tsx";
import { header } from "../kit/header.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import type { Card, Layout } from "./data.ts";

/** Everything centred above a rising arc of brand colour that carries the logo. */
export const spotlight: Layout = {
  name: "spotlight",
  suits: ({ headline }) => (headline.length <= 110 ? 1 : 0.5),
  draw,
};

function draw(stage: Stage, card: Card): Node {
  const { size, theme, safe, unit } = stage;
  const surface = theme.page;
  const beside = stage.sealed.width && stage.sealed.width + 24 * unit;
  const isNarrow = stage.shape !== "wide";
  const width = isNarrow ? safe.width * 0.7 : safe.width - 2 * Math.max(beside, safe.width * 0.2);
  const base = header(stage, {
    surface: theme.flood,
    width,
    motto: isNarrow ? "below" : "compact",
    height: safe.height,
  });
  const lift = isNarrow && beside ? stage.sealed.height + Math.round(20 * unit) : 0;
  const bottom = safe.y + safe.height - lift;
  const horizon = Math.round(bottom - base.height - 44 * unit);
  const ask = footer(stage, card, { width: safe.width, align: "center", surface });
  const gap = ask.height && Math.round(44 * unit);
  const room = { ...safe, height: horizon - Math.round(54 * unit) - safe.y };
  const height = room.height - ask.height - gap;
  const message = stack(stage, card, { width: room.width, height, surface, align: "center", max: 124 });
  const top = room.y + Math.round((height - message.height) / 2);
  const centred = { justifyContent: "center" } as const;
  return (
    <Canvas size={size} ground={surface.ground}>
      {arc(stage, horizon)}
      <Place box={{ ...room, y: top, height: message.height }} style={centred}>
        {message.node}
      </Place>
      <Place box={{ ...room, y: top + message.height + gap, height: ask.height }} style={centred}>
        {ask.node}
      </Place>
      <Place box={{ ...safe, y: bottom - base.height, height: base.height }} style={centred}>
        {base.node}
      </Place>
    </Canvas>
  );
}

/** The upper edge of a very large disc, lit from behind. */
function arc({ size, theme, unit }: Stage, horizon: number): Node[] {
  const { accent, ground } = theme.page;
  const width = Math.round(size.width * 2.6);
  const x = Math.round((size.width - width) / 2);
  const rim = Math.round(9 * unit);
  const disc = (y: number, backgroundColor: string) => (
    <Place box={{ x, y, width, height: width }} style={{ borderRadius: width / 2, backgroundColor }} />
  );
  return [
    disc(horizon - 3 * rim, mix(ground, accent, 0.32)),
    disc(horizon - rim, accent),
    disc(horizon, theme.flood.ground),
  ];
}
