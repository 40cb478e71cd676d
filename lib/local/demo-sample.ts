import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The order of README and of the first start, as a dispatcher's colleague might type it. Its seed names one layout. */
export const DEMO_ORDER = {
  brief:
    "New: routes around road works. Fernway finds a way past a closed street in 30 seconds, so couriers keep their promised times. Try it free for a month at fernway.test",
  channel: "linkedin",
  asset_type: "card",
  seed: 1,
};

export type Sample = { url: string; file: string; score: number; verdict: string; seconds: string };

/** Turns the sample brief into a card through the API, as any caller would, and saves it in `out`. */
export async function drawSample(baseUrl: string, key: string, out: string): Promise<Sample | undefined> {
  const began = performance.now();
  const api = `${baseUrl}/api/v1/programmatic`;
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const body = JSON.stringify(DEMO_ORDER);
  const { id } = await json(await fetch(`${api}/generate`, { method: "POST", headers, body }));
  const run = await json(await fetch(`${api}/runs/${id}?wait=30`, { headers }));
  if (run.status !== "succeeded") {
    console.error(`The sample card did not succeed: ${run.error_message ?? run.status}`);
    return undefined;
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const url = String(run.asset_url);
  const file = join(out, "first-card.png");
  await mkdir(out, { recursive: true });
  await writeFile(file, new Uint8Array(await (await fetch(url)).arrayBuffer()));
  return { url, file, score: Number(run.impact_score), verdict: String(run.verdict), seconds };
}

const json = async (answer: Response) => (await answer.json()) as Record<string, unknown>;
