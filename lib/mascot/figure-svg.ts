import type { Avatar, Style } from "@dicebear/core";
import type { Assets } from "../core/ports.ts";
import { AssetError } from "../render/type/manifest.ts";
import type { MascotStyle } from "../vocab.ts";
import type { Identity } from "./identity.ts";
import { type Mood, STYLES } from "./styles.ts";

/** The options of the avatar library. */
export type AvatarOptions = Record<string, string | number | string[]>;

/** Where the styles' artwork is read from: it is too large for the Worker itself. */
export type ArtworkDeps = { assets: Pick<Assets, "read"> };

type LoadedStyle = { Avatar: typeof Avatar; style: Style };
/** Loading a style takes far longer than drawing with it, so each style is loaded once, on first use. */
const loadedStyles = new Map<MascotStyle, LoadedStyle>();

async function loadStyle({ assets }: ArtworkDeps, name: MascotStyle): Promise<LoadedStyle> {
  const known = loadedStyles.get(name);
  if (known) return known;
  const [library, definition] = await Promise.all([import("@dicebear/core"), readDefinition(assets, name)]);
  const loaded = { Avatar: library.Avatar, style: new library.Style(definition as never) };
  loadedStyles.set(name, loaded);
  return loaded;
}

async function readDefinition(assets: ArtworkDeps["assets"], name: MascotStyle): Promise<unknown> {
  const path = `mascots/${name}.json`;
  const bytes = await assets.read(path);
  if (!bytes) throw new AssetError(path);
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** The options of a mascot in a mood. Beside eyes and mouth they are the same in every mood. */
export function avatarOptions({ style, parts, colors }: Identity, mood: Mood): AvatarOptions {
  const shown = { ...parts, ...faceOf(style, parts, mood) };
  const options: AvatarOptions = { seed: "mascot", backgroundColor: [] };
  for (const [name, variant] of Object.entries(shown)) {
    options[`${name}Probability`] = variant ? 100 : 0;
    if (variant) options[`${name}Variant`] = variant;
  }
  for (const [name, color] of Object.entries(colors)) options[`${name}Color`] = [color];
  return options;
}

/** Eyes only change within the group that has as many. */
function faceOf(style: MascotStyle, parts: Record<string, string>, mood: Mood): Record<string, string> {
  if (mood === "neutral") return {};
  const { eyes, mouth } = STYLES[style];
  const eyeVariant = eyes.find(({ of }) => of.includes(parts.eyes ?? ""))?.as[mood];
  const lips = mouth[mood];
  return { ...(eyeVariant && { eyes: eyeVariant }), ...(lips && { mouth: lips }) };
}

/**
 * The figure as SVG elements, in the style's own square, without a frame, text or external references.
 * @throws AssetError when the style cannot be read.
 */
export async function figureSvg(deps: ArtworkDeps, identity: Identity, mood: Mood): Promise<string> {
  const { Avatar: Drawn, style } = await loadStyle(deps, identity.style);
  const svg = new Drawn(style, avatarOptions(identity, mood) as never).toString();
  // The root's own fill is copied: without it every line would be a black shape.
  const [, fill = "none"] = /^<svg[^>]*\sfill="([^"]+)"/.exec(svg) ?? [];
  const inside = svg
    .replace(/^<svg[^>]*>/, "")
    .replace(/<\/svg>\s*$/, "")
    .replace(/<!--[\s\S]*?-->|<metadata[\s\S]*?<\/metadata>/g, "");
  return `<g fill="${fill}">${inside}</g>`;
}
