export * from "./billing.ts";
export * from "./brand.ts";
export * from "./identity.ts";
export * from "./queue.ts";
export * from "./runs.ts";
export * from "./videos.ts";
