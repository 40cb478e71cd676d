export * from "./billing.ts";
export * from "./brand.ts";
export * from "./identity.ts";
export * from "./mascot.ts";
export * from "./payments.ts";
export * from "./posts.ts";
export * from "./queue.ts";
export * from "./runs.ts";
