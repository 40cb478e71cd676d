import type * as z from "zod/v4";
import type { AssetType, Channel, Check, Format } from "../vocab.ts";
import { clean, type Loss } from "./clean.ts";
import { draw, drawBackdrop, ENGINE, layOut, type Output, type Scene } from "./engine.ts";
import { FONT_VERSIONS } from "./fonts.ts";
import { canonical, sha256 } from "./hash.ts";
import { lint } from "./lint.ts";
import { lockedTagline, seal, sealSize } from "./locks.tsx";
import { type LogoArt, readLogo } from "./logo.ts";
import { seedOf } from "./palette.ts";
import { withRuler } from "./ruler.ts";
import { boxesOf, drawnTexts } from "./scene.ts";
import { safeBox, shapeOf, sizeOf, unitOf } from "./sizes.ts";
import type { Stage, Template } from "./template.ts";
import { createTheme, naturalTheme, type ThemeKind } from "./theme.ts";

/** How a brand looks. The palette may be partial, empty or broken. */
export type BrandLook = {
  name: string;
  tagline?: string;
  palette: Record<string, string>;
  logo?: { bytes: Uint8Array; mimeType: string };
};

export type StillInput<D> = {
  assetType: AssetType;
  channel: Channel;
  format?: Format;
  data: D;
  brand: BrandLook;
  /** Picks among layouts and ornaments; without one, the content decides. */
  seed?: number;
  theme?: ThemeKind;
  /** Whether the plan asks for the mark of free plans. */
  watermark: boolean;
  output?: Exclude<Output, "raw">;
};

export type Still = {
  bytes: Uint8Array;
  mimeType: string;
  width: number;
  height: number;
  layout: string;
  theme: ThemeKind;
  /** Equal hashes mean equal bytes. */
  renderHash: string;
  checks: Check[];
};

/** Draws one still picture of a template and judges it. */
export async function renderStill<D extends z.ZodType>(
  template: Template<D>,
  input: StillInput<z.output<D>>,
): Promise<Still> {
  const { output = "png", brand } = input;
  const logo = await readLogo(brand.logo?.bytes);
  const { base, data, losses, hash } = await prepare(template, input, logo.art);
  const { layout, root } = await withRuler((ruler) => {
    const stage: Stage = { ...base, ruler };
    const drawing = template.draw(stage, data);
    return { ...drawing, root: seal(stage, drawing.root) };
  });
  const images = new Map(logo.art && brand.logo ? [[logo.art.key, brand.logo.bytes]] : []);
  const scene: Scene = { ...base.size, root, images };
  const bytes = await draw(scene, output);
  const checks = await judge(scene, base, {
    tagline: (brand.tagline ?? "").replace(/\s+/g, " ").trim(),
    losses,
    logoNote: logo.note,
  });
  const { size, theme } = base;
  return { bytes, mimeType: `image/${output}`, ...size, layout, theme: theme.kind, renderHash: hash, checks };
}

type Base = Omit<Stage, "ruler">;

/** Everything that decides the pixels, and the hash over it. */
async function prepare<D extends z.ZodType>(
  { id, version }: Template<D>,
  { assetType, channel, format, data: sent, brand, output = "png", ...choice }: StillInput<z.output<D>>,
  logo: LogoArt | undefined,
) {
  const size = sizeOf(assetType, channel, format);
  const unit = unitOf(size);
  const kind = choice.theme ?? naturalTheme(brand.palette, brand.name);
  const { data, losses } = clean(sent, "data");
  const known = clean({ name: brand.name, tagline: brand.tagline ?? "" }, "brand");
  const base: Base = {
    size,
    shape: shapeOf(size),
    unit,
    safe: safeBox(size),
    theme: createTheme(brand.palette, brand.name, kind),
    brand: { ...known.data, tagline: lockedTagline(brand.tagline), logo },
    seed: choice.seed ?? seedOf(canonical(sent)),
    sealed: sealSize(choice.watermark, unit),
  };
  const hash = await sha256(canonical([ENGINE, FONT_VERSIONS, id, version, data, base, output]));
  return { base, data, hash, losses: [...losses, ...known.losses] };
}

type Facts = { tagline: string; losses: Loss[]; logoNote: string | undefined };

async function judge(scene: Scene, { size, safe, theme, sealed }: Base, facts: Facts): Promise<Check[]> {
  const laid = await layOut(scene);
  return lint({
    size,
    safe,
    texts: drawnTexts(scene.root, laid),
    logos: boxesOf("logo", scene.root, laid),
    seals: boxesOf("watermark", scene.root, laid),
    backdrop: await drawBackdrop(scene),
    given: theme.given,
    sealed: sealed.width > 0,
    ...facts,
  });
}
