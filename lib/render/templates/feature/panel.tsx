/** @jsxImportSource #template */
import { alpha } from "../../color.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import type { Arrangement } from "../kit/arrange.ts";
import { frame, watermarkIn } from "../kit/frame.tsx";
import { Halo } from "../kit/halo.tsx";
import { Light } from "../kit/light.tsx";
import { Crop } from "../kit/masters/crop.tsx";
import { Master } from "../kit/masters/master.tsx";
import { type MountedScreen, mount } from "../kit/masters/outline.ts";
import { chooseScreen } from "../kit/masters/screens.ts";
import { Canvas, Place, Within } from "../kit/place.tsx";
import { prng } from "../kit/prng.ts";
import { Badge } from "./badge.tsx";
import { type Feature, iconOf } from "./data.ts";
import { featureText, looser } from "./feature-text.tsx";

/** A close look at the screen in a panel of brand colour, the words beside or under it. */
export const panel: Arrangement<Feature> = {
  name: "panel",
  draw: (context, feature) => (context.shape === "wide" ? wide(context, feature) : tall(context, feature)),
};

function wide(context: RenderContext, feature: Feature): Node {
  const { size, theme, safe, unit, seed } = context;
  const surface = theme.page;
  const gap = Math.round(60 * unit);
  const inset = Math.round(safe.y * 0.62);
  const width = Math.round(size.width * 0.43);
  // Under the watermark the panel stays on the right; on the left, the words would have to avoid the
  // watermark.
  const isLeft = watermarkIn(context, safe).width === 0 && prng(seed + 1)() < 0.5;
  const box = {
    x: isLeft ? inset : size.width - inset - width,
    y: inset,
    width,
    height: size.height - 2 * inset,
  };
  const available = size.width - inset - width - gap - safe.x;
  const area = { ...safe, x: isLeft ? inset + width + gap : safe.x, width: available };
  const { body: inner, nodes } = frame(context, { surface, area, action: feature, sloganPosition: "under" });
  const body = looser(context, inner);
  const words = featureText(context, feature, { width: body.width, height: body.height, surface, max: 80 });
  return (
    <Canvas size={size} background={surface.background}>
      <Light context={context} />
      <Window context={context} feature={feature} box={box} />
      <Within available={body} height={words.height} at={0.5}>
        {words.node}
      </Within>
      {nodes}
    </Canvas>
  );
}

function tall(context: RenderContext, feature: Feature): Node {
  const { size, theme, unit, shape } = context;
  const surface = theme.page;
  const { body, nodes } = frame(context, { surface, action: feature });
  const gap = Math.round(44 * unit);
  const minimum = shape === "square" ? 0.5 : 0.44;
  const words = featureText(context, feature, {
    width: body.width,
    height: body.height * (1 - minimum) - gap,
    surface,
    max: shape === "square" ? 76 : 88,
  });
  const box = { ...body, height: body.height - words.height - gap };
  return (
    <Canvas size={size} background={surface.background}>
      <Light context={context} />
      <Window context={context} feature={feature} box={box} />
      <Place box={{ ...body, y: box.y + box.height + gap, height: words.height }}>{words.node}</Place>
      {nodes}
    </Canvas>
  );
}

type WindowProps = { context: RenderContext; feature: Feature; box: Box };

/** The panel: rings, a part of the screen large enough to read, and the icon on its corner. */
function Window({ context, feature, box }: WindowProps): Node {
  const { theme, unit } = context;
  const { flood } = theme;
  const pad = Math.round(36 * unit);
  const side = Math.round(Math.min(84 * unit, box.height * 0.26));
  const style = {
    borderRadius: Math.round(36 * unit),
    backgroundColor: flood.background,
    overflow: "hidden",
  } as const;
  const start = { x: pad, y: pad };
  return (
    <Place box={box} style={style}>
      <Halo
        surface={flood}
        field={box}
        middle={{ x: box.width * 0.9, y: box.height * 0.95 }}
        side={Math.round(box.width * 1.3)}
      />
      {screenIn(context, feature, { ...start, width: box.width - start.x, height: box.height - start.y })}
      <Badge
        icon={iconOf(feature)}
        at={{ x: Math.round(pad * 0.5), y: box.height - side - Math.round(pad * 0.5) }}
        side={side}
        background={flood.accent}
        ink={flood.onAccent}
      />
    </Place>
  );
}

function screenIn(context: RenderContext, feature: Feature, available: Box): Node {
  const { unit } = context;
  const screen = chooseScreen(context, [feature.screen]);
  const mounted = mount(screen, "browser");
  if (!screen || mounted.kind !== "browser") return device(context, mounted, available);
  // Inside the panel and not off its edge: a picture that a round corner cuts gets a jagged rim.
  const box = { ...available, width: available.width - available.x, height: available.height - available.y };
  const radius = Math.round(20 * unit);
  const shade = `0 ${Math.round(18 * unit)}px ${Math.round(48 * unit)}px ${alpha("#0a0a1e", 0.3)}`;
  return (
    <Place box={box} style={{ borderRadius: radius, boxShadow: shade }}>
      <Crop photo={screen} size={box} focus="start" round={{ borderRadius: radius }} />
    </Place>
  );
}

/** Phones and tablets keep their frame, which tells them from a part of a desktop. */
function device(context: RenderContext, mounted: MountedScreen, available: Box): Node {
  const isLow = available.height < available.width * 0.8;
  const width = available.width * (isLow ? 0.46 : 0.68);
  const x = isLow ? available.x + available.width * 0.3 : (available.x + available.width - width) / 2;
  return <Master context={context} mounted={mounted} at={{ x, y: available.y, width }} />;
}
