import { type Rendering, render } from "../../../lib/render/render.ts";
import type { Template } from "../../../lib/render/template.ts";
import type { Check } from "../../../lib/vocab.ts";
import { half, sha256 } from "./shots.ts";
import { type Content, variantsOf } from "./variants.ts";

type Shot = { name: string; content: Content; checks: Check[]; altTexts: string[] };

/**
 * A template in light and dark with ordinary, shortest and longest data, as a hash of each.
 * Its sample comes at half size. All come with a mascot too where it has a place for one.
 */
export async function shootTemplate(template: Template, turn: number) {
  const hashes: Record<string, string> = {};
  const shots: Shot[] = [];
  const previews: Record<string, Uint8Array> = {};
  for (const { name, content, theme, input } of await variantsOf(template, turn)) {
    const rendering = await render(template, input);
    hashes[name] = hashOf(rendering);
    const altTexts = rendering.pages.map(({ altText }) => altText);
    shots.push({ name, content, checks: rendering.checks, altTexts });
    const [first] = rendering.pages;
    if (first && theme === "light" && content === "sample") {
      previews[name.replace("-light-sample", "")] = await half(first);
    }
  }
  if (!previews[template.id]) throw new Error(`${template.id} drew nothing.`);
  return { hashes, shots, previews };
}

/** One hash for all pages of a rendering. */
const hashOf = ({ pages }: Rendering): string =>
  pages.length === 1 && pages[0]
    ? sha256(pages[0].bytes)
    : sha256(new TextEncoder().encode(pages.map(({ bytes }) => sha256(bytes)).join()));
