import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, expect, test } from "vitest";
import { publicUrl } from "../../../lib/core/public-url.ts";
import type { HttpServer } from "../../../lib/local/http-server.ts";
import { HOSTS } from "../../../lib/local/outbound.ts";
import { startWebhookInbox } from "../../../lib/local/sandbox/webhook-inbox/server.ts";

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const BODY = JSON.stringify({
  type: "run.succeeded",
  timestamp: "2030-01-01T00:00:00Z",
  data: { id: "<b>" },
});

let inbox: HttpServer;
let base: string;
beforeEach(async () => {
  inbox = await startWebhookInbox({});
  base = `http://127.0.0.1:${inbox.port}`;
});
afterEach(() => inbox.close());

/** What the library of Standard Webhooks sends with a body. */
function signed(id: string, body = BODY, at = new Date(), secret = SECRET) {
  const signature = new Webhook(secret).sign(id, at, body);
  const timestamp = String(Math.floor(at.getTime() / 1000));
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signature };
}
/** Each call has a connection of its own: an inbox may get the port of one before it, whose connections are closed. */
const fetchAlone = (path: string, { headers, ...init }: RequestInit = {}) =>
  fetch(base + path, { ...init, headers: { ...headers, connection: "close" }, redirect: "manual" });
const call = (name: string, headers: Record<string, string> = {}, body = BODY) =>
  fetchAlone(`/${name}`, { method: "POST", body, headers });
const press = (path: string, form: Record<string, string>) =>
  fetchAlone(path, { method: "POST", body: new URLSearchParams(form) });
const received = async (name: string) => (await fetchAlone(`/${name}/received`)).json();
const look = async (path: string) => (await fetchAlone(path)).text();

test("the webhook inbox has an address that the service accepts", () => {
  expect(publicUrl(`https://${HOSTS.inboxes}/orders`).problem).toBeUndefined();
});

test("the webhook inbox keeps every call to its name", async () => {
  const status = await new Promise((resolve) => {
    const headers = { host: HOSTS.inboxes, ...signed("msg_1") };
    request(`${base}/orders/`, { method: "POST", headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).end(BODY);
  });
  expect(status).toBe(200);
  expect(await received("orders")).toMatchObject([
    { id: "msg_1", type: "run.succeeded", body: { data: {} } },
  ]);
});

test("the webhook inbox counts the attempts of a message and gives the chosen answers", async () => {
  const statuses = [];
  for (const answer of ["500", "302", "410", "200"]) {
    await press("/orders/answer", { answer });
    statuses.push((await call("orders", signed("msg_1"))).status);
  }
  await call("orders", signed("msg_2"));

  expect(statuses).toEqual([500, 302, 410, 200]);
  const calls = await received("orders");
  expect(calls.map((one: { attempt: number }) => one.attempt)).toEqual([1, 2, 3, 4, 1]);
  expect(calls.map((one: { answered: string }) => one.answered)).toEqual(["500", "302", "410", "200", "200"]);
});

test("a slow webhook inbox records the call, delays its answer and does not keep the sandbox running", async () => {
  await press("/slow/answer", { answer: "slow" });
  const answer = call("slow").catch(() => "cut");
  await expect.poll(() => received("slow")).toHaveLength(1);
  await inbox.close();
  expect(await answer).toBe("cut");
});

test("the webhook inbox verifies signatures once the secret is entered", async () => {
  const old = new Date(Date.now() - 6 * 60_000);
  await call("orders");
  await call("orders", signed("msg_1"));
  await call("orders", signed("msg_2", BODY, old));
  await call("orders", signed("msg_3", "{}"));
  const verdicts = async () => (await received("orders")).map(({ verdict }: { verdict: string }) => verdict);

  expect(await verdicts()).toEqual(["unsigned", "unknown", "unknown", "unknown"]);
  await press("/orders/secret", { secret: `whsec_b3RoZXI= ${SECRET}` });
  expect(await verdicts()).toEqual(["unsigned", "verified", "late", "wrong"]);
  const at = new Date();
  const headers = signed("msg_4", BODY, at);
  const other = new Webhook("whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA").sign("msg_4", at, BODY);
  await call("orders", { ...headers, "webhook-signature": `${other} ${headers["webhook-signature"]}` });
  expect((await verdicts()).at(-1)).toBe("verified");
});

test("the webhook inbox's page shows calls as text and polls for new ones", async () => {
  await call("orders", signed("msg_1"));
  const page = await look("/orders");
  expect(page).toContain("run.succeeded");
  expect(page).toContain("https://hooks.brandrun.sandbox/orders");
  expect(page).toContain("&quot;id&quot;: &quot;&lt;b&gt;&quot;");
  expect(page).not.toContain("<b>");

  const nothing = JSON.parse(await look("/orders/new?after=1"));
  await call("orders", signed("msg_2"));
  const news = JSON.parse(await look("/orders/new?after=1"));
  expect([nothing.added, news.added, news.last]).toEqual([0, 1, 2]);
  expect(news.html).toContain("msg_2");
  await press("/orders/clear", {});
  expect(await look("/orders")).toContain("Nothing has arrived yet.");
  expect(await look("/")).toContain('href="/inboxes/orders"');
});

test("viewing a webhook inbox does not create it, opening one does, and invalid names are refused", async () => {
  await look("/guess");
  expect(await look("/")).not.toContain("guess");
  expect((await press("/", { name: "Kite" })).headers.get("location")).toBe("/inboxes/kite");
  expect((await press("/", { name: "../x" })).status).toBe(422);
  expect((await call("__proto__")).status).toBe(404);
  expect((await press("/orders/answer", { answer: "teapot" })).status).toBe(422);
});

test("the webhook inbox refuses large bodies and other sites, and forgets old calls and unused inboxes", async () => {
  expect((await call("orders", {}, "x".repeat(70_000))).status).toBe(413);
  const foreign = { "sec-fetch-site": "cross-site" };
  expect((await call("orders", foreign)).status).toBe(403);
  for (let n = 0; n < 25; n++) await call(`inbox-${n}`);
  for (let n = 0; n < 105; n++) await call("inbox-24", signed(`msg_${n}`));

  const page = await look("/");
  expect(page.match(/href="\/inboxes\/inbox-/g)).toHaveLength(20);
  expect(page).not.toContain('"/inboxes/inbox-4"');
  const kept = await received("inbox-24");
  expect([kept.length, kept.at(-1).id]).toEqual([100, "msg_104"]);
});

test("the webhook inbox has a call on the disk before it answers", async () => {
  const folder = mkdtempSync(join(tmpdir(), "inbox-"));
  const file = join(folder, "inbox");
  const first = await startWebhookInbox({ file });
  base = `http://127.0.0.1:${first.port}`;
  for (const answer of ["200", "500"]) {
    await press("/orders/answer", { answer });
    expect((await call("orders", signed(`msg_${answer}`))).status).toBe(Number(answer));
    // What `kill -9` would leave at this moment.
    copyFileSync(file, join(folder, answer));
    const second = await startWebhookInbox({ file: join(folder, answer) });
    base = `http://127.0.0.1:${second.port}`;
    expect((await received("orders")).at(-1)).toMatchObject({ id: `msg_${answer}`, answered: answer });
    await second.close();
    base = `http://127.0.0.1:${first.port}`;
  }
  await first.close();
  rmSync(folder, { recursive: true });
});

test("the webhook inbox survives a restart at the same address", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "inbox-")), "inbox");
  const first = await startWebhookInbox({ file });
  base = `http://127.0.0.1:${first.port}`;
  await call("orders", signed("msg_1"));
  await press("/orders/secret", { secret: SECRET });
  await press("/orders/answer", { answer: "410" });
  await first.close();
  const second = await startWebhookInbox({ file });
  expect(second.port).toBe(first.port);
  // Connections of before are still in the client's pool.
  await expect.poll(() => received("orders")).toMatchObject([{ id: "msg_1", verdict: "verified" }]);
  expect((await call("orders")).status).toBe(410);
  await second.close();
});

test("the mailbox shows letters as people read them, and their links lead somewhere", async () => {
  const link = "https://brandrun.example/app/confirm/abc";
  const text = `Hello <Ana>,\n\nopen this: ${link}.\n\nGoodbye`;
  await call("mail", {}, JSON.stringify({ id: "m1", to: "ana@example.com", subject: "Confirm & go", text }));
  const page = await look("/mail");
  expect(page).toContain("<h2>Confirm &amp; go</h2>");
  expect(page).toContain(`<p>Hello &lt;Ana&gt;,</p>\n<p>open this: <a href="${link}">${link}</a>.</p>`);
  expect(page).not.toContain("&quot;subject&quot;");
});
