import type { Run } from "./answers.ts";
import { networkOf } from "./networks.ts";

/** What a person does next with a finished run, as words after `npx brandrun`. Undefined where nothing is left to do. */
export function nextCommand(run: Run): string | undefined {
  // The page shows what is in doubt, and any member with the role decides there.
  if (run.verdict === "needs_review") return `open ${run.id}`;
  if (run.verdict !== "approved") return undefined;
  if (run.scheduledAt) return "posts list --status scheduled";
  if (!canBePosted(run)) return `open ${run.id}`;
  const channel = run.channel ?? "linkedin";
  return `post ${run.id} --platform ${networkOf(channel)}`;
}

/** The other way of a run that waits for a person: few keys may review, so it is named second. */
export const reviewLine = ({ id, verdict }: Run): string[] =>
  verdict === "needs_review" ? [`With a key that reviews: npx brandrun review ${id} approved`] : [];

/** Finished content has no text of its own, and a post of it would have none. */
export const textLine = (run: Run): string[] =>
  run.verdict === "approved" && !run.outputText && canBePosted(run)
    ? [`A post of it has no text. To give it one: npx brandrun rerender ${run.id} --copy post="…"`]
    : [];

/** Nothing is posted on the web, and YouTube takes films only. */
const canBePosted = ({ channel, assets }: Run) =>
  channel !== "web" &&
  (channel !== "youtube" || assets.some(({ mimeType }) => mimeType?.startsWith("video/")));

/** What looks at a run until it has ended. */
export const watchCommand = (id: string): string => `run ${id} --watch`;
