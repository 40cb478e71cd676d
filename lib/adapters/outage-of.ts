import { databaseIsDown } from "./neon.ts";
import { StorageError } from "./storage-error.ts";

/** The dependency whose outage an error is. Undefined for any other error, such as a refused statement. */
export function outageOf(error: unknown): "database" | "storage" | undefined {
  if (databaseIsDown(error)) return "database";
  return error instanceof StorageError ? "storage" : undefined;
}
