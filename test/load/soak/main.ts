import { disposables } from "../../../lib/local/disposables.ts";
import { scratch } from "../bench/scope.ts";
import { readable } from "./report.ts";
import { readArguments, USAGE } from "./settings.ts";
import { soak } from "./soak.ts";

const settings = readArguments(process.argv.slice(2), process.stdout.isTTY === true);
if (!settings) {
  console.error(USAGE);
  process.exit(2);
}

const open = disposables();
let failed = true;
try {
  const { folder } = await open.keep(scratch());
  const report = await soak(open.keep, folder, settings);
  console.log(settings.json ? JSON.stringify({ ...settings, ...report }, null, 2) : readable(report));
  failed = report.findings.some(({ wrong }) => wrong.length > 0);
} finally {
  await open.close();
}
process.exit(failed ? 1 : 0);
