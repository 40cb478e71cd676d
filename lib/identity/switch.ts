import * as z from "zod/v4";
import { Refusal } from "../core/errors.ts";
import type { Ports } from "../core/ports.ts";
import { moveSession } from "./store-sessions.ts";
import { hashOf } from "./tokens.ts";

/** Moves a session to another workspace of its person. */
export async function switchWorkspace(
  { db }: Pick<Ports, "db">,
  token: string,
  workspaceId: string,
): Promise<void> {
  const hash = await hashOf(token);
  const isId = z.guid().safeParse(workspaceId).success;
  if (!hash || !isId || !(await moveSession(db, hash, workspaceId)))
    throw new Refusal("not_found", "You are not a member of this workspace.");
}
