import { register } from "tsx/esm/api";

// A thread does not inherit its parent's TypeScript loader.
register();
await import("./thread.ts");
