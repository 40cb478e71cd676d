import type { Ports } from "../core/ports.ts";
import { listRecords, type PersonRow, RECORD_TABLES } from "./store-records.ts";

/** The people of a workspace whose portraits can be drawn, newest first. */
export async function listDrawablePeople(
  { db, settings }: Pick<Ports, "db" | "settings">,
  workspaceId: string,
): Promise<{ name: string; role: string; portrait: string }[]> {
  const people = await listRecords<PersonRow>(db, RECORD_TABLES.person, workspaceId);
  return people.flatMap(({ name, role, status, image }) =>
    status === "ready" && image
      ? [{ name, role, portrait: `${settings.publicUrl}/assets/${image.key}` }]
      : [],
  );
}
