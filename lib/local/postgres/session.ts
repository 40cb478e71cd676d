/** One SQL statement of the extended protocol, its parameters in PostgreSQL's text form. */
export type Statement = { query: string; params: (string | null)[] };

type Field = {
  name: string;
  tableID: number;
  columnID: number;
  dataTypeID: number;
  dataTypeSize: number;
  dataTypeModifier: number;
};

/** What one statement answered; every value in PostgreSQL's text form. */
export type QueryAnswer = {
  fields: Field[];
  rows: (string | null)[][];
  /** First word of the command tag: `SELECT`, `INSERT`, `CREATE`. */
  command: string;
  rowCount: number | null;
};

/** A database session that belongs to one caller until it is released. */
export type PgSession = {
  /** Runs the statements in order and stops at the first error, which it throws. */
  run(statements: Statement[]): Promise<QueryAnswer[]>;
  /** Gives the session back clean: no open transaction, no settings left behind. */
  release(): Promise<void>;
};

/** Where a front gets its sessions from: the embedded database or a pool of a real one. */
export type Sessions = { connect(): Promise<PgSession> };

/** Splits a command tag such as `INSERT 0 3`. */
export function readTag(tag: string): { command: string; rowCount: number | null } {
  const [, command = "", count] = /^([A-Za-z]+).*?(\d+)?$/.exec(tag) ?? [];
  return { command, rowCount: count === undefined ? null : Number(count) };
}
