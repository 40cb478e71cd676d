import { clip } from "../copy/text.ts";
import { CAPABILITIES } from "../platforms/capabilities.ts";
import { channelOf } from "../platforms/channels.ts";
import type { RunView } from "../runs/store.ts";
import type { Platform } from "../vocab.ts";

const TITLE_LENGTH = 90;

/** What the write step leaves with a run, as far as publishing reads it. */
type Written = { headline?: unknown; title?: unknown; posts?: Partial<Record<string, unknown>> };

/** The words a run is published with on a platform: those written for its channel, else those of the run. */
export function wordsFor(run: RunView, platform: Platform): { text: string; title: string } {
  const channel = channelOf(platform);
  const written: Written = run.copy ?? {};
  const own = run.outputText ?? "";
  const text = channel === run.channel ? own : (textOf(written.posts?.[channel]) ?? own);
  const said = text.split("\n")[0] || (textOf(run.body?.headline) ?? run.brief);
  const name = textOf(written.title) ?? textOf(written.headline) ?? said;
  return { text, title: titleOf(platform, name) };
}

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value : undefined;

function titleOf(platform: Platform, name: string): string {
  const { title } = CAPABILITIES[platform];
  if (!title) return "";
  const taken = [...name].filter((sign) => !title.forbidden?.includes(sign)).join("");
  return clip(taken.trim(), Math.min(TITLE_LENGTH, title.max));
}
