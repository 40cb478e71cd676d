import type { Span } from "../schema.ts";

/**
 * The frame of a wish for a text: "please write a post about …", "Bitte einen Post zu …". What follows is a clause
 * (a statement), a topic (a noun phrase) or plain content behind a colon. `topic` is the thing that stands inside the
 * frame, where a verb closes it: "Bitte einen Post zu den Kursen machen".
 */
export type Frame = { at: number; rest: "clause" | "topic" | "content" | "nothing"; topic?: Span };

/** The frame that a verb closes, from a match with the groups `lead`, the words before the thing, and `thing`. */
export function closedFrame(m: RegExpExecArray | null | undefined): Frame | undefined {
  const { lead = "", thing = "" } = m?.groups ?? {};
  return m
    ? { at: m[0].length, rest: "content", topic: { start: lead.length, end: lead.length + thing.length } }
    : undefined;
}
