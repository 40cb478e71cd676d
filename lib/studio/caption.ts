import { captionProblems, type Medium } from "../platforms/problems.ts";
import type { Platform } from "../vocab.ts";

/** Captions of files in a chat, in UTF-16 code units. */
const TELEGRAM_MAX = 1_024;

type CaptionTargets = { telegram: boolean; platforms: readonly Platform[]; medium: Medium };

/** Why a caption cannot be used at one of its places. Captions are never truncated. */
export function captionProblem(
  caption: string,
  { telegram, platforms, medium }: CaptionTargets,
): string | undefined {
  if (telegram && caption.length > TELEGRAM_MAX)
    return `Telegram takes captions of at most ${TELEGRAM_MAX} characters; this one has ${caption.length}.`;
  const [first] = platforms.flatMap((platform) => captionProblems(platform, caption, medium));
  return first && `${first.problem} ${first.fix}`;
}
