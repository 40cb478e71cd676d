import type { Channel } from "../../vocab.ts";
import type { Span, Story } from "../schema.ts";

/** Something that the guard has found in one slot. A refusal has no source at all; a doubt may be right. */
export type Finding = {
  slot: string;
  problem: string;
  says: string;
  severity: "refuse" | "doubt";
  span: Span | null;
};

/** What a person of this run has to look at: a reader's doubts and the guard's findings, without other channels'. */
export function findingsFor({ doubts }: Story, channel: Channel, findings: readonly Finding[]): Finding[] {
  const own = doubts.map((doubt) => ({ ...doubt, problem: "doubt", severity: "doubt" as const }));
  return [...own, ...findings].filter(
    ({ slot }) => !slot.startsWith("posts.") || slot === `posts.${channel}`,
  );
}

/** Only what the post of this channel is doubted for. */
export const ofPost = (findings: readonly Finding[], channel: Channel): Finding[] =>
  findings.filter(({ slot }) => slot === `posts.${channel}`);
