import assert from "node:assert/strict";
import type { Client, Json, Stage } from "./stage.ts";

export const title = "Pages stay stable while new runs are made";

const order = (n: number) => ({
  brief: `Test run ${n} of the courier app.`,
  channel: "web",
  asset_type: "card",
});

export async function journey({ workspace }: Stage): Promise<void> {
  const { test } = await workspace();
  const made: string[] = [];
  for (let n = 0; n < 9; n++) made.push((await test.post("/generate", order(n))).body.id);
  const seen = await readPages(test, () => test.post("/generate", order(100)));
  assert.equal(new Set(seen).size, seen.length, "no run twice");
  assert.deepEqual(seen, made.toReversed());
}

/** Follows the Link header to the end. Something happens after each page. */
async function readPages({ get }: Client, happens: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = [];
  let path = "/runs?limit=4";
  while (path) {
    const { body, headers } = await get(path);
    seen.push(...body.map(({ id }: Json) => id));
    const next = /<([^>]+)>; rel="next"/.exec(headers.get("link") ?? "")?.[1];
    path = next ? new URL(next, "http://localhost").pathname.replace("/api/v1/programmatic", "") : "";
    if (next) path += new URL(next, "http://localhost").search;
    await happens();
  }
  return seen;
}
