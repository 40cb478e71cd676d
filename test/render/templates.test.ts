import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { plan } from "../../lib/render/plan.ts";
import { lintPlan } from "../../lib/render/render.ts";
import { TEMPLATES } from "../../lib/render/templates/index.ts";
import hashes from "./golden/templates/hashes.json" with { type: "json" };
import { shootTemplate } from "./support/template-golden.ts";
import { sizesOf } from "./support/variants.ts";

const golden: Record<string, Record<string, string>> = hashes;

describe.each(Object.values(TEMPLATES).map((template, turn) => ({ id: template.id, template, turn })))(
  "$id",
  ({ id, template, turn }) => {
    let drawn: Awaited<ReturnType<typeof shootTemplate>>;
    beforeAll(async () => {
      drawn = await shootTemplate(template, turn);
    });

    test("a template is listed under its own name and describes itself", () => {
      expect(TEMPLATES[id]).toBe(template);
      expect(template.title.length).toBeGreaterThan(2);
      expect(template.about).toMatch(/^\p{Lu}.{15,}\.$/u);
    });

    test("a template draws the golden bytes in light and dark, with ordinary, shortest and longest data", () => {
      expect(drawn.hashes).toEqual(golden[id]);
      for (const [name, bytes] of Object.entries(drawn.previews)) {
        const stored = readFileSync(new URL(`./golden/templates/${name}.png`, import.meta.url));
        expect(stored.equals(bytes), name).toBe(true);
      }
    });

    test("a template passes every check with its sample, and no extreme of its data rejects a run", () => {
      for (const { name, content, checks, altTexts } of drawn.shots) {
        const faults = checks.filter(({ passed, hard }) => !passed && (hard || content === "sample"));
        expect(faults, name).toEqual([]);
        if (content === "sample") for (const text of altTexts) expect(text.length).toBeGreaterThan(20);
      }
    });

    test("a template passes every check on every shape, in other brands and other fonts", async () => {
      for (const input of await sizesOf(template)) {
        const checks = await lintPlan(template, await plan(template, input));
        expect(checks.filter(({ passed }) => !passed)).toEqual([]);
      }
    });
  },
);
