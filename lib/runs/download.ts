import * as z from "zod/v4";
import { Refusal } from "../core/errors.ts";
import { operation } from "../core/operation.ts";
import { noRun } from "./read.ts";
import { RunId } from "./run.ts";
import { findRun } from "./store.ts";
import { type ZipEntry, zipOf } from "./zip.ts";

export const downloadRun = operation({
  id: "download_run",
  summary: "Take all files of a run along, with the text of its post, as one ZIP archive.",
  effect: "read",
  refuses: ["run_not_found", "gone"],
  input: RunId,
  output: z.object({
    file_name: z.string().describe("What to save it as."),
    bytes: z.instanceof(Uint8Array<ArrayBuffer>).describe("The archive."),
  }),
  async run(ctx, { run_id }) {
    const run = await findRun(ctx.db, ctx.workspaceId, run_id);
    if (!run) throw noRun();
    const pictures = await Promise.all(
      run.assets.map(async ({ key, mimeType }, at): Promise<ZipEntry> => {
        const bytes = await ctx.files.read(key);
        if (!bytes) throw takenDown();
        return { name: nameOf(run.assetType, at, mimeType), bytes };
      }),
    );
    const words = run.outputText
      ? [{ name: "post.txt", bytes: new TextEncoder().encode(run.outputText) }]
      : [];
    const bytes = zipOf([...pictures, ...words], run.createdAt);
    return { file_name: `${run.assetType}-${run.id.slice(0, 8)}.zip`, bytes };
  },
});

const takenDown = () => new Refusal("gone", "Files of this run have been taken down.", { retryable: false });

/** Two digits, so that folders list them in their order. */
const nameOf = (assetType: string, at: number, mimeType: string): string =>
  `${assetType}-${String(at + 1).padStart(2, "0")}.${mimeType.replace(/^\w+\//, "").replace("jpeg", "jpg")}`;
