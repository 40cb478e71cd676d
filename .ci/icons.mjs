// Writes the icons of the templates, out of Lucide, to lib/render/templates/kit/icon-set.json. A new one is a line in
// icons/names.json: our name and Lucide's.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installed, ROOT } from "./tool.mjs";

const TARGET = join(ROOT, "lib/render/templates/kit/icon-set.json");
const ICONS = join(installed("icons"), "node_modules/lucide/dist/esm/icons");
const names = JSON.parse(readFileSync(join(import.meta.dirname, "icons/names.json"), "utf8"));

const set = {};
for (const [group, icons] of Object.entries(names)) {
  set[group] = {};
  for (const [name, theirs] of Object.entries(icons)) {
    const { default: shapes } = await import(join(ICONS, `${theirs}.mjs`));
    set[group][name] = shapes.map(shape).join("");
  }
}
writeFileSync(TARGET, `${JSON.stringify(set, null, 2)}\n`);

/** A shape as Lucide has it, as SVG. */
function shape([tag, attributes]) {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${pairs.join("")}/>`;
}
