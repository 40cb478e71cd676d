/** @jsxImportSource #template */
import { mix } from "../../color.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { RenderContext } from "../../template.ts";
import { footer } from "../kit/footer.tsx";
import { header } from "../kit/header.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import type { Card, CardLayout } from "./data.ts";

/** Everything centred above a rising arc of brand colour that carries the logo. */
export const spotlight: CardLayout = {
  name: "spotlight",
  suits: ({ headline }) => (headline.length <= 110 ? 1 : 0.5),
  draw,
};

function draw(context: RenderContext, card: Card): Node {
  const { size, theme, safe, unit } = context;
  const surface = theme.page;
  const beside = context.watermark.width && context.watermark.width + 24 * unit;
  const isNarrow = context.shape !== "wide";
  const width = isNarrow ? safe.width * 0.7 : safe.width - 2 * Math.max(beside, safe.width * 0.2);
  const base = header(context, {
    surface: theme.flood,
    width,
    sloganPosition: isNarrow ? "below" : "compact",
    height: safe.height,
  });
  const lift = isNarrow && beside ? context.watermark.height + Math.round(20 * unit) : 0;
  const bottom = safe.y + safe.height - lift;
  const horizon = Math.round(bottom - base.height - 44 * unit);
  const action = footer(context, card, { width: safe.width, align: "center", surface });
  const gap = action.height && Math.round(44 * unit);
  const available = { ...safe, height: horizon - Math.round(54 * unit) - safe.y };
  const height = available.height - action.height - gap;
  const message = stack(context, card, {
    width: available.width,
    height,
    surface,
    align: "center",
    max: 124,
  });
  const top = available.y + Math.round((height - message.height) / 2);
  const centred = { justifyContent: "center" } as const;
  return (
    <Canvas size={size} background={surface.background}>
      {arc(context, horizon)}
      <Place box={{ ...available, y: top, height: message.height }} style={centred}>
        {message.node}
      </Place>
      <Place box={{ ...available, y: top + message.height + gap, height: action.height }} style={centred}>
        {action.node}
      </Place>
      <Place box={{ ...safe, y: bottom - base.height, height: base.height }} style={centred}>
        {base.node}
      </Place>
    </Canvas>
  );
}

/** The upper edge of a very large disc, lit from behind. */
function arc({ size, theme, unit }: RenderContext, horizon: number): Node[] {
  const { accent, background } = theme.page;
  const width = Math.round(size.width * 2.6);
  const x = Math.round((size.width - width) / 2);
  const rim = Math.round(9 * unit);
  const disc = (y: number, backgroundColor: string) => (
    <Place box={{ x, y, width, height: width }} style={{ borderRadius: width / 2, backgroundColor }} />
  );
  return [
    disc(horizon - 3 * rim, mix(background, accent, 0.32)),
    disc(horizon - rim, accent),
    disc(horizon, theme.flood.background),
  ];
}
