// Writes lib/clients/ts/src/openapi.d.ts from the interface description; with --check it only says whether it is up to date.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { describeTo, installed, ROOT } from "./tool.mjs";

const TARGET = "lib/clients/ts/src/openapi.d.ts";
const FOLDER = installed("client-types");
const DESCRIPTION = join(FOLDER, "openapi.json");

describeTo(DESCRIPTION);
const types = await typesOf(shortened(JSON.parse(readFileSync(DESCRIPTION, "utf8"))));
if (process.argv.includes("--check")) {
  if (readFileSync(join(ROOT, TARGET), "utf8") !== types)
    throw new Error(`${TARGET} does not fit the interface description: run \`npm run client:types\`.`);
  console.log(`${TARGET} fits the interface description.`);
} else writeFileSync(join(ROOT, TARGET), types);

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
