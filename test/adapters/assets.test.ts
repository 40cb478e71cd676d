import type { Fetcher } from "@cloudflare/workers-types/latest";
import { expect, test } from "vitest";
import { staticAssets } from "../../lib/adapters/assets.ts";

/** A binding that answers as the platform's does; safe because the adapter calls nothing but fetch. */
const binding = (answer: (path: string) => Response) =>
  ({ fetch: async (url: string) => answer(new URL(url).pathname) }) as unknown as Fetcher;

test("the assets adapter reads a file by its path and returns undefined for a missing file", async () => {
  const { read } = staticAssets(
    binding((path) => (path === "/type/a.json" ? new Response("{}") : new Response("no", { status: 404 }))),
  );
  expect(new TextDecoder().decode(await read("type/a.json"))).toBe("{}");
  expect(await read("type/b.json")).toBeUndefined();
});

test("a failing assets binding throws an error that names the file instead of reporting it as missing", async () => {
  const { read } = staticAssets(binding(() => new Response("later", { status: 503 })));
  await expect(read("type/a.json")).rejects.toThrow('"type/a.json" answered 503');
});

test("a request for a page reaches the binding with its address and headers, and its answer comes back as it is", async () => {
  const asked: Request[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    asked.push(new Request(url, init));
    return new Response(null, { status: 304, headers: { ETag: '"a"' } });
  };
  const { answer } = staticAssets({ fetch } as unknown as Fetcher);
  const request = new Request("https://brandrun.test/docs/start", { headers: { "If-None-Match": '"a"' } });

  expect((await answer(request)).status).toBe(304);
  expect(asked[0]?.url).toBe("https://brandrun.test/docs/start");
  expect(asked[0]?.headers.get("if-none-match")).toBe('"a"');
});
