import { readdirSync } from "node:fs";
import { openStage, type Stage } from "./stage.ts";

type Journey = { title: string; journey(stage: Stage): Promise<void> };

const files = readdirSync(import.meta.dirname)
  .filter((name) => /^\d\d-.*\.ts$/.test(name))
  .sort();
const wanted = process.argv.slice(2);
const chosen = files.filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)));

const stage = await openStage();
let failed = 0;
try {
  for (const name of chosen) {
    const { title, journey } = (await import(`./${name}`)) as Journey;
    const began = performance.now();
    const error = await journey(stage).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    const took = `${((performance.now() - began) / 1000).toFixed(1)} s`;
    console.log(`${error ? "FAILED" : "ok"}  ${title}  (${took})`);
    if (error) console.error(error);
    if (error) failed++;
  }
} finally {
  await stage.close();
}
console.log(`${chosen.length - failed} of ${chosen.length} journeys arrived.`);
process.exit(failed === 0 ? 0 : 1);
