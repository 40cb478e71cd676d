import { index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users, workspaces } from "./identity.ts";

const moment = () => timestamp({ withTimezone: true });

/** Where an export goes on: a table with its rows passed already, then the file behind which others follow. */
export type ExportCursor = { table: string | null; offset: number; file: string };
/** A part that is stored: its file, and what is in it. */
export type ExportPart = { name: string; bytes: number; entries: number };

/** Copies of everything in a workspace, made part by part and kept for a day. */
export const workspaceExports = pgTable(
  "workspace_exports",
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id),
    requestedBy: uuid()
      .notNull()
      .references(() => users.id),
    /** The unguessable folder of its parts. */
    token: text().notNull(),
    state: text().$type<"running" | "ready" | "failed">().notNull(),
    cursor: jsonb().$type<ExportCursor>().notNull(),
    parts: jsonb().$type<ExportPart[]>().notNull().default([]),
    /** Counts the parts, so that a part is stored once. */
    step: integer().notNull().default(0),
    createdAt: moment().notNull(),
    endedAt: moment(),
  },
  (t) => [index().on(t.workspaceId, t.createdAt), index().on(t.createdAt)],
);
