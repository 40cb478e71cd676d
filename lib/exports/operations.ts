import * as z from "zod/v4";
import { auditEntry } from "../access/workspaces.ts";
import { addSeconds } from "../core/calendar.ts";
import { Refusal } from "../core/errors.ts";
import { base62, newId } from "../core/ids.ts";
import { operation } from "../core/operation.ts";
import { sendSoon } from "../outbox/send-soon.ts";
import { EXPORT_SECONDS, exportMessage } from "./make.ts";
import { type ExportRow, listExports as findExports, insertExport } from "./store.ts";

const Export = z.object({
  id: z.guid().describe("Id of the export."),
  state: z.enum(["running", "ready", "failed"]).describe("Whether it is being made."),
  created_at: z.iso.datetime().describe("When it was asked for."),
  expires_at: z.iso.datetime().describe("When its parts are deleted."),
  parts: z
    .array(
      z.object({
        url: z.string().describe("Address of the archive, until it is deleted."),
        bytes: z.int().describe("Its size in bytes, at most 500 MB unless one file alone is larger."),
        entries: z.int().describe("Files and pages of rows in it, at most 2,000."),
      }),
    )
    .describe("The archives that are ready."),
});

export const startExport = operation({
  id: "start_export",
  summary: "Make a copy of everything in the workspace: rows as NDJSON and all files, in archives for a day.",
  effect: "write",
  testKey: "read only",
  input: z.object({}),
  output: z.object({ id: z.guid().describe("Id of the export.") }),
  async run(ctx) {
    const { workspaceId, actor } = ctx;
    const createdAt = ctx.now();
    const id = newId(ctx, createdAt);
    const message = exportMessage(ctx, { workspaceId, exportId: id, step: 0 });
    const row = {
      id,
      workspaceId,
      requestedBy: actor.id,
      token: base62(32, ctx.random),
      state: "running" as const,
      cursor: { table: "members", offset: 0, file: "" },
      createdAt,
    };
    const entry = auditEntry(ctx, actor, "start_export", id);
    if (!(await insertExport(ctx.db, row, message, entry)))
      throw new Refusal("bad_request", "An export is being made already.", { retryable: true });
    sendSoon(ctx, [message]);
    return { id };
  },
});

export const listExports = operation({
  id: "list_exports",
  summary:
    "List the exports of the workspace of the last day, newest first, with the addresses of their parts.",
  effect: "read",
  input: z.object({}),
  output: z.array(Export),
  run: async (ctx) =>
    (await findExports(ctx.db, ctx.workspaceId)).map((row) => toExport(row, ctx.settings.publicUrl)),
});

const toExport = ({ id, state, createdAt, parts }: ExportRow, publicUrl: string): z.infer<typeof Export> => ({
  id,
  state,
  created_at: createdAt.toISOString(),
  expires_at: addSeconds(createdAt, EXPORT_SECONDS).toISOString(),
  parts: parts.map(({ name, bytes, entries }) => ({ url: `${publicUrl}/assets/${name}`, bytes, entries })),
});
