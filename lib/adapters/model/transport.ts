import type { Clip } from "../../core/model.ts";
import type { JsonSchema } from "./json-schema.ts";

/** One request, the same for every vendor. */
export type ModelCall = {
  system: string;
  prompt: string;
  clip?: Clip | undefined;
  /** Null to ask without the vendor's JSON mode. */
  schema: JsonSchema | null;
  maxOutputTokens: number;
  signal: AbortSignal;
};

/** A model's reply. Vendors that count no tokens leave them out. */
export type ModelReply = {
  text: string;
  end: "complete" | "cut_off" | "refused";
  inputTokens?: number | undefined;
  outputTokens?: number | undefined;
};

/** A vendor's API behind one function. Throws a ModelFailure. */
export type ModelTransport = (call: ModelCall) => Promise<ModelReply>;
