/** @jsxImportSource #template */
import type { Stage } from "../../template.ts";
import { mark } from "./brand-mark.tsx";
import { column } from "./column.ts";
import { Ground } from "./ground.tsx";
import { messageTexts } from "./message.ts";
import type { Motif } from "./motifs/motif.ts";
import type { Draft } from "./scene.ts";

type Message = { kicker?: string; headline: string; supporting?: string };

/** The message as large as it goes. Its beginning is there from the first frame on, for players show that one. */
export function opening(stage: Stage, motif: Motif, message: Message): Draft {
  const surface = motif.ends(stage.theme);
  const room = motif.room(stage);
  const texts = messageTexts(stage, message, { surface, width: room.width });
  const words = column(stage, texts, { room, align: motif.align, at: 0.45, openOn: "headline" });
  return {
    ground: <Ground stage={stage} surface={surface} />,
    layers: [...motif.layers(stage), ...words.layers, mark(stage, surface, motif.align)],
    texts: [message.kicker ?? "", message.headline, message.supporting ?? ""],
  };
}
