import { getMe } from "../../../lib/access/me.ts";
import type { Ctx } from "../../../lib/core/context.ts";
import { Refusal } from "../../../lib/core/errors.ts";
import { previewRun } from "../../../lib/pipeline/preview-run.ts";
import { ClarifyInput, clarifyBrief } from "../../../lib/runs/clarify.ts";
import { leftFor } from "../ui/create-left.tsx";
import type { DrawnOrNot, LiveProps } from "../ui/create-live.tsx";
import { givenIn, withAnswers } from "./create-form.ts";
import { reasonIn } from "./form.ts";

/** Shorter briefs have everything missing, which their author knows. */
const WORTH_ASKING = 25;

/** What is known of the preview already. */
export type Known = Pick<LiveProps, "clarity" | "note"> & { picture?: DrawnOrNot | undefined };

/** What the form would make, and what is unclear in its brief. Nothing is stored or counted. */
export async function liveOf(
  ctx: Ctx,
  values: Record<string, string>,
  { clarity: asked, picture: drawn, note }: Known = {},
): Promise<LiveProps> {
  const { brief = "" } = values;
  const input = ClarifyInput.safeParse({
    brief,
    ...(values.asset_type && { asset_type: values.asset_type }),
  });
  const isWorthIt = input.success && brief.trim().length >= WORTH_ASKING;
  const ask = async () => (isWorthIt ? clarifyBrief(ctx, input.data).catch(withoutRefusals) : undefined);
  const [picture, clarity, { usage, credits }] = await Promise.all([
    drawn ?? drawnFor(ctx, values),
    asked ?? ask(),
    brief.trim() ? getMe(ctx, {}) : NOT_ASKED,
  ]);
  return { values, picture, clarity, note, left: usage && credits && leftFor(values, { usage, credits }) };
}

/** Without a brief nothing is about to be made, so nothing is counted. */
const NOT_ASKED: Partial<Awaited<ReturnType<typeof getMe>>> = {};

const withoutRefusals = (error: unknown): undefined => {
  if (!(error instanceof Refusal)) throw error;
};

/** The picture, or the reason for none; `after` is the template that another one is wanted for. */
export async function drawnFor(
  ctx: Ctx,
  values: Record<string, string>,
  after?: string,
): Promise<DrawnOrNot> {
  if (!values.brief?.trim()) return { says: "Write what is new, and see what it becomes." };
  const input = previewRun.input.safeParse({
    ...givenIn({ asset_type: "card", channel: "linkedin", ...values, scheduled_at: "", variants: "" }),
    brief: await withAnswers(ctx, values),
    ...(after && { after }),
  });
  if (!input.success) return { says: input.error.issues[0]?.message ?? "This cannot be drawn." };
  try {
    return { preview: await previewRun(ctx, input.data) };
  } catch (error) {
    if (error instanceof Refusal) return { says: reasonIn(error) };
    throw error;
  }
}
