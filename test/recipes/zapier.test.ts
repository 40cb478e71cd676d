import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { endpoint, recordAndPublish, webhookWorld } from "../support/webhooks.ts";

const code = /```js\n([\s\S]*?)```/.exec(readFileSync("functions/docs/recipes/zapier.md", "utf8"))?.[1] ?? "";
/** As Zapier runs it: a function with its input, that may require what Node has. */
const run = new Function("inputData", "require", code);

test("the step of the Zapier recipe reads a message of the service and refuses a forged or old one", async () => {
  const { w, posted } = await webhookWorld(undefined, { now: new Date().toISOString() });
  const { secret } = await endpoint(w);
  await recordAndPublish(w);
  await w.drain();
  const { headers = {}, body = "" } = posted[0] ?? {};
  const [id, timestamp, signature] = ["id", "timestamp", "signature"].map(
    (name) => headers[`webhook-${name}`],
  );
  const verify = (more: object = {}) =>
    run({ body, id, timestamp, signature, secret, ...more }, createRequire(import.meta.url));
  expect(verify()).toMatchObject({ id, type: "brand.updated" });
  expect(verify({ signature: `v1,AAAA ${signature}` })).toMatchObject({ type: "brand.updated" });
  for (const forged of [
    { body: `${body} ` },
    { signature: "v1,AAAA" },
    { timestamp: String(Number(timestamp) - 301) },
  ])
    expect(() => verify(forged)).toThrow("Not a message of Brandrun.");
});
