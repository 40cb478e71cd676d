import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import type { Stage } from "./stage.ts";

export const title = "A request is sent again after its connection was cut, and makes one run";

export async function journey({ workspace, info }: Stage): Promise<void> {
  const { live } = await workspace();
  const body = { brief: "Fernway exports delivery proof as PDF.", channel: "web", asset_type: "og_image" };
  const once = { "Idempotency-Key": randomUUID() };
  await sendAndHangUp(new URL(info.base_url), live.key, once["Idempotency-Key"], body);
  const answers = [];
  for (let tries = 0; tries < 20; tries++) {
    const answer = await live.post("/generate", body, once);
    if (answer.status === 202) answers.push(answer);
    if (answers.length === 2) break;
    assert.ok(answer.status === 202 || answer.body.code === "idempotency_in_progress");
  }
  const [first, second] = answers;
  assert.equal(second?.body.id, first?.body.id);
  assert.equal(second?.headers.get("idempotent-replayed"), "true");
  assert.equal((await live.get("/runs")).body.length, 1);
}

/** Sends the whole request and goes away without reading the answer. */
async function sendAndHangUp(
  { hostname, port }: URL,
  key: string,
  once: string,
  body: object,
): Promise<void> {
  const text = JSON.stringify(body);
  const head = [
    "POST /api/v1/programmatic/generate HTTP/1.1",
    `Host: ${hostname}:${port}`,
    `Authorization: Bearer ${key}`,
    `Idempotency-Key: ${once}`,
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(text)}`,
  ];
  await new Promise<void>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${head.join("\r\n")}\r\n\r\n${text}`, () => {
        socket.destroy();
        resolve();
      }),
    );
    socket.on("error", reject);
  });
}
