import type * as z from "zod/v4";
import type { Ctx, Needs } from "./context.ts";
import { AlreadyAnswered, Refusal } from "./errors.ts";

type Spec<I extends z.ZodType, O extends z.ZodType> = {
  /** snake_case; also the MCP tool name and the audit action. */
  id: string;
  summary: string;
  input: I;
  output: O;
  effect: "read" | "write" | "destroy";
  /** Refuses what a schema cannot see, before any guard is asked. */
  check?: (ctx: Ctx, input: z.output<I>) => void;
  /** What the caller must be allowed to do, judged by the guards. Without it: the plain effect. */
  needs?: (input: z.output<I>) => Needs;
  /** Notes events, which are then told at once. */
  announces?: true;
  run: (ctx: Ctx, input: z.output<I>) => Promise<z.output<O>>;
};

export type Operation<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> = Spec<I, O> &
  ((ctx: Ctx, input: z.output<I>) => Promise<z.output<O>>);

/** The only way to make something callable from a surface: admission always comes first. */
export function operation<I extends z.ZodType, O extends z.ZodType>(spec: Spec<I, O>): Operation<I, O> {
  const call = async (ctx: Ctx, input: z.output<I>) => {
    spec.check?.(ctx, input);
    const plain: Needs = { effect: spec.effect === "read" ? "read" : "write" };
    const admission = await ctx.admit(spec.needs?.(input) ?? plain);
    try {
      const result = await spec.run(ctx, input);
      if (spec.announces) ctx.later(ctx.announce());
      return result;
    } catch (error) {
      if (error instanceof Refusal || error instanceof AlreadyAnswered) await admission.giveBack();
      throw error;
    }
  };
  return Object.assign(call, spec);
}

// biome-ignore lint/suspicious/noExplicitAny: a list of operations with different inputs needs one bivariant type.
export type AnyOperation = Operation<any, any>;
