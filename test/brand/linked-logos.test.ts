import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_LOGO } from "../../lib/admin/demo.ts";
import { readBrand, storeBrand } from "../../lib/brand/brand.ts";
import { loadBrandLook, snapshotBrand } from "../../lib/pipeline/brand-snapshot.ts";
import { type Dna, patchDna, readDna } from "../support/dna.ts";
import { startImageHost } from "../support/image-host.ts";
import { base64, png } from "../support/pictures.ts";
import { fetched, upload, watchFiles } from "../support/screens.ts";
import { liveOwner } from "../support/workspaces.ts";
import { BRIEF, type World, world } from "../support/world.ts";

let host: Awaited<ReturnType<typeof startImageHost>>;
beforeAll(async () => {
  host = await startImageHost();
});
afterAll(() => host.close());
const address = (path: string) => `https://pictures.example.com${path}`;
const LOGO = address("/logo.png");
const NOTHING = { tagline: "", overview: "", offer: {}, productMap: {}, icp: {}, palette: {} };
const dna = async (w: World): Promise<Dna> => readDna(await w.get("/brand-dna"));
const asked = () => host.origin.asked.length;

describe("a linked logo at an external address", () => {
  test("a linked logo is listed as given, downloaded by the queue, and then ready", async () => {
    const w = await host.online();
    const names = watchFiles(w);
    const given = await patchDna(w, { logos: [LOGO] });
    expect(given).toMatchObject({
      logos: [LOGO],
      logo_status: [{ url: LOGO, status: "processing", reason: null }],
    });
    expect(w.waiting.map(({ job }) => job)).toEqual([{ kind: "logos.settle", workspaceId: w.workspaceId }]);
    expect(await w.drain()).toEqual([204]);
    expect(await dna(w)).toMatchObject({
      version: 1,
      logos: [LOGO],
      logo_status: [{ url: LOGO, status: "ready", reason: null }],
    });
    expect(names).toHaveLength(1);
  });

  test.each([
    ["/status?code=404", /404/],
    ["/typed?type=text%2Fhtml", /html/],
    ["/to?url=https%3A%2F%2F10.0.0.1%2F", /IP address/],
    ["/bomb", /./],
  ])("a linked logo at %s fails with the reason", async (path, why) => {
    const w = await host.online();
    await patchDna(w, { logos: [address(path)] });
    expect(await w.drain()).toEqual([204]);
    expect((await dna(w)).logo_status).toEqual([
      { url: address(path), status: "failed", reason: expect.stringMatching(why) },
    ]);
  });

  test("a linked logo that is temporarily missing is retried and then fails, while the others become ready", async () => {
    const w = await host.online();
    const down = address("/status?code=503");
    await patchDna(w, { logos: [down, LOGO] });
    const [message] = w.waiting.splice(0);
    if (!message) throw new Error("No job was sent.");
    expect((await w.deliver(message.job, 0)).status).toBe(500);
    expect((await dna(w)).logo_status).toMatchObject([{ status: "processing" }, { status: "ready" }]);
    expect((await w.deliver(message.job, 3)).status).toBe(204);
    expect((await dna(w)).logo_status).toMatchObject([
      { status: "failed", reason: expect.stringContaining("4 times") },
      { status: "ready" },
    ]);
    const before = asked();
    expect((await w.deliver(message.job, 0)).status).toBe(204);
    expect(asked(), "what has ended is not asked for again").toBe(before);
  });

  test("a linked logo fails when the queue gives up its job", async () => {
    const w = await host.online();
    await patchDna(w, { logos: [LOGO] });
    const sourceBody = btoa(JSON.stringify(w.waiting.splice(0)[0]?.job));
    const headers = { "upstash-signature": "signed" };
    await w.call("POST", "/jobs/failed", { json: { sourceBody, retried: 3 }, headers, key: null });
    expect((await dna(w)).logo_status).toMatchObject([{ status: "failed" }]);
  });

  test("a linked logo that is removed from the list loses its file, unless something else uses it", async () => {
    const w = await host.online();
    const names = watchFiles(w);
    await patchDna(w, { logos: [LOGO, address("/hop0")] });
    await w.drain();
    const url = `http://brandrun.test/assets/${names[0]}`;
    await patchDna(w, { logos: [address("/hop0")] });
    await w.drain();
    expect((await fetched(w, url)).status).toBe(200);
    await patchDna(w, { logos: null });
    await w.drain();
    expect((await fetched(w, url)).status).toBe(410);
    expect(await dna(w)).toMatchObject({ logos: [], logo_status: [] });
  });

  test("a linked logo that is removed during its download leaves no file behind", async () => {
    const w = await host.online();
    await patchDna(w, { logos: [LOGO] });
    const { put } = w.service.files;
    let stored = "";
    w.service.files.put = async (name, bytes, about) => {
      await put(name, bytes, about);
      stored = name;
      await w.patch("/brand-dna", { logos: [] });
    };
    await w.drain();
    expect((await w.call("GET", `/assets/${stored}`, { key: null })).status).toBe(410);
  });
});

describe("a linked logo at one of our own addresses", () => {
  test("a linked logo at a screen's address is read from storage and not stored again", async () => {
    const w = await world();
    const { image_url } = await upload(w);
    const names = watchFiles(w);
    await patchDna(w, { logos: [image_url] });
    await w.drain();
    expect((await dna(w)).logo_status).toEqual([{ url: image_url, status: "ready", reason: null }]);
    expect(names).toEqual([]);
  });

  test("a linked logo at another workspace's picture is copied, and one that is no picture fails", async () => {
    const [v, w] = [await world(), await world()];
    const name = `${"a".repeat(32)}/film.mp4`;
    w.service.files = v.service.files;
    const { image_url } = await upload(v);
    await w.service.files.put(name, new Uint8Array(40), { mimeType: "video/mp4", sha256: "" });
    const film = `http://brandrun.test/assets/${name}`;
    const secret = "http://brandrun.test/assets/films/private/part.bin";
    await w.service.files.put("films/private/part.bin", png(), { mimeType: "image/png", sha256: "" });
    await patchDna(w, { logos: [image_url, film, secret] });
    await w.drain();
    expect((await dna(w)).logo_status).toMatchObject([
      { status: "ready" },
      { status: "failed", reason: expect.stringContaining("not a picture") },
      { status: "failed", reason: "There is no file at this address." },
    ]);
  });
});

test("the demo workspace's linked logo is downloaded with the first picture", async () => {
  const w = await world();
  const name = `${"b".repeat(32)}/logo.svg`;
  const url = `http://brandrun.test/assets/${name}`;
  const svg = new TextEncoder().encode(DEMO_LOGO);
  await w.service.files.put(name, svg, { mimeType: "image/svg+xml", sha256: "" });
  await storeBrand(w.service, w.workspaceId, { ...NOTHING, logos: [url] });
  expect((await drawn(w)).check).toMatchObject({ passed: true });
  expect((await dna(w)).logo_status).toEqual([{ url, status: "ready", reason: null }]);
  expect((await fetched(w, url)).status).toBe(200);
});

/** Draws a card, and says what the picture is and what the lint says of the logo. */
async function drawn(w: World) {
  const { id } = (await (await w.post("/generate", { ...BRIEF, seed: 7 })).json()) as { id: string };
  await w.drain();
  const run = (await (await w.get(`/runs/${id}`)).json()) as {
    status: string;
    render_hash: string;
    assets: { sha256: string }[];
    quality: { checks: { id: string; passed: boolean; evidence: { quote: string }[] }[] };
  };
  expect(run.status).toBe("succeeded");
  const check = run.quality.checks.find(({ id: name }) => name.includes("logo"));
  return { sha256: run.assets[0]?.sha256, render_hash: run.render_hash, check };
}

describe("a linked logo in a run", () => {
  test("a run draws a linked logo like an uploaded one, even before its download job has run", async () => {
    const [bare, sent, linked] = [await world(), await world(), await host.online()];
    const without = (await drawn(bare)).sha256;
    const picture = base64(png({ width: 40, height: 20 }));
    // A suggested look and suggested fonts are the workspace's own.
    const look = { product_map: { guidelines: { look: "signal", fonts: "bold" } } };
    for (const w of [sent, linked]) await patchDna(w, look);
    await sent.post("/brand-assets/logo", { image_base64: picture });
    await patchDna(linked, { logos: [LOGO] });
    linked.waiting.splice(0);
    const [a, b] = [await drawn(sent), await drawn(linked)];
    expect(b.sha256).toBe(a.sha256);
    expect(b.sha256).not.toBe(without);
    expect(b.check).toMatchObject({ passed: true });
    expect((await dna(linked)).logo_status).toMatchObject([{ status: "ready" }]);
  });

  test("a run waits three seconds for all its linked logos together, and draws without the late ones", async () => {
    const w = await world();
    const waits: (number | undefined)[] = [];
    const reason = "The file did not arrive in time.";
    w.service.downloads.download = async (_, timeoutMs) => {
      waits.push(timeoutMs);
      w.pass(2);
      return { ok: false, permanent: false, reason };
    };
    await patchDna(w, { logos: ["/a", "/b", "/c", "/d"].map(address) });
    w.waiting.splice(0);
    const { check } = await drawn(w);
    expect(waits).toEqual([3_000, 1_000]);
    expect(check).toMatchObject({ passed: false });
    expect(check?.evidence).toMatchObject([{ quote: reason }]);
    expect((await dna(w)).logo_status).toMatchObject(Array(4).fill({ status: "processing" }));
  });

  test("a later step of a run draws the same logos, also when one that was late has come", async () => {
    const w = await world();
    w.service.downloads.download = async () => ({ ok: false, permanent: false, reason: "Late." });
    await patchDna(w, { logos: [LOGO] });
    const owner = liveOwner(w.workspaceId);
    const look = await snapshotBrand(w.service, owner, await readBrand(w.service, w.workspaceId));
    w.service.downloads.download = async () => ({ ok: true, bytes: png() });
    expect(await w.drain()).toEqual([204]);
    expect((await dna(w)).logo_status).toMatchObject([{ status: "ready" }]);
    expect(await loadBrandLook(w.service, owner, look)).toMatchObject({
      logos: [],
      logoNote: "Late.",
    });
  });

  test("a run leaves out a linked logo that cannot be downloaded, and the report says why", async () => {
    for (const path of ["/status?code=404", "/status?code=503"]) {
      const w = await host.online();
      await patchDna(w, { logos: [address(path)] });
      w.waiting.splice(0);
      const { check } = await drawn(w);
      expect(check).toMatchObject({ passed: false });
      expect(check?.evidence[0]?.quote).toContain(path.slice(-3));
    }
  });
});
