/** @jsxImportSource #template */

import type { Layer } from "../../film/motion.ts";
import { fitStack } from "../../fit.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { duotoneGround, duotoneLook } from "../kit/photo-duotone.tsx";
import { Canvas } from "../kit/place.tsx";
import { Background } from "./background.tsx";
import { mark, underMark } from "./brand-mark.tsx";
import { type ColumnText, column } from "./column.ts";
import type { FilmAlign } from "./lines.tsx";
import { type MessageKey, messageTexts } from "./message.ts";
import type { Motif, MotifRoom } from "./motifs/motif.ts";
import type { Shot, Stage } from "./stage.ts";

type OpeningMessage = {
  kicker?: string;
  headline: string;
  supporting?: string;
  /** A photograph behind the words, in two colours of the brand. */
  photo?: string | undefined;
};

/** The message as large as it goes, there from the first frame on, for players show that one. */
export const opening = ({ kicker = "", headline, supporting = "", photo = "" }: OpeningMessage): Shot => ({
  texts: [kicker, headline, supporting],
  draw(stage) {
    const { context, motif } = stage;
    const { shown, surface, background } = groundOf(stage, photo);
    const message = { kicker, headline, supporting };
    const textsIn = ({ width }: Box) =>
      messageTexts(context, message, { surface, width, scale: shown ? 1 : scaleOf(motif), isLead: true });
    const room = shown ? "end" : roomOf(stage, textsIn);
    const available = shown ? underMark(context) : motif.available(context, room);
    const texts = textsIn(available);
    const said = column(context, texts, { available, align: motif.align, at: motif.at ?? 0.45 });
    const under = { available, align: motif.align, y: said.y + said.height };
    return {
      background,
      layers: [
        ...(shown ? [] : motif.layers(context, room)),
        ...said.layers,
        ...marker(context, surface, under),
        mark(context, surface, motif.align),
      ],
      texts: [kicker, headline, supporting],
    };
  },
});

/** Least headline beside a large drawing, as a share of what it would be beside the usual one. */
const LEAST = 0.86;

/** A drawing is as large as it can be while the words beside it keep their size. */
function roomOf({ context, motif }: Stage, textsIn: (area: Box) => ColumnText<MessageKey>[]): MotifRoom {
  if (motif.name !== "subject") return "end";
  const setIn = (room: MotifRoom) => {
    const area = motif.available(context, room);
    return fitStack(context.measureText, textsIn(area), area.height).parts;
  };
  const [usual, large] = [setIn("end"), setIn("large")];
  const keeps = (Object.keys(usual) as MessageKey[]).every((key) => {
    const [one, other] = [usual[key], large[key]];
    return one && other && !other.cut && other.size >= one.size * LEAST;
  });
  return keeps ? "large" : "end";
}

/** The photograph where it can be behind words, else the ground of the shot. */
function groundOf({ context, surface: plain }: Stage, photo: string) {
  const found = context.photos.get(photo);
  const shown = found && !found.device ? found : undefined;
  const surface = shown ? duotoneLook(context).surface : plain;
  const background = shown ? (
    <Canvas size={context.size} background={surface.background}>
      {duotoneGround(context, shown, "middle")}
    </Canvas>
  ) : (
    <Background context={context} surface={surface} />
  );
  return { shown, surface, background };
}

/** How much larger words are that have the picture for themselves. */
const ALONE = 1.3;
const scaleOf = ({ name }: Motif) => (name === "subject" ? 1 : ALONE);

/** A bar under the words, in design pixels: what moves first, so that an eye stays. */
const BAR = { width: 220, height: 18, gap: 46, least: 18 };

function marker(
  { unit }: RenderContext,
  { accent }: Surface,
  { available, align, y }: { available: Box; align: FilmAlign; y: number },
): Layer[] {
  const [width, height] = [Math.round(BAR.width * unit), Math.round(BAR.height * unit)];
  const x = align === "left" ? available.x : available.x + Math.round((available.width - width) / 2);
  const style = { width, height, borderRadius: Math.round(height / 2), backgroundColor: accent };
  // Words that fill their area leave it no room: it would lie on the ornament.
  const gap = Math.min(Math.round(BAR.gap * unit), available.y + available.height - height - y);
  if (gap < BAR.least * unit) return [];
  return [
    {
      name: "marker",
      box: { x, y: y + gap, width, height },
      node: <div style={style} />,
      enter: { kind: "wipe", at: 0.1, seconds: 0.5 },
    },
  ];
}
