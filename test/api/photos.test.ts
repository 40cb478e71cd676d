import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sha256 } from "../../lib/text/sha256.ts";
import { expectRefusal, placesOf } from "../support/expect.ts";
import { startImageHost } from "../support/image-host.ts";
import { type Bytes, base64 } from "../support/pictures.ts";
import { NO_RUN } from "../support/routes.ts";
import { fetched, file, formWith, PICTURE, watchFiles } from "../support/screens.ts";
import { otherWorkspace } from "../support/workspaces.ts";
import { API, type World, world } from "../support/world.ts";

const PATH = "/brand-assets/photos";
const DAWN = { name: "Roastery at dawn", kind: "place" };
const AT = "https://pictures.example.com/logo.png";
const ALL = { ...DAWN, focus: { x: 0.4, y: 0.3 }, tags: ["coffee", "autumn"], alt_text: "Steam over beans" };

type Photo = Record<string, unknown> & { id: string; image_url: string };
const record = async (answer: Response) => (await answer.json()) as Photo;
const list = async (w: World) => (await (await w.get(PATH)).json()) as Photo[];
const upload = async (w: World, fields: object = DAWN, bytes: Bytes = PICTURE) =>
  record(await w.post(PATH, { ...DAWN, ...fields, image_base64: base64(bytes) }));

let host: Awaited<ReturnType<typeof startImageHost>>;
beforeAll(async () => {
  host = await startImageHost();
});
afterAll(() => host.close());

describe("uploading a photo", () => {
  test.each([
    ["base64", (w: World) => w.post(PATH, { ...ALL, image_base64: base64(PICTURE) })],
    [
      "multipart",
      (w: World) =>
        w.send(
          PATH,
          formWith(file(PICTURE), {
            ...DAWN,
            focus: '{"x":0.4,"y":0.3}',
            tags: "coffee, autumn,",
            alt_text: " Steam over beans ",
          }),
        ),
    ],
  ])(
    "uploading a photo as %s answers 201 with the whole record, and the file is stored",
    async (_as, send) => {
      const w = await world();
      const answer = await send(w);
      expect(answer.status).toBe(201);
      const photo = await record(answer);
      expect(photo).toEqual({
        ...ALL,
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        consent: false,
        status: "ready",
        reason: null,
        image_url: expect.stringMatching(/^http:\/\/brandrun\.test\/assets\/[0-9A-Za-z]{32}\/image\.png$/),
        width: 40,
        height: 20,
        bytes: PICTURE.length,
        mime_type: "image/png",
        sha256: await sha256(PICTURE),
        livemode: true,
        created_at: "2026-06-15T12:00:00.000Z",
        updated_at: "2026-06-15T12:00:00.000Z",
      });
      expect((await fetched(w, photo.image_url)).status).toBe(200);
      expect(await list(w)).toEqual([photo]);
      expect(await record(await w.get(`${PATH}/${photo.id}`))).toEqual(photo);
    },
  );

  test("a photo needs no more than a name, a kind and its picture", async () => {
    expect(await upload(await world())).toMatchObject({
      focus: null,
      tags: [],
      alt_text: "",
      consent: false,
    });
  });

  test("a photo at an address is processing, then ready", async () => {
    const w = await host.online();
    const image_url = AT;
    const photo = await record(await w.post(PATH, { ...ALL, image_url }));
    expect(photo).toMatchObject({ status: "processing", image_url: null, focus: ALL.focus, tags: ALL.tags });
    expect(w.waiting[0]?.job).toEqual({ kind: "photo.fetch", workspaceId: w.workspaceId, photoId: photo.id });
    expect(await w.drain()).toEqual([204]);
    expect(await list(w)).toMatchObject([{ ...ALL, status: "ready", width: 40 }]);
  });

  test("a photo at an address fails with a reason when the queue gives up its job", async () => {
    const w = await host.online();
    await w.post(PATH, { ...DAWN, image_url: AT });
    const sourceBody = btoa(JSON.stringify(w.waiting[0]?.job));
    const headers = { "upstash-signature": "signed" };
    await w.call("POST", "/jobs/failed", { json: { sourceBody, retried: 3 }, headers, key: null });
    expect(await list(w)).toMatchObject([{ status: "failed", reason: expect.any(String) }]);
  });

  test.each<[string, object, (string | number)[]]>([
    ["no kind", { kind: undefined }, ["kind"]],
    ["another kind", { kind: "animal" }, ["kind"]],
    ["an empty name", { name: " " }, ["name"]],
    ["a focus outside", { focus: { x: 1.2, y: 0 } }, ["focus", "x"]],
    ["half a focus", { focus: { x: 0.5 } }, ["focus", "y"]],
    ["a focus in words", { focus: "the left" }, ["focus"]],
    ["too many tags", { tags: Array(21).fill("a") }, ["tags"]],
    ["an empty tag", { tags: ["a", " "] }, ["tags", 1]],
    ["a long alternative text", { alt_text: "a".repeat(401) }, ["alt_text"]],
    ["people without consent", { kind: "people" }, ["consent"]],
    ["people who did not agree", { kind: "people", consent: false }, ["consent"]],
    ["two pictures", { image_url: "https://example.com/a.png" }, []],
    ["a file that is no picture", { image_base64: btoa("<svg/>") }, ["image_base64"]],
  ])("a photo with %s is refused at its field, and nothing is stored", async (_what, change, place) => {
    const w = await world();
    const names = watchFiles(w);
    const answer = await w.post(PATH, { ...DAWN, image_base64: base64(PICTURE), ...change });
    expect(placesOf(await expectRefusal(answer, 422, "validation_error"))).toEqual([["body", ...place]]);
    expect([names, await list(w)]).toEqual([[], []]);
  });
});

describe("consent for a photo of people", () => {
  test("who states the consent is kept, and the photo says that there is one", async () => {
    const w = await world();
    const multipart = formWith(file(PICTURE), { ...DAWN, kind: "people", consent: "true" });
    expect(await record(await w.send(PATH, multipart))).toMatchObject({ kind: "people", consent: true });
  });

  test("a photo becomes one of people only with consent, and keeps it", async () => {
    const w = await world();
    const { id } = await upload(w);
    const refused = await w.patch(`${PATH}/${id}`, { kind: "people" });
    expect(placesOf(await expectRefusal(refused, 422, "validation_error"))).toEqual([["body", "consent"]]);
    const agreed = await w.patch(`${PATH}/${id}`, { kind: "people", consent: true });
    expect(await record(agreed)).toMatchObject({ kind: "people", consent: true });
    await w.patch(`${PATH}/${id}`, { kind: "place" });
    expect((await w.patch(`${PATH}/${id}`, { kind: "people" })).status).toBe(200);
  });
});

describe("changing a photo", () => {
  test("changing a photo changes the given fields and its updated_at", async () => {
    const w = await world();
    const photo = await upload(w, ALL);
    w.pass(60);
    const answer = await w.patch(`${PATH}/${photo.id}`, { focus: null, tags: ["winter"], alt_text: "" });
    expect(answer.status).toBe(200);
    const changed = {
      ...{ ...photo, focus: null, tags: ["winter"], alt_text: "" },
      updated_at: "2026-06-15T12:01:00.000Z",
    };
    expect(await record(answer)).toEqual(changed);
    expect(await list(w)).toEqual([changed]);
  });

  test.each<[string, object]>([
    ["nothing", {}],
    ["another field", { status: "ready" }],
    ["null for a name", { name: null }],
    ["a focus outside", { focus: { x: 0, y: -0.1 } }],
  ])("changing %s is 422 and changes nothing", async (_what, patch) => {
    const w = await world();
    const photo = await upload(w);
    await expectRefusal(await w.patch(`${PATH}/${photo.id}`, patch), 422, "validation_error");
    expect(await list(w)).toEqual([photo]);
  });
});

test("a deleted photo is gone, and its file stays while a screen shows it", async () => {
  const w = await world();
  const [photo, other] = [await upload(w), await upload(w)];
  expect((await w.del(`${PATH}/${photo.id}`)).status).toBe(204);
  expect((await fetched(w, photo.image_url)).status).toBe(200);
  expect((await w.del(`${PATH}/${other.id}`)).status).toBe(204);
  expect((await fetched(w, photo.image_url)).status).toBe(410);
  await expectRefusal(await w.del(`${PATH}/${photo.id}`), 404, "not_found");
});

test("photos are media", async () => {
  const w = await world();
  const { id, image_url: url } = await upload(w);
  const answer = await w.get("/media?kind=photo");
  expect(await answer.json()).toMatchObject([{ id, kind: "photo", name: DAWN.name, url }]);
  await w.post("/media/delete", { ids: [id] });
  expect(await list(w)).toEqual([]);
  expect((await fetched(w, url)).status).toBe(410);
});

test("another workspace sees no photo, and its 404 equals that of a photo that never existed", async () => {
  const w = await world();
  const photo = await upload(w);
  const { key } = await otherWorkspace(w);
  expect(await (await w.call("GET", API + PATH, { key })).json()).toEqual([]);
  for (const [method, init] of [
    ["GET", {}],
    ["PATCH", { json: { name: "Mine" } }],
    ["DELETE", {}],
  ] as const) {
    const theirs = await w.call(method, `${API}${PATH}/${photo.id}`, { key, ...init });
    const never = await w.call(method, `${API}${PATH}/${NO_RUN}`, { key, ...init });
    expect([theirs.status, await theirs.text()]).toEqual([404, await never.text()]);
  }
  expect(await list(w)).toEqual([photo]);
});
