import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LOOKS } from "../../lib/render/look/looks.ts";
import { type BrandLook, plan } from "../../lib/render/plan.ts";
import { lintPlan } from "../../lib/render/render.ts";
import type { Template } from "../../lib/render/template.ts";
import { TEMPLATES } from "../../lib/render/templates/index.ts";
import hashes from "./golden/looks/hashes.json" with { type: "json" };
import { BRANDS } from "./support/cases.ts";
import { LOOK_BRANDS } from "./support/look-brands.ts";
import { shootLooks } from "./support/look-golden.ts";
import { sizesOf } from "./support/variants.ts";

const drawn = shootLooks();

test("four templates of every art direction draw the golden bytes", async () => {
  const { hashes: found, sheet } = await drawn;
  expect(found).toEqual(hashes);
  expect(readFileSync(new URL("./golden/looks/sheet.png", import.meta.url)).equals(sheet)).toBe(true);
});

test("they pass every check", async () => {
  const { shots } = await drawn;
  const faults = shots.flatMap(({ name, checks }) =>
    checks.filter(({ passed }) => !passed).map(({ id }) => `${name} ${id}`),
  );
  expect(faults).toEqual([]);
});

const ALLOWED = new Set(["picture_palette", "picture_brand_color", "picture_glyphs"]);

const STILLS = Object.values(TEMPLATES).filter(({ film }) => !film);

async function faultsIn(look: string, template: Template, brand: BrandLook): Promise<string[]> {
  const faults: string[] = [];
  for (const input of await sizesOf(template)) {
    const worn = { ...input.brand, ...brand, name: input.brand.name, look };
    const checks = await lintPlan(template, await plan(template, { ...input, brand: worn }));
    const found = checks.filter(({ id, passed }) => !passed && !ALLOWED.has(id));
    for (const {
      id,
      evidence: [at],
    } of found)
      faults.push(`${template.id} on ${input.channel}: ${id} "${at?.quote}" ${at?.source}`);
  }
  return faults;
}

test.each(Object.keys(LOOKS))(
  "every template in the look %s passes the checks on every shape",
  async (look) => {
    const faults: string[] = [];
    for (const [i, template] of STILLS.entries())
      faults.push(...(await faultsIn(look, template, LOOK_BRANDS[i % LOOK_BRANDS.length] ?? BRANDS.beacon)));
    expect(faults).toEqual([]);
  },
  240_000,
);
