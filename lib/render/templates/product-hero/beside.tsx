/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import type { Arrangement } from "../kit/arrange.ts";
import { frame } from "../kit/frame.tsx";
import { Panel } from "../kit/halo.tsx";
import { halves } from "../kit/halves.ts";
import { Master } from "../kit/masters/master.tsx";
import { type MountedScreen, mount, outlineIn } from "../kit/masters/outline.ts";
import { chooseScreen } from "../kit/masters/screens.ts";
import { Canvas, Place, Within } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import { type Hero, isLong } from "./data.ts";

/** The message on the page, the product on a panel of brand colour beside or over it. */
export const beside: Arrangement<Hero> = { name: "beside", draw };

function draw(context: RenderContext, hero: Hero): Node {
  const { size, theme, shape } = context;
  const { page, flood } = theme;
  const isWide = shape === "wide";
  const mounted = mount(chooseScreen(context, hero.screens), "browser");
  const { panel, area } = halves(context, panelShare(isWide, mounted, isLong(hero)));
  const { body, nodes } = frame(context, {
    surface: page,
    area,
    action: hero,
    sloganPosition: isWide ? "under" : "opposite",
  });
  const message = stack(context, hero, { ...body, surface: page, max: isWide ? 80 : 92 });
  return (
    <Canvas size={size} background={page.background}>
      <Panel box={panel} surface={flood} />
      <Place box={panel} style={{ overflow: "hidden" }}>
        <Master context={context} mounted={mounted} at={place(context, mounted, panel)} url={hero.url} />
      </Place>
      <Within available={body} height={message.height} at={isWide ? 0.55 : 0.4}>
        {message.node}
      </Within>
      {nodes}
    </Canvas>
  );
}

function panelShare(isWide: boolean, { kind }: MountedScreen, isLong: boolean): number {
  if (!isWide) return isLong ? 0.3 : 0.4;
  if (isLong) return 0.36;
  return kind === "phone" ? 0.42 : 0.47;
}

/** The place of the frame in its panel: whole where it fits, else bleeding with its top in view. */
function place(context: RenderContext, mounted: MountedScreen, panel: Box) {
  const { shape, safe, watermark, unit } = context;
  if (shape !== "wide") {
    const width = Math.round(
      panel.width * (mounted.kind === "phone" ? 0.44 : mounted.kind === "tablet" ? 0.58 : 0.8),
    );
    const y = shape === "story" ? safe.y : Math.round(panel.height * 0.14);
    return { x: (panel.width - width) / 2, y, width };
  }
  if (mounted.kind === "browser") {
    const width = Math.round(panel.width * 1.4);
    const { height } = outlineIn(mounted, { width, height: 9 * width });
    return { x: panel.width * 0.13, y: Math.max(safe.y, (panel.height - height) / 2), width };
  }
  const available = { width: panel.width * 0.7, height: panel.height * 0.84 };
  const whole = outlineIn(mounted, available);
  // A device under the watermark looks meant when it runs off the picture, and covered when it stands whole.
  const width = watermark.height > 0 ? Math.min(panel.width * 0.72, whole.width * 1.3) : whole.width;
  const y = watermark.height > 0 ? safe.y + 6 * unit : (panel.height - whole.height) / 2;
  return { x: (panel.width - width) / 2, y, width };
}
