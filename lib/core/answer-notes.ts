import type { LimitNote } from "./context.ts";

/**
 * Notes for the answer besides its body. A surface makes one for each call; the guards and the operation
 * fill it.
 */
export type AnswerNotes = {
  /** The limits after this call, for the RateLimit headers. */
  limits: LimitNote[];
  /** True when the answer repeats the stored answer of an earlier request. */
  isRepeated: boolean;
  /** Duration of admission in milliseconds. */
  guardsMs: number;
};

export const newAnswerNotes = (): AnswerNotes => ({ limits: [], isRepeated: false, guardsMs: 0 });

/** Adds limits. A limit replaces the one with the same name. */
export function noteLimits(notes: AnswerNotes, limits: readonly LimitNote[]): void {
  for (const limit of limits) {
    const at = notes.limits.findIndex(({ name }) => name === limit.name);
    if (at < 0) notes.limits.push(limit);
    else notes.limits[at] = limit;
  }
}
