import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { endpoint, recordAndPublish, webhookWorld } from "../support/webhooks.ts";

const code = /```js\n([\s\S]*?)```/.exec(readFileSync("functions/docs/recipes/n8n.md", "utf8"))?.[1] ?? "";

test("the Code node of the n8n recipe reads a message of the service and refuses a forged or old one", async () => {
  const { w, posted } = await webhookWorld(undefined, { now: new Date().toISOString() });
  const { secret } = await endpoint(w);
  await recordAndPublish(w);
  await w.drain();
  const { headers = {}, body = "" } = posted[0] ?? {};
  /** As n8n runs it: an async function with the item of the Webhook node, whose raw body is the file `data`. */
  const run = new Function(
    "$input",
    "require",
    `return (async () => {${code.replace("whsec_…", secret)}}).call(this)`,
  );
  const verify = (more: object = {}, sent = body): Promise<unknown> =>
    run.call(
      { helpers: { getBinaryDataBuffer: async () => Buffer.from(sent) } },
      { first: () => ({ json: { headers: { ...headers, ...more } } }) },
      createRequire(import.meta.url),
    );

  expect(await verify()).toMatchObject([{ json: { id: headers["webhook-id"], type: "brand.updated" } }]);
  await expect(verify({}, `${body} `)).rejects.toThrow("Not a message of Brandrun.");
  await expect(verify({ "webhook-signature": "v1,AAAA" })).rejects.toThrow("Not a message of Brandrun.");
  const old = String(Number(headers["webhook-timestamp"]) - 301);
  await expect(verify({ "webhook-timestamp": old })).rejects.toThrow("Not a message of Brandrun.");
});
