import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { build } from "esbuild";
import { fileOf, NOTE, nameOf, stampOf } from "./compiled.mjs";

const ROOT = join(import.meta.dirname, "../..");

/** Inputs that change the programs without being part of them. */
const SETTINGS = [
  ...["package.json", "package-lock.json", "tsconfig.json"].map((name) => join(ROOT, name)),
  ...["compiled.mjs", "compile.mjs"].map((name) => join(import.meta.dirname, name)),
];

/**
 * A source finds the files beside it as if it ran from where it lies. Its `import.meta.url` stays that of the program,
 * so that packages are found from there, and the program's thread.
 * @type {import("esbuild").Plugin}
 */
const places = {
  name: "places",
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.m?[jt]s$/ }, ({ path }) => {
      if (path.includes("/node_modules/")) return undefined;
      const contents = readFileSync(path, "utf8")
        .replaceAll("import.meta.dirname", JSON.stringify(dirname(path)))
        .replaceAll("import.meta.filename", JSON.stringify(path));
      return { contents, loader: extname(path) === ".ts" ? "ts" : "js" };
    }),
};

/** @type {import("esbuild").BuildOptions & { write: false, metafile: true }} */
const OPTIONS = {
  absWorkingDir: ROOT,
  entryNames: "[name]",
  outExtension: { ".js": ".mjs" },
  write: false,
  bundle: true,
  format: "esm",
  platform: "node",
  target: "node20",
  // They read files of their own beside their code.
  external: ["@electric-sql/pglite", "esbuild", "wasmoon-lua5.1"],
  plugins: [places],
  metafile: true,
  logLevel: "silent",
};

/**
 * Compiles a program, and notes it as the present one.
 * @param {import("./compiled.mjs").Program} program
 * @returns {Promise<string | undefined>} the file to start; undefined when a source was changed meanwhile
 */
export async function compile({ folder: compiled, sources }, began = Date.now()) {
  const { outputFiles, metafile } = await build({ ...OPTIONS, entryPoints: [...sources], outdir: compiled });
  const inputs = [...Object.keys(metafile.inputs).map((path) => join(ROOT, path)), ...SETTINGS];
  const stamp = stampOf(inputs);
  if (inputs.some((path) => statSync(path).mtimeMs >= began)) return undefined;
  const files = sources.map((source) => outputFiles.find(({ path }) => basename(path) === fileOf(source)));
  const name = nameOf(files.map((file) => file.contents));
  const folder = join(compiled, name);
  mkdirSync(folder, { recursive: true });
  for (const { path, contents } of files) replace(join(folder, basename(path)), contents);
  replace(join(compiled, NOTE), JSON.stringify({ name, inputs, stamp }));
  removeOthers(compiled, name);
  return join(folder, fileOf(sources[0]));
}

/** Another start may read the file, or write it too. @param {string} path @param {Uint8Array | string} contents */
function replace(path, contents) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, path);
}

/** Programs that run have been read to their end. @param {string} compiled @param {string} present */
function removeOthers(compiled, present) {
  for (const name of readdirSync(compiled))
    if (name !== present && name !== NOTE) rmSync(join(compiled, name), { recursive: true, force: true });
}
