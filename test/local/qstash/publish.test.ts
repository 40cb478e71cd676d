import { expect, test } from "vitest";
import { destination, qstash } from "./support.ts";

test("a published queue message arrives with its body, content type and forwarded headers", async () => {
  const to = await destination();
  const { client } = await qstash();
  const answer = await client.publishJSON({
    url: to.url,
    body: { run: "r1" },
    headers: { "x-trace": "t1", authorization: "Bearer of-the-destination" },
  });

  expect(answer).toEqual({ messageId: expect.stringMatching(/^msg_/) });
  const [call] = await to.first(1);
  expect(call).toMatchObject({ method: "POST", body: '{"run":"r1"}' });
  expect(call?.headers).toMatchObject({
    "content-type": "application/json",
    "x-trace": "t1",
    authorization: "Bearer of-the-destination",
    "user-agent": "Upstash-QStash",
    "upstash-message-id": answer.messageId,
    "upstash-retried": "0",
    "upstash-caller-ip": "127.0.0.1",
  });
});

test("a destination keeps its query string", async () => {
  const to = await destination();
  const { client } = await qstash();
  await client.publishJSON({ url: `${to.origin}/a/b?x=1&y=%2Fz`, body: 1 });

  expect((await to.first(1))[0]?.url).toBe("/a/b?x=1&y=%2Fz");
});

test("a destination may be percent-encoded as a whole", async () => {
  const to = await destination();
  const { api } = await qstash();
  const res = await api("POST", `/v2/publish/${encodeURIComponent(`${to.url}?x=1`)}`, { body: "b" });

  expect(res.status).toBe(200);
  expect((await to.first(1))[0]?.url).toBe("/hook?x=1");
});

test("a binary queue message arrives unchanged", async () => {
  const to = await destination();
  const { api } = await qstash();
  const bytes = Buffer.from([0, 255, 128, 10, 13, 0]);
  await api("POST", `/v2/publish/${to.url}`, {
    body: bytes,
    headers: { "content-type": "application/octet-stream" },
  });

  const [call] = await to.first(1);
  expect(call?.bytes).toEqual(bytes);
  expect(call?.headers["content-type"]).toBe("application/octet-stream");
});

test.each(["GET", "PUT", "PATCH", "DELETE"] as const)(
  "a queue message can be delivered with %s",
  async (method) => {
    const to = await destination();
    const { client } = await qstash();
    await client.publish({ url: to.url, method, body: "b" });

    expect((await to.first(1))[0]).toMatchObject({ method, body: method === "GET" ? "" : "b" });
  },
);

test("the route option maps the public address to the called one", async () => {
  const to = await destination();
  const { client } = await qstash({ route: (url) => url.replace("https://app.example.com", to.origin) });
  await client.publishJSON({ url: "https://app.example.com/jobs", body: 1 });

  expect((await to.first(1))[0]?.url).toBe("/jobs");
});

test("connection headers are not forwarded with a queue message", async () => {
  const to = await destination();
  const { api } = await qstash();
  const headers = { "upstash-forward-host": "evil.example", "upstash-forward-content-length": "999" };
  await api("POST", `/v2/publish/${to.url}`, { body: "b", headers });

  const [call] = await to.first(1);
  expect(call).toMatchObject({ body: "b" });
  expect(`http://${call?.headers.host}`).toBe(to.origin);
});

test("a batch of queue messages answers each item and refuses only the invalid ones", async () => {
  const to = await destination();
  const { client } = await qstash();
  const answers = await client.batchJSON([
    { url: `${to.origin}/one`, body: { n: 1 }, headers: { "x-n": "1" } },
    { url: "not-a-url", body: { n: 2 } },
    { url: `${to.origin}/three?q=3`, body: { n: 3 } },
  ]);

  expect(answers).toEqual([
    { messageId: expect.any(String) },
    { error: expect.stringContaining("not-a-url") },
    { messageId: expect.any(String) },
  ]);
  const calls = await to.first(2);
  expect(calls.map(({ url, body }) => [url, body])).toEqual([
    ["/one", '{"n":1}'],
    ["/three?q=3", '{"n":3}'],
  ]);
  expect(calls[0]?.headers["x-n"]).toBe("1");
});

test("publishing with a wrong queue token is 401 and delivers nothing", async () => {
  const { api, server } = await qstash();
  const headers = { authorization: "Bearer wrong" };
  const res = await api("POST", "/v2/publish/http://127.0.0.1:9/", { headers });

  expect(res.status).toBe(401);
  expect(await res.json()).toEqual({ error: expect.any(String) });
  expect(server.pending()).toBe(0);
});

test("a queue message over 1 MB is 413, and one of exactly 1 MB is delivered", async () => {
  const to = await destination();
  const { api } = await qstash();
  const most = "x".repeat(1024 * 1024);

  expect((await api("POST", `/v2/publish/${to.url}`, { body: `${most}x` })).status).toBe(413);
  expect((await api("POST", `/v2/publish/${to.url}`, { body: most })).status).toBe(200);
  expect((await to.first(1))[0]?.bytes.length).toBe(most.length);
});

test.each<[string, Record<string, string>]>([
  ["Upstash-Retries", { "upstash-retries": "many" }],
  ["Upstash-Delay", { "upstash-delay": "soon" }],
  ["Upstash-Not-Before", { "upstash-not-before": "2030-01-01" }],
  ["Upstash-Timeout", { "upstash-timeout": "1 week" }],
  ["Upstash-Method", { "upstash-method": "BREW" }],
  ["upstash-callback", { "upstash-callback": "example.com/cb" }],
  ["Upstash-Delay", { "upstash-callback": "https://example.com", "upstash-callback-delay": "soon" }],
  ["retry delay", { "upstash-retry-delay": "process.exit(1)" }],
  ["flow control", { "upstash-flow-control-key": "k" }],
  ["parallelism", { "upstash-flow-control-key": "k", "upstash-flow-control-value": "parallelism=0" }],
])("publishing with a malformed %s is refused with 400", async (mention, headers) => {
  const { api, server } = await qstash();
  const res = await api("POST", "/v2/publish/https://example.com/", { headers });

  expect(res.status).toBe(400);
  expect(await res.json()).toEqual({ error: expect.stringContaining(mention) });
  expect(server.pending()).toBe(0);
});

test("publishing to a destination without a scheme is refused with 400", async () => {
  const { api } = await qstash();
  expect((await api("POST", "/v2/publish/example.com/x")).status).toBe(400);
});

test.each([
  ["GET", "/v2/schedules"],
  ["POST", "/v2/enqueue/q/https://a.example/"],
  ["GET", "/v2/queues"],
  ["GET", "/v2/logs"],
  ["DELETE", "/v2/messages"],
  ["POST", "/v2/dlq/retry/1-1"],
])("the queue answers %s %s with 404 and says that it is not supported", async (method, path) => {
  const { api } = await qstash();
  const res = await api(method, path);

  expect(res.status).toBe(404);
  expect(await res.json()).toEqual({ error: `${method} ${path} is not supported by the local platform` });
});

test("labels and queue names of a message are refused as not supported", async () => {
  const to = await destination();
  const { client, server } = await qstash();
  const answers = await client.batchJSON([
    { url: to.url, body: 1, label: "l" },
    { url: to.url, body: 2, queueName: "q" },
  ]);

  expect(answers).toEqual([
    { error: expect.stringContaining("not supported by the local platform") },
    { error: expect.stringContaining("not supported by the local platform") },
  ]);
  expect(server.pending()).toBe(0);
});
