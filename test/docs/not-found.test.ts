import { beforeAll, expect, test } from "vitest";
import { buildDocs } from "../../lib/local/docs/build.ts";
import { world } from "../support/world.ts";

beforeAll(async () => void (await buildDocs()));

/** An address below /docs that leads nowhere. */
async function lost(path: string, accept?: string) {
  const { app } = await world();
  const answer = await app.request(path, { headers: accept ? { accept } : {} });
  const type = answer.headers.get("content-type");
  return { status: answer.status, type, headers: answer.headers, text: await answer.text() };
}

test("an unknown page of the guides is a readable page with the search and the list", async () => {
  const { status, type, text, headers } = await lost("/docs/webhook", "text/html,application/xhtml+xml,*/*");

  expect([status, type]).toEqual([404, "text/html; charset=utf-8"]);
  expect(text).toContain("There is no such page");
  expect(text).toContain('<a href="/docs/webhooks">Webhooks</a>');
  expect(text).toContain('id="search"');
  expect(headers.get("content-security-policy")).toContain("script-src 'self'");
});

test("programs get it as they ask: the list as text, or the error as JSON", async () => {
  expect(await lost("/docs/webhook.md")).toMatchObject({ status: 404, type: "text/markdown; charset=utf-8" });
  const asText = await lost("/docs/webhook", "text/markdown");
  expect(asText).toMatchObject({ status: 404, text: expect.stringContaining("(/docs/webhooks.md)") });
  const asJson = await lost("/docs/webhook", "application/json");
  expect(asJson.status).toBe(404);
  expect(JSON.parse(asJson.text)).toMatchObject({
    code: "not_found",
    detail: { hint: "All pages are listed at /docs/llms.txt." },
  });
});
