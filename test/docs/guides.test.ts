import { beforeAll, expect, test } from "vitest";
import { buildDocs } from "../../lib/local/docs/build.ts";
import { world } from "../support/world.ts";

beforeAll(async () => void (await buildDocs()));

/** What the service answers to this address below /docs. */
async function ask(path: string, accept?: string) {
  const { app } = await world();
  const answer = await app.request(path, { headers: accept ? { accept } : {} });
  const type = answer.headers.get("content-type");
  return { status: answer.status, type, headers: answer.headers, text: await answer.text() };
}

test("an unknown page of the guides is a readable page with the search and the list", async () => {
  const { status, type, text, headers } = await ask("/docs/webhook", "text/html,application/xhtml+xml,*/*");

  expect([status, type]).toEqual([404, "text/html; charset=utf-8"]);
  expect(text).toContain("There is no such page");
  expect(text).toContain('<a href="/docs/webhooks">Webhooks</a>');
  expect(text).toContain('id="search"');
  expect(headers.get("content-security-policy")).toContain("script-src 'self'");
});

test("programs get it as they ask: the list as text, or the error as JSON", async () => {
  expect(await ask("/docs/webhook.md")).toMatchObject({ status: 404, type: "text/markdown; charset=utf-8" });
  const asText = await ask("/docs/webhook", "text/markdown");
  expect(asText).toMatchObject({
    status: 404,
    text: expect.stringContaining("(http://localhost/docs/webhooks.md)"),
  });
  const asJson = await ask("/docs/webhook", "application/json");
  expect(asJson.status).toBe(404);
  expect(JSON.parse(asJson.text)).toMatchObject({
    code: "not_found",
    detail: { hint: "All pages are listed at /docs/llms.txt." },
  });
});

test("a page is Markdown for a caller that prefers it, and HTML for all others", async () => {
  const asMarkdown = await ask("/docs/webhooks", "text/markdown, text/html;q=0.9, */*;q=0.8");
  expect(asMarkdown).toMatchObject({ status: 200, type: "text/markdown; charset=utf-8" });
  expect(asMarkdown.text).toMatch(/^# Webhooks\n/);
  expect(asMarkdown.headers.get("vary")).toContain("Accept");
  expect((await ask("/docs/", "text/markdown")).text).toBe((await ask("/docs/start.md")).text);

  for (const accept of [undefined, "*/*", "text/html,application/xhtml+xml,*/*;q=0.8", "application/json"]) {
    const page = await ask("/docs/webhooks", accept);
    expect([page.status, page.type, page.headers.get("etag")]).toEqual([
      200,
      "text/html; charset=utf-8",
      '"page"',
    ]);
    expect(page.headers.get("vary")).toContain("Accept");
  }
});

test.each([
  ["http://localhost:9140", "http://localhost:9140", "localhost:9141/inboxes"],
  ["http://127.0.0.1:9140", "http://127.0.0.1:9140", "127.0.0.1:9141/inboxes"],
  ["https://acme.example", "https://acme.example", "localhost:8788/inboxes"],
])("guides, lists and the search tell a reader at %s this address", async (origin, own, inboxes) => {
  const at = async (path: string) => (await ask(`${origin}${path}`)).text;
  for (const path of ["/docs/webhooks", "/docs/webhooks.md", "/docs/llms-full.txt", "/docs/search.json"]) {
    expect(await at(path), path).not.toContain("brandrun.example");
    expect(await at(path), path).toContain(inboxes);
  }
  expect(await at("/docs/llms.txt")).toContain(`(${own}/docs/start.md)`);
  expect(await at("/docs/llms.txt")).toContain(`${own}/api/v1/openapi.json`);
  expect(await at("/docs/webhook.md")).toContain(`(${own}/docs/start.md)`);
});

test("a host that is no name gets into no page", async () => {
  const { text } = await ask('http://a"onload="b/docs/llms.txt');
  expect(text).toContain("(https://brandrun.example/docs/start.md)");
});
