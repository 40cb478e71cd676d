import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** A brief as a dispatcher's colleague might type it. No quotes in it, so that it survives a shell as printed. */
export const DEMO_BRIEF =
  "Fernway now plans around road works within 30 seconds, so couriers keep their promised times. Made for dispatchers of courier teams with 5 to 50 riders. The first month is free.";

export type Sample = { url: string; file: string; score: number; verdict: string; seconds: string };

/** Turns the sample brief into a card through the API, as any caller would, and saves it in `out`. */
export async function drawSample(baseUrl: string, key: string, out: string): Promise<Sample | undefined> {
  const began = performance.now();
  const api = `${baseUrl}/api/v1/programmatic`;
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const body = JSON.stringify({ brief: DEMO_BRIEF, channel: "linkedin", asset_type: "card" });
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
