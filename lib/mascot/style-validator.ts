/**
 * Stands for the avatar library's check of artwork in the bundle: lib/local/bundle.ts. The artwork is the library's own,
 * copied as it is published.
 * @public
 */
export const StyleValidator = { validate(): void {} };
