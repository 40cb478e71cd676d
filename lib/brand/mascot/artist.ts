import type { Avatar, Style } from "@dicebear/core";
import type { Assets } from "../../core/ports.ts";
import { AssetError } from "../../render/type/manifest.ts";
import type { MascotStyle } from "../../vocab.ts";
import type { Identity } from "./identity.ts";
import { type Mood, STYLES } from "./styles.ts";

/** What the library is asked for. */
export type Options = Record<string, string | number | string[]>;

/** Where the styles' artwork is read from: it is too large for the Worker itself. */
export type Easel = { assets: Assets };

type Pencil = { Avatar: typeof Avatar; style: Style };
/** Reading a style takes far longer than drawing with it, so each is read once, by whoever needs it first. */
const pencils = new Map<MascotStyle, Pencil>();

async function pencilFor({ assets }: Easel, name: MascotStyle): Promise<Pencil> {
  const known = pencils.get(name);
  if (known) return known;
  const [library, definition] = await Promise.all([import("@dicebear/core"), definitionOf(assets, name)]);
  const pencil = { Avatar: library.Avatar, style: new library.Style(definition as never) };
  pencils.set(name, pencil);
  return pencil;
}

async function definitionOf(assets: Assets, name: MascotStyle): Promise<unknown> {
  const path = `mascots/${name}.json`;
  const bytes = await assets.read(path);
  if (!bytes) throw new AssetError(path);
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** The options of a mascot in a mood. Beside eyes and mouth they are the same in every mood. */
export function optionsOf({ style, parts, colors }: Identity, mood: Mood): Options {
  const shown = { ...parts, ...faceOf(style, parts, mood) };
  const options: Options = { seed: "mascot", backgroundColor: [] };
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
  const look = eyes.find(({ of }) => of.includes(parts.eyes ?? ""))?.as[mood];
  const lips = mouth[mood];
  return { ...(look && { eyes: look }), ...(lips && { mouth: lips }) };
}

/**
 * The figure as SVG elements, in the style's own square; nothing around them, no words, no references outside.
 * @throws AssetError when the style cannot be read
 */
export async function figureOf(easel: Easel, identity: Identity, mood: Mood): Promise<string> {
  const { Avatar: Drawn, style } = await pencilFor(easel, identity.style);
  const svg = new Drawn(style, optionsOf(identity, mood) as never).toString();
  // The root's own fill goes along: without it every line would be a black shape.
  const [, fill = "none"] = /^<svg[^>]*\sfill="([^"]+)"/.exec(svg) ?? [];
  const inside = svg
    .replace(/^<svg[^>]*>/, "")
    .replace(/<\/svg>\s*$/, "")
    .replace(/<!--[\s\S]*?-->|<metadata[\s\S]*?<\/metadata>/g, "");
  return `<g fill="${fill}">${inside}</g>`;
}
