import type { Owner } from "../core/owner.ts";
import type { Ports } from "../core/ports.ts";
import { findImageByKey } from "../uploads/images/store.ts";
import { listReadyScreens } from "./screens.ts";

/** Which of these references can be drawn: ids of ready screens, and addresses of pictures that the reader may see. */
export async function findDrawableRefs(
  ports: Pick<Ports, "db" | "settings">,
  reader: Owner,
  refs: readonly string[],
): Promise<ReadonlySet<string>> {
  const ours = `${ports.settings.publicUrl}/assets/`;
  const screens = new Set((await listReadyScreens(ports, reader)).map(({ id }) => id));
  const known = new Set<string>();
  for (const ref of new Set(refs)) {
    const key = ref.startsWith(ours) ? ref.slice(ours.length) : undefined;
    const isKnown = key ? await findImageByKey(ports.db, reader, key) : screens.has(ref.toLowerCase());
    if (isKnown) known.add(ref);
  }
  return known;
}
