/** @jsxImportSource #template */
import { alpha } from "../../color.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Stage } from "../../template.ts";
import type { Arrangement } from "../kit/arrange.ts";
import { dice } from "../kit/dice.ts";
import { frame, sealIn } from "../kit/frame.tsx";
import { Halo } from "../kit/halo.tsx";
import { Light } from "../kit/light.tsx";
import { Crop } from "../kit/masters/crop.tsx";
import { Master } from "../kit/masters/master.tsx";
import { type Mounted, mount } from "../kit/masters/outline.ts";
import { chooseScreen } from "../kit/masters/screens.ts";
import { Canvas, Place, Within } from "../kit/place.tsx";
import { Badge } from "./badge.tsx";
import { type Feature, iconOf } from "./data.ts";
import { looser, told } from "./told.tsx";

/** A close look at the screen in a panel of brand colour, the words beside or under it. */
export const panel: Arrangement<Feature> = {
  name: "panel",
  draw: (stage, feature) => (stage.shape === "wide" ? wide(stage, feature) : tall(stage, feature)),
};

function wide(stage: Stage, feature: Feature): Node {
  const { size, theme, safe, unit, seed } = stage;
  const surface = theme.page;
  const gap = Math.round(60 * unit);
  const inset = Math.round(safe.y * 0.62);
  const width = Math.round(size.width * 0.43);
  // Under the watermark the panel stays on the right: words would have to make room for it.
  const isLeft = sealIn(stage, safe).width === 0 && dice(seed + 1)() < 0.5;
  const box = {
    x: isLeft ? inset : size.width - inset - width,
    y: inset,
    width,
    height: size.height - 2 * inset,
  };
  const room = size.width - inset - width - gap - safe.x;
  const area = { ...safe, x: isLeft ? inset + width + gap : safe.x, width: room };
  const { body: inner, nodes } = frame(stage, { surface, area, ask: feature, motto: "under" });
  const body = looser(stage, inner);
  const words = told(stage, feature, { width: body.width, height: body.height, surface, max: 80 });
  return (
    <Canvas size={size} ground={surface.ground}>
      <Light stage={stage} />
      <Window stage={stage} feature={feature} box={box} />
      <Within room={body} height={words.height} at={0.5}>
        {words.node}
      </Within>
      {nodes}
    </Canvas>
  );
}

function tall(stage: Stage, feature: Feature): Node {
  const { size, theme, unit, shape } = stage;
  const surface = theme.page;
  const { body, nodes } = frame(stage, { surface, ask: feature });
  const gap = Math.round(44 * unit);
  const least = shape === "square" ? 0.5 : 0.42;
  const words = told(stage, feature, {
    width: body.width,
    height: body.height * (1 - least) - gap,
    surface,
    max: shape === "square" ? 76 : 88,
  });
  const box = { ...body, height: body.height - words.height - gap };
  return (
    <Canvas size={size} ground={surface.ground}>
      <Light stage={stage} />
      <Window stage={stage} feature={feature} box={box} />
      <Place box={{ ...body, y: box.y + box.height + gap, height: words.height }}>{words.node}</Place>
      {nodes}
    </Canvas>
  );
}

type WindowProps = { stage: Stage; feature: Feature; box: Box };

/** The panel: rings, a part of the screen large enough to read, and the icon on its corner. */
function Window({ stage, feature, box }: WindowProps): Node {
  const { theme, unit } = stage;
  const { flood } = theme;
  const pad = Math.round(36 * unit);
  const side = Math.round(Math.min(84 * unit, box.height * 0.26));
  const style = {
    borderRadius: Math.round(36 * unit),
    backgroundColor: flood.ground,
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
      {screenIn(stage, feature, { ...start, width: box.width - start.x, height: box.height - start.y })}
      <Badge
        icon={iconOf(feature)}
        at={{ x: Math.round(pad * 0.5), y: box.height - side - Math.round(pad * 0.5) }}
        side={side}
        ground={flood.accent}
        ink={flood.onAccent}
      />
    </Place>
  );
}

function screenIn(stage: Stage, feature: Feature, room: Box): Node {
  const { unit } = stage;
  const screen = chooseScreen(stage, [feature.screen]);
  const mounted = mount(screen, "browser");
  if (!screen || mounted.kind !== "browser") return device(stage, mounted, room);
  // Inside the panel and not off its edge: a picture that a round corner cuts gets a jagged rim.
  const box = { ...room, width: room.width - room.x, height: room.height - room.y };
  const radius = Math.round(20 * unit);
  const shade = `0 ${Math.round(18 * unit)}px ${Math.round(48 * unit)}px ${alpha("#0a0a1e", 0.3)}`;
  return (
    <Place box={box} style={{ borderRadius: radius, boxShadow: shade }}>
      <Crop photo={screen} size={box} focus="start" round={{ borderRadius: radius }} />
    </Place>
  );
}

/** Phones and tablets keep their frame, which tells them from a part of a desktop. */
function device(stage: Stage, mounted: Mounted, room: Box): Node {
  const isLow = room.height < room.width * 0.8;
  const width = room.width * (isLow ? 0.46 : 0.68);
  const x = isLow ? room.x + room.width * 0.3 : (room.x + room.width - width) / 2;
  return <Master stage={stage} mounted={mounted} at={{ x, y: room.y, width }} />;
}
