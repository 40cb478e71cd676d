import { describe, expect, test } from "vitest";
import { signedIn, type TestBrowser } from "../support/browsing.ts";
import { png } from "../support/pictures.ts";
import { json, type World, world } from "../support/world.ts";

const BRAND = "/app/brand";
const LIBRARY = `${BRAND}/library`;

const picture = (name = "photo.png") =>
  new File([png({ width: 64, height: 48 })], name, { type: "image/png" });
const BROKEN = { "content-type": "multipart/form-data; boundary=missing" };
const NO_FILE = new File([], "");

const dnaOf = async (w: World) => (await (await w.get("/brand-dna")).json()) as Record<string, unknown>;

/** The fields that the form of a page would send unchanged. */
async function formOf(browser: TestBrowser): Promise<Record<string, string>> {
  const html = await browser.read(BRAND);
  const [, version = ""] = /name="version" value="(\d+)"/.exec(html) ?? [];
  const colors = [...html.matchAll(/name="(color_[^"]+)" value="([^"]*)"/g)];
  return { version, ...Object.fromEntries(colors.map(([, name = "", value = ""]) => [name, value])) };
}

describe("the brand", () => {
  test("is written by a form, and an empty field clears what it stands for", async () => {
    const w = await world();
    const editor = await signedIn(w, "editor");
    const saved = await editor.submit(BRAND, {
      ...(await formOf(editor)),
      tagline: "Ship it, say it.",
      overview: "First line.\r\nSecond line.",
      product_name: "Kite",
      features: "Drafts\r\n\r\n  Reviews  ",
      color_primary: "1f5c4a",
      look: "",
    });
    expect(saved.headers.get("location")).toBe(`${BRAND}?done=saved`);
    expect(await dnaOf(w)).toMatchObject({
      tagline: "Ship it, say it.",
      overview: "First line.\nSecond line.",
      offer: { product_name: "Kite", features: ["Drafts", "Reviews"] },
      palette: { primary: "#1F5C4A" },
      product_map: {},
    });
    await editor.submit(BRAND, { ...(await formOf(editor)), tagline: " ", product_name: "Kite" });
    expect(await dnaOf(w)).toMatchObject({ tagline: "", overview: "", palette: { primary: "#1F5C4A" } });
  });

  test("keeps what the form does not show", async () => {
    const w = await world();
    await w.patch("/brand-dna", {
      palette: { primary: "#102030", "deep sea": "#001122" },
      product_map: { plans: { pro: "For teams" }, guidelines: { voice: ["warm"] } },
    });
    const editor = await signedIn(w, "editor");
    await editor.submit(BRAND, { ...(await formOf(editor)), look: "poster" });
    const dna = await dnaOf(w);
    expect(dna.palette).toEqual({ primary: "#102030", "deep sea": "#001122" });
    expect(dna.product_map).toMatchObject({ plans: { pro: "For teams" }, guidelines: { voice: ["warm"] } });
  });

  test("takes an art direction and gives it up again", async () => {
    const w = await world();
    const editor = await signedIn(w, "editor");
    const [, look = ""] = /name="look" value="([a-z_]+)"/.exec(await editor.read(BRAND)) ?? [];
    await editor.submit(BRAND, { ...(await formOf(editor)), look });
    expect((await dnaOf(w)).product_map).toEqual({ guidelines: { look } });
    expect(await editor.read(BRAND)).toContain(`value="${look}" checked`);
    await editor.submit(BRAND, { ...(await formOf(editor)), look: "", look_before: look });
    expect((await dnaOf(w)).product_map).toEqual({ guidelines: {} });
  });

  test("offers no art direction where guidelines in prose would be lost by it", async () => {
    const w = await world();
    await w.patch("/brand-dna", { product_map: { guidelines: "Never shout." } });
    expect(await (await signedIn(w)).read(BRAND)).not.toContain('name="look"');
  });

  test("reads a colour by its name, as the proposal of a brand does", async () => {
    const w = await world();
    const typed = { color_primary: "teal", color_accent: "Dark orange", color_text: "rgb(10, 20, 30)" };
    const answer = await (await signedIn(w, "editor")).submit(BRAND, { color_secondary: "abc", ...typed });
    expect(answer.status).toBe(303);
    expect((await dnaOf(w)).palette).toEqual({
      primary: "#137C7C",
      secondary: "#AABBCC",
      accent: "#A13500",
      text: "#0A141E",
    });
  });

  test("names a wrong colour beside it and stores nothing", async () => {
    const w = await world();
    const editor = await signedIn(w, "editor");
    const answer = await editor.submit(BRAND, { ...(await formOf(editor)), color_accent: "mauvish" });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toMatch(
      /id="color_accent-error"[^>]*>This colour is not known\. Give a code such as #1F5C4A, or a name/,
    );
    expect((await dnaOf(w)).version).toBe(0);
  });

  test("refuses a character that cannot be stored, in words", async () => {
    const w = await world();
    const answer = await (await signedIn(w)).submit(BRAND, { tagline: "Ship\0it" });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("Remove that character.");
    expect((await dnaOf(w)).version).toBe(0);
  });

  test("names a feature that is too long at the field of the features", async () => {
    const w = await world();
    const editor = await signedIn(w, "editor");
    const answer = await editor.submit(BRAND, { ...(await formOf(editor)), features: "a".repeat(301) });
    expect(await answer.text()).toMatch(/id="features-error"[^>]*>Use at most 300 characters\./);
  });

  test("changed by somebody else meanwhile, is shown with both and saved with the second click", async () => {
    const w = await world();
    const [one, two] = [await signedIn(w), await signedIn(w)];
    const form = await formOf(two);
    await one.submit(BRAND, { ...(await formOf(one)), tagline: "Theirs" });
    const late = await two.submit(BRAND, { ...form, tagline: "Mine" });
    const text = await late.text();
    expect(late.status).toBe(409);
    expect(text).toContain("Somebody else changed the brand");
    expect(text).toContain("Stored now: Theirs");
    expect(text).toContain('value="Mine"');
    const [, version = ""] = /name="version" value="(\d+)"/.exec(text) ?? [];
    await two.submit(BRAND, { ...form, version, tagline: "Mine" });
    expect((await dnaOf(w)).tagline).toBe("Mine");
  });
});

describe("a logo", () => {
  test("is uploaded, its colours are offered, and it is taken off again", async () => {
    const w = await world();
    const editor = await signedIn(w, "editor");
    const fields = { file: picture(), variant: "mark", theme: "dark" };
    const to = (await editor.upload(`${BRAND}/logo`, fields)).headers.get("location") ?? "";
    expect(to).toMatch(/^\/app\/brand\?found=(?:[0-9A-F]{6}-){4}[0-9A-F]{6}&done=added$/);
    const page = await editor.read(to);
    const [, take = ""] = /href="(\/app\/brand\?take=[^#"]+)/.exec(page) ?? [];
    expect(await editor.read(take)).toMatch(/name="color_primary" value="#[0-9A-F]{6}"/);
    const [url = ""] = (await dnaOf(w)).logos as string[];
    expect(page).toContain(`src="${new URL(url).pathname}"`);
    expect((await dnaOf(w)).palette).toEqual({});
    await editor.submit(`${BRAND}/logo/remove`, { url });
    expect((await dnaOf(w)).logos).toEqual([]);
  });

  test("that is uploaded after another one is the one that pictures use; a sign is not", async () => {
    const w = await world();
    const editor = await signedIn(w, "editor");
    const upload = (variant: string, width: number) =>
      editor.upload(`${BRAND}/logo`, {
        file: new File([png({ width, height: 40 })], `${variant}.png`, { type: "image/png" }),
        variant,
        theme: "light",
      });
    const listed = async () => (await dnaOf(w)).logos as string[];
    await upload("primary", 80);
    const [first = ""] = await listed();
    await upload("primary", 96);
    const [second = "", ...others] = await listed();
    expect(others).toEqual([first]);
    await upload("mark", 64);
    expect((await listed()).slice(0, 2)).toEqual([second, first]);
    expect(await editor.read(BRAND)).toContain("Used first");
  });

  test("that is missing or no picture is named at its field", async () => {
    const w = await world();
    const editor = await signedIn(w, "editor");
    for (const [file, problem] of [
      [NO_FILE, "Choose a picture."],
      [new File(["hello"], "a.png", { type: "image/png" }), "not"],
    ] as const) {
      const answer = await editor.upload(`${BRAND}/logo`, { file, variant: "primary", theme: "light" });
      expect(answer.status).toBe(422);
      expect(/id="file-error"[^>]*>([^<]+)/.exec(await answer.text())?.[1]).toContain(problem);
    }
    expect((await dnaOf(w)).logos).toEqual([]);
  });

  test("the colours of an address are colours or nothing", async () => {
    const w = await world();
    const page = await (await signedIn(w)).read(`${BRAND}?take=%22%3E%3Cscript%3Ealert(1)&found=red`);
    expect(page).not.toContain("<script>alert");
    expect(page).not.toContain("were found in the logo");
  });
});

describe("the library", () => {
  const photo = { name: "Roastery", kind: "place", alt_text: "Steam over beans" };

  test("takes a photo, shows it with its words, and deletes it", async () => {
    const w = await world();
    const editor = await signedIn(w, "editor");
    const answer = await editor.upload(`${LIBRARY}/photos`, { ...photo, file: picture() });
    expect(answer.headers.get("location")).toBe(`${LIBRARY}?done=added`);
    const page = await editor.read(LIBRARY);
    expect(page).toMatch(/<img src="\/assets\/[^"]+" alt="Steam over beans"/);
    const [, id = ""] = /photos\/([0-9a-f-]{36})\/delete/.exec(page) ?? [];
    await editor.submit(`${LIBRARY}/photos/${id}/delete`);
    expect(await (await w.get("/brand-assets/photos")).json()).toEqual([]);
    expect((await editor.submit(`${LIBRARY}/photos/${id}/delete`)).status).toBe(404);
    expect((await editor.submit(`${LIBRARY}/photos/nonsense/delete`)).status).toBe(422);
  });

  test("asks for the consent of people on a photo, and keeps what was typed", async () => {
    const w = await world();
    const editor = await signedIn(w, "editor");
    const people = { ...photo, kind: "people", file: picture() };
    const answer = await editor.upload(`${LIBRARY}/photos`, people);
    const text = await answer.text();
    expect(answer.status).toBe(422);
    expect(text).toContain('id="consent-error"');
    expect(text).toContain('value="Roastery"');
    expect((await editor.upload(`${LIBRARY}/photos`, { ...people, consent: "true" })).status).toBe(303);
  });

  test("writes names as text", async () => {
    const w = await world();
    const editor = await signedIn(w, "editor");
    const name = '"><script>alert(1)</script>';
    await editor.upload(`${LIBRARY}/photos`, { ...photo, name, alt_text: name, file: picture() });
    await editor.submit(BRAND, { ...(await formOf(editor)), tagline: name, overview: name, features: name });
    await w.patch("/brand-dna", { palette: { "<b>": "#123456" } });
    for (const path of [BRAND, LIBRARY]) expect(await editor.read(path)).not.toContain("<script>alert");
  });

  test("a body without its boundary is refused as a page", async () => {
    const editor = await signedIn(await world(), "editor");
    const answer = await editor.submit(`${LIBRARY}/photos`, { name: "a" }, BROKEN);
    expect(answer.status).toBe(400);
    expect(answer.headers.get("content-type")).toContain("text/html");
  });
});

describe("who may", () => {
  test.each(["reviewer", "viewer"] as const)("a %s sees the brand and changes none of it", async (role) => {
    const w = await world();
    const id = (await json(await w.post("/brand-assets/photos", await photoJson()))).id;
    const member = await signedIn(w, role);
    expect(await member.read(BRAND)).toContain('<fieldset class="stack" disabled');
    const shelf = await member.read(LIBRARY);
    expect(shelf).toContain("Roastery");
    expect(shelf).not.toContain("/delete");
    expect((await member.submit(BRAND, { tagline: "Mine" })).status).toBe(403);
    expect((await member.submit(`${LIBRARY}/photos/${id}/delete`)).status).toBe(403);
    const file = picture();
    const logo = await member.upload(`${BRAND}/logo`, { file, variant: "mark", theme: "dark" });
    const photo = await member.upload(`${LIBRARY}/photos`, { file, name: "A", kind: "place" });
    expect([logo.status, photo.status]).toEqual([403, 403]);
  });

  test("another workspace sees and deletes nothing of this one", async () => {
    const w = await world();
    const { id } = await json(await w.post("/brand-assets/photos", await photoJson()));
    await w.patch("/brand-dna", { tagline: "Ours alone" });
    const outsider = await signedIn(await world());
    expect(await outsider.read(LIBRARY)).not.toContain("Roastery");
    expect(await outsider.read(BRAND)).not.toContain("Ours alone");
    for (const kind of ["photos", "screens", "people"])
      expect((await outsider.submit(`${LIBRARY}/${kind}/${id}/delete`)).status, kind).toBe(404);
    expect((await w.get(`/brand-assets/photos/${id}`)).status).toBe(200);
  });
});

const photoJson = async () => {
  const bytes = new Uint8Array(await picture().arrayBuffer());
  return { name: "Roastery", kind: "place", image_base64: Buffer.from(bytes).toString("base64") };
};

test("the alert of a form says what is wrong, and leads to the field", async () => {
  const owner = await signedIn(await world());
  const page = await (await owner.submit("/app/brand", { color_primary: "mauvish" })).text();
  expect(page).toMatch(
    /role="alert"[^>]*>One field needs another look: <a href="#primary">This colour is not known/,
  );
  expect(page).toContain('<div class="field" id="primary">');
});
