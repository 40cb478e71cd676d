import { build } from "esbuild";
import { expect, test } from "vitest";

const ENTRY = "lib/adapters/model/model-from.ts";

test("a lazy model loads its SDK with the first question and not earlier", async () => {
  const { metafile } = await build({
    entryPoints: [ENTRY],
    outdir: "out",
    bundle: true,
    splitting: true,
    format: "esm",
    write: false,
    metafile: true,
    logLevel: "silent",
  });
  const outputs = Object.values(metafile.outputs);
  const reached = new Set<(typeof outputs)[number]>();
  const visit = (output: (typeof outputs)[number] | undefined) => {
    if (!output || reached.has(output)) return;
    reached.add(output);
    for (const { path, kind } of output.imports) {
      if (kind === "import-statement") visit(metafile.outputs[path]);
    }
  };
  visit(outputs.find(({ entryPoint }) => entryPoint === ENTRY));
  const packages = (list: Iterable<(typeof outputs)[number]>) =>
    new Set(
      [...list].flatMap(({ inputs }) =>
        Object.keys(inputs).flatMap((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []),
      ),
    );

  expect(packages(reached)).toEqual(new Set(["zod"]));
  expect(packages(outputs)).toContain("ai");
});
