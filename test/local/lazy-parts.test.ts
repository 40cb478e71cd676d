import { build } from "esbuild";
import { expect, test } from "vitest";
import { BUNDLE_OPTIONS } from "../../lib/local/bundle.ts";
import { startedWith } from "../load/bench/bundle-parts.ts";

/** Parts that no call of the API needs until it asks for them: esbuild runs them with their `import()` only. */
const LAZY = [
  "node_modules/@ai-sdk/",
  "node_modules/@simplewebauthn/",
  "node_modules/@cloudflare/workers-oauth-provider/",
  "node_modules/@modelcontextprotocol/",
  "node_modules/@dicebear/",
  "functions/mcp/server.ts",
  "functions/oauth/authorization-server.ts",
  "lib/render/film/film.ts",
  "lib/render/film/kernel/kernel.wasm",
  "lib/uploads/fonts/inspect-font.ts",
  "lib/uploads/videos/container.ts",
];

test("what is loaded lazily does not run when the Worker starts", async () => {
  const { metafile } = await build(BUNDLE_OPTIONS);
  const inputs = Object.keys(metafile.inputs);
  const atStart = [...startedWith(metafile.inputs)];
  for (const part of LAZY) {
    expect(
      inputs.filter((path) => path.startsWith(part)),
      part,
    ).not.toEqual([]);
    expect(
      atStart.filter((path) => path.startsWith(part)),
      part,
    ).toEqual([]);
  }
});
