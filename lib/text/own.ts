/**
 * What a table itself holds under a name, never what every object inherits (`constructor`, `__proto__`).
 * Every look-up with a text goes through it or is a `Map`; `test/tables.test.ts` checks that.
 */
export const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
