import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { type BuildOptions, type BuildResult, build, type OutputFile, type Plugin, stop } from "esbuild";
import * as z from "zod/v4";
import { own } from "../text/own.ts";
import { Problem } from "./problem.ts";

/** One file of the Worker, as miniflare takes it. */
const Module = z.object({
  type: z.enum(["ESModule", "CompiledWasm", "Data"]),
  path: z.string(),
  contents: z.custom<Uint8Array>((bytes) => bytes instanceof Uint8Array),
});
export type Module = z.infer<typeof Module>;

export const Bundle = z.object({
  /** The entry module is the first one. */
  modules: z.array(Module).min(1),
  /** Differs whenever any byte of the bundle does. */
  hash: z.string(),
  /** Every source file of the bundle; absolute. */
  inputs: z.array(z.string()),
});
export type Bundle = z.infer<typeof Bundle>;

/** The module that the runtime runs first. */
const ENTRY = "index.js";

const ROOT = join(import.meta.dirname, "../..");

/** This file, which is an input of every bundle of this tree. */
export const BUNDLER: string = import.meta.filename;

/** Keeps the messages of 64 languages, an unused gateway and unused kinds of models out of the bundle. By exact names: esbuild's own `alias` also takes what lies below one. */
const ALIAS: Record<string, string> = {
  "zod/v4": "./lib/adapters/model/zod.ts",
  "@ai-sdk/gateway": "./lib/adapters/model/gateway.ts",
  "@ai-sdk/provider-utils/experimental-decision": "./lib/adapters/model/other-models.ts",
  "@ai-sdk/provider-utils/experimental-extraction": "./lib/adapters/model/other-models.ts",
};

const alias: Plugin = {
  name: "alias",
  setup: ({ onResolve }) =>
    onResolve({ filter: /^(?:zod\b|@ai-sdk\/(?:gateway|provider-utils\/experimental-\w+)$)/ }, ({ path }) => {
      const target = own(ALIAS, path);
      return target === undefined ? undefined : { path: join(ROOT, target) };
    }),
};

/** Checks artwork, which is copied from the library itself. What a figure is asked for is still checked. */
const CHECKS_ARTWORK = /^\.\/Validator\/StyleValidator\.js$/;

const withoutArtworkCheck: Plugin = {
  name: "without-artwork-check",
  setup: ({ onResolve }) =>
    onResolve({ filter: CHECKS_ARTWORK }, () => ({ path: join(ROOT, "lib/mascot/style-validator.ts") })),
};

/** The parts of Stripe that the adapters ask, as its client names them. */
const ASKED_OF_STRIPE = "Checkout|BillingPortal|Events|Invoices|PaymentIntents|Prices|Subscriptions";
const OF_STRIPE = /[\\/]stripe[\\/]esm[\\/](?:resources[\\/]|StripeEventNotificationHandler\.js$)/;
const IS_ASKED = new RegExp(`[\\\\/]resources[\\\\/](?:${ASKED_OF_STRIPE})(?:[\\\\/]|\\.js$)`);

/** Whether a file of Stripe's package stays in the Worker as it is. */
export const isKeptOfStripe = (path: string): boolean => !OF_STRIPE.test(path) || IS_ASKED.test(path);

/** Classes of the other parts stay, without what is in them: the client makes one of each. */
const withoutUnusedStripe: Plugin = {
  name: "without-unused-stripe",
  setup: ({ onLoad }) =>
    onLoad({ filter: OF_STRIPE }, async ({ path }) => {
      if (isKeptOfStripe(path)) return undefined;
      const classes = (await readFile(path, "utf8")).match(/^export class \w+/gm);
      return classes && { contents: classes.map((one) => `${one} {}`).join("\n") };
    }),
};

/**
 * What verifies the maker of an authenticator by its certificates. Passkeys are asked for without such a statement, and
 * a browser then sends none; what only its own key signs is still verified.
 */
export const BY_CERTIFICATES: RegExp =
  /[\\/]@simplewebauthn[\\/]server[\\/]esm[\\/](?:helpers[\\/](?:validateCertificatePath|getCertificateInfo|isCertRevoked|convertX509PublicKeyToCOSE|validateExtFIDOGenCEAAGUID)|metadata[\\/]verifyMDSBlob|registration[\\/]verifications[\\/](?:tpm[\\/])?verifyAttestation(?:AndroidKey|AndroidSafetyNet|Apple|FIDOU2F|TPM))\.js$/;

/** Functions that refuse stand in place of those: a passkey with such a statement is not taken. */
const withoutCertificates: Plugin = {
  name: "without-certificates",
  setup: ({ onLoad }) =>
    onLoad({ filter: BY_CERTIFICATES }, ({ path }) => ({
      contents: `export function ${basename(path, ".js")}() { throw new Error("Attestation by certificates is not asked for."); }`,
    })),
};

/**
 * How the Worker is built, here and for a deploy. Parts behind an `import()` are files of their own, which makes a start
 * shorter than one file does: the functions around the parts of one file are read twice.
 */
export const BUNDLE_OPTIONS = {
  absWorkingDir: ROOT,
  entryPoints: { index: "functions/index.ts" },
  outdir: "bundle",
  write: false,
  bundle: true,
  format: "esm",
  splitting: true,
  platform: "browser",
  target: "es2024",
  // Patterns with a class such as \p{L} become calls, which are read when they run. The runtime reads literals when it
  // starts too, and each such class takes it 0.07 ms every time.
  supported: { "regexp-unicode-property-escapes": false },
  conditions: ["workerd", "worker", "browser"],
  external: ["node:*", "cloudflare:*"],
  loader: { ".wasm": "copy", ".woff2": "copy" },
  assetNames: "[name]-[hash]",
  keepNames: false,
  define: { "process.env.NODE_ENV": '"production"' },
  plugins: [alias, withoutArtworkCheck, withoutUnusedStripe, withoutCertificates],
  metafile: true,
  logLevel: "warning",
} satisfies BuildOptions;

/**
 * Builds the Worker. Throws a Problem if the build fails; the reasons are on stderr by then.
 * @param options `minify` as a deploy does; otherwise a stack trace has names.
 */
export async function bundleWorker({ minify = false } = {}): Promise<Bundle> {
  const result = await build({ ...BUNDLE_OPTIONS, minify }).catch(() => {
    throw new Problem("The service does not build, for the reasons above.");
  });
  return toBundle(result);
}

/** Ends the compiler's process, which otherwise waits in memory for another build. */
export const stopBundler = (): Promise<void> => stop();

const TYPES: Record<string, Module["type"]> = {
  ".js": "ESModule",
  ".wasm": "CompiledWasm",
  ".woff2": "Data",
};

/** Inputs that change a bundle without being part of it: versions, compiler settings, this file. */
const SETTINGS = ["package-lock.json", "tsconfig.json"].map((name) => join(ROOT, name));

function toBundle({ outputFiles, metafile }: BuildResult<typeof BUNDLE_OPTIONS>): Bundle {
  const modules = outputFiles.map(toModule).sort((a, b) => rank(a) - rank(b));
  const sources = Object.keys(metafile.inputs).map((path) => join(ROOT, path));
  return { modules, hash: hashOf(modules), inputs: [...sources, ...SETTINGS, BUNDLER] };
}

/** Differs whenever a byte of the modules does. */
export function hashOf(modules: Module[]): string {
  const hash = createHash("sha256");
  for (const { path, contents } of modules) hash.update(path).update(contents);
  return hash.digest("hex");
}

function toModule({ path, contents }: OutputFile): Module {
  const type = own(TYPES, extname(path));
  if (!type) throw new Error(`The bundle has a file of a kind no rule names: ${basename(path)}`);
  return { type, path: basename(path), contents };
}

const rank = ({ type, path }: Module) => (path === ENTRY ? 0 : type === "ESModule" ? 1 : 2);
