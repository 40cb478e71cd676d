import { describe, expect, test } from "vitest";
import { signedIn } from "../support/browsing.ts";
import { png } from "../support/pictures.ts";
import { json, world } from "../support/world.ts";

const LIBRARY = "/app/brand/library";
const MASCOT = "/app/brand/mascot";

const picture = () => new File([png({ width: 64, height: 48 })], "a.png", { type: "image/png" });
const ids = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, id = ""]) => id);

describe("screens and people", () => {
  test("a screen is added with its tags, and deleted", async () => {
    const w = await world();
    const editor = await signedIn(w, "editor");
    const screen = { name: "Weekly report", screen_type: "dashboard", device: "desktop", theme: "light" };
    const added = await editor.upload(`${LIBRARY}/screens`, { ...screen, file: picture() });
    expect(added.headers.get("location")).toBe(`${LIBRARY}/screens?done=added`);
    const page = await editor.read(`${LIBRARY}/screens`);
    expect(page).toContain("An overview, desktop");
    const [id] = ids(page, /screens\/([\w-]{36})\/delete/g);
    await editor.submit(`${LIBRARY}/screens/${id}/delete`);
    expect(await (await w.get("/brand-assets/screens")).json()).toEqual([]);
  });

  test("a person is added only with their consent, and what was typed stays", async () => {
    const w = await world();
    const editor = await signedIn(w, "editor");
    const person = { name: "Ada Lovelace", role: "Head of Data", quote: "Twice as often." };
    const refused = await editor.upload(`${LIBRARY}/people`, { ...person, file: picture() });
    const text = await refused.text();
    expect(refused.status).toBe(422);
    expect(text).toContain('id="consent-error"');
    expect(text).toContain('value="Ada Lovelace"');
    const agreed = { ...person, consent: "true", file: picture() };
    expect((await editor.upload(`${LIBRARY}/people`, agreed)).status).toBe(303);
    expect(await editor.read(`${LIBRARY}/people`)).toContain("Head of Data");
  });

  test.each(["photos", "screens", "people"])(
    "%s without a file are refused beside the field",
    async (kind) => {
      const editor = await signedIn(await world(), "editor");
      const file = new File([], "");
      const fields = { name: "A", kind: "place", screen_type: "home", device: "phone", theme: "dark" };
      const answer = await editor.upload(`${LIBRARY}/${kind}`, { ...fields, consent: "true", file });
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain("Choose a picture.");
    },
  );
});

describe("videos", () => {
  test("a file that is no video is refused in words, and none is asked for", async () => {
    const w = await world();
    const editor = await signedIn(w, "editor");
    const wrong = await editor.upload(`${LIBRARY}/videos`, { title: "Launch", file: picture() });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain('value="Launch"');
    const none = await editor.upload(`${LIBRARY}/videos`, { title: "", file: new File([], "") });
    expect(await none.text()).toContain("Choose a video.");
  });

  test("the plan without a library of videos says so", async () => {
    const editor = await signedIn(await world({ plan: "starter" }), "editor");
    const answer = await editor.upload(`${LIBRARY}/videos`, { title: "A", file: picture() });
    expect(answer.status).toBe(402);
    expect(await answer.text()).toContain("is not part of the starter plan");
    const page = await editor.read(`${LIBRARY}/videos`);
    expect(page).toContain("The Starter plan takes no videos of your own.");
    expect(page).not.toContain('type="file"');
  });
});

describe("all uploads", () => {
  test("are listed by kind, and several are deleted at once", async () => {
    const w = await world();
    const editor = await signedIn(w, "editor");
    for (const name of ["One", "Two", "Three"])
      await editor.upload(`${LIBRARY}/photos`, { name, kind: "place", file: picture() });
    expect(await editor.read(`${LIBRARY}/uploads?kind=logo`)).toContain("Nothing here yet.");
    const listed = ids(await editor.read(`${LIBRARY}/uploads?kind=photo`), /name="ids" value="([\w-]+)"/g);
    expect(listed).toHaveLength(3);
    const [first = "", second = ""] = listed;
    const deleted = await editor.submit(`${LIBRARY}/uploads/delete`, [
      ["ids", first],
      ["ids", second],
    ]);
    expect(deleted.headers.get("location")).toBe(`${LIBRARY}/uploads?count=2&done=deleted`);
    expect(await (await w.get("/brand-assets/photos")).json()).toHaveLength(1);
    const nothing = await editor.submit(`${LIBRARY}/uploads/delete`, {});
    expect(nothing.status).toBe(422);
    expect(await nothing.text()).toContain("Tick at least one.");
  });
});

describe("the mascot studio", () => {
  test("draws four candidates, keeps one, and poses it", async () => {
    const w = await world();
    const editor = await signedIn(w, "editor");
    expect(await editor.read(MASCOT)).toContain("A figure of your own");
    await editor.submit(MASCOT, { description: "a friendly green robot", style: "" });
    const drawn = ids(await editor.read(MASCOT), /name="candidate_id" value="([\w-]+)"/g);
    expect(drawn).toHaveLength(4);
    const kept = await editor.submit(`${MASCOT}/step`, { action: "keep", candidate_id: drawn[1] ?? "" });
    expect(kept.headers.get("location")).toBe(`${MASCOT}?done=kept`);
    await editor.submit(`${MASCOT}/step`, { action: "pose", pose: "waving" });
    expect(await editor.read(MASCOT)).toContain('alt="The mascot, waving"');
    expect(await json(await w.get("/mascot"))).toMatchObject({ status: "ready" });
  });

  test("asks for a description, and refuses a pose that is none", async () => {
    const editor = await signedIn(await world(), "editor");
    const empty = await editor.submit(MASCOT, { description: " " });
    expect(empty.status).toBe(422);
    expect(await empty.text()).toContain('id="description-error"');
    expect((await editor.submit(`${MASCOT}/step`, { action: "pose", pose: "flying" })).status).toBe(422);
  });
});

test.each(["reviewer", "viewer"] as const)("a %s sees every part and adds nothing", async (role) => {
  const w = await world();
  const member = await signedIn(w, role);
  for (const path of ["", "/screens", "/people", "/videos", "/uploads"]) {
    const page = await member.read(`${LIBRARY}${path}`);
    expect(page, path).toContain('aria-current="page"');
    expect(page, path).not.toContain('type="file"');
  }
  expect(await member.read(MASCOT)).not.toContain("Draw four");
  const person = { name: "Ada", consent: "true", file: picture() };
  expect((await member.upload(`${LIBRARY}/people`, person)).status).toBe(403);
  expect((await member.upload(`${LIBRARY}/videos`, { title: "A", file: picture() })).status).toBe(403);
  expect((await member.submit(MASCOT, { description: "a green robot" })).status).toBe(403);
});

describe("a photo", () => {
  test("keeps the point that is given in percents, loses it when they are emptied, and says what is wrong with one", async () => {
    const w = await world();
    const editor = await signedIn(w, "editor");
    await editor.upload(`${LIBRARY}/photos`, {
      name: "Roastery",
      kind: "place",
      alt_text: "",
      file: picture(),
    });
    const [id] = ids(await editor.read(LIBRARY), /photos\/([\w-]{36})"/g);
    const path = `${LIBRARY}/photos/${id}`;
    const focus = async () => (await json(await w.get(`/brand-assets/photos/${id}`))).focus;
    const details = { name: "Roastery at dawn", kind: "place", alt_text: "Steam over beans" };
    expect((await editor.submit(path, { ...details, x: "25", y: "70" })).headers.get("location")).toBe(
      `${path}?done=saved`,
    );
    expect(await focus()).toEqual({ x: 0.25, y: 0.7 });
    const page = await editor.read(path);
    expect(page).toContain("<h1>Roastery at dawn</h1>");
    expect(page).toContain('viewBox="0 0 48 48"');
    for (const [x, y, field] of [
      ["101", "5", "x"],
      ["5", "", "y"],
      ["low", "5", "x"],
    ] as const) {
      const wrong = await editor.submit(path, { ...details, x, y });
      expect([wrong.status, (await wrong.text()).includes(`id="${field}-error"`)]).toEqual([422, true]);
    }
    await editor.submit(path, { ...details, x: "", y: "" });
    expect(await focus()).toBeNull();
    const viewer = await signedIn(w, "viewer");
    expect(await viewer.read(path)).not.toContain('<button type="submit" class="button main"');
    expect((await viewer.submit(path, details)).status).toBe(403);
    const outsider = await signedIn(await world());
    expect((await outsider.open(path)).status).toBe(404);
    expect((await outsider.submit(path, details)).status).toBe(404);
    expect((await editor.open(`${LIBRARY}/photos/x`)).status).toBe(404);
  });
});

test("without an image model the mascot's page says which kinds are drawn, before and after", async () => {
  const w = await world();
  const editor = await signedIn(w, "editor");
  expect(await editor.read(MASCOT)).toContain("We draw 5 kinds of figure");
  const bread = await editor.submit(MASCOT, { description: "A loaf of bread" });
  expect(bread.status).toBe(422);
  expect(await bread.text()).toContain("None of these words is one that we draw");
  expect(await json(await w.get("/mascot"))).toMatchObject({ status: "none" });
  await editor.submit(MASCOT, { description: "A mouse with an apron" });
  expect(await editor.read(MASCOT)).toMatch(
    /You asked for “A mouse with an apron”. Of its words we could follow “mouse”; the others change nothing./,
  );
  await editor.submit(MASCOT, { description: "A loaf of bread", style: "clay" });
  expect(await editor.read(MASCOT)).toContain("None of its words is one that we draw: these are figures");
});
