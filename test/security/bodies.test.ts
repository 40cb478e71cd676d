import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { expectRefusal } from "../support/expect.ts";
import type { KeyedRoute } from "../support/keyed-route.ts";
import { runFor } from "../support/route-targets.ts";
import { BRIEF, json, type World, world } from "../support/world.ts";
import { KEYED } from "./support/routes.ts";

const MB = 1024 * 1024;
const WITH_BODY = KEYED.filter(({ body }) => body);
const limitOf = ({ upload }: KeyedRoute) => (upload ? 16 * MB : 256 * 1024);

async function raw(w: World, route: KeyedRoute, body: BodyInit, headers: Record<string, string> = {}) {
  const at = route.path.replace(/:\w+/, await runFor(w, route));
  const init = {
    method: route.method,
    body,
    duplex: "half",
    headers: { authorization: `Bearer ${w.key}`, "content-type": "application/json", ...headers },
  };
  return w.app.request(at, init, {} as never);
}

/** An endless body, and how many bytes of it were read. */
function endless() {
  let given = 0;
  const chunk = new Uint8Array(64 * 1024).fill(0x20);
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      given += chunk.length;
      if (given > 40 * MB) controller.close();
      else controller.enqueue(chunk);
    },
  });
  return { stream, given: () => given };
}

describe.each(WITH_BODY)("the body of $method $path", (route) => {
  test("an endless body is 413 right after its limit", async () => {
    const w = await world();
    const { stream, given } = endless();
    await expectRefusal(await raw(w, route, stream), 413, "payload_too_large");
    expect(given()).toBeLessThan(limitOf(route) + MB);
  });

  test("an announced body of 10 MB is refused unread where the limit is lower", async () => {
    if (route.upload) return;
    const w = await world();
    const { stream, given } = endless();
    await expectRefusal(
      await raw(w, route, stream, { "content-length": String(10 * MB) }),
      413,
      "payload_too_large",
    );
    expect(given()).toBeLessThan(MB);
  });

  test.each(["-1", "0", "abc", "1e9999", "0x10", "1, 2"])(
    "a Content-Length of %s does not decide the size check",
    async (length) => {
      const w = await world({ plan: "scale" });
      const answer = await raw(w, route, JSON.stringify(route.body), { "content-length": length });
      expect([route.status, 403, 413]).toContain(answer.status);
    },
  );

  test("a compressed body is not decompressed", async () => {
    const w = await world();
    const bomb = gzipSync(new Uint8Array(20 * MB));
    await expectRefusal(await raw(w, route, bomb, { "content-encoding": "gzip" }), 400, "malformed_body");
  });
});

test("of duplicate JSON keys the last one counts, for the guards and for the run", async () => {
  const w = await world({ key: { channels: ["web"] } });
  const twice = `{"brief":"Hello there","channel":"web","channel":"twitter","asset_type":"card"}`;
  expect((await w.post("/generate", twice)).status).toBe(403);
  const answer = await w.post(
    "/generate",
    `{"brief":"Hello there","channel":"twitter","channel":"web","asset_type":"card"}`,
  );
  expect(await json(answer)).toMatchObject({ channel: "web" });
});

test("a small body with many errors gets a short answer", async () => {
  const w = await world();
  const many = {
    ...BRIEF,
    screen_ids: Array(60_000).fill(1),
    metadata: Object.fromEntries(Array.from({ length: 9_000 }, (_, n) => [`k${n}`, {}])),
  };
  const answer = await w.post("/generate", many);
  expect(answer.status).toBe(422);
  const text = await answer.text();
  expect(text.length).toBeLessThan(100_000);
  expect((JSON.parse(text) as { detail: unknown[] }).detail.length).toBeLessThanOrEqual(200);
});

test("text that Postgres cannot store is refused in every field", async () => {
  const w = await world({ plan: "scale" });
  for (const bad of ["\u0000", "\ud83d", "\udea4"]) {
    for (const route of WITH_BODY) {
      const strings = Object.entries(route.body ?? {}).filter(
        ([name, value]) => typeof value === "string" && name !== "image_base64",
      );
      for (const [name, value] of strings) {
        const answer = await raw(w, route, JSON.stringify({ ...route.body, [name]: `${value}${bad}` }));
        expect([400, 422], `${route.path} ${name}`).toContain(answer.status);
      }
    }
  }
});
