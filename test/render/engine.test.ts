import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { draw, ENGINE, SceneError } from "../../lib/render/engine.ts";
import { FONT_VERSIONS } from "../../lib/render/fonts.ts";
import type { Node } from "../../lib/render/jsx-runtime.ts";
import { PAIRINGS } from "../../lib/render/typeface.ts";

const style = { fontFamily: PAIRINGS.bold.families.text, fontSize: 20, color: "#000000" };
const scene = (child: Node) => ({
  width: 100,
  height: 60,
  root: {
    type: "container" as const,
    style: { display: "flex" as const, width: 100, height: 60 },
    children: [child],
  },
  images: new Map<string, Uint8Array>(),
});
const versionOf = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../node_modules/${name}/package.json`, import.meta.url), "utf8"))
    .version;

test("an unknown font family fails instead of falling back", async () => {
  const node = { type: "text" as const, text: "Hi", style: { ...style, fontFamily: "Helvetica, Inter" } };
  await expect(draw(scene(node), "png")).rejects.toThrow(
    new SceneError('The font family "Helvetica" is not at hand.'),
  );
});

test("a character without a glyph fails instead of being drawn as a box", async () => {
  await expect(draw(scene({ type: "text", text: "a→b", style }), "png")).rejects.toThrow(SceneError);
});

test("a picture key without bytes fails instead of being drawn blank", async () => {
  const node = { type: "image" as const, src: "logo", style: { width: 10, height: 10 } };
  await expect(draw(scene(node), "png")).rejects.toThrow('The scene has no picture "logo".');
});

test("an invalid style value fails", async () => {
  await expect(
    draw(scene({ type: "text", text: "Hi", style: { ...style, color: "no-colour" } }), "png"),
  ).rejects.toThrow();
});

test.each([
  ["png", [0x89, 0x50, 0x4e, 0x47]],
  ["jpeg", [0xff, 0xd8, 0xff]],
  ["webp", [0x52, 0x49, 0x46, 0x46]],
] as const)("%s output is a %s file", async (output, magic) => {
  const bytes = await draw(scene({ type: "text", text: "Hi", style }), output);
  expect([...bytes.subarray(0, magic.length)]).toEqual([...magic]);
});

test("raw output is straight RGBA, and a scale draws the whole scene smaller", async () => {
  const node = { type: "text" as const, text: "Hi", style };
  expect((await draw(scene(node), "raw")).length).toBe(100 * 60 * 4);
  expect((await draw(scene(node), "raw", 0.5)).length).toBe(50 * 30 * 4);
});

test("the versions that go into render hashes are the installed ones", () => {
  expect(ENGINE).toBe(`takumi-js@${versionOf("takumi-js")}`);
  expect(FONT_VERSIONS).toEqual([
    `inter@${versionOf("@fontsource-variable/inter")}`,
    `bricolage-grotesque@${versionOf("@fontsource-variable/bricolage-grotesque")}`,
  ]);
});
