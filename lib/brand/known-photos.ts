import type { Owner } from "../core/owner.ts";
import type { Ports } from "../core/ports.ts";
import { findImageByKey } from "../uploads/images/store.ts";
import { findReadyPhotos } from "./ready-photos.ts";
import { listReadyScreens } from "./screens.ts";

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Which of these references can be drawn: ids of ready screens and photos, and addresses of pictures that the reader may see. */
export async function findDrawableRefs(
  ports: Pick<Ports, "db" | "settings">,
  reader: Owner,
  refs: readonly string[],
): Promise<ReadonlySet<string>> {
  const ours = `${ports.settings.publicUrl}/assets/`;
  const ids = refs.filter((ref) => UUID.test(ref));
  const records = [
    ...(await listReadyScreens(ports, reader)),
    ...(await findReadyPhotos(ports, reader, ids)),
  ];
  const named = new Set(records.map(({ id }) => id));
  const known = new Set<string>();
  for (const ref of new Set(refs)) {
    const key = ref.startsWith(ours) ? ref.slice(ours.length) : undefined;
    const isKnown = key ? await findImageByKey(ports.db, reader, key) : named.has(ref.toLowerCase());
    if (isKnown) known.add(ref);
  }
  return known;
}
