import type { Ctx } from "../../../lib/core/context.ts";
import { Refusal } from "../../../lib/core/errors.ts";
import { previewRun } from "../../../lib/pipeline/preview-run.ts";
import { FIRST_SEED, SAMPLE_BRIEF } from "../../../lib/pipeline/sample-brief.ts";
import type { Channel } from "../../../lib/vocab.ts";
import { LivePicture, NoPicture } from "./live.tsx";
import { TakenColors } from "./taken-colors.tsx";

/** The picture that a brand with these changes would have, and the colours that were typed by name. Its problem in words where it cannot be drawn. */
export async function liveBrand(
  ctx: Ctx,
  change: unknown,
  words: string | undefined,
  { typed, channel = "linkedin" }: { typed: Readonly<Record<string, string>>; channel?: Channel },
) {
  const input = previewRun.input.safeParse({
    brief: words?.trim() || SAMPLE_BRIEF,
    channel,
    asset_type: "card",
    seed: FIRST_SEED,
    brand: change,
  });
  if (!input.success)
    return <NoPicture>{input.error.issues[0]?.message ?? "This cannot be drawn."}</NoPicture>;
  try {
    const preview = await previewRun(ctx, input.data);
    return (
      <div class="stack">
        <LivePicture preview={preview} />
        <TakenColors sent={typed} />
      </div>
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return <NoPicture>{error.message}</NoPicture>;
  }
}
