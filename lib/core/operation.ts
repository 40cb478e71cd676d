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
  /**
   * Written into the audit log once it is done, with the id of what it was done to. Missing where the change itself writes
   * its deed, in its own statement, and where what was made says who made it.
   */
  deed?: (ctx: Ctx, input: z.output<I>, output: z.output<O>) => string | null;
  run: (ctx: Ctx, input: z.output<I>) => Promise<z.output<O>>;
};

export type Operation<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> = Spec<I, O> &
  ((ctx: Ctx, input: z.output<I>) => Promise<z.output<O>>);

/** What follows from its having been done; nobody waits for it. */
function afterwards<I extends z.ZodType, O extends z.ZodType>(
  spec: Spec<I, O>,
  ctx: Ctx,
  { input, output }: { input: z.output<I>; output: z.output<O> },
): void {
  if (spec.announces) ctx.later(ctx.announce());
  if (spec.deed && !ctx.isRepeated) ctx.noteDeed(spec.id, spec.deed(ctx, input, output));
}

/** The only way to make something callable from a surface: admission always comes first. */
export function operation<I extends z.ZodType, O extends z.ZodType>(spec: Spec<I, O>): Operation<I, O> {
  const call = async (ctx: Ctx, input: z.output<I>) => {
    spec.check?.(ctx, input);
    const plain: Needs = { effect: spec.effect === "read" ? "read" : "write" };
    const admission = await ctx.admit(spec.needs?.(input) ?? plain);
    try {
      const output = await spec.run(ctx, input);
      afterwards(spec, ctx, { input, output });
      return output;
    } catch (error) {
      if (error instanceof Refusal || error instanceof AlreadyAnswered) await admission.giveBack();
      throw error;
    }
  };
  return Object.assign(call, spec);
}

// biome-ignore lint/suspicious/noExplicitAny: a list of operations with different inputs needs one bivariant type.
export type AnyOperation = Operation<any, any>;
