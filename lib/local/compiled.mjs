import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";

const DATA = join(import.meta.dirname, "../../.data");
export const NOTE = "current.json";

/**
 * A program that is compiled into files of JavaScript, the first of which is started. Its folder holds one with those
 * of the present sources, and a note of its name.
 * @typedef {{ folder: string, sources: readonly [string, ...string[]] }} Program
 */

/** The local platform, and the thread of its database. @type {Program} */
export const PLATFORM = {
  folder: join(DATA, "compiled"),
  sources: ["lib/local/start.ts", "lib/local/postgres/thread.ts"],
};
/** The command line. @type {Program} */
export const COMMAND_LINE = { folder: join(DATA, "compiled-cli"), sources: ["lib/cli/main.ts"] };

/** "start.mjs" of "lib/local/start.ts" @param {string} source */
export const fileOf = (source) => `${basename(source, ".ts")}.mjs`;

/**
 * A program as one file of JavaScript: to load the 230 files of the platform or the 130 of the command line as
 * TypeScript would take a second of every start.
 * @param {Program} program
 * @returns {string | undefined} undefined when it is to be compiled (again): see compile.mjs
 */
export function currentProgram({ folder: compiled, sources }) {
  try {
    const { name, inputs, stamp } = JSON.parse(readFileSync(join(compiled, NOTE), "utf8"));
    const folder = join(compiled, name);
    // A copied folder brings along what was compiled of the original, whose sources are unchanged there.
    const isOfThisTree = inputs.includes(import.meta.filename);
    const isCurrent = isOfThisTree && stamp === stampOf(inputs);
    const isWhole = name === nameOf(sources.map((source) => readFileSync(join(folder, fileOf(source)))));
    return isCurrent && isWhole ? join(folder, fileOf(sources[0])) : undefined;
  } catch {
    return undefined;
  }
}

/** Differs whenever a byte of the programs does. @param {Uint8Array[]} programs */
export function nameOf(programs) {
  const hash = createHash("sha256");
  for (const bytes of programs) hash.update(bytes);
  return hash.digest("hex").slice(0, 16);
}

/** Differs whenever one of these files has been changed. @param {string[]} inputs */
export function stampOf(inputs) {
  const states = inputs.map((path) => statSync(path)).map(({ mtimeMs, size }) => `${mtimeMs} ${size}`);
  return createHash("sha256").update(states.join("\n")).digest("hex");
}
