import * as z from "zod/v4";
import { AssetType, Channel, RunStatus, Verdict } from "../vocab.ts";
import { Posted } from "./posted.ts";
import type { RunView } from "./store.ts";

/** The columns that a tile shows. */
export type TileRow = Pick<
  RunView,
  "id" | "status" | "channel" | "assetType" | "verdict" | "brief" | "outputText" | "createdAt" | "reviewedAt"
> & {
  headline: string | null;
  /** Where it is out or planned; null for neither. */
  posted: Posted | null;
  isSuperseded: boolean;
  assets: readonly { key: string; mimeType: string }[];
};

/** A run as a picture with the begin of its words. */
export const RunTile = z.object({
  id: z.guid().describe("Id of the run."),
  status: RunStatus.describe("queued, running, succeeded or failed."),
  verdict: Verdict.nullable().describe("What the judge or a person decided."),
  channel: Channel.describe("What the content is written for."),
  asset_type: AssetType.describe("What is made."),
  is_reviewed: z.boolean().describe("A person or a key has decided about it."),
  posted: Posted.nullable().describe("It is live somewhere, or a post of it is planned; null for neither."),
  is_superseded: z
    .boolean()
    .describe(
      "A newer version was made of it, or another one of its variants was chosen: it needs no decision.",
    ),
  headline: z.string().describe("Its headline; empty before it is written, and where there is none."),
  text: z.string().describe("The begin of its brief, else of its post text: at most 200 characters."),
  asset_url: z.url().nullable().describe("Address of the first file."),
  mime_type: z.string().nullable().describe("Media type of that file."),
  created_at: z.iso.datetime().describe("When it was accepted."),
});
export type RunTile = z.infer<typeof RunTile>;

export function toTile(row: TileRow, publicUrl: string): RunTile {
  const done = row.status === "succeeded";
  const first = done ? row.assets[0] : undefined;
  return {
    id: row.id,
    status: row.status,
    verdict: done ? row.verdict : null,
    channel: row.channel,
    asset_type: row.assetType,
    is_reviewed: row.reviewedAt !== null,
    posted: row.posted,
    is_superseded: row.isSuperseded,
    headline: row.headline ?? "",
    text: row.brief || (done ? row.outputText : null) || "",
    asset_url: first ? `${publicUrl}/assets/${first.key}` : null,
    mime_type: first?.mimeType ?? null,
    created_at: row.createdAt.toISOString(),
  };
}
