import { FormatRefused } from "./http-failure.ts";
import { JSON_MODES, type ModelCall, type ModelReply, type ModelTransport } from "./transport.ts";

/** The mode that a vendor is known to take. Shared by all questions of one isolate. */
export type KnownMode = { from: number };

/**
 * Asks in the strictest JSON mode first, then in weaker ones. A refused request is remembered. An answer that
 * did not fit the schema weakens only its own question.
 */
export function withJsonModes(
  transport: ModelTransport,
  known: KnownMode = { from: 0 },
): (call: Omit<ModelCall, "mode">) => Promise<ModelReply> {
  const ask = async (call: Omit<ModelCall, "mode">, at: number): Promise<ModelReply> => {
    const mode = JSON_MODES[at] ?? "text";
    try {
      return await transport({ ...call, mode });
    } catch (error) {
      if (!(error instanceof FormatRefused) || mode === "text") throw error;
      if (error.lasting) known.from = Math.max(known.from, at + 1);
      return ask(call, at + 1);
    }
  };
  return (call) => ask(call, known.from);
}
