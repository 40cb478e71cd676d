import { join } from "node:path";

/** The version of the viewer that is served. */
export const VIEWER_VERSION = "1.72.1";

/** What `npm pack` fetches, and the hash of it in the registry. The packages it names are compiled into its one file. */
export const VIEWER_PACKAGE = {
  name: `@scalar/api-reference@${VIEWER_VERSION}`,
  file: "package/dist/browser/standalone.js",
  integrity:
    "sha512-XpEJ0rfc/cXbCrR+iC4kK0o/WwX2dTtGQbT049OlPKAHD6IMIFdTeGz2r+M27P2EDWKyUITRm/NzlP8z2pw/Ow==",
};

/** The viewer of the API reference, for browsers. Not part of the repository: `npm ci` fetches it. */
export const VIEWER: string = join(import.meta.dirname, `../../../.data/viewer/scalar-${VIEWER_VERSION}.js`);
