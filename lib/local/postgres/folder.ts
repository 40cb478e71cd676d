import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { damaged, startEmpty } from "../disk/damage.ts";
import { syncFolder } from "../disk/durable.ts";

/** PostgreSQL writes it early and never removes it. PGlite creates a database wherever it is missing. */
export const hasDatabase = (folder: string): boolean => existsSync(join(folder, "PG_VERSION"));

/** The Problem of a folder that PostgreSQL cannot open. */
export const unopenable = (folder: string, why: string) =>
  damaged(
    { path: folder, wayOut: startEmpty(dirname(folder)) },
    `so that PostgreSQL cannot open it (${why})`,
  );

/**
 * Prepares a folder for PGlite. A half-created database cannot be opened and has no data, so it is moved
 * aside. Returns what to do once the database is open. Throws a Problem rather than let a new one be created
 * over a damaged one.
 */
export function prepareFolder(folder: string): () => void {
  const marker = `${folder}.creating`;
  if (existsSync(marker)) moveAside(folder);
  const isNew = !existsSync(folder) || readdirSync(folder).length === 0;
  if (!isNew && !hasDatabase(folder)) throw unopenable(folder, "PG_VERSION is missing");
  if (isNew) writeFileSync(marker, "");
  return () => {
    rmSync(marker, { force: true });
    // Else a power cut could bring it back, and the database would be moved aside.
    if (isNew) syncFolder(dirname(marker));
  };
}

function moveAside(folder: string): void {
  if (!existsSync(folder)) return;
  const aside = `${folder}.unfinished`;
  rmSync(aside, { recursive: true, force: true });
  renameSync(folder, aside);
}
