import { readReadyPhotos } from "../brand/ready-photos.ts";
import { readScreens } from "../brand/screens.ts";
import type { Owner } from "../core/owner.ts";
import type { Ports } from "../core/ports.ts";
import type { PhotoFile } from "../render/plan.ts";
import { readRenderCopyAt } from "../uploads/images/render-copy.ts";

/** The pictures that a template's data names: screens and photos by their ids, files of the workspace by their addresses. */
export async function readPhotos(ports: Ports, owner: Owner, refs: readonly string[]): Promise<PhotoFile[]> {
  const named = await readNamed(
    ports,
    owner,
    refs.filter((ref) => !ref.includes("/")),
  );
  const photos: PhotoFile[] = [];
  for (const ref of new Set(refs)) {
    const found = named.get(ref.toLowerCase());
    if (found) photos.push({ ref, ...found });
    else if (ref.includes("/")) {
      const copy = await readRenderCopyAt(ports, owner, ref);
      if (copy) photos.push({ ref, bytes: copy.bytes });
    }
  }
  return photos;
}

async function readNamed(
  ports: Ports,
  owner: Owner,
  ids: readonly string[],
): Promise<Map<string, Omit<PhotoFile, "ref">>> {
  const named = new Map<string, Omit<PhotoFile, "ref">>();
  for (const { id, bytes, device, theme } of await readScreens(ports, owner, ids))
    named.set(id, { bytes, device, ...(theme !== "unknown" && { theme }) });
  const others = ids.filter((id) => !named.has(id.toLowerCase()));
  for (const { id, kind, bytes, focus, altText } of await readReadyPhotos(ports, owner, others))
    named.set(id, { bytes, kind, ...(focus && { focus }), ...(altText && { alt: altText }) });
  return named;
}
