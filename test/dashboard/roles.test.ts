import { beforeAll, describe, expect, test } from "vitest";
import { includesRole, ROLES, roleFor } from "../../lib/access/roles.ts";
import type { AnyOperation } from "../../lib/core/operation.ts";
import { Role } from "../../lib/vocab.ts";
import { newMember, signedIn } from "../support/browsing.ts";
import { allOperations } from "../support/operations.ts";
import { world } from "../support/world.ts";

let operations: Map<string, AnyOperation>;
beforeAll(async () => {
  operations = await allOperations();
});

describe("roles", () => {
  test("the table names only operations that exist", () => {
    const ids = new Set([...operations.values()].map(({ id }) => id));
    expect([...ROLES.keys()].filter((id) => !ids.has(id))).toEqual([]);
  });

  test("a viewer may call what reads, and end their own sessions; nothing else", () => {
    for (const { id, effect } of operations.values()) {
      const needed = roleFor({ operation: id, effect: effect === "read" ? "read" : "write" });
      const allowed = includesRole("viewer", needed);
      expect(allowed, id).toBe((effect === "read" && !ROLES.has(id)) || ROLES.get(id) === "viewer");
    }
  });

  test("every role includes those below it", () => {
    const may = (role: Role) => Role.options.filter((needed) => includesRole(role, needed));
    expect(Role.options.map(may)).toEqual([
      ["owner", "editor", "reviewer", "viewer"],
      ["editor", "reviewer", "viewer"],
      ["reviewer", "viewer"],
      ["viewer"],
    ]);
  });

  test.each(Role.options)("a %s meets the guards as the table says", async (role) => {
    const w = await world();
    const member = await signedIn(w, role);
    const target = await newMember(w, "viewer");
    const status = async (path: string, fields = {}) => (await member.submit(path, fields)).status;
    const owners = role === "owner" ? 303 : 403;
    expect(await status("/app/settings/name", { name: "Other" })).toBe(owners);
    expect(await status(`/app/settings/members/${target.id}/role`, { role: "editor" })).toBe(owners);
    expect(await status("/app/settings/pause")).toBe(owners);
    expect(await status("/app/settings/resume")).toBe(owners);
    expect(await status("/app/settings/models", { opt_out: "true" })).toBe(owners);
    expect(await status("/app/settings/approval", { required: "true" })).toBe(owners);
    expect((await member.open("/app")).status).toBe(200);
    expect((await member.open("/app/settings")).status).toBe(200);
    expect((await member.open("/app/settings/members")).status).toBe(200);
  });
});

describe("members", () => {
  test("the last owner stays, and two owners cannot remove each other at once", async () => {
    const w = await world();
    const one = await signedIn(w, "owner");
    const alone = await one.submit(`/app/settings/members/${one.id}/role`, { role: "viewer" });
    expect(alone.status).toBe(400);
    expect(await alone.text()).toContain("A workspace needs an owner");
    const two = await signedIn(w, "owner");
    await Promise.all([
      one.submit(`/app/settings/members/${two.id}/remove`),
      two.submit(`/app/settings/members/${one.id}/remove`),
    ]);
    const open = await Promise.all([one, two].map(async (who) => (await who.open("/app")).status));
    expect(open.sort()).toEqual([200, 303]);
  });

  test("a role holds from the next click on, and a removed member is out", async () => {
    const w = await world();
    const owner = await signedIn(w);
    const member = await signedIn(w, "editor");
    await owner.submit(`/app/settings/members/${member.id}/role`, { role: "viewer" });
    expect(await member.read("/app")).toContain("Viewer");
    await owner.submit(`/app/settings/members/${member.id}/remove`);
    expect((await member.open("/app")).status).toBe(303);
  });

  test("of another workspace can be neither changed nor removed", async () => {
    const w = await world();
    const outsider = await signedIn(await world(), "viewer");
    const owner = await signedIn(w);
    for (const [path, fields] of [
      ["role", { role: "owner" }],
      ["remove", {}],
    ] as const)
      expect((await owner.submit(`/app/settings/members/${outsider.id}/${path}`, fields)).status).toBe(404);
    expect(await outsider.read("/app")).toContain("Viewer");
  });
});
