import { Receiver } from "@upstash/qstash";
import { expect, test } from "vitest";
import { destination, KEYS, qstash } from "./support.ts";

const receiver = new Receiver(KEYS);

async function delivered(path = "/hook") {
  const to = await destination();
  const { client } = await qstash();
  const url = `${to.origin}${path}`;
  await client.publishJSON({ url, body: { text: "Grüße, 世界" } });
  const [call] = await to.first(1);
  return { url, body: call?.body ?? "", signature: String(call?.headers["upstash-signature"]) };
}

test("Receiver accepts a delivery for its URL and body", async () => {
  await expect(receiver.verify(await delivered("/jobs?run=1&step=2"))).resolves.toBe(true);
});

test("Receiver accepts a delivery signed with the next key during a key rotation", async () => {
  const rotating = new Receiver({ currentSigningKey: "older", nextSigningKey: KEYS.currentSigningKey });
  await expect(rotating.verify(await delivered())).resolves.toBe(true);
});

test("Receiver refuses a delivery signed with another key", async () => {
  const otherKeys = new Receiver({ currentSigningKey: "a", nextSigningKey: "b" });
  await expect(otherKeys.verify(await delivered())).rejects.toThrow("signature verification failed");
});

test("Receiver refuses a tampered body", async () => {
  const call = await delivered();
  await expect(receiver.verify({ ...call, body: `${call.body} ` })).rejects.toThrow("body hash");
});

test("Receiver refuses a signature made for another URL", async () => {
  const call = await delivered();
  await expect(receiver.verify({ ...call, url: `${call.url}?x=1` })).rejects.toThrow("invalid subject");
});

test("a delivery is signed for the public URL, not for the address it is routed to", async () => {
  const to = await destination();
  const { client } = await qstash({ route: () => to.url });
  const url = "https://app.example.com/jobs?a=b";
  await client.publishJSON({ url, body: {} });
  const [call] = await to.first(1);

  const signature = String(call?.headers["upstash-signature"]);
  await expect(receiver.verify({ url, body: "{}", signature })).resolves.toBe(true);
});

test("a delivery's signature is valid for five minutes and has its own id", async () => {
  const [one, two] = await Promise.all([delivered(), delivered()]);
  const claims = [one, two].map(({ signature }) =>
    JSON.parse(Buffer.from(signature.split(".")[1] ?? "", "base64url").toString()),
  );

  expect(claims[0]).toMatchObject({ iss: "Upstash", sub: one.url });
  expect(claims[0].exp - claims[0].iat).toBe(300);
  expect(claims[0].nbf).toBe(claims[0].iat);
  expect(claims[0].jti).not.toBe(claims[1].jti);
});

test("the queue's signing keys can be read back", async () => {
  const { api } = await qstash();
  expect(await (await api("GET", "/v2/keys")).json()).toEqual({ current: "sig_current", next: "sig_next" });
});
