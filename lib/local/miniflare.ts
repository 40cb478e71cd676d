import { readFileSync } from "node:fs";
import { createRequire, Module } from "node:module";
import type * as miniflare from "miniflare";

/**
 * Miniflare writes the runtime's settings, with the whole Worker in them, into a buffer that grows by 4 KiB and is
 * copied each time. Behind the Worker that makes 80 copies of 15 MB. Pages that are not written take no memory.
 */
export const GROWTH = ["MIN_SINGLE_SEGMENT_GROWTH = 4096", "MIN_SINGLE_SEGMENT_GROWTH = 16777216"] as const;

/** Node's own way from the text of a module to its exports; not in its typings. */
type Compiling = Module & { _compile(text: string, file: string): void };

/** Loads miniflare. An import would also search its three megabytes for names: a sixth of a second of every start. */
export function loadMiniflare(): typeof miniflare {
  const file = createRequire(import.meta.url).resolve("miniflare");
  const module = new Module(file) as Compiling;
  module.paths = createRequire(file).resolve.paths("miniflare") ?? [];
  module._compile(readFileSync(file, "utf8").replace(...GROWTH), file);
  return module.exports;
}
