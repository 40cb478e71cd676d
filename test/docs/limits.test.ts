import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bucketOf } from "../../lib/access/admission.ts";
import { PLANS, type PlanTerms } from "../../lib/billing/plans.ts";
import { TRY_LIMITS } from "../../lib/live-try/try-brief.ts";
import { MAX_BYTES as FONT_BYTES, MAX_FONTS } from "../../lib/uploads/fonts/limits.ts";
import { MAX_BYTES as IMAGE_BYTES } from "../../lib/uploads/images/limits.ts";
import { MAX_TEST_UPLOADS } from "../../lib/uploads/store-test-uploads.ts";
import { MAX_BYTES as VIDEO_BYTES } from "../../lib/uploads/videos/limits.ts";
import { AssetType, Plan } from "../../lib/vocab.ts";
import { MAX_ENDPOINTS } from "../../lib/webhooks/store-endpoints.ts";

const page = readFileSync("functions/docs/limits.md", "utf8");

type Cell = (terms: PlanTerms, plan: Plan) => number | boolean | string;

const bursts =
  (effect: "read" | "write"): Cell =>
  (_, plan) => {
    const { size, refillPerMinute } = bucketOf("key", plan, effect);
    return `${size.toLocaleString("en")}, then ${refillPerMinute.toLocaleString("en")} a minute`;
  };

/** Every term of a plan has a row, so a new one is missed here by the compiler. */
const ROWS: Record<Exclude<keyof PlanTerms, "caps" | "burst" | "parallel">, [string, Cell]> = {
  monthlyCredits: ["credits a month", ({ monthlyCredits }) => monthlyCredits],
  dailyLimit: ["requests that start work, a key and day", ({ dailyLimit }) => dailyLimit],
  liveKeys: ["live keys", ({ liveKeys }) => liveKeys],
  testKeys: ["test keys", ({ testKeys }) => testKeys],
  studio: ["Studio", ({ studio }) => studio],
  botAccounts: ["chats of the messaging bot", ({ botAccounts }) => botAccounts],
  videoUploads: ["brand videos a month", ({ videoUploads }) => videoUploads],
  watermark: ["watermark", ({ watermark }) => watermark],
};

const MORE: [string, Cell][] = [
  ["burst of writes, a key", bursts("write")],
  ["burst of reads, a key", bursts("read")],
  ["runs worked on at once", ({ parallel }) => parallel.runs],
  ["films of them", ({ parallel }) => parallel.films],
  ...AssetType.options.map((type): [string, Cell] => [`\`${type}\` a month`, ({ caps }) => caps[type]]),
];

function shown(value: ReturnType<Cell>): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "number" ? value.toLocaleString("en") : value;
}

test.each([...Object.values(ROWS), ...MORE])("the guide's row of %s is that of the plans", (name, cell) => {
  const cells = Plan.options.map((plan) => shown(cell(PLANS[plan], plan)));
  expect(page).toContain(`| ${name} | ${cells.join(" | ")} |`);
});

test("the guide has a column for each plan", () => {
  expect(page).toContain(`| Limit | ${Plan.options.join(" | ")} |`);
});

test("the limits that are the same on all plans are those of the code", () => {
  const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;
  for (const row of [
    `| webhook endpoints | ${MAX_ENDPOINTS} |`,
    `| a picture | ${megabytes(IMAGE_BYTES)}`,
    `| a video | ${megabytes(VIDEO_BYTES)}`,
    `| font files | ${MAX_FONTS}, of ${megabytes(FONT_BYTES)}`,
    `| uploads of test keys | ${MAX_TEST_UPLOADS.pictures} pictures, ${MAX_TEST_UPLOADS.videos} videos and ${MAX_TEST_UPLOADS.fonts} fonts`,
    `| the page at \`/\` | ${TRY_LIMITS.hourly} briefs an hour and address, ${TRY_LIMITS.daily.toLocaleString("en")} a day`,
  ])
    expect(page).toContain(row);
});
