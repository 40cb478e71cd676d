import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { STATIC_FILES } from "../../functions/dashboard/ui/static-files.ts";
import { newBrowser, signedIn } from "../support/browsing.ts";
import { world } from "../support/world.ts";

const contentOf = (path: string) => readFileSync(`functions/public${path}`);

test("files that browsers keep for ever are addressed by their content", async () => {
  const hashes = Object.keys(STATIC_FILES).map((path) => [
    path,
    createHash("sha256").update(contentOf(path)).digest("hex").slice(0, 8),
  ]);
  expect(STATIC_FILES).toEqual(Object.fromEntries(hashes));
  const rules = readFileSync("functions/public/_headers", "utf8");
  for (const path of Object.keys(STATIC_FILES))
    expect(rules).toContain(`\n${path}\n  Cache-Control: public, max-age=31536000, immutable\n`);
  const page = await (await signedIn(await world())).read("/app");
  expect(page).toContain(`src="/dashboard/script.js?v=${STATIC_FILES["/dashboard/script.js"]}"`);
});

test("stylesheets stand in the page, and its policy allows exactly them", async () => {
  const w = await world();
  const signed = await (await signedIn(w)).open("/app");
  const landing = await newBrowser(w).open("/");
  const wanted = [
    [signed, ["dashboard"]],
    [landing, ["dashboard", "landing"]],
  ] as const;
  for (const [answer, names] of wanted) {
    const styles = [...(await answer.text()).matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
      ([, text]) => text ?? "",
    );
    expect(styles).toEqual(names.map((name) => String(contentOf(`/${name}/style.css`))));
    const policy = answer.headers.get("content-security-policy");
    for (const text of styles)
      expect(policy).toContain(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  }
});

test("a stylesheet names its pictures from the root, because it stands in pages of any path", () => {
  for (const name of ["dashboard", "landing"]) {
    const addresses = [...String(contentOf(`/${name}/style.css`)).matchAll(/url\(["']?([^"')]+)/g)];
    for (const [, address] of addresses) expect(address).toMatch(/^(?:\/[^/]|data:)/);
  }
});
