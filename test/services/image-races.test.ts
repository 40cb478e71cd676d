import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { runConcurrently } from "../support/concurrency.ts";
import { base64, png } from "../support/pictures.ts";
import { realPostgres, TEST_DATABASE_URL } from "../support/real-postgres.ts";
import { fetched, list, PATH, record, TAGS, upload } from "../support/screens.ts";
import { type World, world } from "../support/world.ts";

describe.skipIf(!TEST_DATABASE_URL)("races over one picture on a real PostgreSQL", () => {
  let postgres: Awaited<ReturnType<typeof realPostgres>>;
  let w: World;
  beforeAll(async () => {
    postgres = await realPostgres();
  });
  afterAll(() => postgres?.close());
  beforeEach(async () => {
    w = await world({ plan: "scale", now: new Date().toISOString(), service: { db: postgres.db } });
  });

  const rowsOf = (table: "images" | "screens" | "logos" | "outbox") =>
    postgres.query(`select * from ${table} where workspace_id = $1`, [w.workspaceId]);
  const picture = (n: number) => png({ width: 30 + n, height: 20 });

  test("the same bytes uploaded thirty times at once are one image with one name", async () => {
    const screens = await runConcurrently(30, 30, () => upload(w, picture(0)));
    expect(new Set(screens.map(({ image_url }) => image_url)).size).toBe(1);
    expect(await rowsOf("images")).toHaveLength(1);
    expect(await rowsOf("screens")).toHaveLength(30);
    expect((await fetched(w, screens[0]?.image_url ?? "")).status).toBe(200);
  });

  test("deleting all screens of an image at once deletes the image", async () => {
    const screens = await runConcurrently(12, 1, () => upload(w, picture(1)));
    const answers = await runConcurrently(12, 12, (n) => w.del(`${PATH}/${screens[n]?.id}`));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(204));
    expect(await rowsOf("images")).toEqual([]);
    expect(await rowsOf("outbox")).toEqual([]);
    expect((await fetched(w, screens[0]?.image_url ?? "")).status).toBe(410);
  });

  test("concurrent uploads and deletions of one image leave every listed screen with its file", async () => {
    for (let round = 0; round < 8; round++) {
      const before = await runConcurrently(3, 3, () => upload(w, picture(2)));
      await Promise.all([
        ...before.map(({ id }) => w.del(`${PATH}/${id}`)),
        ...[1, 2, 3].map(() => upload(w, picture(2))),
      ]);
      for (const { status, image_url } of await list(w)) {
        expect(status).toBe("ready");
        expect((await fetched(w, image_url)).status).toBe(200);
      }
    }
    const [screens, images] = [await rowsOf("screens"), await rowsOf("images")];
    expect(screens).toHaveLength(24);
    expect(images).toHaveLength(1);
  });

  test("one Idempotency-Key twenty times at once makes one screen", async () => {
    const body = { ...TAGS, image_base64: base64(picture(3)) };
    const answers = await runConcurrently(20, 20, () => w.post(PATH, body, { "Idempotency-Key": "once" }));
    const made = answers.filter(({ status }) => status === 201);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(new Set(await Promise.all(made.map(async (answer) => (await record(answer)).id))).size).toBe(1);
    expect(await rowsOf("screens")).toHaveLength(1);
  });

  test("one logo sent ten times at once is listed once in the Brand DNA", async () => {
    const body = { image_base64: base64(picture(4)) };
    const answers = await runConcurrently(10, 10, () => w.post("/brand-assets/logo", body));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    const [dna] = await postgres.query("select logos, version from brand_dna where workspace_id = $1", [
      w.workspaceId,
    ]);
    expect(dna.logos).toHaveLength(1);
    expect(await rowsOf("logos")).toHaveLength(10);
  });
});
