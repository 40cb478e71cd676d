import { clip } from "../copy/text.ts";
import { channelOf, NETWORKS } from "../platforms/networks.ts";
import type { RunView } from "../runs/store.ts";
import type { Platform } from "../vocab.ts";

const TITLE_LENGTH = 90;

/** What runs from before stories stored; publishing reads these parts of it. */
type FormerCopy = { headline?: unknown; posts?: Partial<Record<string, unknown>> };

/** The text a run is published with on a platform: the one written for its channel, else the run's own. */
export function postTextFor(run: RunView, platform: Platform): { text: string; title: string } {
  const channel = channelOf(platform);
  const { headline, posts } = run.story ?? (run.copy as FormerCopy | null) ?? {};
  const own = run.outputText ?? "";
  const text = channel === run.channel ? own : (textOf(posts?.[channel]) ?? own);
  const firstLine = text.split("\n")[0] || (textOf(run.body?.headline) ?? run.brief);
  const name = textOf(run.story?.headline.text) ?? textOf(headline) ?? firstLine;
  return { text, title: titleOf(platform, name) };
}

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value : undefined;

function titleOf(platform: Platform, name: string): string {
  const { title } = NETWORKS[platform];
  if (!title) return "";
  const taken = [...name].filter((sign) => !title.forbidden?.includes(sign)).join("");
  return clip(taken.trim(), Math.min(TITLE_LENGTH, title.max));
}
