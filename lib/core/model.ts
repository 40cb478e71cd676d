import type * as z from "zod/v4";
import type { ByteStream } from "./byte-stream.ts";

/** Tokens as the vendor counts them, or estimated where it sends no counts. */
export type Usage = { inputTokens: number; outputTokens: number };

/** A video for a model to watch. Each try may open it again. */
export type Clip = { mimeType: string; seconds: number; open(): ByteStream };

export type Question<S extends z.ZodType> = {
  /** The rules: text of this service only, never text of a customer. */
  system: string;
  /** The material, which includes text of customers. */
  prompt: string;
  /** Only for models that accept videos. */
  clip?: Clip;
  /**
   * The schema of the answer. Checks that JSON Schema cannot express (`refine`) run too. The model sees the
   * ones that fail.
   */
  answer: S;
  maxOutputTokens?: number;
  /** For the whole call, including waiting, retries and repair. */
  timeoutMs?: number;
};

/** An answer that fits. `repaired`: the first answer did not fit and the second one did. */
export type Answered<S extends z.ZodType> = { answer: z.output<S>; usage: Usage; repaired: boolean };

/** A language model that answers in a given schema. */
export type Model = {
  name: string;
  /** Requests for one story: a small model reads and writes in two. Absent: one. */
  steps?: 1 | 2;
  /** The largest video that the model accepts. Absent: it accepts none. */
  clips?: { maxBytes: number };
  /** Throws a ModelFailure when there is no usable answer, for any reason. */
  ask<S extends z.ZodType>(question: Question<S>): Promise<Answered<S>>;
};

/** The tokens that all questions of one piece of work may use together. The count survives retries. */
export type TokenBudget = {
  /** Reserves at most `most` tokens and answers how many. Answers 0 when fewer than `least` are left. */
  reserve(wish: { least: number; most: number }): Promise<number>;
  /**
   * Releases reserved tokens that were not used. Negative when the vendor counted more than were reserved.
   */
  release(tokens: number): Promise<void>;
};

/** Creates the model for one piece of work. */
export type OpenModel = (budget: TokenBudget) => Model;

export type FailureReason =
  | "timeout"
  | "rate_limited"
  | "refused"
  | "malformed"
  | "unavailable"
  | "not_configured"
  | "budget"
  | "daily_budget"
  | "opted_out";

type ModelFailureDetails = {
  /** Seconds until the same question may be answered. Absent when a retry cannot succeed. */
  retryAfterSeconds?: number;
  /** The tokens that the failed attempts have used. */
  usage?: Usage;
  /** The answer that did not fit, unchanged. */
  said?: string;
};

/** Why a model gave no answer. The message is for the operator and never contains a key. */
export class ModelFailure extends Error {
  readonly reason: FailureReason;
  readonly retryAfterSeconds: number | undefined;
  readonly usage: Usage;
  readonly said: string | undefined;

  constructor(reason: FailureReason, message: string, details: ModelFailureDetails = {}) {
    super(message);
    this.name = "ModelFailure";
    this.reason = reason;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.usage = details.usage ?? { inputTokens: 0, outputTokens: 0 };
    this.said = details.said;
  }
}
