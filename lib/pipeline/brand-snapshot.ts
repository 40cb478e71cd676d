import type { Brand } from "../brand/brand.ts";
import { fetchMissingLogos, readLogo } from "../brand/linked-logos.ts";
import { type ChosenFonts, chooseFonts, readTypefaces } from "../brand/typefaces.ts";
import { guidelinesOf } from "../copy/brand.ts";
import type { Owner } from "../core/owner.ts";
import type { Ports } from "../core/ports.ts";
import { RETRIES } from "../core/retries.ts";
import type { BrandLook } from "../render/plan.ts";

/** A header shows one logo; more than a few to choose from would only cost time. */
const MOST_LOGOS = 4;

/** How a brand looks, as plain data: its logos are addresses. */
export type BrandSnapshot = Required<
  Omit<BrandLook, "logos" | "logoNote" | "mascot" | "alternate" | "typefaces" | "variant" | "about">
> & {
  /** Left out of snapshots that are older than it. */
  about?: readonly string[];
  logos: string[];
  /** Ids of the brand's own font files. */
  typefaces?: ChosenFonts["typefaces"];
  /** Why a logo of the brand is missing here. */
  logoNote?: string;
  /** Which variant of its brief is drawn; left out for the first. */
  alternate?: number;
};

/**
 * Waits a short time for logos that were not fetched before, and leaves out those that do not arrive. Every
 * step of the run then draws the same logos.
 */
export async function snapshotBrand(
  ports: Ports,
  owner: Owner,
  { name, tagline, overview, offer, palette, product_map, logos }: Brand,
): Promise<BrandSnapshot> {
  const wanted = logos.slice(0, MOST_LOGOS);
  const { logosOfRunTimeoutMs } = RETRIES.downloads;
  const late = await fetchMissingLogos(ports, owner, wanted, logosOfRunTimeoutMs);
  const [logoNote] = late.values();
  return {
    name,
    tagline,
    palette,
    id: owner.workspaceId,
    ...(await chooseFonts(ports, owner, product_map)),
    ...lookOf(product_map),
    about: [offer.one_liner, overview, ...offer.features].filter(Boolean),
    logos: wanted.filter((url) => !late.has(url)),
    ...(logoNote !== undefined && { logoNote }),
  };
}

/** `product_map.guidelines.look` and the words for the brand's voice, which suggest one. */
function lookOf(productMap: Brand["product_map"]): Pick<BrandSnapshot, "look" | "voice"> {
  const { look } = (productMap.guidelines ?? {}) as { look?: unknown };
  const { voice } = guidelinesOf({ product_map: productMap });
  return { look: typeof look === "string" ? look : "", voice };
}

/** The same with its logos read from storage; those that cannot be are left out, and the lint says why. */
export async function loadBrandLook(ports: Ports, owner: Owner, look: BrandSnapshot): Promise<BrandLook> {
  const { fonts, typefaces, logos, logoNote: missing, ...rest } = look;
  const read: { bytes: Uint8Array<ArrayBuffer> }[] = [];
  let logoNote = missing;
  for (const url of logos) {
    const logo = await readLogo(ports, owner, url);
    if ("bytes" in logo) read.push(logo);
    else logoNote ??= logo.note;
  }
  return {
    ...rest,
    ...(fonts && { fonts }),
    ...(typefaces && { typefaces: await readTypefaces(ports, owner, typefaces) }),
    logos: read,
    ...(logoNote !== undefined && { logoNote }),
  };
}
