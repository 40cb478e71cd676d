import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/v4";
import { setup as buildAssets } from "../../support/assets.ts";
import { setup as buildDatabase } from "../../support/database.ts";
import type { World } from "../../support/world.ts";
import { answering } from "./answering.ts";
import { writeFrames } from "./frames.ts";
import { dnaOf, SetCase } from "./set-case.ts";
import { type FullRun, shownOf, totalsOf } from "./shown.ts";

type SetRequest = { file: string; out: string; only?: string | undefined; answers?: string | undefined };

/**
 * Sends the briefs of a JSON file through the whole service in this process, one after the other. Every brief has a
 * folder in `out` with what a reader sees: `brief.txt`, `brand.json`, `shown.json` and the pictures; `internal.json`
 * holds the story and the review. `answers` is a folder with answers of a language model, where questions without an
 * answer are written down; without it there is no model.
 */
export async function runSet({ file, out, only, answers }: SetRequest): Promise<void> {
  const cases = z.array(SetCase).parse(JSON.parse(readFileSync(file, "utf8")));
  buildAssets();
  await buildDatabase();
  // It reads what has just been built as it is loaded.
  const { world } = await import("../../support/world.ts");
  const made: { kind: string; verdict: string }[] = [];
  const model = answers === undefined ? undefined : await answering(answers);
  const open = async ({ id, now }: SetCase) =>
    world({
      plan: "scale",
      now: now ?? new Date().toISOString(),
      service: model ? { model: model.open(id) } : {},
    });
  // The look of a brand is fixed by its workspace, so that its briefs share one.
  const worlds = new Map<string, World>();
  const chosen = cases.filter(({ id }) => !only || only.split(",").includes(id));
  for (const one of chosen) {
    const folder = join(out, one.id);
    mkdirSync(folder, { recursive: true });
    const place = JSON.stringify([one.brand, one.now, model && one.id]);
    const w = worlds.get(place) ?? (await open(one));
    worlds.set(place, w);
    const { verdict, reasons } = await makeOne(w, one, folder);
    made.push({ kind: one.kind, verdict });
    console.log([one.id, one.kind, one.asset_type, verdict, reasons[0] ?? ""].join("  ").trim());
  }
  console.log(totalsOf(made));
}

async function makeOne(w: World, one: SetCase, folder: string) {
  const { brief, brand, channel, asset_type } = one;
  const write = (name: string, content: unknown) =>
    writeFileSync(
      join(folder, name),
      typeof content === "string" ? content : JSON.stringify(content, null, 2),
    );
  const stored = await w.patch("/brand-dna", dnaOf(one));
  if (!stored.ok) throw new Error(`${one.id}: ${await stored.text()}`);
  const started = await w.post("/generate", { brief, channel, asset_type, seed: 1 });
  const { id, message } = (await started.json()) as { id?: string; message?: string };
  write("brief.txt", brief);
  write("brand.json", brand);
  if (!id) return { verdict: "refused", reasons: [message ?? ""] };
  await w.drain();
  const run = (await (await w.get(`/runs/${id}?view=full`)).json()) as FullRun;
  const asked = await w.post("/clarify", { brief, channel, asset_type });
  const { questions = [] } = (await asked.json()) as { questions?: { question: string }[] };
  const shown = shownOf(
    run,
    channel,
    questions.map(({ question }) => question),
  );
  write("shown.json", shown);
  write("internal.json", run);
  await writePictures(w, run, folder);
  return shown;
}

async function writePictures(w: World, { assets }: FullRun, folder: string): Promise<void> {
  for (const [i, { url, mime_type, duration_ms }] of assets.entries()) {
    const answer = await w.call("GET", new URL(url).pathname, { key: null });
    const name = join(folder, `${i + 1}.${mime_type.split("/")[1]}`);
    writeFileSync(name, new Uint8Array(await answer.arrayBuffer()));
    if (duration_ms) writeFrames(name, duration_ms / 1000, join(folder, "frames.png"));
  }
}
