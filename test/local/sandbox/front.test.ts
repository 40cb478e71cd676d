import { afterAll, beforeAll, expect, test } from "vitest";
import { startHttpServer } from "../../../lib/local/http-server.ts";
import { startSandboxFront } from "../../../lib/local/sandbox/front.ts";
import { DASHBOARD, layout } from "../../../lib/local/sandbox/layout.ts";

type Server = { port: number; close(): Promise<void> };
let front: Awaited<ReturnType<typeof startSandboxFront>>;
let sandbox: Server;
const gone: Server[] = [];
const at = (path: string) => `http://localhost:${front.port}${path}`;

beforeAll(async () => {
  front = await startSandboxFront({ port: 0, dashboard: "http://localhost:8787/app" });
  sandbox = await startHttpServer({ name: "A sandbox" }, () => async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { method, url } = request;
    response.writeHead(201, { "x-sandbox": "yes" }).end(JSON.stringify({ method, url, body }));
  });
});
afterAll(() => Promise.all([front, sandbox, ...gone].map((server) => server.close())));

test("the front has a start page at once, and says that the sandboxes do not answer yet", async () => {
  const page = await (await fetch(at("/"))).text();
  for (const path of ["/sandbox", "/telegram", "/subscribe", "/inboxes", "http://localhost:8787/app"])
    expect(page).toContain(`href="${path}"`);
  expect((await fetch(at("/telegram"))).status).toBe(503);
});

test("every sandbox leads back to the dashboard", async () => {
  expect(await (await fetch(at("/"))).text()).toContain("http://localhost:8787/app");
  expect(layout("Pay", "")).toContain(`href="${DASHBOARD}"`);
  const answer = await fetch(at(DASHBOARD), { redirect: "manual" });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("http://localhost:8787/app");
});

test("the front passes calls on as they are, and answers 404 for paths of no sandbox", async () => {
  const { port } = sandbox;
  front.lead({ payments: port, social: port, telegram: port, inboxes: port });
  const answer = await fetch(at("/pay/cs_1/pay?said=yes"), { method: "POST", body: "amount=1" });
  expect(answer.status).toBe(201);
  expect(answer.headers.get("x-sandbox")).toBe("yes");
  expect(await answer.json()).toEqual({ method: "POST", url: "/pay/cs_1/pay?said=yes", body: "amount=1" });
  expect((await fetch(at("/inboxes"))).status).toBe(201);
  for (const path of ["/v1/checkout/sessions", "/botTOKEN/sendMessage", "/api/x", "/payments"])
    expect((await fetch(at(path))).status, path).toBe(404);
});

test("the front refuses forms of other sites, and survives a sandbox that is gone", async () => {
  const foreign = await fetch(at("/pay/cs_1/pay"), {
    method: "POST",
    headers: { "sec-fetch-site": "cross-site" },
  });
  expect(foreign.status).toBe(403);
  const lost = await startHttpServer({ name: "A lost sandbox" }, () => () => undefined);
  await lost.close();
  const { port } = lost;
  front.lead({ payments: port, social: port, telegram: port, inboxes: port });
  expect((await fetch(at("/sandbox"))).status).toBe(503);
});
