import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectRefusal, placesOf } from "../support/expect.ts";
import { startImageHost } from "../support/image-host.ts";
import { base64 } from "../support/pictures.ts";
import { fetched, file, formWith, PICTURE, upload, watchFiles } from "../support/screens.ts";
import { otherWorkspace } from "../support/workspaces.ts";
import { type World, world } from "../support/world.ts";

const PATH = "/brand-assets/people";
const MARA = { name: " Mara Lindqvist ", role: "Head of Product", quote: "It just works.", consent: true };
type Person = Record<string, unknown> & { id: string; image_url: string };
const record = async (answer: Response) => (await answer.json()) as Person;
const list = async (w: World) => (await (await w.get(PATH)).json()) as Person[];
const add = async (w: World, more: object = {}) =>
  record(await w.post(PATH, { ...MARA, image_base64: base64(PICTURE), ...more }));

let host: Awaited<ReturnType<typeof startImageHost>>;
beforeAll(async () => {
  host = await startImageHost();
});
afterAll(() => host.close());
const address = (path: string) => `https://pictures.example.com${path}`;
const byAddress = { ...MARA, image_url: address("/logo.png") };

describe("a person with a portrait", () => {
  test("adding a person answers 201 with the whole record, and the portrait is stored", async () => {
    const w = await world();
    const answer = await w.post(PATH, { ...MARA, image_base64: base64(PICTURE) });
    expect(answer.status).toBe(201);
    const person = await record(answer);
    expect(person).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: "Mara Lindqvist",
      role: "Head of Product",
      quote: "It just works.",
      consent: true,
      status: "ready",
      reason: null,
      image_url: expect.stringMatching(/\/assets\/[0-9A-Za-z]{32}\/image\.png$/),
      width: 40,
      height: 20,
      bytes: PICTURE.length,
      mime_type: "image/png",
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      livemode: true,
      created_at: "2026-06-15T12:00:00.000Z",
      updated_at: "2026-06-15T12:00:00.000Z",
    });
    expect((await fetched(w, person.image_url)).status).toBe(200);
    expect(await list(w)).toEqual([person]);
  });

  test("a person can be added by multipart, people are listed newest first, and other workspaces see none", async () => {
    const w = await world();
    const first = await add(w);
    w.pass(1);
    const answer = await w.send(PATH, formWith(file(PICTURE), { name: "Tomas Okafor", consent: "true" }));
    expect(answer.status).toBe(201);
    const second = await record(answer);
    expect(second).toMatchObject({ name: "Tomas Okafor", role: "", quote: "", status: "ready" });
    expect((await list(w)).map(({ id }) => id)).toEqual([second.id, first.id]);
    const { key } = await otherWorkspace(w);
    expect(await (await w.call("GET", PATH, { key })).json()).toEqual([]);
  });

  test("adding a person with an Idempotency-Key makes one person", async () => {
    const w = await world();
    const key = { "Idempotency-Key": "mara" };
    const body = { ...MARA, image_base64: base64(PICTURE) };
    const first = await (await w.post(PATH, body, key)).text();
    const again = await w.post(PATH, body, key);
    expect(again.headers.get("Idempotent-Replayed")).toBe("true");
    expect(await again.text()).toBe(first);
    expect(await list(w)).toHaveLength(1);
  });
});

describe("people refused with 422", () => {
  test.each<[string, object, string[]]>([
    ["no consent", { consent: undefined }, ["consent"]],
    ["consent denied", { consent: false }, ["consent"]],
    ["consent as another text", { consent: "yes" }, ["consent"]],
    ["consent as a number", { consent: 1 }, ["consent"]],
    ["no name", { name: undefined }, ["name"]],
    ["an empty name", { name: "  " }, ["name"]],
    ["a long name", { name: "x".repeat(121) }, ["name"]],
    ["a long quote", { quote: "x".repeat(401) }, ["quote"]],
    ["no picture", { image_base64: undefined }, []],
    ["two pictures", { image_url: address("/logo.png") }, []],
    ["a private address", { image_base64: undefined, image_url: "https://10.0.0.1/a.png" }, ["image_url"]],
    ["an SVG", { image_base64: base64(new TextEncoder().encode("<svg/>")) }, ["image_base64"]],
  ])("adding a person is refused without a trace: %s", async (_what, change, place) => {
    const w = await world();
    const names = watchFiles(w);
    const body = { ...MARA, image_base64: base64(PICTURE), ...change };
    const refused = await expectRefusal(await w.post(PATH, body), 422, "validation_error");
    expect(placesOf(refused)).toEqual([["body", ...place]]);
    expect([names, await list(w), w.waiting]).toEqual([[], [], []]);
  });

  test.each([undefined, false])("consent of %s is refused with what to send", async (consent) => {
    const w = await world();
    const answer = await w.post(PATH, { ...MARA, image_base64: base64(PICTURE), consent });
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining("consent: true") });
  });
});

describe("a person's portrait at an address", () => {
  test("a portrait at an address is processing, then ready, and a repeated job changes nothing", async () => {
    const w = await host.online();
    const person = await record(await w.post(PATH, byAddress));
    expect(person).toMatchObject({ status: "processing", image_url: null, width: null });
    const [message] = w.waiting;
    expect(message?.job).toEqual({ kind: "portrait.fetch", workspaceId: w.workspaceId, personId: person.id });
    w.pass(5);
    expect(await w.drain()).toEqual([204]);
    const [ready] = await list(w);
    expect(ready).toMatchObject({ status: "ready", width: 40, updated_at: "2026-06-15T12:00:05.000Z" });
    if (message) expect((await w.deliver(message.job)).status).toBe(204);
    expect(await list(w)).toEqual([ready]);
  });

  test.each([
    ["/status?code=404", 0, 204, "failed"],
    ["/status?code=503", 0, 500, "processing"],
    ["/status?code=503", 3, 204, "failed"],
  ])("a portrait at %s on try %i answers the queue %i and is %s", async (path, retried, status, state) => {
    const w = await host.online();
    await w.post(PATH, { ...MARA, image_url: address(path) });
    const [message] = w.waiting;
    if (message) expect((await w.deliver(message.job, retried)).status).toBe(status);
    expect(await list(w)).toMatchObject([
      { status: state, reason: state === "failed" ? expect.any(String) : null },
    ]);
  });

  test("a portrait at an address fails with a reason when the queue gives up its job", async () => {
    const w = await host.online();
    await w.post(PATH, byAddress);
    const sourceBody = btoa(JSON.stringify(w.waiting[0]?.job));
    const headers = { "upstash-signature": "signed" };
    await w.call("POST", "/jobs/failed", { json: { sourceBody, retried: 3 }, headers, key: null });
    expect(await list(w)).toMatchObject([{ status: "failed", reason: expect.stringContaining("4 times") }]);
  });

  test("a portrait of a person who is removed meanwhile leaves no file behind", async () => {
    const w = await host.online();
    const { id } = await record(await w.post(PATH, byAddress));
    const { put } = w.service.files;
    let stored = "";
    w.service.files.put = async (name, bytes, about) => {
      await put(name, bytes, about);
      stored = name;
      await w.del(`${PATH}/${id}`);
    };
    await w.drain();
    expect(await list(w)).toEqual([]);
    expect((await w.call("GET", `/assets/${stored}`, { key: null })).status).toBe(410);
  });
});

describe("removing a person", () => {
  test("removing a person answers 204 and deletes the portrait", async () => {
    const w = await world();
    const { id, image_url } = await add(w);
    const answer = await w.del(`${PATH}/${id}`);
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
    expect(await list(w)).toEqual([]);
    expect((await fetched(w, image_url)).status).toBe(410);
    await expectRefusal(await w.del(`${PATH}/${id}`), 404, "not_found");
  });

  test("removing a person keeps a picture that a screen or another person uses", async () => {
    const w = await world();
    const [mara, twin] = [await add(w), await add(w, { name: "Mira Lindqvist" })];
    const screen = await upload(w);
    expect([twin.image_url, screen.image_url]).toEqual([mara.image_url, mara.image_url]);
    await w.del(`${PATH}/${mara.id}`);
    await w.del(`/brand-assets/screens/${screen.id}`);
    expect((await fetched(w, mara.image_url)).status).toBe(200);
    await w.del(`${PATH}/${twin.id}`);
    expect((await fetched(w, mara.image_url)).status).toBe(410);
  });
});
