// Writes lib/clients/ts/src/openapi.d.ts from the interface description; with --check it only says whether it is up to date.
// The generator is no dependency of the project: its lock file is in `.ci/client-types`, it is installed in `.data`.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");
const SOURCE = join(import.meta.dirname, "client-types");
const FOLDER = join(ROOT, ".data/client-types");
const STAMP = join(FOLDER, "stamp");
const TARGET = "lib/clients/ts/src/openapi.d.ts";
const DESCRIPTION = join(FOLDER, "openapi.json");

mkdirSync(FOLDER, { recursive: true });
for (const name of readdirSync(SOURCE)) copyFileSync(join(SOURCE, name), join(FOLDER, name));
install();
execFileSync(process.execPath, ["--import", "tsx", "test/openapi/write.ts", "--to", DESCRIPTION], {
  cwd: ROOT,
  stdio: "inherit",
});
const types = await typesOf(shortened(JSON.parse(readFileSync(DESCRIPTION, "utf8"))));
if (process.argv.includes("--check")) {
  if (readFileSync(join(ROOT, TARGET), "utf8") !== types)
    throw new Error(`${TARGET} does not fit the interface description: run \`npm run client:types\`.`);
  console.log(`${TARGET} fits the interface description.`);
} else writeFileSync(join(ROOT, TARGET), types);

function install() {
  const stamp = createHash("sha256")
    .update(readFileSync(join(SOURCE, "package-lock.json")))
    .digest("hex");
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === stamp) return;
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync("npm", args, { cwd: FOLDER, stdio: "inherit" });
  writeFileSync(STAMP, stamp);
}

/** The description without what the client has in its own words: refusals, headers and examples. */
function shortened({ components, ...document }) {
  const routes = [...Object.values(document.paths), ...Object.values(document.webhooks)];
  for (const operation of routes.flatMap((route) => Object.values(route))) {
    operation.parameters = operation.parameters?.filter(($) => $.in === "path" || $.in === "query");
    operation.responses = Object.fromEntries(
      Object.entries(operation.responses)
        .filter(([status]) => status.startsWith("2"))
        .map(([status, { description, content }]) => [status, { description, ...(content && { content }) }]),
    );
  }
  // What generate would ignore is a mistake to a compiler.
  for (const [name, schema] of Object.entries(components.schemas))
    if (name.endsWith("Request")) delete schema.additionalProperties;
  return JSON.parse(
    JSON.stringify({ ...document, components: { schemas: components.schemas } }),
    (name, value) =>
      (["example", "examples"].includes(name) && (Array.isArray(value) || value?.example)) ||
      (name === "format" && value !== "binary")
        ? undefined
        : value,
  );
}

async function typesOf(document) {
  const own = createRequire(join(FOLDER, "package.json"));
  const { default: openapiTS, astToString } = own("openapi-typescript");
  const ts = own("typescript");
  const text = astToString(
    await openapiTS(document, {
      defaultNonNullable: false,
      // Files of forms.
      transform: ({ format }) =>
        format === "binary" ? ts.factory.createTypeReferenceNode("Blob") : undefined,
    }),
  );
  // The table of paths says the same as that of the operations.
  const declared = text.slice(text.indexOf("export interface components"));
  return `/** Made from the interface description by \`npm run client:types\`. Do not change it by hand. */\n${declared}`;
}
