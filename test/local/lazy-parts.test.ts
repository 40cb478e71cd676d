import { build } from "esbuild";
import { expect, test } from "vitest";
import { BUNDLE_OPTIONS } from "../../lib/local/bundle.ts";
import { startedWith } from "../load/bench/bundle-parts.ts";

/** Parts that no call of the API needs until it asks for them: esbuild runs them with their `import()` only. */
const LAZY = [
  "node_modules/@ai-sdk/",
  "node_modules/htmlparser2/",
  "node_modules/entities/",
  "node_modules/@simplewebauthn/",
  "node_modules/@cloudflare/workers-oauth-provider/",
  "node_modules/@modelcontextprotocol/",
  "node_modules/@dicebear/",
  "node_modules/stripe/",
  "functions/app.ts",
  "functions/dashboard/",
  "functions/jobs/run-job.ts",
  "functions/landing/",
  "functions/mcp/",
  "functions/openapi/",
  "functions/oauth/authorization-server.ts",
  "lib/pipeline/",
  "lib/render/film/film.ts",
  "lib/render/film/kernel/kernel.wasm",
  "lib/story/guard/",
  "lib/story/read/",
  "lib/story/review/",
  "lib/story/write/",
  "lib/uploads/fonts/inspect-font.ts",
  "lib/uploads/videos/container.ts",
];

const { metafile } = await build(BUNDLE_OPTIONS);

test("of the languages of zod's messages, the bundle holds English only", () => {
  const held = Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .flatMap(([path, { bytesInOutput }]) =>
      bytesInOutput > 0 ? path.split("zod/v4/locales/").slice(1) : [],
    );
  expect(held.filter((name) => name !== "index.js")).toEqual(["en.js"]);
});

test("what is loaded lazily does not run when the Worker starts", () => {
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
