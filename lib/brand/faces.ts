import type { Ports } from "../core/ports.ts";
import { findPeople } from "./store-people.ts";

/** The people of a workspace whose portraits can be drawn, newest first. */
export async function listFaces(
  { db, settings }: Pick<Ports, "db" | "settings">,
  workspaceId: string,
): Promise<{ name: string; role: string; portrait: string }[]> {
  return (await findPeople(db, workspaceId)).flatMap(({ name, role, status, image }) =>
    status === "ready" && image
      ? [{ name, role, portrait: `${settings.publicUrl}/assets/${image.key}` }]
      : [],
  );
}
