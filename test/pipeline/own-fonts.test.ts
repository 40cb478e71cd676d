import { expect, test } from "vitest";
import { chooseFonts, readTypefaces } from "../../lib/brand/typefaces.ts";
import { ttf, woff2 } from "../support/fonts.ts";
import { base64 } from "../support/pictures.ts";
import { BRIEF, json, type World, world } from "../support/world.ts";

const add = async (w: World, bytes: Buffer, family: string) => {
  const body = { license_confirmed: true, font_base64: base64(Buffer.from(bytes)), family };
  return (await json(await w.post("/brand-assets/fonts", body))).id as string;
};
const chosen = (w: World, fonts: unknown) =>
  chooseFonts(w.service, { workspaceId: w.workspaceId, livemode: true }, { guidelines: { fonts } });

test("a brand's fonts are chosen by name, for headlines and for text", async () => {
  const w = await world();
  const [bold, light] = [await add(w, woff2(800), "Kite Sans"), await add(w, woff2(400), "Kite Sans")];
  const plain = await add(w, ttf(), "Kite Text");
  expect(await chosen(w, undefined)).toEqual({ fonts: "" });
  expect(await chosen(w, "Fraunces")).toEqual({ fonts: "Fraunces" });
  expect(await chosen(w, "kite sans")).toEqual({
    fonts: "",
    typefaces: { display: [bold, light], text: [light, bold] },
  });
  expect(await chosen(w, ["Kite Sans", "Kite Text"])).toEqual({
    fonts: "",
    typefaces: { display: [bold, light], text: [plain] },
  });
  expect(await chosen(w, { headline: "classic", text: "friendly" })).toEqual({ fonts: "classic + friendly" });
  expect(await chosen(w, { headline: "classic", text: "classic" })).toEqual({ fonts: "classic" });
  expect(await chosen(w, { headline: "classic", text: "Kite Text" })).toEqual({
    fonts: "classic",
    typefaces: { text: [plain] },
  });
});

test("a run is drawn in the brand's own fonts, and in built-in ones when they are gone", async () => {
  const w = await world();
  const id = await add(w, woff2(800), "Kite Sans");
  await w.patch("/brand-dna", { product_map: { guidelines: { fonts: { headline: "Kite Sans" } } } });
  const picture = async () => {
    const { id: run } = await json(await w.post("/generate", { ...BRIEF, seed: 7 }));
    await w.drain();
    const { status, assets } = await json(await w.get(`/runs/${run}`));
    expect(status).toBe("succeeded");
    return (assets as unknown as { sha256: string }[])[0]?.sha256;
  };
  const own = await picture();
  await w.del(`/brand-assets/fonts/${id}`);
  const house = await picture();
  await w.patch("/brand-dna", { product_map: { guidelines: { fonts: null } } });
  expect(own).not.toBe(house);
  expect(await picture()).toBe(house);
});

test("a file that storage has lost leaves its role to the pairing", async () => {
  const w = await world();
  const id = await add(w, woff2(800), "Kite Sans");
  const owner = { workspaceId: w.workspaceId, livemode: true };
  const read = () => readTypefaces(w.service, owner, { display: [id] });
  expect((await read()).display?.faces).toHaveLength(1);
  w.service.files = { ...w.service.files, read: async () => undefined };
  expect(await read()).toEqual({});
});
