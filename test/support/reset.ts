import { afterAll } from "vitest";
import { undoAll } from "./cleanup.ts";
import { resetDatabase } from "./database.ts";

// Test files of a worker share modules and one database; each finds them as new.
afterAll(async () => {
  undoAll();
  await resetDatabase();
});
