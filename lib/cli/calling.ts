import type { ApiCall, CliCommand } from "./command.ts";
import { COMMON } from "./options.ts";

/** An entry of the table that is one call of the service. */
export function calling<T>(spec: ApiCall<T>): CliCommand {
  return {
    ...spec,
    options: [...(spec.options ?? []), ...(spec.asks ? (["yes"] as const) : []), ...COMMON],
    load: async () => {
      const { runCall } = await import("./run-call.ts");
      return (terminal, line, version) => runCall(spec, { terminal, line, version });
    },
  };
}
