import { parseArgs } from "node:util";

export type Settings = {
  seconds: number;
  rate: number;
  seed: number;
  workspaces: number;
  /** Without faults, for the curve of the memory. */
  calm: boolean;
  json: boolean;
};

export const USAGE =
  "Usage: npm run soak -- [--seconds 600] [--rate 50] [--seed N] [--workspaces 6] [--calm] [--json]";

/** undefined when the command line makes no sense. */
export function readArguments(args: string[], isTerminal: boolean): Settings | undefined {
  try {
    const { values } = parseArgs({
      args,
      options: {
        seconds: { type: "string", default: "600" },
        rate: { type: "string", default: "50" },
        seed: { type: "string", default: String(Date.now() % 1_000_000) },
        workspaces: { type: "string", default: "6" },
        calm: { type: "boolean", default: false },
        json: { type: "boolean", default: !isTerminal },
      },
    });
    const { json, calm, ...texts } = values;
    const [seconds, rate, seed, workspaces] = [texts.seconds, texts.rate, texts.seed, texts.workspaces].map(
      Number,
    ) as [number, number, number, number];
    const isSane = seconds >= 10 && rate > 0 && rate <= 1000 && seed >= 0 && workspaces >= 1;
    return isSane && Number.isInteger(workspaces)
      ? { seconds, rate, seed, workspaces, calm, json }
      : undefined;
  } catch {
    return undefined;
  }
}
