/** @jsxImportSource #template */
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import { column, type Text } from "../film/column.ts";
import { Ground, rings } from "../film/ground.tsx";
import type { Draft } from "../film/scene.ts";
import { clauses } from "../kit/clauses.ts";
import { BODY, HEADLINE, KICKER, SENTENCE } from "../kit/lettering.ts";
import { sceneRoom } from "./room.ts";
import type { Look } from "./tell.ts";

type Message = { kicker: string; headline: string; supporting: string };
type Key = "kicker" | "headline" | "emphasis" | "supporting";

/** The first scene: what the film is about, as large as it goes. Its first words are there from the first frame on. */
export function opening(stage: Stage, message: Message, { surface, align }: Look): Draft {
  const room = sceneRoom(stage);
  const { layers } = column(stage, textsOf(stage, message, surface, room.width), {
    room,
    align,
    at: stage.shape === "story" ? 0.42 : 0.46,
    openOn: "headline",
  });
  return {
    ground: <Ground stage={stage} surface={surface} mark={align} />,
    layers: [rings(stage, surface, { x: 0.92, y: 0.95, side: 1 }), ...layers],
    texts: [message.headline, message.supporting],
  };
}

/** From this length on a headline is a sentence, and set like one. */
const SENTENCE_FROM = 56;

function textsOf(
  { unit, shape }: Stage,
  { kicker, headline, supporting }: Message,
  surface: Surface,
  width: number,
): Text<Key>[] {
  const isSentence = headline.length > SENTENCE_FROM;
  const [first, second] = (!isSentence && clauses(headline)) || [headline, ""];
  const type = {
    lettering: isSentence ? SENTENCE : HEADLINE,
    min: 40 * unit,
    max: largest(headline.length) * unit,
    width,
    maxLines: mostLines(headline.length),
  };
  const small = { width, min: 24 * unit };
  return [
    {
      ...{ key: "kicker", part: "kicker", text: kicker.toUpperCase(), lettering: KICKER, color: surface.key },
      ...{ ...small, max: 32 * unit, maxLines: 2, gap: 0, gives: 1, as: "block" },
    },
    {
      ...{ key: "headline", part: "headline", text: first, color: second ? surface.ink : surface.title },
      ...{ ...type, gap: 26 * unit },
    },
    { key: "emphasis", part: "headline", text: second, color: surface.key, ...type, gap: 0 },
    {
      ...{ key: "supporting", part: "supporting", text: supporting, lettering: BODY, color: surface.muted },
      ...{ ...small, width: Math.min(width, (shape === "wide" ? 980 : 800) * unit), max: 42 * unit },
      ...{ maxLines: 4, gap: 34 * unit, gives: 2, as: "block" },
    },
  ];
}

/** A word a line is no headline any more. */
const mostLines = (length: number) => (length <= 14 ? 2 : length <= 30 ? 4 : length <= SENTENCE_FROM ? 5 : 7);

/** The shorter the headline, the larger it may be. In design pixels. */
function largest(length: number): number {
  if (length <= 14) return 196;
  if (length <= 30) return 156;
  return length <= SENTENCE_FROM ? 132 : 104;
}
