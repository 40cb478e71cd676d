import { beforeAll, describe, expect, test } from "vitest";
import { expectRefusal, placesOf } from "../support/expect.ts";
import { finishedRun } from "../support/social.ts";
import { json, type World, world } from "../support/world.ts";

type Signed = {
  expires_at: string;
  asset_url: string;
  asset_urls: string[] | null;
  assets: { url: string }[];
};

const signedOf = async (w: World, id: string, seconds = 3600) =>
  (await json(await w.get(`/runs/${id}?expires_in=${seconds}`))) as unknown as {
    asset_url: string;
    signed: Signed | null;
  };
const open = (w: World, url: string, headers: Record<string, string> = {}) =>
  w.call("GET", new URL(url).pathname, { key: null, headers });

const QUERIES = new Set<string | symbol>([
  "execute",
  "select",
  "insert",
  "update",
  "delete",
  "batch",
  "with",
]);

async function expectPlace(answer: Response) {
  const body = await expectRefusal(answer, 422, "validation_error");
  expect(placesOf(body)).toEqual([["query", "expires_in"]]);
}

describe("signed addresses of a run's files", () => {
  let w: World;
  let id: string;
  beforeAll(async () => {
    w = await world();
    id = await finishedRun(w);
  });

  test("stand beside the lasting ones, answer the same bytes, and do not tell the lasting address", async () => {
    const { asset_url, signed } = await signedOf(w, id);
    expect(signed).toMatchObject({ expires_at: "2026-06-15T13:00:00.000Z", asset_urls: null });
    expect(signed?.assets).toEqual([{ index: 0, role: "primary", url: signed?.asset_url }]);
    const lasting = await open(w, asset_url);
    const answer = await open(w, signed?.asset_url ?? "");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("private, max-age=3600");
    expect(await answer.bytes()).toEqual(await lasting.bytes());
    const token = new URL(asset_url).pathname.split("/")[2] ?? "";
    expect(token).toHaveLength(32);
    expect(signed?.asset_url).not.toContain(token);
  });

  test("take ranges, and need no database", async () => {
    const { signed } = await signedOf(w, id);
    const { db } = w.service;
    w.service.db = new Proxy(db, {
      get(target, name) {
        if (QUERIES.has(name)) throw new Error("The database was asked.");
        return Reflect.get(target, name);
      },
    });
    const part = await open(w, signed?.asset_url ?? "", { range: "bytes=0-3" });
    w.service.db = db;
    expect(part.status).toBe(206);
    expect([...(await part.bytes())]).toEqual([0x89, 0x50, 0x4e, 0x47]);
    expect(part.headers.get("content-range")).toMatch(/^bytes 0-3\//);
  });

  test("are refused with 403 when one character of end, signature or file name is changed", async () => {
    const { signed } = await signedOf(w, id);
    const [, , , expires = "", sealed = "", file = ""] = new URL(signed?.asset_url ?? "").pathname.split("/");
    const changed = [
      [String(Number(expires) + 1), sealed, file],
      [expires, `${sealed.slice(0, -2)}${sealed.endsWith("AA") ? "BB" : "AA"}`, file],
      [expires, sealed, "film.mp4"],
      [expires, "s1.test.AAAA.AAAA", file],
      [expires, "x", file],
    ];
    for (const parts of changed) {
      const answer = await open(w, `http://brandrun.test/assets/signed/${parts.join("/")}`);
      await expectRefusal(answer, 403, "signature_invalid");
    }
  });

  test("answer 410 once they have ended, and once the run is deleted", async () => {
    const late = await world();
    const run = await finishedRun(late);
    const { signed } = await signedOf(late, run, 60);
    const url = signed?.asset_url ?? "";
    late.pass(59);
    expect((await open(late, url)).status).toBe(200);
    late.pass(1);
    await expectRefusal(await open(late, url), 410, "gone");
    const next = (await signedOf(late, run)).signed?.asset_url ?? "";
    await late.call("DELETE", `/api/v1/programmatic/runs/${run}`);
    await late.drain();
    await expectRefusal(await open(late, next), 410, "gone");
  });

  test("are null until the run has succeeded, and never stand in an answer that did not ask for them", async () => {
    const { id: queued } = await json(
      await w.post("/generate", { brief: "Offline maps are here.", channel: "web", asset_type: "card" }),
    );
    expect((await signedOf(w, queued)).signed).toBeNull();
    expect(await json(await w.get(`/runs/${id}`))).not.toHaveProperty("signed");
  });

  test.each(["59", "604801", "0", "1.5", "-60", "soon", ""])("expires_in=%s is refused", async (seconds) => {
    await expectPlace(await w.get(`/runs/${id}?expires_in=${seconds}`));
  });

  test("a summary has none, and says so", async () => {
    await expectPlace(await w.get(`/runs/${id}?view=summary&expires_in=60`));
  });
});
