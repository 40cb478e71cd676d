import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { sandboxNetworks } from "../../../lib/adapters/social/sandbox.ts";
import { type LocalSocial, startSocial } from "../../../lib/local/sandbox/social/server.ts";
import { marked } from "../../../lib/local/sandbox/social/text.ts";
import type { Platform } from "../../../lib/vocab.ts";
import { startClock } from "../../support/clock.ts";
import { type ContentKind, contentOf } from "../../support/contents.ts";
import { publish } from "../../support/publisher.ts";

const open: LocalSocial[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

async function start(folder?: string) {
  const social = await startSocial(folder === undefined ? {} : { folder });
  open.push(social);
  const url = `http://127.0.0.1:${social.port}`;
  const clock = startClock();
  const networks = sandboxNetworks({ fetch, now: clock.now, url, newId: () => crypto.randomUUID() });
  const account = { accessToken: "", externalId: "sandbox:kite_works", handle: "kite_works", scopes: [] };
  return {
    ...social,
    url,
    look: async (path: string) => (await fetch(url + path)).text(),
    async post(platform: Platform, kind: ContentKind, text?: string) {
      const content = contentOf(kind, text);
      const ending = await publish({ network: networks[platform], account, clock, content });
      if (ending.end !== "posted") throw new Error(ending.end);
      return ending;
    },
  };
}

describe("the social sandbox's pages", () => {
  test("the social sandbox's pages show a post as it was written and run none of it", async () => {
    const at = await start();
    const { url } = await at.post("x", "image", '<script>alert("1")</script> & #bread @baker "quoted"');
    const page = await at.look("/sandbox/x");
    expect(page).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp;");
    expect(page).not.toContain("<script>alert");
    expect(page).toContain('<span class="mark">#bread</span> <span class="mark">@baker</span>');
    expect(page).toContain("Kite Works");
    expect(url).toMatch(new RegExp(`^http://localhost:${at.port}/sandbox/x/\\w+$`));
    expect(await at.look(new URL(url).pathname)).toContain("&lt;script&gt;");
    expect(await at.look("/sandbox/linkedin")).toContain("No posts yet");
  });

  test("the social sandbox's pages load nothing from elsewhere", async () => {
    const at = await start();
    for (const platform of ["x", "linkedin", "instagram", "youtube", "tiktok"] as const) {
      await at.post(platform, "video", "Bread turns. #bread");
      const page = await at.look(`/sandbox/${platform}`);
      const loaded = [
        ...page.matchAll(/<(?:img|video|source|script|link|iframe)[^>]*?(?:src|href)="([^"]+)"/g),
      ];
      expect(loaded.length).toBeGreaterThan(1);
      expect(loaded.filter(([, address]) => !address?.startsWith("/sandbox/"))).toEqual([]);
    }
    const { headers } = await fetch(`${at.url}/sandbox/x`);
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  test("the social sandbox's pages receive new posts and changed metrics", async () => {
    const at = await start();
    const first = await at.post("linkedin", "text");
    const quiet = await fetch(`${at.url}/sandbox/linkedin/new?after=${first.externalId}`);
    expect(await quiet.json()).toMatchObject({ added: 0, html: "" });
    const second = await at.post("linkedin", "images");
    const news = await (await fetch(`${at.url}/sandbox/linkedin/new?after=${first.externalId}`)).json();
    expect(news).toMatchObject({ added: 1, html: expect.stringContaining(second.externalId) });
    expect(news.figures[second.externalId]).toMatchObject({ impressions: 1 });
    expect(news.html).not.toContain(`post-${first.externalId}`);
    expect(Object.keys(news.figures)).toEqual([second.externalId, first.externalId]);
  });

  test("the social sandbox's pages count a press, and refuse one from another site", async () => {
    const at = await start();
    const { externalId } = await at.post("x", "text");
    const press = (figure: string, headers = {}) =>
      fetch(`${at.url}/sandbox/posts/${externalId}/${figure}`, {
        method: "POST",
        redirect: "manual",
        headers,
      });
    const pressed = await press("likes", { accept: "application/json" });
    expect(await pressed.json()).toMatchObject({ figures: { likes: 1 } });
    expect((await press("likes")).status).toBe(303);
    expect((await press("likes", { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await press("constructor")).status).toBe(404);
    expect(await at.look("/sandbox/x")).toContain('<span data-figure="likes">2</span>');
  });

  test("the social sandbox's pages play a video from the middle", async () => {
    const at = await start();
    await at.post("tiktok", "video");
    const [, file] = /src="(\/sandbox\/media\/[^"]+)"/.exec(await at.look("/sandbox/tiktok")) ?? [];
    const part = await fetch(at.url + file, { headers: { range: "bytes=4-11" } });
    expect(part.status).toBe(206);
    expect(part.headers.get("content-range")).toMatch(/^bytes 4-11\/\d+$/);
    expect(await part.text()).toBe("ftypisom");
    expect((await fetch(at.url + file, { headers: { range: "bytes=99999999-" } })).status).toBe(416);
  });

  test.each(["/sandbox/x/none", "/sandbox/myspace", "/elsewhere", "/sandbox/media/posts.json"])(
    "the social sandbox answers 404 for %s",
    async (path) => {
      const at = await start();
      expect((await fetch(at.url + path)).status).toBe(404);
    },
  );
});

test("the social sandbox's posts survive a restart at the same address", async () => {
  const folder = mkdtempSync(join(tmpdir(), "social-"));
  const first = await start(folder);
  const { url } = await first.post("instagram", "images");
  await first.close();
  // The client's open connections notice a little later.
  await expect.poll(() => first.look("/sandbox").catch(() => "closed")).toBe("closed");
  const second = await start(folder);
  expect(second.port).toBe(first.port);
  const page = await second.look(new URL(url).pathname);
  const pictures = [...page.matchAll(/<img src="([^"]+)"/g)].map(([, src]) => src);
  expect(pictures).toHaveLength(3);
  for (const src of pictures) expect((await fetch(second.url + src)).status).toBe(200);
});

test.each([
  ["https://a.example/x?y=1&z=2.", 'href="https://a.example/x?y=1&amp;z=2"'],
  ["(see https://a.example/x)", 'href="https://a.example/x"'],
  ["#früh_1 and #1", '<span class="mark">#früh_1</span> and #1'],
  ["mail me@a.example", "mail me@a.example"],
  ["a&#39;b #x", "a&amp;#39;b"],
  ['https://a.example/"onload="x', 'href="https://a.example/"'],
])("the social sandbox marks links and hashtags in %s", (text, html) => {
  expect(marked(text)).toContain(html);
});
