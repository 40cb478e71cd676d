import { writeFileSync } from "node:fs";
import { register } from "node:module";
import { parseArgs } from "node:util";

/** Writes the interface description to a file, as a service at the given address would serve it. */
register("../render/support/binary-loader.mjs", import.meta.url);
const { createApp } = await import("../../functions/app.ts");
const { openApiDocument } = await import("../../functions/openapi/document.ts");

const { values } = parseArgs({
  options: { to: { type: "string" }, at: { type: "string", default: "https://brandrun.example.com" } },
});
const { routes } = createApp(() => {
  throw new Error("Nothing is called here.");
});
writeFileSync(values.to ?? "/dev/stdout", `${JSON.stringify(openApiDocument(routes, values.at), null, 2)}\n`);
