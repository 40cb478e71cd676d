import { describe, expect, test } from "vitest";
import { sha256 } from "../../lib/text/sha256.ts";
import { expectRefusal } from "../support/expect.ts";
import { jpegQuarters } from "../support/jpeg.ts";
import { base64 } from "../support/pictures.ts";
import { NO_RUN, SCREEN } from "../support/routes.ts";
import {
  fetched,
  file,
  formWith,
  list,
  PATH,
  PICTURE,
  record,
  TAGS,
  upload,
  watchFiles,
} from "../support/screens.ts";
import { otherWorkspace } from "../support/workspaces.ts";
import { API, json, type World, world } from "../support/world.ts";

describe("uploading a screen", () => {
  test.each([
    ["base64", (w: World) => w.post(PATH, { ...TAGS, image_base64: base64(PICTURE) })],
    [
      "a data URL",
      (w: World) => w.post(PATH, { ...TAGS, image_base64: `data:image/png;base64,${base64(PICTURE)}` }),
    ],
    ["multipart", (w: World) => w.send(PATH, formWith(file(PICTURE)))],
    ["multipart of no type", (w: World) => w.send(PATH, formWith(file(PICTURE, "")))],
  ])(
    "uploading a screen as %s answers 201 with the whole record, and the file is stored",
    async (_what, send) => {
      const w = await world();
      const answer = await send(w);
      expect(answer.status).toBe(201);
      const screen = await record(answer);
      expect(screen).toEqual({
        ...TAGS,
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
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
      const stored = await fetched(w, screen.image_url);
      expect(new Uint8Array(await stored.arrayBuffer())).toEqual(PICTURE);
      expect(await list(w)).toEqual([screen]);
    },
  );

  test("a screen's tags are trimmed", async () => {
    const w = await world();
    expect(await upload(w, PICTURE, { name: "  Inbox \n" })).toMatchObject({ name: "Inbox" });
  });

  test("a screen from a large JPEG gets a render copy", async () => {
    const w = await world();
    const names = watchFiles(w);
    expect(await upload(w, jpegQuarters(250, 50))).toMatchObject({ mime_type: "image/jpeg", width: 2_000 });
    expect(names).toEqual([expect.stringMatching(/image\.jpg$/), expect.stringMatching(/render\.png$/)]);
  });

  test("uploading a screen ignores unknown fields", async () => {
    const w = await world();
    expect((await w.post(PATH, { ...SCREEN, mood: "calm" })).status).toBe(201);
  });
});

describe("retagging a screen", () => {
  test("retagging a screen changes the given tags and its updated_at", async () => {
    const w = await world();
    const screen = await upload(w);
    w.pass(60);
    const answer = await w.patch(`${PATH}/${screen.id}`, { device: "phone", theme: "light" });
    expect(answer.status).toBe(200);
    const changed = { ...screen, device: "phone", theme: "light", updated_at: "2026-06-15T12:01:00.000Z" };
    expect(await record(answer)).toEqual(changed);
    expect(await list(w)).toEqual([changed]);
  });

  test.each<[string, object]>([
    ["nothing", {}],
    ["another field", { status: "ready" }],
    ["a tag and another field", { name: "A", image_url: "https://example.com/" }],
    ["null", { name: null }],
    ["an empty tag", { device: " " }],
  ])("retagging a screen with %s is 422 and changes nothing", async (_what, patch) => {
    const w = await world();
    const screen = await upload(w);
    await expectRefusal(await w.patch(`${PATH}/${screen.id}`, patch), 422, "validation_error");
    expect(await list(w)).toEqual([screen]);
  });
});

describe("a screen and another workspace", () => {
  test("another workspace sees no screens, and its 404 equals that of a screen that never existed", async () => {
    const w = await world();
    const screen = await upload(w);
    const { key } = await otherWorkspace(w);
    expect(await (await w.call("GET", API + PATH, { key })).json()).toEqual([]);
    for (const [method, init] of [
      ["PATCH", { json: { name: "Mine" } }],
      ["DELETE", {}],
    ] as const) {
      const theirs = await w.call(method, `${API}${PATH}/${screen.id}`, { key, ...init });
      const never = await w.call(method, `${API}${PATH}/${NO_RUN}`, { key, ...init });
      expect(await theirs.text()).toBe(await never.text());
      expect([theirs.status, never.status]).toEqual([404, 404]);
    }
    expect(await list(w)).toEqual([screen]);
  });
});

test("screens are listed newest first", async () => {
  const w = await world();
  for (const name of ["one", "two", "three"]) {
    await upload(w, PICTURE, { name });
    w.pass(1);
  }
  expect((await list(w)).map(({ name }) => name)).toEqual(["three", "two", "one"]);
});

test("an id in the JSON body of a screen upload is ignored", async () => {
  const w = await world();
  expect((await json(await w.post(PATH, { ...SCREEN, id: NO_RUN }))).id).not.toBe(NO_RUN);
});
