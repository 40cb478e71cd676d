import { expect, test } from "vitest";
import { BrandrunWebhookError, verifyWebhook } from "../../lib/clients/ts/src/index.ts";
import { endpoint, recordAndPublish, webhookWorld } from "../support/webhooks.ts";
import { json } from "../support/world.ts";

const NOW = Date.parse("2026-06-15T12:00:00Z");

/** A message as the service sends it, and the secret of its endpoint. */
async function message() {
  const { w, posted } = await webhookWorld();
  const { id, secret } = await endpoint(w);
  await recordAndPublish(w);
  await w.drain();
  const [first] = posted;
  if (!first) throw new Error("Nothing was sent.");
  return { w, id, secret, posted, ...first };
}

const refusal = (work: Promise<unknown>) => expect(work).rejects.toBeInstanceOf(BrandrunWebhookError);

test("a message of the service is verified and read, whatever form it comes in", async () => {
  const { headers, body, secret } = await message();
  const event = await verifyWebhook(headers, body, secret, { now: NOW });
  expect(event.type).toBe("brand.updated");
  if (event.type === "brand.updated") expect(event.data.livemode).toBe(true);
  const bytes = new TextEncoder().encode(body);
  const upper = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]),
  );
  for (const form of [headers, upper, new Headers(headers)])
    for (const raw of [body, bytes, bytes.buffer, Buffer.from(body)])
      expect(await verifyWebhook(form, raw, secret, { now: NOW })).toEqual(event);
});

test("another body, secret, id or time is refused", async () => {
  const { headers, body, secret } = await message();
  const other = `whsec_${Buffer.alloc(32, 1).toString("base64")}`;
  const verify = (more: Record<string, string>, raw = body, by = secret) =>
    verifyWebhook({ ...headers, ...more }, raw, by, { now: NOW });
  await refusal(verify({}, `${body} `));
  await refusal(verify({}, body, other));
  await refusal(verify({ "webhook-id": "another" }));
  await refusal(verify({ "webhook-timestamp": String(NOW / 1000 + 1) }));
  await refusal(verify({ "webhook-timestamp": "1e10" }));
  for (const name of ["webhook-id", "webhook-timestamp", "webhook-signature"])
    await refusal(verify({ [name]: "" }));
  for (const none of [
    "v1,",
    "v1",
    "v1,%",
    "v2,AAAA",
    (headers["webhook-signature"] ?? "").replace("v1,", "v1a,"),
  ])
    await refusal(verify({ "webhook-signature": none }));
  await expect(verify({}, body, "whsec_%")).rejects.toThrow("A webhook secret is");
});

test("a message is good for five minutes, before and after", async () => {
  const { headers, body, secret } = await message();
  const at = (seconds: number) => verifyWebhook(headers, body, secret, { now: NOW + seconds * 1000 });
  await at(300);
  await at(-300);
  await refusal(at(301));
  await refusal(at(-301));
  await verifyWebhook(headers, body, secret, { now: NOW + 900_000, toleranceSeconds: 900 });
});

test("after a rotation a message is accepted by the old secret and by the new one", async () => {
  const { w, id, secret, posted } = await message();
  const { secret: newer } = (await json(await w.post(`/webhooks/${id}/rotate-secret`))) as unknown as {
    secret: string;
  };
  await recordAndPublish(w);
  await w.drain();
  const last = posted.at(-1);
  if (!last) throw new Error("Nothing was sent.");
  expect(newer).not.toBe(secret);
  expect(last.headers["webhook-signature"]?.split(" ")).toHaveLength(2);
  for (const one of [secret, newer, [newer, secret]])
    expect(await verifyWebhook(last.headers, last.body, one, { now: NOW })).toMatchObject({
      type: "brand.updated",
    });
});
