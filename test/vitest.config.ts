import { defineConfig, type Plugin, type TestUserConfig } from "vitest/config";

const readers: Record<string, (file: string) => string> = {
  wasm: (file) => `export default new WebAssembly.Module(readFileSync(${file}));`,
  woff2: (file) =>
    `const b = readFileSync(${file}); export default b.buffer.slice(b.byteOffset, b.byteOffset + b.length);`,
};

/** Binary imports mean in Node what the module rules of wrangler.toml make them mean in the Worker. */
const binaries: Plugin = {
  name: "binaries",
  enforce: "pre",
  load(id) {
    const file = id.replace(/\?.*/, "");
    const reader = readers[file.slice(file.lastIndexOf(".") + 1)];
    return reader && `import { readFileSync } from "node:fs"; ${reader(JSON.stringify(file))}`;
  },
};

/** A kind of test: its files and what has to run beside it. */
const kind = (name: string, include: string | string[], beside: TestUserConfig = {}) => ({
  extends: true as const,
  test: { name, include: [include].flat(), ...beside },
});

/** Tests of what a fresh isolate reads first, and of the sweeper, which looks at all workspaces of its database. */
const FRESH = [
  "test/render/typeset.test.ts",
  "test/api/screens-jobs.test.ts",
  "test/api/screens-once.test.ts",
  "test/pipeline/hand-over.test.ts",
  "test/pipeline/outbox.test.ts",
  "test/pipeline/sweep.test.ts",
];

const PREPARED = ["test/support/database.ts", "test/support/assets.ts"];

export default defineConfig({
  plugins: [binaries],
  test: {
    root: `${import.meta.dirname}/..`,
    // A thread for each file: starting a process for each would take longer than many of the tests.
    pool: "threads",
    // The default leaves a core idle, which is half of a small machine.
    maxWorkers: "100%",
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Inlined, so that the plugin above applies inside them.
    server: { deps: { inline: [/\.wasm$/] } },
    projects: [
      // Files share what they load: loading everything anew for each takes a third of the whole time.
      kind("unit", "test/**/*.test.ts", {
        isolate: false,
        exclude: ["test/{worker,services}/**", ...FRESH],
        globalSetup: PREPARED,
      }),
      kind("fresh", FRESH, { globalSetup: PREPARED }),
      kind("worker", "test/worker/**/*.test.ts", { globalSetup: "test/support/worker.ts" }),
      kind("services", "test/services/**/*.test.ts"),
    ],
  },
});
