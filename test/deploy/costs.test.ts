import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { mockFiles } from "../../lib/adapters/mock/files.ts";
import { timedDatabase } from "../../lib/adapters/neon.ts";
import type { Message } from "../../lib/core/ports.ts";
import { AssetType } from "../../lib/vocab.ts";
import { openDatabase } from "../support/database.ts";
import { finishedRun, postingWorld } from "../support/social.ts";
import { answers, endpoint } from "../support/webhooks.ts";
import { json, world } from "../support/world.ts";
import { billOf, dayWithTokens, MODEL, TEAM, TEAM_SENDS, thousandRunsWithModel } from "./bill.ts";
import { COUNTS, dollarsOf, MESSAGES } from "./cost-sheet.ts";

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
  // Each workspace has a layout and a ground of its own: a shaded ground stores up to seven times the bytes of a flat one.
  expect(bytes / 1000 / sheet.kilobytes).toBeGreaterThan(0.1);
  expect(bytes / 1000 / sheet.kilobytes).toBeLessThan(3);
});

test.each(AssetType.options)("the guide's row of %s is the computed one", (assetType) => {
  const { statements, messages, writes, kilobytes, cpuMs } = COUNTS[assetType];
  const figures = [statements, messages, writes, kilobytes, cpuMs]
    .map((n) => n.toLocaleString("en"))
    .join(" | ");
  const dollars = dollarsOf(COUNTS[assetType]);
  const both = `${dollars.toFixed(3)} | ${(dollars + thousandRunsWithModel).toFixed(2)}`;
  expect(page).toContain(`| ${assetType} | ${figures} | ${both} |`);
});

test("a delivery and a scheduled post take the messages that the cost sheet counts", async () => {
  const { w } = await postingWorld({}, "x", {
    service: { webhookClient: { post: async () => answers(204) } },
  });
  await endpoint(w, { event_types: ["post.posted"] });
  const run = await finishedRun(w);
  const sent: string[] = [];
  const { send } = w.service.queue;
  w.service.queue.send = async (messages) => {
    sent.push(...messages.map(({ job }) => job.kind));
    return send(messages);
  };
  const at = "2026-06-16T12:00:00Z";
  await json(await w.post(`/runs/${run}/schedule`, { platform: "x", scheduled_at: at }));
  await w.drain();
  const countOf = (kind: string) => sent.filter((one) => one === kind).length;
  expect(countOf("post.dispatch")).toBe(MESSAGES.scheduledPost);
  expect(countOf("webhook.deliver")).toBe(MESSAGES.delivery);
});

test("the guides name the model of wrangler.toml, and what it costs", () => {
  const { vars } = unstable_readConfig({ config: "wrangler.toml" }, { hideWarnings: true });
  expect(vars).toMatchObject({ MODEL_PROVIDER: "workers-ai", MODEL_NAME: MODEL.name });
  const price = `US$ ${thousandRunsWithModel.toFixed(2)}`;
  const day = `US$ ${dayWithTokens(Number(vars.MODEL_DAILY_TOKENS)).toFixed(2)}`;
  for (const guide of ["costs", "models", "deploy"])
    expect(readFileSync(`functions/docs/${guide}.md`, "utf8"), guide).toContain(price);
  expect(page).toContain(day);
  expect(page).toContain(Number(vars.MODEL_DAILY_TOKENS).toLocaleString("en"));
});

test("the guide's bill of a small team is the computed one", () => {
  const bill = Object.entries(billOf(TEAM, TEAM_SENDS));
  for (const [vendor, dollars] of bill)
    expect(page).toMatch(new RegExp(`\\| ${vendor} \\|.*\\| ${dollars.toFixed(2)} \\|`));
  const total = bill.reduce((sum, [, dollars]) => sum + dollars, 0);
  const { "Workers AI": model = 0 } = billOf(TEAM, TEAM_SENDS);
  expect(page).toContain(`| **Together** | | **${total.toFixed(2)}** |`);
  expect(page).toContain(`without the model US$ ${(total - model).toFixed(2)}`);
  for (const count of Object.values(TEAM_SENDS)) expect(page).toContain(count.toLocaleString("en"));
  for (const [assetType, count] of Object.entries(TEAM))
    expect(page).toContain(`${count.toLocaleString("en")} ${assetType}`);
});
