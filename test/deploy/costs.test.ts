import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mockFiles } from "../../lib/adapters/mock/files.ts";
import { timedDatabase } from "../../lib/adapters/neon.ts";
import type { Message } from "../../lib/core/ports.ts";
import { AssetType } from "../../lib/vocab.ts";
import { openDatabase } from "../support/database.ts";
import { json, world } from "../support/world.ts";
import { COUNTS, dollarsOf } from "./cost-sheet.ts";

const BRIEF =
  "Three habits of calm dispatch teams. First, plan routes the evening before. Second, keep one rider free for surprises. Third, tell customers the arrival time before they ask. 40% fewer late parcels.";

/** What one run of an asset type costs in things that are billed by the piece. */
async function countsOf(assetType: string) {
  const counts = { statements: 0, messages: 0, writes: 0, bytes: 0 };
  const files = mockFiles();
  const sent: Message[] = [];
  const service = {
    db: timedDatabase(
      openDatabase(),
      () => new Date(),
      () => void counts.statements++,
    ),
    files: {
      ...files,
      put: async (...given: Parameters<typeof files.put>) => {
        counts.writes++;
        counts.bytes += given[1].byteLength;
        return files.put(...given);
      },
      putStream: async (
        name: string,
        pieces: Parameters<typeof files.putStream>[1],
        about: Parameters<typeof files.putStream>[2],
      ) => {
        counts.writes++;
        async function* counted() {
          for await (const piece of pieces) {
            counts.bytes += piece.byteLength;
            yield piece;
          }
        }
        return files.putStream(name, counted() as typeof pieces, about);
      },
    },
  };
  const w = await world({ plan: "scale", service });
  const send = w.service.queue.send;
  w.service.queue.send = async (messages) => {
    sent.push(...messages);
    return send(messages);
  };
  counts.statements = 0;
  const { id } = await json(
    await w.post("/generate", { brief: BRIEF, channel: "linkedin", asset_type: assetType }),
  );
  await w.drain();
  const { status } = await json(await w.get(`/runs/${id}`));
  return { ...counts, messages: sent.length, status };
}

const page = readFileSync("functions/docs/costs.md", "utf8");

test.each(AssetType.options)("a run of %s costs no more than the cost sheet says", async (assetType) => {
  const { statements, messages, writes, bytes, status } = await countsOf(assetType);
  expect(status).toBe("succeeded");
  const sheet = COUNTS[assetType];
  expect(messages).toBe(sheet.messages);
  expect(statements).toBeLessThanOrEqual(sheet.statements);
  expect(writes).toBeLessThanOrEqual(sheet.writes);
  // Each workspace has a layout of its own, which changes the size up to fourfold.
  expect(bytes / 1000 / sheet.kilobytes).toBeGreaterThan(0.2);
  expect(bytes / 1000 / sheet.kilobytes).toBeLessThan(4);
});

test.each(AssetType.options)("the guide's row of %s is the computed one", (assetType) => {
  const { statements, messages, writes, kilobytes, cpuMs } = COUNTS[assetType];
  const figures = [statements, messages, writes, kilobytes, cpuMs]
    .map((n) => n.toLocaleString("en"))
    .join(" | ");
  expect(page).toContain(`| ${assetType} | ${figures} | ${dollarsOf(COUNTS[assetType]).toFixed(3)} |`);
});
