import { register } from "tsx/esm/api";

// A thread does not inherit what lets its parent read TypeScript.
register();
await import("./thread.ts");
