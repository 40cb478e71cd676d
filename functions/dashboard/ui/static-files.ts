/**
 * Files that every page loads, each with the beginning of its SHA-256. Browsers keep an address of them for ever, so
 * a changed file needs another one.
 */
export const STATIC_FILES = {
  "/dashboard/script.js": "c4c84ba7",
} as const;

/** The address of such a file, which changes with its content. */
export const addressOf = (path: keyof typeof STATIC_FILES): string => `${path}?v=${STATIC_FILES[path]}`;
