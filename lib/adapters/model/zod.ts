import {
  any,
  array,
  boolean,
  discriminatedUnion,
  enum as enumOf,
  json,
  literal,
  looseObject,
  never,
  number,
  object,
  partialRecord,
  record,
  string,
  tuple,
  union,
  unknown,
  // biome-ignore lint/style/noRestrictedImports: what "zod/v4" means in the bundle cannot be imported by that name.
} from "zod";

// biome-ignore lint/performance/noBarrelFile: it stands for a package.
// biome-ignore lint/style/noRestrictedImports: as above.
export * from "zod";

/**
 * What packages of the AI SDK take from zod by `import { z }`. The bundler cannot see inside that object and would keep
 * all of zod for it, with the messages of 64 languages. So in the bundle this module stands for "zod/v4": `ALIAS` in
 * lib/local/bundle.ts.
 */
export const z = {
  any,
  array,
  boolean,
  discriminatedUnion,
  enum: enumOf,
  json,
  literal,
  looseObject,
  never,
  number,
  object,
  partialRecord,
  record,
  string,
  tuple,
  union,
  unknown,
};
