import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { images } from "../../drizzle/schema/index.ts";
import { expectRefusal } from "../support/expect.ts";
import { jpegQuarters } from "../support/jpeg.ts";
import { base64, png } from "../support/pictures.ts";
import { SCREEN } from "../support/routes.ts";
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
import { API, type World, world } from "../support/world.ts";

const KEY = { "Idempotency-Key": "upload-1" };

describe("screen uploads with an Idempotency-Key", () => {
  test("a repeated screen upload answers with the first bytes and stores nothing", async () => {
    const w = await world();
    const first = await w.send(PATH, formWith(file(PICTURE)), KEY);
    const again = await w.send(PATH, formWith(file(PICTURE)), KEY);
    expect(again.status).toBe(201);
    expect(again.headers.get("Idempotent-Replayed")).toBe("true");
    expect(await again.text()).toBe(await first.text());
    expect(await list(w)).toHaveLength(1);
  });

  test("another picture or tag under the same Idempotency-Key is a conflict, in JSON and multipart", async () => {
    const w = await world();
    const other = png({ width: 41, height: 20 });
    await w.send(PATH, formWith(file(PICTURE)), KEY);
    await expectRefusal(await w.send(PATH, formWith(file(other)), KEY), 409, "idempotency_mismatch");
    const renamed = formWith(file(PICTURE), { ...TAGS, name: "Other" });
    await expectRefusal(await w.send(PATH, renamed, KEY), 409, "idempotency_mismatch");
    await expectRefusal(await w.post(PATH, SCREEN, KEY), 409, "idempotency_mismatch");
    const key = { "Idempotency-Key": "upload-2" };
    await w.post(PATH, SCREEN, key);
    expect((await w.post(PATH, SCREEN, key)).headers.get("Idempotent-Replayed")).toBe("true");
    const changed = { ...SCREEN, image_base64: base64(other) };
    await expectRefusal(await w.post(PATH, changed, key), 409, "idempotency_mismatch");
    expect(await list(w)).toHaveLength(2);
  });

  test("a refused screen upload is not stored, and its Idempotency-Key may bring a good one", async () => {
    const w = await world();
    await expectRefusal(
      await w.send(PATH, formWith(file(PICTURE.slice(0, 50))), KEY),
      422,
      "validation_error",
    );
    expect((await w.send(PATH, formWith(file(PICTURE)), KEY)).status).toBe(201);
  });
});

describe("the same picture uploaded again", () => {
  test("the same picture uploaded again reuses the stored files, whatever its name and encoding", async () => {
    const w = await world();
    const first = await upload(w);
    const names = watchFiles(w);
    const again = await record(await w.send(PATH, formWith(file(PICTURE), { ...TAGS, name: "Other" })));
    expect(again.image_url).toBe(first.image_url);
    expect(again.id).not.toBe(first.id);
    expect(names).toEqual([]);
  });

  test("the same picture in another workspace is a separate file, so that its existence is not revealed", async () => {
    const w = await world();
    const first = await upload(w);
    const { key } = await otherWorkspace(w);
    const body = { ...TAGS, image_base64: base64(PICTURE) };
    const theirs = await record(await w.call("POST", API + PATH, { key, json: body }));
    expect(theirs.image_url).not.toBe(first.image_url);
  });

  test("the same picture declared as another type is refused, stored or not", async () => {
    const w = await world();
    await upload(w);
    const answer = await w.send(PATH, formWith(file(PICTURE, "image/webp")));
    await expectRefusal(answer, 422, "validation_error");
  });

  test("the same picture is stored again when storage has lost it", async () => {
    const w = await world();
    const { image_url } = await upload(w);
    await w.service.files.tombstone([new URL(image_url).pathname.replace("/assets/", "")]);
    expect((await upload(w)).image_url).toBe(image_url);
    expect((await fetched(w, image_url)).status).toBe(200);
  });
});

describe("deleting a screen", () => {
  test("deleting a screen answers 204 without a body, and its file answers 410", async () => {
    const w = await world();
    const { id, image_url } = await upload(w, jpegQuarters(250, 50));
    const answer = await w.del(`${PATH}/${id}`);
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
    expect(await list(w)).toEqual([]);
    for (const name of [image_url, image_url.replace("image.jpg", "render.png")]) {
      expect((await fetched(w, name)).status).toBe(410);
    }
    await expectRefusal(await w.del(`${PATH}/${id}`), 404, "screen_not_found");
    expect(await w.sweep()).toMatchObject({ outbox: 0 });
  });

  test("deleting a screen keeps the file while another screen or a logo uses it", async () => {
    const w = await world();
    const [one, two] = [await upload(w), await upload(w)];
    const logo = await record(await w.post("/brand-assets/logo", { image_base64: base64(PICTURE) }));
    for (const { id } of [one, two]) {
      expect((await w.del(`${PATH}/${id}`)).status).toBe(204);
      expect((await fetched(w, one.image_url)).status).toBe(200);
    }
    expect(logo.url).toBe(one.image_url);
  });

  test("the same picture uploaded after a deletion gets a new address", async () => {
    const w = await world();
    const { id, image_url } = await upload(w);
    await w.del(`${PATH}/${id}`);
    const again = await upload(w);
    expect(again.image_url).not.toBe(image_url);
    expect((await fetched(w, again.image_url)).status).toBe(200);
  });

  test("deleting a screen works during a storage outage, and its file is deleted afterwards", async () => {
    const w = await world();
    const { id, image_url } = await upload(w);
    const { tombstone } = w.service.files;
    w.service.files.tombstone = () => Promise.reject(new Error("storage is away"));
    expect((await w.del(`${PATH}/${id}`)).status).toBe(204);
    expect(await list(w)).toEqual([]);
    w.service.files.tombstone = tombstone;
    w.pass(20);
    await w.sweep();
    expect(await w.drain()).toContain(204);
    expect((await fetched(w, image_url)).status).toBe(410);
  });

  test("a screen upload whose row cannot be stored leaves no file behind", async () => {
    const w = await world();
    const names = watchFiles(w);
    const { db } = w.service;
    const execute = db.execute.bind(db);
    // The first statement promises the picture's removal, the second stores the row.
    let statements = 0;
    const failing = {
      execute: (...args: Parameters<typeof execute>) =>
        ++statements === 2 ? Promise.reject(new Error("no")) : execute(...args),
    };
    w.service.db = new Proxy(db, {
      get: (target, name) => Reflect.get(name in failing ? failing : target, name),
    });
    const answer = await w.post(PATH, { ...TAGS, image_base64: base64(PICTURE) });
    expect(answer.status).toBe(500);
    expect(await findImages(w)).toEqual([]);
    expect((await w.call("GET", `/assets/${names[0]}`, { key: null })).status).toBe(410);
  });

  test("the cleanup job of a picture in use leaves it alone, however often it runs", async () => {
    const w = await world();
    const first = await upload(w);
    await upload(w);
    const [image] = await findImages(w);
    await w.del(`${PATH}/${first.id}`);
    for (let n = 0; n < 2; n++) {
      const job = { kind: "image.cleanup", workspaceId: w.workspaceId, imageId: image?.id ?? "" } as const;
      expect((await w.deliver(job)).status).toBe(204);
    }
    expect((await fetched(w, first.image_url)).status).toBe(200);
  });
});

const findImages = (w: World) =>
  w.service.db.select().from(images).where(eq(images.workspaceId, w.workspaceId));
