import type { Owner } from "../../core/owner.ts";
import type { Ports } from "../../core/ports.ts";
import type { Size } from "./limits.ts";
import { RENDER_SIDE } from "./limits.ts";
import { within } from "./redraw.ts";
import { findImageByKey, type ImageRow } from "./store.ts";

/** A picture as it is drawn into assets: at most 1,600 pixels on its longer side, nearly always a PNG. */
export type RenderCopy = Size & { bytes: Uint8Array<ArrayBuffer> };

/** The render copy of a stored image; undefined when its file no longer exists. */
export async function readRenderCopy(
  { files }: Pick<Ports, "files">,
  image: Pick<ImageRow, "renderKey" | "width" | "height">,
): Promise<RenderCopy | undefined> {
  const bytes = await files.read(image.renderKey);
  return bytes && { bytes, ...within(image, RENDER_SIDE) };
}

/** The render copy behind one of the workspace's own `/assets/...` addresses, if the reader may see it. */
export async function readRenderCopyAt(
  ports: Pick<Ports, "db" | "files" | "settings">,
  reader: Owner,
  url: string,
): Promise<RenderCopy | undefined> {
  const image = await findImageAt(ports, reader, url);
  return image && readRenderCopy(ports, image);
}

/** The image, if the reader may see it, behind one of the workspace's own addresses. */
export async function findImageAt(
  { db, settings }: Pick<Ports, "db" | "settings">,
  reader: Owner,
  url: string,
): Promise<ImageRow | undefined> {
  const ours = `${settings.publicUrl}/assets/`;
  return url.startsWith(ours) ? findImageByKey(db, reader, url.slice(ours.length)) : undefined;
}
