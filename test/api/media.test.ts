import { describe, expect, test } from "vitest";
import { type Dna, updates } from "../support/dna.ts";
import { expectRefusal, placesOf } from "../support/expect.ts";
import { base64, png } from "../support/pictures.ts";
import { NO_RUN, PERSON } from "../support/routes.ts";
import { fetched, TAGS } from "../support/screens.ts";
import { otherWorkspace } from "../support/workspaces.ts";
import { type World, world } from "../support/world.ts";

type Thing = Record<string, unknown> & { id: string; kind: string; url: string; image_url: string };
const thing = async (answer: Response) => (await answer.json()) as Thing;
const listed = async (w: World, query = "") => (await (await w.get(`/media${query}`)).json()) as Thing[];
const picture = (width: number) => ({ image_base64: base64(png({ width, height: 10 })) });
const screen = async (w: World, width = 30) =>
  thing(await w.post("/brand-assets/screens", { ...TAGS, ...picture(width) }));
const logo = async (w: World, width = 31, variant = "mark") =>
  thing(await w.post("/brand-assets/logo", { variant, ...picture(width) }));
const person = async (w: World, width = 32) =>
  thing(await w.post("/brand-assets/people", { ...PERSON, ...picture(width) }));
const erase = async (w: World, ids: string[]) =>
  (await (await w.post("/media/delete", { ids })).json()) as { deleted: string[]; not_found: string[] };
const logosOf = async (w: World) => ((await (await w.get("/brand-dna")).json()) as Dna).logos;

describe("the list of media", () => {
  test("the list of media has every upload, newest first, with its kind", async () => {
    const w = await world();
    const made: Thing[] = [];
    for (const make of [screen, logo, person]) {
      made.push(await make(w));
      w.pass(1);
    }
    const list = await listed(w);
    expect(list.map(({ id, kind, name, width }) => [id, kind, name, width])).toEqual([
      [made[2]?.id, "person", "Mara Lindqvist", 32],
      [made[1]?.id, "logo", "mark", 31],
      [made[0]?.id, "screen", "Inbox", 30],
    ]);
    expect(list[1]).toEqual({
      id: made[1]?.id,
      kind: "logo",
      name: "mark",
      url: made[1]?.url,
      mime_type: "image/png",
      width: 31,
      height: 10,
      bytes: made[1]?.bytes,
      livemode: true,
      created_at: "2026-06-15T12:00:01.000Z",
    });
    expect(await listed(w, "?kind=logo")).toEqual([list[1]]);
    expect(await listed(w, "?kind=video")).toEqual([]);
    const { key } = await otherWorkspace(w);
    expect(await (await w.call("GET", "/media", { key })).json()).toEqual([]);
  });

  test("the list of media has pages that do not overlap, even for items of the same moment", async () => {
    const w = await world();
    for (let n = 0; n < 4; n++) await Promise.all([screen(w, 20 + n), logo(w, 30 + n), person(w, 40 + n)]);
    const all = await listed(w, "?limit=100");
    expect(all).toHaveLength(12);
    const pages = await Promise.all([0, 5, 10, 15].map((offset) => listed(w, `?limit=5&offset=${offset}`)));
    expect(pages.map(({ length }) => length)).toEqual([5, 5, 2, 0]);
    expect(pages.flat()).toEqual(all);
    expect(await listed(w)).toEqual(all);
  });

  test("the list of media leaves out items whose picture is still pending", async () => {
    const w = await world();
    await w.post("/brand-assets/screens", { ...TAGS, image_url: "https://pictures.example.com/logo.png" });
    expect(await listed(w)).toEqual([]);
  });

  test.each(["limit=0", "limit=101", "limit=ten", "offset=-1", "kind=film", "kind="])(
    "the list of media refuses %s with 422",
    async (query) => {
      const refused = await expectRefusal(
        await (await world()).get(`/media?${query}`),
        422,
        "validation_error",
      );
      expect(placesOf(refused)).toEqual([["query", query.split("=")[0]]]);
    },
  );
});

describe("deleting media", () => {
  test("deleting media removes items of all kinds with their files and names the unknown ids", async () => {
    const w = await world();
    const made = [await screen(w), await logo(w), await person(w)];
    const kept = await screen(w, 50);
    const theirs = await otherWorkspace(w);
    const strange = await thing(
      await w.call("POST", "/brand-assets/people", { key: theirs.key, json: PERSON }),
    );
    const ids = made.map(({ id }) => id);
    const answer = await erase(w, [...ids, NO_RUN, strange.id, (ids[0] ?? "").toUpperCase()]);
    expect(answer).toEqual({ deleted: ids, not_found: [NO_RUN, strange.id] });
    expect(await listed(w)).toMatchObject([{ id: kept.id }]);
    for (const { url, image_url } of made) expect((await fetched(w, url ?? image_url)).status).toBe(410);
    expect((await fetched(w, strange.image_url)).status).toBe(200);
    expect(await erase(w, ids)).toEqual({ deleted: [], not_found: ids });
  });

  test("deleting a logo removes it from the Brand DNA when no copy is left, and records an event", async () => {
    const w = await world();
    const [a, again, b] = [await logo(w, 30), await logo(w, 30, "mono"), await logo(w, 31)];
    expect(await logosOf(w)).toEqual([a.url, b.url]);
    const before = (await updates(w)).length;
    await erase(w, [a.id]);
    expect(await logosOf(w)).toEqual([a.url, b.url]);
    expect(await updates(w)).toHaveLength(before);
    expect((await fetched(w, a.url)).status).toBe(200);
    await erase(w, [again.id]);
    expect(await logosOf(w)).toEqual([b.url]);
    expect(await updates(w)).toHaveLength(before + 1);
    expect((await fetched(w, a.url)).status).toBe(410);
  });

  test("deleting a screen that is also a logo keeps the file until the Brand DNA drops it", async () => {
    const w = await world();
    const { id, image_url } = await screen(w);
    await w.patch("/brand-dna", { logos: [image_url] });
    await erase(w, [id]);
    expect((await fetched(w, image_url)).status).toBe(200);
    await w.patch("/brand-dna", { logos: [] });
    await w.drain();
    expect((await fetched(w, image_url)).status).toBe(410);
  });

  test("deleting a pending screen stops its download", async () => {
    const w = await world();
    const waits = { ...TAGS, image_url: (await screen(w)).image_url };
    const { id } = await thing(await w.post("/brand-assets/screens", waits));
    expect(await erase(w, [id])).toEqual({ deleted: [id], not_found: [] });
    expect(await w.drain()).toEqual([204]);
    expect(await listed(w)).toHaveLength(1);
  });

  test("deleting more media than a request can handle leaves the rest to the queue", async () => {
    const w = await world();
    const made: Thing[] = [];
    for (let n = 0; n < 14; n++) made.push(await screen(w, 20 + n));
    await erase(
      w,
      made.map(({ id }) => id),
    );
    expect(await w.drain()).toEqual([204, 204, 204, 204]);
    for (const { image_url } of made) expect((await fetched(w, image_url)).status).toBe(410);
  });

  test("concurrent deletions of the same media delete each item once", async () => {
    const w = await world();
    const ids = [(await screen(w)).id, (await logo(w)).id, (await person(w)).id];
    const answers = await Promise.all([erase(w, ids), erase(w, ids), erase(w, ids)]);
    expect(answers.flatMap(({ deleted }) => deleted).sort()).toEqual([...ids].sort());
  });

  test.each<[string, unknown, (string | number)[]]>([
    ["no ids", {}, ["ids"]],
    ["an empty list", { ids: [] }, ["ids"]],
    ["101 ids", { ids: Array.from({ length: 101 }, () => NO_RUN) }, ["ids"]],
    ["an id of another form", { ids: [NO_RUN, "7"] }, ["ids", 1]],
    ["a text", { ids: NO_RUN }, ["ids"]],
  ])("deleting media with %s is 422", async (_what, body, place) => {
    const refused = await expectRefusal(
      await (await world()).post("/media/delete", body),
      422,
      "validation_error",
    );
    expect(placesOf(refused)).toEqual([["body", ...place]]);
  });
});
