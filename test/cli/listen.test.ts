import { expect, test } from "vitest";
import { KEY, startEventLog } from "../fakes/event-log.ts";
import { startCli } from "./child.ts";
import { deadAddress } from "./fake-service.ts";
import { fakeTerminal } from "./fake-terminal.ts";
import { startReceiver, verified } from "./receiver.ts";

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const listen = (url: string, ...more: string[]) => ["listen", "--key", KEY, "--url", url, ...more];
const lines = (text: string) => text.trim().split("\n");
const now = () => new Date();

test("a process of its own forwards what happens from now on, signed, and ends with a count at Ctrl-C", async () => {
  const [log, receiver] = [await startEventLog(), await startReceiver()];
  log.happen("brand.updated", { version: 1 });
  const { child, end } = startCli(listen(log.url, "--forward-to", receiver.url));
  await expect.poll(() => log.asked.length, { timeout: 20_000 }).toBe(2);
  const event = log.happen("run.succeeded", { id: "run", impact_score: 86 });
  await expect.poll(() => receiver.received.length, { timeout: 5_000 }).toBe(1);
  await expect.poll(() => log.asked.length, { timeout: 5_000 }).toBe(3);
  child.kill("SIGINT");
  const { code, out, err } = await end;

  expect({ code, tally: lines(err).at(-1) }).toEqual({ code: 0, tally: "1 event, 1 forwarded." });
  const [, secret = ""] = /signed with (whsec_\S+)/.exec(err) ?? [];
  const [call] = receiver.received;
  const { type, timestamp, data } = event;
  expect(verified(secret, call!)).toEqual({ type, timestamp, data });
  expect(call?.headers["webhook-id"]).toBe(event.id);
  expect(JSON.parse(out)).toMatchObject({ ...event, forwarded: { ok: true, status: 204, attempts: 1 } });
});

test("events are forwarded in order with the secret that was given, and one that fails does not stop the rest", async () => {
  const [log, receiver] = [await startEventLog(), await startReceiver(200, 500, 302)];
  const ids = ["run.started", "run.failed", "post.posted", "run.succeeded"].map(
    (kind) => log.happen(kind).id,
  );
  const { shown, types } = fakeTerminal({ today: now, env: { NO_COLOR: "1" }, columns: 140 });
  const more = ["--since", "0", "--limit", "4", "--forward-to", receiver.url, "--secret", SECRET];

  expect(await types(listen(log.url, ...more))).toBe(1);
  expect(receiver.received.map(({ id }) => id)).toEqual(ids);
  for (const call of receiver.received) verified(SECRET, call);
  expect(lines(shown.out).map((line) => line.split(/\s+/)[1])).toEqual(["200", "500", "302", "204"]);
  expect(shown.err).toContain("4 events, 2 forwarded, 2 failed.\n");
});

test.each([
  [{ key_name: "Demo", livemode: true }, 'for Fernway, with its key "Demo". Ctrl-C stops.'],
  [{ key_name: "CI", livemode: false }, 'for Fernway, with its test key "CI". Ctrl-C stops.'],
  [{ key_name: null, livemode: true }, "for Fernway, with a key of it without a name. Ctrl-C stops."],
])("whose events they are is said at the start: %j", async (key, sentence) => {
  const log = await startEventLog({ key_id: "k", workspace_id: "w", workspace_name: "Fernway", ...key });
  log.happen("run.started");
  const { shown, types } = fakeTerminal({ today: now });
  expect(await types(listen(log.url, "--since", "0", "--once"))).toBe(0);
  expect(shown.err).toContain(`Listening at ${log.url} ${sentence}`);
  expect(shown.err).not.toContain("No key was given");
});

test("a service that does not say whose key it is is listened to all the same", async () => {
  const log = await startEventLog();
  log.happen("run.started");
  const { shown, types } = fakeTerminal({ today: now });
  expect(await types(listen(log.url, "--since", "0", "--once"))).toBe(0);
  expect(shown.err).toContain(`Listening at ${log.url}. Ctrl-C stops.`);
});

test("a signature made with another secret is not good", async () => {
  const [log, receiver] = [await startEventLog(), await startReceiver()];
  log.happen("run.started");
  await fakeTerminal({ today: now }).types(
    listen(log.url, "--since", "0", "--once", "--forward-to", receiver.url, "--secret", SECRET),
  );
  expect(() => verified("whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", receiver.received[0]!)).toThrow();
});

test("a receiver that answers 401 is told of once: its secret may be another", async () => {
  const [log, receiver] = [await startEventLog(), await startReceiver(401, 401)];
  log.happen("run.started");
  log.happen("run.succeeded");
  const { shown, types } = fakeTerminal({ today: now });
  await types(listen(log.url, "--since", "0", "--limit", "2", "--forward-to", receiver.url));
  expect(shown.err.split("it may check another secret")).toHaveLength(2);
});

test("a connection that fails is tried again after 1, 2 and 4 s, then shown as failed", async () => {
  const [log, receiver, dead] = [
    await startEventLog(),
    await startReceiver("cut", "cut"),
    await deadAddress(),
  ];
  log.happen("run.started");
  const [patient, unlucky] = [fakeTerminal({ today: now }), fakeTerminal({ today: now, piped: true })];
  await patient.types(listen(log.url, "--since", "0", "--once", "--forward-to", receiver.url));
  const code = await unlucky.types(listen(log.url, "--since", "0", "--once", "--forward-to", dead));

  expect(patient.shown.slept).toEqual([1, 2]);
  expect(receiver.received).toHaveLength(1);
  expect({ code, slept: unlucky.shown.slept }).toEqual({ code: 1, slept: [1, 2, 4] });
  const { forwarded } = JSON.parse(unlucky.shown.out);
  expect(forwarded).toMatchObject({ ok: false, error: "connection refused", attempts: 4 });
});

test("when the service goes away it is waited for, as long as it takes and as it asks, and nothing is missed", async () => {
  const log = await startEventLog();
  const away = Array.from({ length: 8 }, () => ({ status: 500, hangUp: true as const }));
  const { shown, types } = fakeTerminal({
    sleep: async (milliseconds) => {
      shown.slept.push(milliseconds / 1000);
      if (shown.slept.length === 10) log.happen("run.started");
    },
  });
  const busy = { code: "dependency_down", message: "busy" };
  log.next(
    { status: 200, body: [], headers: { "x-next-cursor": "0" } },
    ...away,
    { status: 503, body: busy, headers: { "retry-after": "7" } },
    { status: 429, body: busy },
  );

  expect(await types(listen(log.url, "--once"))).toBe(0);
  expect(shown.slept).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 7, 60]);
  expect(shown.err).toContain("The service answers again.");
  expect(log.asked.at(-1)?.get("after")).toBe("0");
});

test("a service that was never there is not waited for, a refused key neither", async () => {
  const log = await startEventLog();
  const [lost, otherKey] = [fakeTerminal(), fakeTerminal()];

  expect(await lost.types(listen(await deadAddress(), "--once"))).toBe(1);
  expect(await otherKey.types(["listen", "--key", "sk_live_other", "--url", log.url])).toBe(4);
  expect([...lost.shown.slept, ...otherKey.shown.slept]).toEqual([]);
});
