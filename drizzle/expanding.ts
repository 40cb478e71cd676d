/** Statements after which the version before no longer works, each with the reason. */
const CONTRACTING: [pattern: RegExp, reason: string][] = [
  [/\bdrop table\b/i, "drops a table"],
  [/\bdrop column\b/i, "drops a column"],
  [/\bdrop type\b/i, "drops a type"],
  [/\brename (?:column|to)\b/i, "renames"],
  [/\bset data type\b|\balter column \S+ type\b/i, "changes a type"],
  [/\bset not null\b/i, "forbids null where the version before may write it"],
  [/\badd column (?!.*\bdefault\b).*\bnot null\b/i, "adds a column that the version before does not fill"],
  [/\btruncate\b|^\s*delete from\b/i, "deletes rows"],
  [/\bdrop constraint \S*(?:_unique|_pkey|_pk)\b/i, "drops what an upsert of the version before needs"],
];

/** `-- contract: what it removes, unused since which migration`, in the first line of a migration. */
const DECLARED = /^-- contract: .*\bunused since \d{4}\b/;

/**
 * What a migration breaks for the version that is still running. A migration that declares in its first line that
 * nothing uses what it removes, and since when, is the second half of a change and breaks nothing.
 */
export function contractions(sql: string): string[] {
  if (DECLARED.test(sql)) return [];
  const statements = sql.replace(/^--(?!>).*$/gm, "").split(/--> statement-breakpoint|;\s*$/m);
  return statements.flatMap((statement) =>
    CONTRACTING.filter(([pattern]) => pattern.test(statement)).map(
      ([, reason]) => `${reason}: ${statement.trim().slice(0, 80)}`,
    ),
  );
}
