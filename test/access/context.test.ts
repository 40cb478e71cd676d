import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Ctx } from "../../lib/core/context.ts";

test("the compiler refuses every write to a context", () => {
  const write = (ctx: Ctx) => {
    // @ts-expect-error A context is never written to.
    ctx.plan = "scale";
    // @ts-expect-error Neither are its ports.
    ctx.log = () => undefined;
    // @ts-expect-error Neither are its functions.
    ctx.admit = async () => ({ ctx, limits: [], giveBack: async () => [] });
    // @ts-expect-error Neither is the request under an Idempotency-Key.
    ctx.replay = null;
    // @ts-expect-error Neither is what the key may do.
    ctx.scope.autoPost = true;
    // @ts-expect-error Nor a list in it.
    ctx.scope.channels?.push("web");
    // @ts-expect-error Nor what Studio may do for the key.
    ctx.studio.profile?.templates.push("card");
  };
  expect(write).toBeTypeOf("function");
});

const sources = ["lib", "functions"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file: join(folder, file), text: readFileSync(join(folder, file), "utf8") })),
);

test("no source file writes to a context after it was built", () => {
  const writes =
    /Object\.assign\(ctx\b|\bctx(\.\w+)+ (=|\+=|\?\?=) |\bctx(\.\w+)+\.(push|splice|unshift|sort)\(/;
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter(({ text }) => writes.test(text)).map(({ file }) => file)).toEqual([]);
});
