import type { Clip } from "../../core/model.ts";
import type { JsonSchema } from "./json-schema.ts";

/** One request, the same for every vendor. */
export type Call = {
  system: string;
  prompt: string;
  clip?: Clip | undefined;
  /** Null when the model shall be asked without the vendor's JSON mode. */
  schema: JsonSchema | null;
  maxOutputTokens: number;
  signal: AbortSignal;
};

/** What came back. Vendors that count no tokens leave them out. */
export type Said = {
  text: string;
  end: "complete" | "cut_off" | "refused";
  inputTokens?: number | undefined;
  outputTokens?: number | undefined;
};

/** A vendor's API behind one function. Throws a ModelFailure. */
export type Wire = (call: Call) => Promise<Said>;
