import { type SQL, sql } from "drizzle-orm";
import { runSearch } from "../../drizzle/schema/index.ts";
import { insertRows } from "../core/statement.ts";
import { searchable, searchPattern } from "../text/searchable.ts";
import type { RunRow } from "./store.ts";

/** What a list of runs is searched for. */
export type RunSearch = { words: string | undefined; metadata: Record<string, string> | undefined };

type Searched = Pick<RunRow, "id" | "workspaceId" | "brief" | "metadata">;

/** What a new run is found by; undefined when it holds nothing to find. */
export const searchRow = ({ id, workspaceId, brief, metadata }: Searched) =>
  brief !== "" || Object.keys(metadata).length > 0
    ? { runId: id, workspaceId, words: searchable(brief), metadata }
    : undefined;

/** A CTE that makes new runs findable when `source` has a row; undefined when they hold nothing to find. */
export function insertSearch(
  runs: readonly Searched[],
  source: string,
  record?: (row: unknown, index: number) => string,
): SQL | undefined {
  const rows = runs.flatMap((run) => searchRow(run) ?? []);
  return rows.length === 0 ? undefined : sql`searched as (${insertRows(runSearch, rows, source, record)})`;
}

/** A CTE that forgets what a run is found by, when `source` has a row. */
export const eraseSearch = (workspaceId: string, runId: string, source: string): SQL => sql`unsearched as (
    delete from ${runSearch} s using ${sql.identifier(source)}
    where s.workspace_id = ${workspaceId}::uuid and s.run_id = ${runId}::uuid
  )`;

/** The condition on a row `s` of the search table. A number or a flag of the metadata is found by its text. */
function fits({ words, metadata = {} }: RunSearch): SQL {
  const entries = Object.entries(metadata).map(([key, value]) => {
    const forms = [value, ...otherForms(value)].map(
      (form) => sql`s.metadata @> ${JSON.stringify({ [key]: form })}::jsonb`,
    );
    return sql`(${sql.join(forms, sql` or `)})`;
  });
  const texts = words === undefined ? [] : [sql`s.words like ${searchPattern(words)}::text`];
  return sql.join([...texts, ...entries], sql` and `);
}

function otherForms(value: string): unknown[] {
  if (value === "true" || value === "false") return [value === "true"];
  if (value === "null") return [null];
  return /^-?(0|[1-9]\d{0,14})(\.\d{1,10})?$/.test(value) ? [Number(value)] : [];
}

/** Ids among `candidates`, a query of run ids. Common words fill a page from the newest runs alone. */
export const idsAmong = (candidates: SQL, search: RunSearch): SQL => sql`array(
    with candidates as materialized (${candidates})
    select s.run_id from candidates c join ${runSearch} s on s.run_id = c.id where ${fits(search)})`;

/** All ids of a workspace by the index. The array keeps the planner from reading the whole list instead. */
export const idsIn = (workspaceId: string, search: RunSearch): SQL => sql`array(
    select s.run_id from ${runSearch} s where s.workspace_id = ${workspaceId}::uuid and ${fits(search)})`;
