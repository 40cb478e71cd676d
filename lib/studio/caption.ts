import { captionProblems, type Medium } from "../platforms/problems.ts";
import type { Platform } from "../vocab.ts";

/** Captions of files in a chat, in UTF-16 code units. */
const TELEGRAM_MAX = 1_024;

type Places = { telegram: boolean; platforms: readonly Platform[]; medium: Medium };

/** Why a caption cannot stand as it is at one of the places where it would appear. It is never cut. */
export function captionProblem(caption: string, { telegram, platforms, medium }: Places): string | undefined {
  if (telegram && caption.length > TELEGRAM_MAX)
    return `Telegram takes captions of at most ${TELEGRAM_MAX} characters; this one has ${caption.length}.`;
  const [first] = platforms.flatMap((platform) => captionProblems(platform, caption, medium));
  return first && `${first.problem} ${first.fix}`;
}
