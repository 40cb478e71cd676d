import { measure, type RenderOptions, render } from "takumi-js";
import { familiesIn, SLICES, type Slice, uncovered, unknownFamilies } from "./fonts.ts";
import type { Node } from "./jsx-runtime.ts";
import type { Size } from "./sizes.ts";
import { withRenderers, withWasmBytes, type ZeroCopyEngine } from "./zero-copy.ts";

/** Part of every render hash: another engine may draw other pixels. */
export const ENGINE = "takumi-js@2.16.3";

export type Output = "png" | "jpeg" | "webp" | "raw";

/**
 * A picture to draw: its nodes, the image bytes by the keys that nodes name, and its fonts. Default: the
 * bundled fonts.
 */
export type Scene = Size & {
  root: Node;
  images: ReadonlyMap<string, Uint8Array>;
  fonts?: readonly Slice[];
};

/** Where a node came to stand; children in the order of the scene's own. */
export type Laid = {
  width: number;
  height: number;
  transform: [number, number, number, number, number, number];
  children: Laid[];
  runs: { text: string; x: number; y: number; width: number; height: number }[];
};

/** A scene that would have been drawn wrongly without a word: unknown family, missing picture, missing glyph. */
export class SceneError extends Error {
  override name = "SceneError";
}

const JPEG_QUALITY = 90;

/** Pictures come in with the scene; a download during rendering would be a bug. */
const refuse = () => Promise.reject(new SceneError("The render engine never fetches."));

/**
 * Draws a scene.
 * @param scale device pixels per scene pixel; below 1 gives a small, cheap picture of the whole scene.
 * @returns the encoded file, or straight RGBA rows for `raw`.
 * @throws SceneError when the scene names something the engine would silently replace.
 */
export async function draw(scene: Scene, output: Output, scale = 1): Promise<Uint8Array<ArrayBuffer>> {
  inspect(scene.root, scene);
  return withRenderers(ownFonts(scene), (chosen) =>
    render(scene.root, { ...options(scene, output, scale), ...rendererOf(chosen) }),
  );
}

/**
 * Draws a scene and passes its pixels (straight RGBA rows) to `use`, without copying them. A copy would take 8 MB.
 * In a Worker the pixels are in the engine's memory and valid only until `use` returns. So `use` is synchronous.
 * @throws SceneError as `draw` does.
 */
export async function withPixels<T>(scene: Scene, use: (rgba: Uint8Array<ArrayBuffer>) => T): Promise<T> {
  inspect(scene.root, scene);
  const asked = options(scene, "raw", 1);
  return withRenderers(ownFonts(scene), async (chosen) => {
    if (!chosen) return use(await render(scene.root, asked));
    return withWasmBytes(chosen, await render(scene.root, { ...asked, renderer: chosen.pixelRenderer }), use);
  });
}

/** Pixels of a scene at a quarter of its size with every text left out: what the texts stand on. */
export type Backdrop = Size & { rgba: Uint8Array; scale: number };

/**
 * Draws what is behind the texts of a scene at a quarter of its size. That is enough to judge contrast by.
 */
export async function drawBackdrop(scene: Scene): Promise<Backdrop> {
  const scale = 0.25;
  const css = ["* { color: transparent !important }", ".emoji { opacity: 0 !important }"];
  const rgba = await withRenderers(ownFonts(scene), (chosen) =>
    render(scene.root, { ...options(scene, "raw", scale), css, ...rendererOf(chosen) }),
  );
  return { rgba, scale, width: Math.round(scene.width * scale), height: Math.round(scene.height * scale) };
}

/** Lays a scene out without drawing it. */
export async function layOut(scene: Scene): Promise<Laid> {
  inspect(scene.root, scene);
  return withRenderers(ownFonts(scene), (chosen) =>
    measure(scene.root, { ...options(scene, "raw", 1), ...rendererOf(chosen) }),
  );
}

/** The renderer to use in place of takumi's own, in a Worker only. */
const rendererOf = (chosen: ZeroCopyEngine | undefined) => chosen && { renderer: chosen.renderer };

/** What tells the fonts of one brand's own in a scene from those of others; "" without any. */
const ownFonts = ({ fonts = [] }: Pick<Scene, "fonts">): string =>
  fonts
    .filter(({ isOwn }) => isOwn)
    .map(({ name }) => name)
    .sort()
    .join(" ");

/** takumi types its options as one member per format; a variable format is any of them. */
function options(
  { width, height, images, fonts = SLICES }: Scene,
  format: Output,
  scale: number,
): RenderOptions {
  return {
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    devicePixelRatio: scale,
    format,
    ...(format === "jpeg" && { quality: JPEG_QUALITY }),
    // The WebAssembly build refuses fields that it does not know.
    fonts: fonts.map(({ name, key, unicodeRange, data }) => ({ name, key, unicodeRange, data })),
    images: { sources: [...images].map(([src, data]) => ({ src, data })), fetch: refuse, cache: "auto" },
    emoji: "from-font",
  } as RenderOptions;
}

function inspect(node: Node, scene: Scene): void {
  if (node.type === "container") {
    for (const child of node.children) inspect(child, scene);
  } else if (node.type === "image") {
    const known = scene.images.has(node.src) || node.src.startsWith("<svg");
    if (!known) throw new SceneError(`The scene has no picture "${node.src}".`);
  } else {
    inspectText(node.text, node.style.fontFamily, scene.fonts ?? SLICES);
  }
}

function inspectText(text: string, stack: string, fonts: readonly Slice[]): void {
  const [family] = unknownFamilies(stack, fonts);
  if (family) throw new SceneError(`The font family "${family}" is not at hand.`);
  const named = familiesIn(stack);
  const [missing] = uncovered(
    text,
    fonts.filter(({ name }) => named.includes(name)),
  );
  if (missing) throw new SceneError(`No font at hand has the character "${missing}" of "${text}".`);
}
