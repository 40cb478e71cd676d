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

/** A kind of test: its folders and what has to run beside it. */
const kind = (name: string, include: string, beside: TestUserConfig = {}) => ({
  extends: true as const,
  test: { name, include: [include], ...beside },
});

export default defineConfig({
  plugins: [binaries],
  test: {
    root: `${import.meta.dirname}/..`,
    // A thread for each file: starting a process for each would take longer than many of the tests.
    pool: "threads",
    // The default leaves a core idle, which is half of a small machine.
    maxWorkers: "100%",
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Inlined, so that the plugin above applies inside them.
    server: { deps: { inline: [/\.wasm$/] } },
    projects: [
      kind("unit", "test/**/*.test.ts", {
        exclude: ["test/{worker,services}/**"],
        globalSetup: ["test/support/database.ts", "test/support/assets.ts"],
      }),
      kind("worker", "test/worker/**/*.test.ts", {
        globalSetup: "test/support/worker.ts",
        setupFiles: "test/support/fresh-connections.ts",
      }),
      kind("services", "test/services/**/*.test.ts"),
    ],
  },
});
