import type { Owner } from "../core/owner.ts";
import type { Ports } from "../core/ports.ts";
import { listRecords, type PersonRow, RECORD_TABLES } from "./store-records.ts";

/** The people whom a reader may see and whose portraits can be drawn, newest first. */
export async function listDrawablePeople(
  { db, settings }: Pick<Ports, "db" | "settings">,
  reader: Owner,
): Promise<{ name: string; role: string; portrait: string }[]> {
  const people = await listRecords<PersonRow>(db, RECORD_TABLES.person, reader);
  return people.flatMap(({ name, role, status, image }) =>
    status === "ready" && image
      ? [{ name, role, portrait: `${settings.publicUrl}/assets/${image.key}` }]
      : [],
  );
}
