import { describe, expect, test } from "vitest";
import { expectRefusal } from "../support/expect.ts";
import { base64, png } from "../support/pictures.ts";
import { list, PATH, record, TAGS, upload } from "../support/screens.ts";
import { world } from "../support/world.ts";

describe("Endpoints, product screens", () => {
  test("Endpoints, product screens: GET answers 200 with the list of stored screens, a bare array", async () => {
    const w = await world();
    expect(await list(w)).toEqual([]);
    const screen = await upload(w);
    const answer = await w.get(PATH);
    expect([answer.status, await answer.json()]).toEqual([200, [screen]]);
  });

  test.each([
    ["image_base64", base64(png())],
    ["image_url", "https://example.com/screen.png"],
  ])("Endpoints, product screens: POST with the four tags and %s answers 201", async (field, value) => {
    const w = await world();
    const answer = await w.post(PATH, { ...TAGS, [field]: value });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject(TAGS);
  });

  test("Endpoints, product screens: an image_url that is not https is refused", async () => {
    const w = await world();
    const body = { ...TAGS, image_url: "http://example.com/screen.png" };
    await expectRefusal(await w.post(PATH, body), 422, "validation_error");
  });

  test("Endpoints, product screens: PATCH retags and answers 200", async () => {
    const w = await world();
    const { id } = await upload(w);
    const answer = await w.patch(`${PATH}/${id}`, { screen_type: "settings" });
    expect([answer.status, await record(answer)]).toMatchObject([200, { id, screen_type: "settings" }]);
  });

  test("Endpoints, product screens: DELETE answers 204 with no body and removes the row", async () => {
    const w = await world();
    const { id } = await upload(w);
    const answer = await w.del(`${PATH}/${id}`);
    expect([answer.status, await answer.text(), await list(w)]).toEqual([204, "", []]);
  });
});

describe("screens", () => {
  const FIELDS =
    "id name screen_type device theme status image_url width height bytes mime_type sha256".split(" ");

  test("screens: the record has the agreed fields, with reason and livemode beside them", async () => {
    const screen = await upload(await world());
    const expected = [...FIELDS, "livemode", "created_at", "updated_at", "reason"].sort();
    expect(Object.keys(screen).sort()).toEqual(expected);
  });

  test("screens: what was sent is ready at once, what is fetched is processing", async () => {
    const w = await world();
    expect(await upload(w)).toMatchObject({ status: "ready" });
    const fetched = await record(await w.post(PATH, { ...TAGS, image_url: "https://example.com/a.png" }));
    expect(fetched).toMatchObject({ status: "processing" });
  });

  test("screens: exactly one of image_url and image_base64", async () => {
    const w = await world();
    const both = { ...TAGS, image_url: "https://example.com/a.png", image_base64: base64(png()) };
    for (const body of [TAGS, both]) await expectRefusal(await w.post(PATH, body), 422, "validation_error");
  });

  test("screens: PATCH takes at least one of the four tags", async () => {
    const w = await world();
    const { id } = await upload(w);
    await expectRefusal(await w.patch(`${PATH}/${id}`, {}), 422, "validation_error");
  });
});
