/** @jsxImportSource #template */
import type { Stack } from "../../fit.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import { mark } from "../film/brand-mark.tsx";
import { placed, type Text } from "../film/column.ts";
import type { Motif } from "../film/motifs/motif.ts";
import { pips, underPips } from "../film/pips.tsx";
import type { Draft } from "../film/scene.ts";
import { type Showcase, showcase } from "../film/showcase.tsx";
import { fitAlike } from "../kit/alike.ts";
import { iconsFor } from "../kit/icon-for.ts";
import { BODY, HEADLINE } from "../kit/lettering.ts";
import { type Told, type Tour, told } from "./data.ts";

type Key = "title" | "body";
type Feature = { shown: Showcase; texts: Text<Key>[]; said: Told };

/** A scene for each feature: what it is called beside, or over, the screen that shows it. */
export function features(stage: Stage, motif: Motif, data: Tour): Draft[] {
  const surface = motif.between(stage.theme);
  const all = told(data);
  const icons = iconsFor(all.map(({ title, body }) => `${title} ${body}`));
  const set = all.map((said, i): Feature => {
    const subject = stage.photos.get(said.photo) ?? { icon: icons?.[i], number: i + 1 };
    const shown = showcase(stage, { subject, surface, align: motif.align, url: data.url });
    const room = underPips(stage, shown.room);
    return { shown: { ...shown, room }, texts: textsOf(stage, said, room.width, surface), said };
  });
  const stacks = fitAlike(
    stage.ruler,
    set.map(({ shown, texts }) => ({ parts: texts, height: shown.room.height })),
  );
  return set.map((feature, index) => {
    const stack = stacks[index] ?? { parts: {}, gaps: {}, height: 0 };
    return scene(stage, motif, feature, { stack, index, total: set.length });
  });
}

function textsOf({ unit }: Stage, { title, body }: Told, width: number, surface: Surface): Text<Key>[] {
  const range = (min: number, max: number) => ({ min: min * unit, max: max * unit, width });
  return [
    {
      key: "title",
      text: title,
      lettering: HEADLINE,
      ...range(38, 108),
      maxLines: 4,
      gap: 0,
      color: surface.title,
      part: "headline",
    },
    {
      key: "body",
      text: body,
      lettering: BODY,
      ...range(25, 42),
      maxLines: 4,
      gap: 28 * unit,
      gives: 1,
      color: surface.muted,
      part: "detail",
      as: "block",
    },
  ];
}

type Turn = { stack: Stack<Key>; index: number; total: number };

function scene(stage: Stage, motif: Motif, { shown, texts, said }: Feature, turn: Turn): Draft {
  const surface = motif.between(stage.theme);
  const { room, align } = shown;
  const { title } = turn.stack.parts;
  if (title && said.isCut) title.cut = true;
  const words = placed(stage, texts, turn.stack, { room, align, at: 0.5, start: 0.1 });
  return {
    ground: shown.ground,
    layers: [
      ...shown.layers,
      ...pips(stage, surface, { ...turn, room, y: words.y, align }),
      ...words.layers,
      mark(stage, surface, motif.align),
    ],
    texts: [said.title, said.body],
  };
}
