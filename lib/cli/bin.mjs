#!/usr/bin/env node
import { pathToFileURL } from "node:url";
import { COMMAND_LINE, currentProgram } from "../local/compiled.mjs";

async function compiled() {
  const { compile } = await import("../local/compile.mjs");
  return compile(COMMAND_LINE);
}

async function fromSource() {
  const { register } = await import("tsx/esm/api");
  // The caller's folder may hold a tsconfig.json of its own; it has no say here.
  register({ tsconfig: false });
  await import("./main.ts");
}

// Without esbuild, or in a folder that cannot be written, it runs from source, which takes longer.
const program = currentProgram(COMMAND_LINE) ?? (await compiled().catch(() => undefined));
await (program ? import(pathToFileURL(program).href) : fromSource());
