// biome-ignore lint/style/noProcessEnv: CI=true is how a pipeline says that it is one.
const { CI } = process.env;

/** A program or server that tests are skipped without. In CI it must be there, so that no suite silently runs nothing. */
export function required<T>(found: T, name: string): T {
  if (!found && CI) throw new Error(`${name} is missing, and CI runs every test.`);
  return found;
}
