// Builds the package `brandrun` in `.data/clients/ts`: one ES module without dependencies, its types, README and licence.
// `npm pack ./.data/clients/ts` then makes the archive. Another folder may be named as an argument.
import { execFileSync } from "node:child_process";
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "esbuild";

const HERE = import.meta.dirname;
const ROOT = join(HERE, "../../..");
const FOLDER = resolve(process.argv[2] ?? join(ROOT, ".data/clients/ts"));
const DIST = join(FOLDER, "dist");

rmSync(DIST, { recursive: true, force: true });
await build({
  entryPoints: [join(HERE, "src/index.ts")],
  outfile: join(DIST, "index.js"),
  bundle: true,
  format: "esm",
  target: "es2022",
  logLevel: "error",
});
execFileSync(join(ROOT, "node_modules/.bin/tsc"), ["-p", HERE, "--outDir", DIST], { stdio: "inherit" });
copyFileSync(join(HERE, "src/openapi.d.ts"), join(DIST, "openapi.d.ts"));
// Sources name each other as .ts files, which a package does not have; what the compiler adds has no ending.
for (const name of readdirSync(DIST, { recursive: true }).filter((file) => file.endsWith(".d.ts"))) {
  const text = readFileSync(join(DIST, name), "utf8");
  writeFileSync(
    join(DIST, name),
    text.replace(/(["']\.\.?\/[^"']*?)(?:(?:\.d)?\.ts|\.js)?(["'])/g, "$1.js$2"),
  );
}
for (const name of ["package.json", "README.md"]) copyFileSync(join(HERE, name), join(FOLDER, name));
copyFileSync(join(ROOT, "LICENSE"), join(FOLDER, "LICENSE"));
