import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { installed } from "../../../../.ci/tool.mjs";

const HERE = import.meta.dirname;
/** The compiler is 102 MB. */
const COMPILER = "node_modules/assemblyscript/dist/asc.js";
const OPTIONS = ["-O3", "--noAssert", "--enable", "simd", "--runtime", "stub", "--use", "abort="];

/** Compiles the film kernel. The same sources give the same bytes. */
export async function buildKernel() {
  const { default: asc } = await import(pathToFileURL(join(installed("kernel"), COMPILER)).href);
  const files = new Map();
  const { error, stderr } = await asc.main(
    ["index.ts", "--baseDir", HERE, "--outFile", "kernel.wasm", ...OPTIONS],
    { writeFile: (name, contents) => void files.set(name, contents) },
  );
  if (error) throw new Error(`The film kernel does not compile.\n${stderr.toString()}`);
  return files.get("kernel.wasm");
}

if (process.argv[1] === import.meta.filename) {
  const wasm = await buildKernel();
  writeFileSync(join(HERE, "kernel.wasm"), wasm);
  process.stdout.write(`kernel.wasm: ${wasm.length.toLocaleString("en")} bytes\n`);
}
