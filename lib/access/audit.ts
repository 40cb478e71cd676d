import * as z from "zod/v4";
import { MomentWithOffset } from "../core/moment.ts";
import { operation } from "../core/operation.ts";
import { paging } from "../core/query.ts";
import { type AuditRow, listAudit as findEntries, listNamedAudit } from "./store-audit.ts";

const FILTERS = {
  from: MomentWithOffset.optional().meta({
    description: "Only entries at or after this time (ISO 8601 with offset).",
    examples: ["2026-11-01T00:00:00Z"],
  }),
  to: MomentWithOffset.optional().meta({
    description: "Only entries before this time (ISO 8601 with offset).",
    examples: ["2026-12-01T00:00:00Z"],
  }),
  action: z
    .string()
    .regex(/^[a-z_]{1,64}$/, "Give the name of an action, such as revoke_key.")
    .optional()
    .meta({
      description: "Only this action: lower-case letters and underscores, at most 64.",
      examples: ["revoke_key"],
      maxLength: 64,
    }),
  actor: z
    .string()
    .regex(/^[\w:.-]{1,64}$/, "Give the id of an actor.")
    .optional()
    .meta({
      description: "Only what this key, user, agent or system did: its id, at most 64 characters.",
      examples: ["admin"],
      maxLength: 64,
    }),
};

export const AuditQuery = z.object({ ...paging("Entries"), ...FILTERS });

const Entry = z
  .object({
    id: z.guid().describe("Id of the entry."),
    at: z.iso.datetime().describe("When it happened."),
    action: z.string().describe("What was done, for example revoke_key."),
    target: z.string().nullable().describe("What it was done to: an id, or a word for what changed."),
    actor: z
      .object({
        kind: z.enum(["key", "user", "agent", "system"]).describe("`system` is the service or its operator."),
        id: z.string().describe("Id of the actor."),
      })
      .describe("Who did it."),
    client: z.string().nullable().describe("The agent's client, for calls of the agent server; else null."),
  })
  .meta({ title: "AuditEntry" });
type Entry = z.infer<typeof Entry>;

/** What a member sees beside it. The API has no payload of entries. */
const EntryInFull = Entry.extend({
  moved: z
    .object({
      from: z.iso.datetime().describe("The time that was."),
      to: z.iso.datetime().describe("The time since then."),
    })
    .nullable()
    .describe("For a post that was moved: its times; else null."),
  whom: z.string().nullable().describe("For an invite: whom it is for; else null."),
});
type EntryInFull = z.infer<typeof EntryInFull>;

const NamedEntry = EntryInFull.extend({
  about: z
    .object({
      kind: z.string().describe("What it is: run, member, key, account and so on."),
      id: z.string().describe("Its id; of a post that of its run."),
      name: z.string().describe("Its name, or how its text begins."),
    })
    .nullable()
    .describe(
      "What it was done to, as it is called now; null where that is no thing of the workspace any more.",
    ),
});

export const listAudit = operation({
  id: "list_audit",
  summary:
    "List who changed what in the workspace, newest first: keys, plan, pauses, brand, deletions, posts.",
  effect: "read",
  input: AuditQuery,
  output: z.array(Entry),
  run: async (ctx, filter) => (await findEntries(ctx.db, ctx.workspaceId, filter)).map(toEntry),
});

export const readAudit = operation({
  id: "read_audit",
  summary:
    "List who changed what as list_audit does, with names of what was changed and the times of posts that were moved.",
  effect: "read",
  input: AuditQuery,
  output: z.array(NamedEntry),
  run: async (ctx, filter) =>
    (await listNamedAudit(ctx.db, ctx.workspaceId, filter)).map((row) => ({
      ...toEntryInFull(row),
      about: row.about,
    })),
});

const EXPORTED_AT_ONCE = 1_000;

export const exportAudit = operation({
  id: "export_audit",
  summary: "Read the whole audit log in parts of 1,000 entries, newest first, for a file.",
  effect: "read",
  input: z.object({
    ...FILTERS,
    after: z
      .object({
        at: z.iso.datetime("Give a time.").describe("When the last entry was made."),
        id: z.guid("Give an id, a UUID.").describe("Id of the last entry."),
      })
      .optional()
      .meta({
        description: "The last entry of the part before; absent for the first part.",
        examples: [{ at: "2026-11-01T00:00:00Z", id: "0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b" }],
      }),
  }),
  output: z.object({
    entries: z.array(EntryInFull).describe("The entries of this part."),
    has_more: z.boolean().describe("True when another part may follow."),
  }),
  async run(ctx, { after, ...filter }) {
    const page = {
      ...filter,
      after: after && { ...after, at: new Date(after.at) },
      limit: EXPORTED_AT_ONCE,
      offset: 0,
    };
    const rows = await findEntries(ctx.db, ctx.workspaceId, page);
    return { entries: rows.map(toEntryInFull), has_more: rows.length === EXPORTED_AT_ONCE };
  },
});

export const toEntry = ({ id, createdAt, action, target, actorKind, actorId, detail }: AuditRow): Entry => ({
  id,
  at: createdAt.toISOString(),
  action,
  target,
  actor: { kind: actorKind as Entry["actor"]["kind"], id: actorId },
  client: typeof detail.client === "string" ? detail.client : null,
});

const Moved = z.object({ from: z.iso.datetime(), to: z.iso.datetime() });

const toEntryInFull = (row: AuditRow): EntryInFull => ({
  ...toEntry(row),
  moved: Moved.safeParse(row.detail).data ?? null,
  whom: typeof row.detail.whom === "string" ? row.detail.whom : null,
});
