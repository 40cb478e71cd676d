import type { Brand } from "../brand/brand.ts";
import { readRenderCopyAt } from "../brand/images/read.ts";
import type { Ports } from "../core/ports.ts";
import type { BrandLook } from "../render/plan.ts";

/** A header shows one logo; more than a few to choose from would only cost time. */
const MOST_LOGOS = 4;

/** How the brand looks, with its logos read from storage. */
export async function lookOf(ports: Ports, workspaceId: string, dna: Brand): Promise<BrandLook> {
  const { name, tagline, palette } = dna;
  const fonts = fontsOf(dna);
  return { name, tagline, palette, ...(fonts && { fonts }), logos: await logosOf(ports, workspaceId, dna) };
}

/** `product_map.guidelines.fonts`: a pairing or a family, as a text or as the first of a list. */
function fontsOf({ product_map }: Brand): string {
  const guidelines = product_map.guidelines as { fonts?: unknown } | null | undefined;
  const wish = guidelines?.fonts;
  const first = Array.isArray(wish) ? wish[0] : wish;
  return typeof first === "string" ? first : "";
}

async function logosOf(ports: Ports, workspaceId: string, { logos }: Brand) {
  const read: { bytes: Uint8Array<ArrayBuffer> }[] = [];
  for (const url of logos.slice(0, MOST_LOGOS)) {
    const bytes = (await readRenderCopyAt(ports, workspaceId, url))?.bytes ?? (await ownFile(ports, url));
    if (bytes) read.push({ bytes });
  }
  return read;
}

/** Logos that were put into our storage without the ingest: the demo's. */
async function ownFile({ files, settings }: Ports, url: string) {
  const ours = `${settings.publicUrl}/assets/`;
  return url.startsWith(ours) ? files.read(url.slice(ours.length)) : undefined;
}
