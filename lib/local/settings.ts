import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { isUrl } from "../text/is-url.ts";
import { own } from "../text/own.ts";
import type { OpenHost } from "./outbound.ts";
import { Problem } from "./problem.ts";

export type StartSettings = {
  port: number;
  /** Absolute. Everything that must survive a restart is in it. */
  folder: string;
  /** Whether edits of the source reload the service. */
  watch: boolean;
  /** `MODEL_*` and `IMAGE_MODEL_*` as the service reads them, and the hosts that they make it call. */
  model: { bindings: Record<string, string>; open: OpenHost[] };
  /** The service's `QUEUE_PARALLELISM`, where it is set. */
  queueParallelism: number | undefined;
};

type Environment = Record<string, string | undefined>;

/** Reads `PORT`, `DATA_DIR`, `QUEUE_PARALLELISM` and `--watch`. Throws a Problem for anything it cannot use. */
export function readSettings(environment: Environment, args: string[]): StartSettings {
  const { PORT, DATA_DIR, QUEUE_PARALLELISM } = environment;
  return {
    model: readModels(environment),
    port: PORT ? readPort(PORT) : 8787,
    folder: resolve(DATA_DIR || ".data"),
    watch: readArguments(args).watch,
    queueParallelism: QUEUE_PARALLELISM ? readParallelism(QUEUE_PARALLELISM) : undefined,
  };
}

const MODEL_URLS: Record<string, string> = {
  "openai-compatible": "https://api.openai.com",
  anthropic: "https://api.anthropic.com",
  google: "https://generativelanguage.googleapis.com",
};

/** The models' hosts are the only ones on the internet that the service may call freely. */
function readModels(environment: Environment): StartSettings["model"] {
  const set = Object.entries(environment).filter(([name, value]) => /^(?:IMAGE_)?MODEL_/.test(name) && value);
  const bindings = Object.fromEntries(set) as Record<string, string>;
  return { bindings, open: ["", "IMAGE_"].flatMap((kind) => hostOf(bindings, kind) ?? []) };
}

function hostOf(bindings: Record<string, string>, kind: string): OpenHost | undefined {
  const url =
    bindings[`${kind}MODEL_BASE_URL`] ?? own(MODEL_URLS, bindings[`${kind}MODEL_PROVIDER`] ?? "") ?? "";
  if (!isUrl(url)) return undefined;
  return { origin: new URL(url).origin, credential: bindings[`${kind}MODEL_API_KEY`] ?? null };
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65_535) return port;
  throw new Problem(
    `PORT must be a whole number from 1 to 65535, not "${text}". For example: PORT=8790 npm start`,
  );
}

function readParallelism(text: string): number {
  const parallelism = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (parallelism >= 1 && parallelism <= 10_000) return parallelism;
  throw new Problem(
    `QUEUE_PARALLELISM must be a whole number from 1 to 10000, not "${text}". Without it npm start takes 16.`,
  );
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, options: { watch: { type: "boolean", default: false } } }).values;
  } catch {
    throw new Problem(
      `The only option is --watch, and "${args.join(" ")}" was given. Settings such as PORT stand before the command: PORT=8790 npm start`,
    );
  }
}
