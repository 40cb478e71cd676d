import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Holds a folder with the programs of the present sources, and a note of its name. */
export const COMPILED = join(import.meta.dirname, "../../.data/compiled");
export const NOTE = "current.json";
/** The local platform, and the thread of its database. */
export const PROGRAMS = ["start.mjs", "thread.mjs"];

/**
 * The local platform as one file of JavaScript: to load its 230 files of TypeScript would take a second of every start.
 * @returns {string | undefined} undefined when it is to be compiled (again): see compile.mjs
 */
export function currentStart(compiled = COMPILED) {
  try {
    const { name, inputs, stamp } = JSON.parse(readFileSync(join(compiled, NOTE), "utf8"));
    const folder = join(compiled, name);
    // A copied folder brings along what was compiled of the original, whose sources are unchanged there.
    const isOfThisTree = inputs.includes(import.meta.filename);
    const isCurrent = isOfThisTree && stamp === stampOf(inputs);
    const isWhole = name === nameOf(PROGRAMS.map((program) => readFileSync(join(folder, program))));
    return isCurrent && isWhole ? join(folder, "start.mjs") : undefined;
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
