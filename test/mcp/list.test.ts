import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { listedTools } from "../../functions/mcp/listed.ts";

const tools = listedTools();

/** The names of the contract, in its order. */
const CONTRACT =
  `get_brand_dna update_brand_dna list_product_screens upload_product_screen update_product_screen
  delete_product_screen upload_logo list_people add_person delete_person get_mascot create_mascot mascot_step
  list_media delete_media list_brand_videos upload_brand_video delete_brand_video get_performance list_posts
  buy_credits create_campaign schedule_post`.split(/\s+/);

describe("the list of tools", () => {
  test("has exactly the 23 names of the contract", () => {
    expect(tools.map(({ name }) => name).sort()).toEqual([...CONTRACT].sort());
  });

  test("is at most 64 KB, and 12 KB compressed", () => {
    const text = JSON.stringify({ tools });
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(64 * 1024);
    expect(gzipSync(text).length).toBeLessThanOrEqual(12 * 1024);
  });

  test.each(tools)("$name says what it does and costs, and describes every argument", (tool) => {
    expect(tool.title).toMatch(/^[A-Z]/);
    expect(tool.description).toMatch(/[Ff]ree|[Cc]redits|Deletes/);
    for (const [name, field] of Object.entries(tool.inputSchema.properties ?? {}))
      expect(field, `${name} has a description`).toHaveProperty("description");
    expect(tool.inputSchema.type).toBe("object");
    expect(tool.outputSchema?.type).toBe("object");
    expect(JSON.stringify(tool.outputSchema)).not.toContain('"description":"');
  });

  test("what creates something takes an idempotency key, and what changes something a dry run", () => {
    for (const { name, inputSchema, annotations } of tools) {
      const fields = Object.keys(inputSchema.properties ?? {});
      const creates = /^(upload|add|create|buy|schedule|mascot_step)/.test(name);
      expect(fields.includes("idempotency_key"), name).toBe(creates);
      expect(fields.includes("dry_run"), name).toBe(annotations?.readOnlyHint === false);
    }
  });

  test("hints say what reads, and what deletes or replaces", () => {
    const named = (hint: "readOnlyHint" | "destructiveHint") =>
      tools.filter(({ annotations }) => annotations?.[hint]).map(({ name }) => name);
    expect(named("readOnlyHint")).toEqual(CONTRACT.filter((name) => /^(get|list)_/.test(name)));
    expect(named("destructiveHint")).toEqual(
      CONTRACT.filter((name) => /^(delete_|update_brand|mascot_step)/.test(name)),
    );
  });
});
