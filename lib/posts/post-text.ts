import { clip } from "../copy/text.ts";
import { channelOf, NETWORKS } from "../platforms/networks.ts";
import type { RunView } from "../runs/store.ts";
import type { Platform } from "../vocab.ts";

const TITLE_LENGTH = 90;

/** The part of the write step's result that publishing reads. */
type WrittenCopy = { headline?: unknown; title?: unknown; posts?: Partial<Record<string, unknown>> };

/** The text a run is published with on a platform: the one written for its channel, else the run's own. */
export function postTextFor(run: RunView, platform: Platform): { text: string; title: string } {
  const channel = channelOf(platform);
  const written: WrittenCopy = run.copy ?? {};
  const own = run.outputText ?? "";
  const text = channel === run.channel ? own : (textOf(written.posts?.[channel]) ?? own);
  const firstLine = text.split("\n")[0] || (textOf(run.body?.headline) ?? run.brief);
  const name = textOf(written.title) ?? textOf(written.headline) ?? firstLine;
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
