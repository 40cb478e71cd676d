import type { Brand } from "../brand/brand.ts";
import { readLogo } from "../brand/linked-logos.ts";
import type { Ports } from "../core/ports.ts";
import type { BrandLook } from "../render/plan.ts";

/** A header shows one logo; more than a few to choose from would only cost time. */
const MOST_LOGOS = 4;

/** How a brand looks, as plain data: its logos are addresses. */
export type BrandSnapshot = Required<Omit<BrandLook, "logos" | "logoNote" | "mascot">> & { logos: string[] };

export function snapshotBrand({ name, tagline, palette, product_map, logos }: Brand): BrandSnapshot {
  return { name, tagline, palette, fonts: fontsOf(product_map), logos: logos.slice(0, MOST_LOGOS) };
}

/** `product_map.guidelines.fonts`: a pairing or a family, as a text or as the first of a list. */
function fontsOf(productMap: Brand["product_map"]): string {
  const guidelines = productMap.guidelines as { fonts?: unknown } | null | undefined;
  const wish = guidelines?.fonts;
  const first = Array.isArray(wish) ? wish[0] : wish;
  return typeof first === "string" ? first : "";
}

/** The same with its logos read from storage; those that cannot be are left out, and the lint says why. */
export async function loadBrandLook(
  ports: Ports,
  workspaceId: string,
  look: BrandSnapshot,
): Promise<BrandLook> {
  const { fonts, logos, ...rest } = look;
  const read: { bytes: Uint8Array<ArrayBuffer> }[] = [];
  let logoNote: string | undefined;
  for (const url of logos) {
    const logo = await readLogo(ports, workspaceId, url);
    if ("bytes" in logo) read.push(logo);
    else logoNote ??= logo.note;
  }
  return { ...rest, ...(fonts && { fonts }), logos: read, ...(logoNote !== undefined && { logoNote }) };
}
