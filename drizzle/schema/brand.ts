import { integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { workspaces } from "./identity.ts";

export const brandDna = pgTable("brand_dna", {
  workspaceId: uuid()
    .primaryKey()
    .references(() => workspaces.id),
  tagline: text().notNull().default(""),
  overview: text().notNull().default(""),
  offer: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  productMap: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  icp: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  /** Role to #RRGGBB. */
  palette: jsonb().$type<Record<string, string>>().notNull().default({}),
  logos: jsonb().$type<string[]>().notNull().default([]),
  version: integer().notNull().default(1),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});
