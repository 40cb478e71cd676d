import { expect, test } from "vitest";
import { webhookDeliveries } from "../../drizzle/schema/index.ts";
import { world } from "../support/world.ts";
import { piped, typist } from "./with-service.ts";

test("a test of a webhook leads to its own delivery, whose reason has a line of its own", async () => {
  const w = await world();
  const [asks, types] = [piped(w), typist(w, { columns: 80 })];
  const { json: made } = await asks("webhooks", "create", "https://hooks.example.com/a");
  const { out } = await types("webhooks", "test", made.id);
  const [, delivery = ""] = /Next: npx brandrun webhooks delivery ([0-9a-f-]{36})/.exec(out) ?? [];
  await w.drain();
  const shown = (await types("webhooks", "delivery", delivery)).out;
  expect(shown).toMatch(new RegExp(`delivery +${delivery}\\n +event +webhook\\.test \\([0-9a-f-]{36}\\)`));
  expect(shown).toMatch(/Attempt +Time +Answer/);
  expect(shown).toMatch(/Message\n {4}/);
  expect(shown).toMatch(/^ {4}content-type: application\/json$/m);
  expect(shown).not.toMatch(/header fields|event type|attempts 0/);
  await asks("webhooks", "test", made.id);
  const reason = "The address answered with the status 502 eight times.";
  await w.service.db.update(webhookDeliveries).set({ status: "failed", reason });
  expect((await types("webhooks", "deliveries")).out).toContain("  The address answered with the status 502");
});

test("a webhook at an address of the internet is warned about where the service is on this machine", async () => {
  const w = await world();
  const types = typist(w, { env: { BRANDRUN_URL: "http://localhost:8787" } });
  const warning = "calls nothing on the internet";
  expect((await types("webhooks", "create", "https://hooks.example.com/a")).out).toContain(warning);
  const sandbox = await types("webhooks", "create", "https://hooks.brandrun.sandbox/a");
  expect(sandbox.out).not.toContain(warning);
  const elsewhere = await typist(w)("webhooks", "create", "https://hooks.example.com/b");
  expect(elsewhere.out).not.toContain(warning);
});

test("a disabled webhook says why, and is enabled again", async () => {
  const w = await world();
  const [asks, types] = [piped(w), typist(w)];
  const { json: made } = await asks("webhooks", "create", "https://hooks.example.com/a");
  await asks("webhooks", "disable", made.id);
  expect((await types("webhooks", "list")).out).toContain(`${made.id}  It was disabled by request.`);
  expect((await types("webhooks", "test", made.id)).err).toContain("npx brandrun webhooks enable");
  const enabled = await types("webhooks", "enable", made.id);
  expect(enabled.out).toContain(`Webhook ${made.id} is enabled.`);
  expect((await asks("webhooks", "list")).json[0]).toMatchObject({
    status: "enabled",
    disabled_reason: null,
  });
});

test("the events of a time are sent once more", async () => {
  const w = await world();
  const { json: made } = await piped(w)("webhooks", "create", "https://hooks.example.com/a");
  const from = new Date(w.service.now().getTime() - 3_600_000).toISOString();
  const { out } = await typist(w)("webhooks", "replay", made.id, "--from", from);
  expect(out).toMatch(/^\d+ events are sent once more\./);
});
