/** @jsxImportSource #template */
import type { RenderContext } from "../../template.ts";
import { Background } from "./background.tsx";
import { mark } from "./brand-mark.tsx";
import { column } from "./column.ts";
import { messageTexts } from "./message.ts";
import type { Motif } from "./motifs/motif.ts";
import type { SceneDraft } from "./scene.ts";

type OpeningMessage = { kicker?: string; headline: string; supporting?: string };

/** The message as large as it goes. Its beginning is there from the first frame on, for players show that one. */
export function opening(context: RenderContext, motif: Motif, message: OpeningMessage): SceneDraft {
  const surface = motif.ends(context.theme);
  const available = motif.available(context);
  const texts = messageTexts(context, message, { surface, width: available.width });
  const words = column(context, texts, { available, align: motif.align, at: 0.45, openOn: "headline" });
  return {
    background: <Background context={context} surface={surface} />,
    layers: [...motif.layers(context), ...words.layers, mark(context, surface, motif.align)],
    texts: [message.kicker ?? "", message.headline, message.supporting ?? ""],
  };
}
