import type { Clip } from "../../core/model.ts";
import type { JsonSchema } from "./json-schema.ts";

/** The vendor's JSON modes, the strictest first. `text` is none: the schema stands in the prompt in any case. */
export const JSON_MODES = ["json_schema", "json_object", "text"] as const;
export type JsonMode = (typeof JSON_MODES)[number];

/** One request, the same for every vendor. */
export type ModelCall = {
  system: string;
  prompt: string;
  clip?: Clip | undefined;
  schema: JsonSchema;
  mode: JsonMode;
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
