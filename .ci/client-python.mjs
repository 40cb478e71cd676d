// Writes the generated half of the Python client from the interface description: its types and a method for each call.
// With --check it only says whether they are up to date.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { definitionsOf } from "./client-python/definitions.mjs";
import { methodsOf } from "./client-python/methods.mjs";
import { describeTo, installed, ROOT } from "./tool.mjs";

const PACKAGE = "lib/clients/python/src/brandrun";
const MADE =
  '"""Made from the interface description by `npm run client:python`. Do not change it by hand."""\n\n';

const folder = installed("client-python");
const file = join(folder, "openapi.json");
describeTo(file);
const description = JSON.parse(readFileSync(file, "utf8"));
const { typedDictsOf } = await import(join(folder, "typed-dicts.mjs"));
const { definitions, messages } = definitionsOf(description);
const types = await typedDictsOf(definitions);
const event = `WebhookEvent = Union[\n${messages.map((name) => `    ${name},\n`).join("")}]\n`;
settle(`${PACKAGE}/types.py`, `${MADE}${types.trim()}\n\n\n${event}`);
settle(`${PACKAGE}/_calls.py`, MADE + methodsOf(description));

function settle(target, text) {
  if (!process.argv.includes("--check")) return writeFileSync(join(ROOT, target), text);
  if (readFileSync(join(ROOT, target), "utf8") !== text)
    throw new Error(`${target} does not fit the interface description: run \`npm run client:python\`.`);
  console.log(`${target} fits the interface description.`);
}
