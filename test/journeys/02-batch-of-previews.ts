import assert from "node:assert/strict";
import type { Json, Stage } from "./stage.ts";

export const title = "Twenty preview images from a list, their addresses from one call";

const ARTICLES = Array.from({ length: 20 }, (_, n) => `Route planning, part ${n + 1}`);

export async function journey({ workspace }: Stage): Promise<void> {
  const { live } = await workspace();
  const items = ARTICLES.map((headline, n) => ({
    output_type: "og_image",
    body: { headline },
    client_ref: `article-${n + 1}`,
  }));
  const batch = await live.post("/render", { items });
  assert.equal(batch.status, 202);
  const done = await waited(() => live.get(`/render/${batch.body.batch_id}?wait=30`));
  assert.equal(done.items.length, 20);
  for (const item of done.items) assert.match(item.asset_url, /^https?:.*\.png$/, item.client_ref);
  assert.deepEqual(
    done.items.map(({ client_ref }: Json) => client_ref),
    items.map(({ client_ref }) => client_ref),
  );
  const [first] = done.items;
  const picture = await fetch(first.asset_url);
  assert.equal(picture.headers.get("content-type"), "image/png");
}

async function waited(read: () => Promise<{ body: Json }>): Promise<Json> {
  for (let tries = 0; tries < 4; tries++) {
    const { body } = await read();
    if (body.items.every(({ status }: Json) => status === "succeeded" || status === "failed")) return body;
  }
  throw new Error("The batch has not ended.");
}
