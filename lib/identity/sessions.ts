import * as z from "zod/v4";
import { Refusal } from "../core/errors.ts";
import { operation } from "../core/operation.ts";
import { deleteSessionById, listSessions as findSessions } from "./store-sessions.ts";

const SessionId = z.guid("Give an id, a UUID.").meta({
  description: "Id of the session.",
  examples: ["0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b"],
});

export const listSessions = operation({
  id: "list_sessions",
  summary: "List where the signed-in person is signed in, most recent first.",
  effect: "read",
  input: z.object({}),
  output: z.array(
    z.object({
      id: SessionId,
      agent: z.string().describe("The browser, as it named itself at sign-in."),
      created_at: z.iso.datetime().describe("When it began."),
      used_at: z.iso.datetime().describe("When it was last used, to the hour."),
      expires_at: z.iso.datetime().describe("When it ends unless it is used."),
    }),
  ),
  run: async (ctx) =>
    (await findSessions(ctx.db, ctx.actor.id, ctx.now())).map(
      ({ id, agent, createdAt, usedAt, expiresAt }) => ({
        id,
        agent,
        created_at: createdAt.toISOString(),
        used_at: (usedAt ?? createdAt).toISOString(),
        expires_at: expiresAt.toISOString(),
      }),
    ),
});

export const revokeSession = operation({
  id: "revoke_session",
  summary: "End one of the signed-in person's own sessions.",
  effect: "destroy",
  testKey: "read only",
  input: z.object({ session_id: SessionId }),
  output: z.object({ session_id: SessionId }),
  async run(ctx, { session_id: id }) {
    if (!(await deleteSessionById(ctx.db, ctx.actor.id, id)))
      throw new Refusal("not_found", "There is no such session.");
    return { session_id: id };
  },
});
