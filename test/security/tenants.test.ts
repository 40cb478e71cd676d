import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/v4";
import type { AnyOperation } from "../../lib/core/operation.ts";
import type { KeyedRoute } from "../support/keyed-route.ts";
import { allOperations } from "../support/operations.ts";
import { runFor } from "../support/route-targets.ts";
import { ask, MASCOT, NO_RUN, nameIn, PHOTO, SCREEN } from "../support/routes.ts";
import { sample } from "../support/sample.ts";
import { finishedRun, insertAccount } from "../support/social.ts";
import { bind, EVENT } from "../support/studio.ts";
import { otherWorkspace } from "../support/workspaces.ts";
import { API, BRIEF, json, type World, world } from "../support/world.ts";
import { KEYED, nameOf } from "./support/routes.ts";

const BY_PATH = KEYED.filter((route) => nameIn(route) && !route.shared);
/** Headers that differ between answers to the same caller. */
const OF_THE_REQUEST = /^(?:x-request-id|(?:x-)?ratelimit-.*|date|server-timing)$/;

/** An answer's status, headers and text, with the requested id replaced. */
async function reported(answer: Response, id: string) {
  const headers = [...answer.headers].filter(([name]) => !OF_THE_REQUEST.test(name));
  return { status: answer.status, headers, text: (await answer.text()).replaceAll(id, "ID") };
}

/** What the owner sees of everything they own. */
async function possessions(w: World) {
  const lists = KEYED.filter(
    ({ method, path }) => method === "GET" && !path.includes(":") && !/^\/(?:me|studio|templates)/.test(path),
  );
  return Promise.all(lists.map(async (route) => (await ask(w, route)).text()));
}

type OtherWorkspace = { key: string; workspaceId: string };
/** Asks with the key of another workspace for an existing id and for an unknown one. */
async function asOtherWorkspace(
  w: World,
  request: (by: OtherWorkspace, id: string) => Promise<Response>,
  id: string,
) {
  const before = await possessions(w);
  const by = await otherWorkspace(w, "scale");
  const theirs = await reported(await request(by, id), id);
  const nobodys = await reported(await request(by, NO_RUN), NO_RUN);
  expect(await possessions(w), "nothing has changed").toEqual(before);
  return { theirs, nobodys };
}

test.each(sample(BY_PATH, 12))(
  "$method $path answers for another workspace's id as for an unknown id",
  async (route) => {
    const w = await world({ plan: "scale" });
    const id = await runFor(w, route);
    const { theirs, nobodys } = await asOtherWorkspace(
      w,
      ({ key }, at) => ask(w, route, { id: at, key }),
      id,
    );
    expect(theirs).toEqual(nobodys);
    expect(theirs.status).toBe(404);
  },
);

type Case = {
  field: string;
  name: string;
  idOf: (w: World) => Promise<string>;
  send: (w: World, by: OtherWorkspace, id: string) => Promise<Response>;
};
const post = (w: World, key: string, path: string, body: unknown) =>
  w.call("POST", path, { key, json: body });
const photoOf = async (w: World) => (await json(await w.post("/brand-assets/photos", PHOTO))).id;
const screenOf = async (w: World) => (await json(await w.post("/brand-assets/screens", SCREEN))).id;
/** A finished run of the neighbour's own. */
const ownRun = (w: World, by: OtherWorkspace) => finishedRun({ ...w, ...by }, { key: by.key });
const PERSON_CARD = (id: string) => ({ output_type: "person", body: { name: "Mara Lindqvist", photo: id } });

const PHOTO_CARD = (photo: string) => ({
  output_type: "announcement",
  body: { headline: "Now open", photo },
});

/** Every field of a body or query that names something by its id. */
const CASES: Case[] = [
  {
    field: "screen_ids",
    name: "a screen in generate",
    idOf: screenOf,
    send: (w, { key }, id) => post(w, key, "/generate", { ...BRIEF, screen_ids: [id] }),
  },
  {
    field: "photo_ids",
    name: "a photo in generate",
    idOf: photoOf,
    send: (w, { key }, id) => post(w, key, "/generate", { ...BRIEF, photo_ids: [id] }),
  },
  {
    field: "photo",
    name: "a photo in a picture that is drawn",
    idOf: photoOf,
    send: (w, { key }, id) => post(w, key, "/render", { items: [PHOTO_CARD(id)] }),
  },
  {
    field: "ids",
    name: "uploads to delete",
    idOf: screenOf,
    send: (w, { key }, id) => post(w, key, "/media/delete", { ids: [id] }),
  },
  {
    field: "run_id",
    name: "posts of a run",
    idOf: (w) => finishedRun(w),
    send: (w, { key }, id) => w.call("GET", `/posts?run_id=${id}`, { key }),
  },
  {
    field: "parent_run_id",
    name: "a run whose versions are listed",
    idOf: (w) => finishedRun(w),
    send: (w, { key }, id) => w.call("GET", `/runs?parent_run_id=${id}`, { key }),
  },
  {
    field: "account_id",
    name: "an account to post to",
    idOf: (w) => insertAccount(w, "x"),
    send: async (w, by, id) =>
      post(w, by.key, `/runs/${await ownRun(w, by)}/post`, { platform: "x", account_id: id }),
  },
  {
    field: "account_id",
    name: "an account to schedule for",
    idOf: (w) => insertAccount(w, "x"),
    send: async (w, by, id) =>
      post(w, by.key, `/runs/${await ownRun(w, by)}/schedule`, {
        platform: "x",
        account_id: id,
        scheduled_at: "2027-01-01T09:00:00Z",
      }),
  },
  {
    field: "candidate_id",
    name: "a mascot's candidate",
    idOf: async (w) => {
      const { candidates } = (await json(await w.post("/mascot", MASCOT))) as unknown as {
        candidates: { id: string }[];
      };
      return candidates[0]?.id ?? "";
    },
    send: async (w, { key }, id) => {
      await post(w, key, "/mascot", MASCOT);
      return post(w, key, "/mascot/step", { action: "keep", candidate_id: id });
    },
  },
  {
    field: "endpoint_id",
    name: "a webhook whose deliveries are listed",
    idOf: async (w) => (await json(await w.post("/webhooks", { url: "https://hooks.example.com/a" }))).id,
    send: (w, { key }, id) => w.call("GET", `${API}/webhooks/deliveries?endpoint_id=${id}`, { key }),
  },
  {
    field: "event_id",
    name: "an event whose deliveries are listed",
    async idOf(w) {
      await w.post("/webhooks", { url: "https://hooks.example.com/a" });
      w.pass(1);
      await w.patch("/brand-dna", { tagline: "Notes that travel." });
      const [event] = (await (await w.get("/events")).json()) as { id: string }[];
      return event?.id ?? "";
    },
    send: (w, { key }, id) => w.call("GET", `${API}/webhooks/deliveries?event_id=${id}`, { key }),
  },
  {
    field: "photo",
    name: "a picture in a template",
    idOf: screenOf,
    send: (w, { key }, id) => post(w, key, "/render", { items: [PERSON_CARD(id)] }),
  },
];

test.each(sample(CASES, 6))(
  "$name ($field) of another workspace is treated as unknown",
  async ({ idOf, send }) => {
    const w = await world({ plan: "scale" });
    const id = await idOf(w);
    expect(id).toMatch(/./);
    const { theirs, nobodys } = await asOtherWorkspace(w, (by, at) => send(w, by, at), id);
    expect(theirs).toEqual(nobodys);
    expect(theirs.text).not.toContain(id);
  },
);

describe("the tenant tests cover every field with an id", () => {
  let operations: Map<string, AnyOperation>;
  beforeAll(async () => {
    operations = await allOperations();
  });

  test("the tenant tests cover every id that an operation takes", () => {
    const inPaths = new Set(BY_PATH.map((route) => nameIn(route)));
    const inCases = new Set(CASES.map(({ field }) => field));
    const taken = KEYED.flatMap(({ operation }) => {
      const input = operations.get(operation)?.input;
      const schema = input && z.toJSONSchema(input, { io: "input", unrepresentable: "any" });
      return [...JSON.stringify(schema).matchAll(/"(\w*_ids?|ids)":/g)].map(([, name = ""]) => name);
    });
    const known = [...inPaths, ...inCases];
    expect([...new Set(taken)].filter((name) => !known.includes(name))).toEqual([]);
  });
});

test("Studio's routes use only the key's own profile", async () => {
  const w = await world({ plan: "scale" });
  await bind(w);
  const { key } = await otherWorkspace(w, "scale");
  expect((await post(w, key, "/studio/generate", EVENT)).status).toBe(403);
  expect((await w.call("GET", "/studio/templates", { key })).status).toBe(403);
});

test("the tenant tests cover every route with an id", () => {
  const withId = KEYED.filter(({ path }) => path.includes(":")).map(nameOf);
  const shared = KEYED.filter(({ shared }: KeyedRoute) => shared).map(nameOf);
  expect([...BY_PATH.map(nameOf), ...shared].sort()).toEqual(withId.sort());
});
