import type * as z from "zod/v4";
import { type AnswerNotes, newAnswerNotes, noteLimits } from "./answer-notes.ts";
import type { Admission, Ctx, Needs } from "./context.ts";
import type { Deprecation } from "./deprecation.ts";
import { AlreadyAnswered, Refusal, type RefusalCode } from "./errors.ts";
import { refuseLiveTarget, type TestKeyRule } from "./test-keys.ts";

/** An operation that writes says what a test key may do with it. */
type Effect<Input> =
  | { effect: "read"; testKey?: never }
  | { effect: "write" | "destroy"; testKey: TestKeyRule<Input> };

type Spec<I extends z.ZodType, O extends z.ZodType> = Effect<z.output<I>> & {
  /** In snake_case. It is also the name of the MCP tool and the action in the audit log. */
  id: string;
  summary: string;
  input: I;
  output: O;
  /** Refuses input that a schema cannot judge, before the guards run. */
  check?: (ctx: Ctx, input: z.output<I>) => void;
  /** What the caller must be allowed to do. The guards judge it. Absent: read or write, as `effect` says. */
  needs?: (input: z.output<I>) => Needs;
  /** The codes it may refuse with, beside those that every call with a key may get. */
  refuses?: readonly RefusalCode[];
  /** Present when it will go away. */
  deprecated?: Deprecation;
  /** True when the operation records events. They are published after the answer. */
  recordsEvents?: true;
  /**
   * The target of the audit entry that is written after the answer. Absent where the statement of the change
   * writes its own entry, and where the new record names its creator.
   */
  audit?: (ctx: Ctx, input: z.output<I>, output: z.output<O>) => string | null;
  run: (ctx: Ctx, input: z.output<I>, notes: AnswerNotes) => Promise<z.output<O>>;
};

export type Operation<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> = Spec<I, O> &
  ((ctx: Ctx, input: z.output<I>, notes?: AnswerNotes) => Promise<z.output<O>>) & {
    /** Refuses as the call would before it begins, and changes and counts nothing. */
    judge: (ctx: Ctx, input: z.output<I>, notes: AnswerNotes) => Promise<void>;
  };

/** Makes an operation. Every surface calls operations only, so admission always comes first. */
export function operation<I extends z.ZodType, O extends z.ZodType>(spec: Spec<I, O>): Operation<I, O> {
  const call = async (ctx: Ctx, input: z.output<I>, notes: AnswerNotes = newAnswerNotes()) => {
    spec.check?.(ctx, input);
    const admission = await admitted(ctx, needsOf(spec, input), notes);
    try {
      await refuseLiveTarget(spec.testKey, admission.ctx, input);
      const output = await spec.run(admission.ctx, input, notes);
      followUp(spec, admission.ctx, { input, output, notes });
      return output;
    } catch (error) {
      if (error instanceof Refusal || error instanceof AlreadyAnswered)
        noteLimits(notes, await admission.giveBack());
      throw error;
    }
  };
  const judge = async (ctx: Ctx, input: z.output<I>, notes: AnswerNotes) => {
    spec.check?.(ctx, input);
    const admission = await admitted(ctx, { ...needsOf(spec, input), dryRun: true }, notes);
    await refuseLiveTarget(spec.testKey, admission.ctx, input);
  };
  return Object.assign(call, spec, { judge });
}

function needsOf<I extends z.ZodType, O extends z.ZodType>(spec: Spec<I, O>, input: z.output<I>): Needs {
  const plain: Needs = { effect: spec.effect === "read" ? "read" : "write" };
  return {
    ...(spec.needs?.(input) ?? plain),
    operation: spec.id,
    ...(spec.testKey === "read only" && { liveKey: true }),
  };
}

/** Runs the guards, notes the limits and the duration, and throws the refusal. */
async function admitted(ctx: Ctx, needs: Needs, notes: AnswerNotes): Promise<Admission> {
  const began = ctx.now().getTime();
  const admission = await ctx.admit(needs).finally(() => {
    notes.guardsMs += ctx.now().getTime() - began;
  });
  noteLimits(notes, admission.limits);
  if (admission.refusal) throw admission.refusal;
  return admission;
}

type Done<I extends z.ZodType, O extends z.ZodType> = {
  input: z.output<I>;
  output: z.output<O>;
  notes: AnswerNotes;
};

/** Publishes events and writes the audit entry after the answer has been sent, if anything was stored. */
function followUp<I extends z.ZodType, O extends z.ZodType>(
  spec: Spec<I, O>,
  ctx: Ctx,
  { input, output, notes }: Done<I, O>,
): void {
  if (spec.testKey === "answered, not stored" && ctx.mode === "test") return;
  if (spec.recordsEvents) ctx.waitUntil(ctx.publishEvents(ctx.workspaceId));
  if (spec.audit && !notes.isRepeated) ctx.recordAudit(spec.id, spec.audit(ctx, input, output));
}

// biome-ignore lint/suspicious/noExplicitAny: a list of operations with different inputs needs one bivariant type.
export type AnyOperation = Operation<any, any>;
