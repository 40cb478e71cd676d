import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

/** A file may import its own layer and any layer above it in this list. */
const LAYERS = [
  "lib/clients/",
  "lib/text/",
  "lib/vocab.ts",
  "lib/asset-types.ts",
  "lib/notification-kinds.ts",
  "lib/story/kinds.ts",
  "lib/story/schema.ts",
  "drizzle/schema/",
  "lib/core/",
  "lib/render/",
  "lib/copy/",
  "lib/story/",
  "lib/platforms/",
  "lib/billing/",
  "lib/replay/",
  "lib/outbox/",
  "lib/events/",
  "lib/runs/store-name.ts",
  "lib/access/",
  "lib/agents/",
  "lib/mail/",
  "lib/runs/store-versions.ts",
  "lib/notifications/store-open.ts",
  "lib/identity/",
  "lib/payments/",
  "lib/uploads/",
  "lib/brand/",
  "lib/mascot/",
  "lib/accounts/",
  "lib/runs/",
  "lib/posts/",
  "lib/notifications/",
  "lib/studio/",
  "lib/webhooks/",
  "lib/exports/",
  "lib/erasure/",
  "lib/pipeline/",
  "lib/live-try/",
  "lib/config.ts",
  "lib/adapters/",
  "functions/",
  "drizzle/",
  "lib/admin/",
  "lib/local/",
  "lib/cli/",
];

/** Layers that may see even less. */
const ONLY: Record<string, string[]> = {
  "lib/clients/": [],
  "lib/text/": [],
  "lib/story/kinds.ts": [],
  "lib/story/schema.ts": ["lib/vocab.ts", "lib/story/kinds.ts"],
  "lib/render/": [
    "lib/text/",
    "lib/vocab.ts",
    "lib/asset-types.ts",
    "lib/story/kinds.ts",
    "lib/story/schema.ts",
  ],
  "lib/copy/": [
    "lib/text/",
    "lib/vocab.ts",
    "lib/asset-types.ts",
    "lib/story/kinds.ts",
    "lib/story/schema.ts",
  ],
  "lib/story/": [
    "lib/text/",
    "lib/vocab.ts",
    "lib/asset-types.ts",
    "lib/story/kinds.ts",
    "lib/story/schema.ts",
    "lib/copy/",
  ],
  "lib/platforms/": ["lib/text/", "lib/vocab.ts", "lib/copy/text.ts"],
  "lib/adapters/": [
    "lib/text/",
    "lib/vocab.ts",
    "lib/core/",
    "lib/copy/",
    "lib/platforms/",
    "drizzle/schema/",
  ],
  "lib/local/": ["lib/text/", "drizzle/", "lib/config.ts", "lib/admin/", "lib/render/type/families.ts"],
  "lib/cli/": ["lib/clients/", "lib/text/", "lib/vocab.ts"],
};

/** Who may use a package. A package not named here is free. */
const PACKAGES: Record<string, RegExp> = {
  hono: /^functions\//,
  "@hono": /^functions\//,
  stripe: /^lib\/adapters\/stripe/,
  "@upstash": /^lib\/adapters\/|^functions\/wiring|^lib\/admin\/connect/,
  "@neondatabase": /^lib\/adapters\/neon|^drizzle\//,
  "drizzle-orm": /store(-[\w-]+)?\.ts$|^drizzle\/|^lib\/adapters\/neon|^lib\/core\/(ports|statement)\b/,
  "takumi-js": /^lib\/render\//,
  ai: /^lib\/adapters\/model\//,
  "@modelcontextprotocol": /^functions\/mcp\//,
  "@cloudflare/workers-oauth-provider": /^functions\/oauth\//,
  "@ai-sdk": /^lib\/adapters\/model\//,
};

/** The domain gets time, chance and the network from Ctx. */
const IMPURE = /\bDate\.now\(|new Date\(\)|Math\.random\(|[^.\w]fetch\(/;
const OUTSIDE_THE_DOMAIN = /^lib\/(adapters|admin|local|cli|clients)\//;

const layerOf = (file: string) => LAYERS.findIndex((layer) => file.startsWith(layer));

const files = ["functions", "lib", "drizzle/schema"].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith(".d.ts"))
    .map((name) => join(root, name)),
);
const text = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));

const imports = files.flatMap((file) =>
  [...(text.get(file) ?? "").matchAll(/^(?:import|export)\b(?:[^"';]*?\bfrom\s+)?"([^"]+)"/gms)].map(
    ([, to = ""]) => ({
      file,
      to: to.startsWith(".") ? normalize(join(dirname(file), to)) : to,
    }),
  ),
);

test("every file belongs to a layer", () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => layerOf(file) < 0)).toEqual([]);
});

test("imports only go up the layer list", () => {
  const wrong = imports.filter(({ file, to }) => {
    if (!/^(functions|lib|drizzle)\//.test(to) || layerOf(to) === layerOf(file)) return false;
    const only = ONLY[LAYERS[layerOf(file)] ?? ""];
    return only
      ? !only.some((layer) => to.startsWith(layer))
      : layerOf(to) > layerOf(file) || layerOf(to) < 0;
  });
  expect(wrong).toEqual([]);
});

test("only the wiring and the admin command know the adapters", () => {
  const wrong = imports.filter(
    ({ file, to }) =>
      to.startsWith("lib/adapters/") && !/^functions\/wiring|^lib\/(adapters|admin)\//.test(file),
  );
  expect(wrong).toEqual([]);
});

test("surfaces do not reach past the operations", () => {
  const wrong = imports.filter(
    ({ file, to }) => file.startsWith("functions/") && /\/store(-\w+)?\.ts$|^drizzle\//.test(to),
  );
  expect(wrong).toEqual([]);
});

test("a table is written by one store of one domain", () => {
  const writes = /\.(?:insert|update|delete)\((\w+)\)|\b(?:insert into|update|delete from) \$\{(\w+)\}/g;
  const writers = new Map<string, Set<string>>();
  for (const [file, source] of text) {
    for (const [, called, written] of source.matchAll(writes)) {
      const table = called ?? written ?? "";
      if (!/^[a-z]+([A-Z][a-z]+)*$/.test(table) || !/store/.test(file)) continue;
      writers.set(table, (writers.get(table) ?? new Set()).add(dirname(file)));
    }
  }
  expect(writers.size).toBeGreaterThan(8);
  expect([...writers].filter(([, domains]) => domains.size > 1)).toEqual([]);
});

test("packages stay in their place", () => {
  const wrong = imports.filter(({ file, to }) =>
    Object.entries(PACKAGES).some(
      ([name, place]) => (to === name || to.startsWith(`${name}/`)) && !place.test(file),
    ),
  );
  expect(wrong).toEqual([]);
});

test("no file outside of the film library imports it statically", () => {
  const loads = /^import (?!type\b)[^;]*?from "[^"]*render\/film\/(?:film|encode|instance)\.ts"/m;
  const outside = files.filter((file) => !file.startsWith("lib/render/film/"));
  expect(outside.filter((file) => loads.test(text.get(file) ?? ""))).toEqual([]);
  expect(
    files.filter((file) => /import\("[^"]*render\/film\/film\.ts"\)/.test(text.get(file) ?? "")),
  ).toHaveLength(1);
});

test("the domain is deterministic", () => {
  const domain = files.filter((file) => file.startsWith("lib/") && !OUTSIDE_THE_DOMAIN.test(file));
  expect(domain.filter((file) => IMPURE.test(text.get(file) ?? ""))).toEqual([]);
});

/** `URL.canParse` of Node 20 is wrong about Latin-1; see lib/text/is-url.ts. */
test("addresses are judged by isUrl", () => {
  expect(files.filter((file) => /\bURL\.canParse\(/.test(text.get(file) ?? ""))).toEqual([]);
});
