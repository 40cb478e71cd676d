import { readScreens } from "../brand/screens.ts";
import type { Owner } from "../core/owner.ts";
import type { Ports } from "../core/ports.ts";
import type { PhotoFile } from "../render/plan.ts";
import { readRenderCopyAt } from "../uploads/images/render-copy.ts";

/** The pictures that a template's data names: product screens by their ids, files of the workspace by their addresses. */
export async function readPhotos(ports: Ports, owner: Owner, refs: readonly string[]): Promise<PhotoFile[]> {
  const ids = refs.filter((ref) => !ref.includes("/"));
  const screens = await readScreens(ports, owner, ids);
  const byId = new Map(screens.map((screen) => [screen.id, screen]));
  const photos: PhotoFile[] = [];
  for (const ref of new Set(refs)) {
    const screen = byId.get(ref.toLowerCase());
    if (screen) {
      const { bytes, device, theme } = screen;
      photos.push({ ref, bytes, device, ...(theme !== "unknown" && { theme }) });
    } else if (ref.includes("/")) {
      const copy = await readRenderCopyAt(ports, owner, ref);
      if (copy) photos.push({ ref, bytes: copy.bytes });
    }
  }
  return photos;
}
