import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { BUNDLE_OPTIONS, BY_CERTIFICATES } from "../../lib/local/bundle.ts";

const { metafile } = await build(BUNDLE_OPTIONS);
const replaced = Object.keys(metafile.inputs).filter((path) => BY_CERTIFICATES.test(path));

test("what verifies certificates has one function of its file's name, which refuses in its place", () => {
  expect(replaced.length).toBeGreaterThanOrEqual(8);
  for (const path of replaced) {
    const exported = [...readFileSync(path, "utf8").matchAll(/^export (?:async )?\w+ (\w+)/gm)].map(
      ([, name]) => name,
    );
    expect(exported).toEqual([basename(path, ".js")]);
  }
});

test("the Worker holds no reader of certificates", () => {
  expect(Object.keys(metafile.inputs).filter((path) => path.includes("@peculiar/x509"))).toEqual([]);
});

test("what a passkey signs with its own key is still verified", () => {
  const names = Object.keys(metafile.inputs).map((path) => basename(path));
  for (const name of ["verifyAttestationPacked.js", "verifyAuthenticationResponse.js", "verifyEC2.js"])
    expect(names).toContain(name);
});
