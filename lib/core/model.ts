import type * as z from "zod/v4";
import type { Pieces } from "./pieces.ts";

/** Tokens as the vendor counts them; estimated where it does not say. */
export type Usage = { inputTokens: number; outputTokens: number };

/** A film that a model is shown. It may be opened again for every try. */
export type Clip = { mimeType: string; seconds: number; open(): Pieces };

export type Question<S extends z.ZodType> = {
  /** The rules. Only our own words, never those of a customer. */
  system: string;
  /** The material, customers' words included. */
  prompt: string;
  /** Only for models that can see one. */
  clip?: Clip;
  /** What the answer must be. Checks without a JSON Schema (`refine`) are made too, and shown to the model when they fail. */
  answer: S;
  maxOutputTokens?: number;
  /** For everything together: waiting, retries and repair. */
  timeoutMs?: number;
};

/** `repaired`: the first answer did not fit and the second one did. */
export type Answered<S extends z.ZodType> = { answer: z.output<S>; usage: Usage; repaired: boolean };

/** A language model that answers in a given shape. */
export type Model = {
  name: string;
  /** The largest film that it can be shown; absent where it can see none. */
  clips?: { maxBytes: number };
  /** Throws a ModelFailure when there is no usable answer, whatever the reason. */
  ask<S extends z.ZodType>(question: Question<S>): Promise<Answered<S>>;
};

/** The tokens that the questions of one piece of work may cost together, counted where a retry finds them again. */
export type Purse = {
  /** Sets at most `most` tokens aside and tells how many; 0 when fewer than `least` are left. */
  take(wish: { least: number; most: number }): Promise<number>;
  /** Gives back what was set aside and not spent; negative when the vendor counted more. */
  giveBack(tokens: number): Promise<void>;
};

/** Opens the model for one piece of work. */
export type OpenModel = (purse: Purse) => Model;

export type FailureReason =
  | "timeout"
  | "rate_limited"
  | "refused"
  | "malformed"
  | "unavailable"
  | "not_configured"
  | "budget"
  | "opted_out";

type Circumstances = {
  /** Seconds until the same question may be answered; absent when asking again is no use. */
  retryAfterSeconds?: number;
  /** What the failed attempts have cost. */
  usage?: Usage;
  /** The answer that did not fit, as it came. */
  said?: string;
};

/** Why a model gave no answer. The message is for the operator; it never holds a key. */
export class ModelFailure extends Error {
  readonly reason: FailureReason;
  readonly retryAfterSeconds: number | undefined;
  readonly usage: Usage;
  readonly said: string | undefined;

  constructor(reason: FailureReason, message: string, circumstances: Circumstances = {}) {
    super(message);
    this.name = "ModelFailure";
    this.reason = reason;
    this.retryAfterSeconds = circumstances.retryAfterSeconds;
    this.usage = circumstances.usage ?? { inputTokens: 0, outputTokens: 0 };
    this.said = circumstances.said;
  }
}
