import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/v4";
import { budgetWith } from "../../support/token-budget.ts";
import { answering } from "./answering.ts";

let folder: string;
let model: Awaited<ReturnType<typeof answering>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "answers-"));
  writeFileSync(join(folder, "a1.json"), '{"said":"the whole"}');
  model = await answering(folder);
});
afterAll(async () => {
  await model.close();
  rmSync(folder, { recursive: true });
});

const ask = async (prompt: string, answer: z.ZodType = z.object({ said: z.string() }), id = "a1") =>
  (await model.open(id)?.(budgetWith(20_000)).ask({ system: "Rules.", prompt, answer }))?.answer;

test("a brief is answered by the file of its name", async () => {
  expect(await ask("<brief>…")).toEqual({ said: "the whole" });
});

test("a brief without an answer is refused, and its question is written down", async () => {
  await expect(ask("<brief>…", undefined, "a2")).rejects.toMatchObject({ reason: "refused" });
  expect(readFileSync(join(folder, "a2.txt"), "utf8")).toContain("<brief>…");
});

test("what is asked again is written down, and answered once there is a file", async () => {
  await expect(ask("<slots>the headline")).rejects.toMatchObject({ reason: "refused" });
  const asked = readFileSync(join(folder, "asked/a1-1.txt"), "utf8");
  expect(asked.startsWith("Rules.\n")).toBe(true);
  expect(asked.endsWith("\n<slots>the headline")).toBe(true);
  writeFileSync(join(folder, "asked/a1-1.json"), '{"said":"a part"}');
  expect(await ask("<slots>the headline")).toEqual({ said: "a part" });
});

test("it objects to nothing", async () => {
  expect(await ask("<copy>…", z.object({ objections: z.array(z.string()) }))).toEqual({ objections: [] });
});
