import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openSandbox, startListener } from "./support.ts";

let listener: Awaited<ReturnType<typeof startListener>>;
beforeEach(async () => {
  listener = await startListener();
});
afterEach(() => listener.close());

describe("events of the payment sandbox", () => {
  test("events of the payment sandbox are sent again until the service accepts them", async () => {
    const sandbox = await openSandbox({ webhookUrl: listener.url });
    listener.refuse(2);
    const { id } = await sandbox.open();
    await sandbox.press(`/pay/${id}/pay`);
    await sandbox.settled();
    expect(listener.types()).toEqual(["checkout.session.completed"]);
    await sandbox.close();
  });

  test("events and pages of the payment sandbox survive a restart at the same address", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "payments-")), "payments.json");
    const first = await openSandbox({ webhookUrl: "http://127.0.0.1:9/nobody", file });
    const { id, url } = await first.open();
    // The page answers only after its event is delivered, so the sandbox is closed before.
    void first.press(`/pay/${id}/pay`).catch(() => {});
    await expect
      .poll(async () => (await first.client.checkout.sessions.retrieve(id)).status)
      .toBe("complete");
    await first.close();
    const second = await openSandbox({ webhookUrl: listener.url, file });
    expect(second.port).toBe(first.port);
    expect(await second.look(url ?? "")).toContain("Paid. Thank you.");
    await expect.poll(() => listener.types(), { timeout: 5_000 }).toEqual(["checkout.session.completed"]);
    await second.close();
  });

  test("the payment sandbox closes while the service has not started", { timeout: 5_000 }, async () => {
    const sandbox = await openSandbox({ webhookUrl: listener.url, ready: new Promise(() => {}) });
    await sandbox.close();
  });
});
