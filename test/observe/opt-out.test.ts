import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { setModelOptOut } from "../../lib/access/workspaces.ts";
import type { Model } from "../../lib/core/model.ts";
import { writer } from "../fakes/model-writer.ts";
import { ANSWER, INPUT } from "../pipeline/model/workshop.ts";
import { fourPictures, mascotIn, painted, ROBOT } from "../support/mascots.ts";
import { json, OPERATOR, type World, world } from "../support/world.ts";

const OPINION = { objections: [] };

/** A world with a model that notes what it is asked. */
async function watched() {
  const asked: string[] = [];
  const obliging = writer(({ prompt }) => (prompt.includes("<copy>") ? OPINION : ANSWER));
  const model: Model = {
    ...obliging,
    ask(question) {
      asked.push(question.prompt);
      return obliging.ask(question);
    },
  };
  return { w: await world({ service: { model: () => model } }), asked };
}

async function runIn(w: World) {
  const { id } = await json(
    await w.post("/generate", { brief: INPUT.brief, channel: "linkedin", asset_type: "card" }),
  );
  await w.drain();
  return (await json(await w.get(`/runs/${id}`))) as unknown as {
    status: string;
    quality: { notes: string[] };
  };
}

test("a workspace that has opted out sends nothing to a model, and its runs say so", async () => {
  const { w, asked } = await watched();
  await setModelOptOut(w.service, OPERATOR, w.workspaceId, true);
  const { status, quality } = await runIn(w);
  expect(asked).toEqual([]);
  expect(status).toBe("succeeded");
  expect(quality.notes.filter((note) => note.includes("has opted out"))).toEqual([
    expect.stringContaining("our own writer wrote this copy"),
    expect.stringContaining("the verdict is without its opinion"),
  ]);
});

test("opting out counts from the next question on, and can be taken back", async () => {
  const { w, asked } = await watched();
  expect(await json(await w.get("/me"))).toMatchObject({ model_opt_out: false });
  await setModelOptOut(w.service, OPERATOR, w.workspaceId, true);
  expect(await json(await w.get("/me"))).toMatchObject({ model_opt_out: true });
  await setModelOptOut(w.service, OPERATOR, w.workspaceId, false);
  expect(await json(await w.get("/me"))).toMatchObject({ model_opt_out: false });
  await runIn(w);
  expect(asked.length).toBeGreaterThan(0);
});

test("one workspace's opt-out does not change another workspace", async () => {
  const { w } = await watched();
  const other = await watched();
  await setModelOptOut(w.service, OPERATOR, w.workspaceId, true);
  await runIn(other.w);
  expect(other.asked.length).toBeGreaterThan(0);
});

test("the image model is sent nothing either: candidates are drawn from parts and say why", async () => {
  const { w, fake } = await painted(...(await fourPictures()));
  await setModelOptOut(w.service, OPERATOR, w.workspaceId, true);
  const { candidates } = await mascotIn(await w.post("/mascot", ROBOT));
  expect(candidates).toHaveLength(4);
  for (const candidate of candidates)
    expect(candidate).toMatchObject({ drawn_by: "parts", drawn_note: expect.stringContaining("opted out") });
  expect(fake.asked).toEqual([]);
});

test("only one place in the source opens the language model", () => {
  const takes = /\b(?:ports|world|ctx|service)\.(?:model|imageModel)\b/;
  const files = readdirSync("lib", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/^(adapters|local)\//.test(name))
    .map((name) => join("lib", name));
  expect(files.filter((file) => takes.test(readFileSync(file, "utf8")))).toEqual([]);
  expect(readFileSync("lib/access/model.ts", "utf8")).toContain("hasOptedOut(db, workspaceId)");
});
