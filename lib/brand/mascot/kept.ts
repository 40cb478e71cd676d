import type { Ports } from "../../core/ports.ts";
import type { Identity } from "./identity.ts";
import { findKept } from "./store.ts";

/** Who the workspace's mascot is, once one has been kept. */
export const readMascot = ({ db }: Pick<Ports, "db">, workspaceId: string): Promise<Identity | undefined> =>
  findKept(db, workspaceId);
