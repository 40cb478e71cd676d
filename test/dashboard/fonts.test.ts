import { expect, test } from "vitest";
import { signedIn } from "../support/browsing.ts";
import { woff, woff2 } from "../support/fonts.ts";
import { FONT } from "../support/routes.ts";
import { json, type World, world } from "../support/world.ts";

const FONTS = "/app/brand/fonts";
const font = (bytes = woff2()) => new File([bytes], "kite.woff2", { type: "font/woff2" });
const guidelinesOf = async (w: World) => {
  const { product_map } = (await (await w.get("/brand-dna")).json()) as { product_map: unknown };
  return product_map;
};

test("a font is added, chosen for headlines, given up and deleted", async () => {
  const w = await world();
  const editor = await signedIn(w, "editor");
  const fields = { file: font(), family: "Kite Sans", license_confirmed: "true" };
  expect((await editor.upload(FONTS, fields)).headers.get("location")).toBe(`${FONTS}?done=added`);
  const page = await editor.read(FONTS);
  expect(page).toContain("weight 800, 226 characters");
  expect(page).toContain('<option value="Kite Sans">Kite Sans</option>');
  await editor.submit(`${FONTS}/choose`, { headline: "Kite Sans", text: "" });
  expect(await guidelinesOf(w)).toEqual({ guidelines: { fonts: { headline: "Kite Sans" } } });
  expect(await editor.read(FONTS)).toContain('<option value="Kite Sans" selected="">Kite Sans</option>');
  await editor.submit(`${FONTS}/choose`, { headline: "", text: "" });
  expect(await guidelinesOf(w)).toEqual({ guidelines: {} });
  const [, id = ""] = /fonts\/([0-9a-f-]{36})\/delete/.exec(page) ?? [];
  await editor.submit(`${FONTS}/${id}/delete`);
  expect(await (await w.get("/brand-assets/fonts")).json()).toEqual([]);
  expect((await editor.submit(`${FONTS}/${id}/delete`)).status).toBe(404);
});

test("a font without its licence, a file or letters is named at its field", async () => {
  const w = await world();
  const editor = await signedIn(w, "editor");
  const confirmed = { family: "", license_confirmed: "true" };
  for (const [fields, problem] of [
    [{ file: font() }, /id="license_confirmed-error"[^>]*>Tick the box once/],
    [{ ...confirmed, file: new File([], "") }, /id="file-error"[^>]*>Choose a font file\./],
    [{ ...confirmed, file: font(woff()) }, /id="file-error"[^>]*>This is WOFF 1/],
  ] as const) {
    const answer = await editor.upload(FONTS, fields);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toMatch(problem);
  }
});

test("every font is listed once for headlines and once for text, also where a pairing with it is chosen", async () => {
  const w = await world();
  const editor = await signedIn(w, "editor");
  const optionsOf = async (name: string) => {
    const [select = ""] =
      new RegExp(`<select id="${name}".*?</select>`, "s").exec(await editor.read(FONTS)) ?? [];
    return [...select.matchAll(/<option value="([^"]*)"( selected="")?>([^<]+)</g)];
  };
  await editor.submit(`${FONTS}/choose`, { headline: "slab", text: "slab" });
  for (const name of ["headline", "text"]) {
    const options = await optionsOf(name);
    const labels = options.map(([, , , label]) => label);
    expect(labels).toEqual([...new Set(labels)]);
    expect(options.find(([, , isSelected]) => isSelected)?.[1]).toBe("slab");
  }
  expect((await optionsOf("text")).map(([, , , label]) => label)).toEqual([
    "What suits the look",
    "Inter",
    "Geist",
    "Figtree",
    "DM Sans",
  ]);
});

test("a viewer sees the fonts and no form", async () => {
  const w = await world();
  const { id } = await json(await w.post("/brand-assets/fonts", FONT));
  const viewer = await signedIn(w, "viewer");
  const page = await viewer.read(FONTS);
  expect(page).toContain("Bricolage Grotesque 96pt");
  expect(page).not.toMatch(/action="\/app\/brand\/fonts/);
  expect((await viewer.submit(`${FONTS}/${id}/delete`)).status).toBe(403);
});

test("every font is seen before it is chosen: a pairing with one press, and a file of the brand", async () => {
  const w = await world();
  const editor = await signedIn(w, "editor");
  await editor.upload(FONTS, { file: font(), family: "Kite Sans", license_confirmed: "true" });
  const page = await editor.read(FONTS);
  const shown = [...page.matchAll(/src="(\/app\/brand\/sample\.webp\?headline=[^"]+)"/g)].map(
    ([, src = ""]) => src.replaceAll("&amp;", "&"),
  );
  const sample = async (family: string) => {
    w.pass(1);
    const src = shown.find((one) =>
      one.includes(`headline=${encodeURIComponent(family).replace("%20", "+")}&`),
    );
    const answer = await editor.open(src ?? "");
    expect(answer.status, family).toBe(200);
    return Buffer.from(await answer.arrayBuffer()).toString("base64");
  };
  const drawn = [await sample("bold"), await sample("editorial"), await sample("Kite Sans")];
  expect(new Set(drawn).size).toBe(3);
  await editor.submit(`${FONTS}/choose`, { headline: "editorial", text: "editorial" });
  expect(await editor.read(FONTS)).toMatch(/<strong>Fraunces<\/strong><span class="badge good">in use/);
});
