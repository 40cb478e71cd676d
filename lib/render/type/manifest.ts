import { type Cover, coverOf } from "../coverage.ts";

/** Reads a static asset of the service by its path below the root; undefined when there is none. */
export type ReadAsset = (path: string) => Promise<ArrayBuffer | undefined>;

/** A required static asset could not be read. A retry may succeed: the picture itself is not at fault. */
export class AssetError extends Error {
  override name = "AssetError";
  constructor(path: string) {
    super(`The static asset "${path}" could not be read. Try again; if it stays away, run the asset build.`);
  }
}

/** A slice that can be loaded, and which characters it alone of its family draws. */
export type Loadable = { file: string; cover: Cover };
export type Family = { name: string; slices: readonly Loadable[] };

/** What can be loaded. The hash changes whenever a text might be drawn differently. */
export type Manifest = { hash: string; families: readonly Family[] };

type ManifestListing = {
  hash: string;
  families: { name: string; slices: { file: string; covers: string }[] }[];
};

const FOLDER = "type";

/** Reads a file below the asset folder of the type. @throws AssetError */
export async function readTypeAsset(read: ReadAsset, file: string): Promise<ArrayBuffer> {
  const path = `${FOLDER}/${file}`;
  const bytes = await read(path);
  if (!bytes) throw new AssetError(path);
  return bytes;
}

const manifests = new Map<string, Manifest>();

/**
 * The families of a manifest, cached for the isolate's life. `brand` takes some 20 KB of memory, `world` 0.5
 * MB. `world` is read only for texts in scripts other than Latin, Greek or Cyrillic.
 */
export async function manifestOf(name: "brand" | "world", read: ReadAsset): Promise<Manifest> {
  const known = manifests.get(name);
  if (known) return known;
  // Safe: the asset build writes this file in this very form, and a test reads it back.
  const listing = (await readJson(read, `${name}.json`)) as ManifestListing;
  const families = listing.families.map((family) => ({
    name: family.name,
    slices: family.slices.map(({ file, covers }) => ({ file, cover: coverOf(covers) })),
  }));
  const manifest = { hash: listing.hash, families };
  manifests.set(name, manifest);
  return manifest;
}

export async function readJson(read: ReadAsset, file: string): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await readTypeAsset(read, file)));
}
