import { register } from "node:module";
import { parseArgs } from "node:util";
import { buildAssets } from "../../lib/local/assets/build.ts";

/**
 * Prints what a strict designer would mark: `npm run layout`, with names of templates, `--channel`, `--looks`.
 * A row for each template, a column for each check, and with `--all` every text.
 */
buildAssets();
register("./support/binary-loader.mjs", import.meta.url);
const { LAYOUT_CHECKS, layoutFaults } = await import("./support/layout.ts");
const { layoutCases } = await import("./support/layout-cases.ts");

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { channel: { type: "string" }, looks: { type: "string" }, all: { type: "boolean" } },
});
const wanted = (list: string | undefined, name: string) => !list || list.split(",").includes(name);
const totals: Record<string, number[]> = {};
let tiles = 0;
for (const { template, look, channel, story, input } of await layoutCases()) {
  if (positionals.length > 0 && !positionals.includes(template.id)) continue;
  if (!wanted(values.channel, channel) || !wanted(values.looks, look)) continue;
  tiles++;
  const faults = await layoutFaults(template, input);
  const row = totals[template.id] ?? LAYOUT_CHECKS.map(() => 0);
  totals[template.id] = row;
  for (const [i, check] of LAYOUT_CHECKS.entries()) {
    const own = faults.filter((one) => one.check === check);
    // A tile counts once for each check, however many of its texts are at fault.
    if (own.length > 0) row[i] = (row[i] ?? 0) + 1;
    const [first] = own;
    if (first && values.all)
      console.log(
        `${template.id} ${look} ${channel} ${story}: ${check} ${first.part} "${first.text.slice(0, 40)}" ${first.found} of ${first.needed} (${own.length})`,
      );
  }
}
console.table(
  Object.fromEntries(
    Object.entries(totals).map(([id, row]) => [
      id,
      Object.fromEntries(LAYOUT_CHECKS.map((check, i) => [check, row[i]])),
    ]),
  ),
);
const sums = LAYOUT_CHECKS.map((check, i) => {
  const sum = Object.values(totals).reduce((all, row) => all + (row[i] ?? 0), 0);
  return `${check} ${sum} (${((100 * sum) / tiles).toFixed(1)} %)`;
});
console.log(`${tiles} tiles: ${sums.join(", ")}`);
