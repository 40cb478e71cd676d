import { describe, expect, test } from "vitest";
import { progressLine } from "../../lib/cli/progress.ts";
import { table } from "../../lib/cli/table.ts";
import { clean, shorten } from "../../lib/cli/text.ts";
import { width, wrap } from "../../lib/text/lines.ts";
import { KEY, startService } from "./fake-service.ts";
import { fakeTerminal } from "./fake-terminal.ts";

const ESC = "\u001B";
const generate = (url: string, ...more: string[]) => [
  "generate",
  "--key",
  KEY,
  "--url",
  url,
  "--brief",
  "Our spring release",
  ...more,
];

test("a finished run reads as its text, its score, its files and what to fix", async () => {
  const service = await startService();
  const { shown, types } = fakeTerminal({ env: { NO_COLOR: "1" } });
  await types(generate(service.url));
  const id = service.requests.at(-1)!.path.split("/").at(-1);

  expect(shown.out).toBe(`✓ Card for linkedin in 0.0 s (test run)

  Ship invoices faster

  Our spring release halves the time.

  Score  86 of 100, approved: may be posted
  Asset  ${service.url}/assets/card.png
         1200 x 627, PNG, 84 KB
  Run    ${id}

  What was checked  Passed  Points
  What it says      1 of 1   10/10
  What it claims    0 of 1    0/12
  The next step     0 of 1     3/8

  What cost points                   Points  What would earn them
  Numbers have a source (must pass)    0/12  Add the source of 50%.
  Says what to do                       3/8  End with one next step.

  The score is the share of all points that was earned. Whatever it is, a check
  that must pass rejects, and a doubt asks for a person.

  Next: npx brandrun post ${id} --platform linkedin
`);
});

test("a terminal gets colours, a pipe or NO_COLOR not a single escape code", async () => {
  const service = await startService({ polls: 1 });
  const [colourful, plain, piped] = [
    fakeTerminal(),
    fakeTerminal({ env: { NO_COLOR: "1" } }),
    fakeTerminal({ piped: true }),
  ];
  for (const someone of [colourful, plain, piped]) await someone.types(generate(service.url));

  expect(colourful.shown.out).toContain(`${ESC}[32m`);
  expect(plain.shown.out + plain.shown.err + piped.shown.out + piped.shown.err).not.toContain(ESC);
});

test("the live line is on stderr only, and gone in the end", async () => {
  const service = await startService({ polls: 1 });
  const ticks: (() => void)[] = [];
  const { shown, types } = fakeTerminal({
    env: { NO_COLOR: "1" },
    every: (_, tick) => {
      ticks.push(tick);
      return () => ticks.pop();
    },
    sleep: async () => {
      for (const tick of ticks) tick();
    },
  });
  await types(generate(service.url));

  expect(shown.err).toContain("compose  50%");
  expect(shown.err).toMatch(/\r {10,}\r$/);
  expect(ticks).toEqual([]);
});

test("words from the network cannot steer the terminal", async () => {
  const service = await startService({ run: { output_text: `safe${ESC}]0;owned\u0007${ESC}[2J\u202Etext` } });
  const { shown, types } = fakeTerminal({ env: { NO_COLOR: "1" } });
  await types(generate(service.url));

  expect(shown.out).toContain("safe]0;owned[2Jtext");
});

test("a failed run is explained in the terminal", async () => {
  const service = await startService({ run: { status: "failed", error_message: "No font has this glyph." } });
  const { shown, types } = fakeTerminal({ env: { NO_COLOR: "1" } });

  expect(await types(generate(service.url))).toBe(5);
  expect(shown.err).toContain("✗ The run failed. No font has this glyph.\n");
});

test("a dry run says that nothing was made and what it would cost", async () => {
  const service = await startService();
  const { shown, types } = fakeTerminal();
  await types(generate(service.url, "--dry-run"));

  expect(shown.out).toContain("nothing was made, stored or counted");
  expect(shown.out).toMatch(/Costs +1 credit\n/);
});

test("generate --no-wait says how to look at the run later", async () => {
  const service = await startService();
  const { shown, types } = fakeTerminal();
  await types(generate(service.url, "--no-wait"));

  expect(shown.out).toMatch(/is queued\.\n\n {2}Next: npx brandrun run [0-9a-f-]{36} --watch\n$/);
});

test("the live line shows step, percent and time, and never wraps", () => {
  const run = { ...RUNNING, step: "compose_scene", percent: 49.6 };

  expect(progressLine({ run, elapsedMs: 3420, columns: 80 })).toBe(
    "compose scene  50%  3.4 s  ████████░░░░░░░░",
  );
  expect(width(progressLine({ run, elapsedMs: 3420, columns: 20 }))).toBeLessThanOrEqual(17);
  expect(progressLine({ run: undefined, elapsedMs: 0, columns: 80 })).toBe("sending the brief  0.0 s");
});

test("columns align by what the eye sees, and only the last one wraps", () => {
  const rows = [
    ["日本", "10", "one two three four five six"],
    ["plain 🙂", "5", "short"],
  ];

  expect(table(rows, { columns: 32, right: [1] })).toEqual([
    "日本      10  one two three four",
    "              five six",
    "plain 🙂   5  short",
  ]);
});

test("text breaks between words; addresses stay whole, and scripts without spaces break anywhere", () => {
  expect(wrap("one two three", 7)).toEqual(["one two", "three"]);
  expect(wrap("see https://example.test/a/long/path now", 10)).toEqual([
    "see",
    "https://example.test/a/long/path",
    "now",
  ]);
  expect(wrap("日本語の文章", 6)).toEqual(["日本語", "の文章"]);
  expect(wrap("a\n\nb", 10)).toEqual(["a", "", "b"]);
});

test("shortened text fits, its ellipsis included", () => {
  expect(shorten("abcdef", 6)).toBe("abcdef");
  expect(shorten("abcdef", 4)).toBe("abc…");
  expect(width(shorten("日本語の文章", 6))).toBeLessThanOrEqual(6);
});

test("emoji of several code points survive cleaning as one", () => {
  expect(clean("a\u0000b 👩‍🚀\tc")).toBe("ab 👩‍🚀  c");
  expect(width("👩‍🚀")).toBe(2);
});

const RUNNING = {
  heldBack: [],
  id: "r",
  status: "running",
  channel: "web",
  assetType: "card",
  template: undefined,
  outputText: undefined,
  assets: [],
  impactScore: undefined,
  verdict: undefined,
  summary: undefined,
  checks: [],
  errorMessage: undefined,
  errorCode: undefined,
  livemode: true,
  scheduledAt: undefined,
  reviewedBy: undefined,
  reviewedAt: undefined,
  reviewNote: undefined,
  step: undefined,
  percent: undefined,
  warnings: [],
  variants: [],
};

describe("a list in a terminal", () => {
  const head = ["Run", "Created", "Type", "Channel", "Status", "Score", "Verdict"];
  const id = "01a2102b-a9ca-73d1-a703-7c69f2ff1572";
  const row = [id, "2026-11-25 00:47 UTC", "video", "linkedin", "succeeded", "97", "approved"];
  const at = (columns: number) => table([row], { columns, head });

  test("shows whole ids where they fit, and parts of them where not", () => {
    expect(at(110)[1]).toContain(id);
    expect(at(78)[1]).toBe("…f2ff1572  2026-11-25 00:47 UTC  video  linkedin  succeeded  97     approved");
  });

  test.each([60, 40])("keeps to %i columns, with a row as lines of its own and the whole id", (columns) => {
    const lines = at(columns);
    expect(lines.filter((line) => width(line) > columns)).toEqual([]);
    expect(lines.slice(0, 2)).toEqual(["Run", id]);
    expect(lines.slice(2).join(", ").replace(/ +/g, " ")).toBe(
      " created: 2026-11-25 00:47 UTC, type: video, channel: linkedin, status: succeeded, score: 97, verdict: approved",
    );
  });

  test("keeps an address whole, and leaves out what there is nothing of", () => {
    const url = "http://localhost:8788/sandbox/linkedin/83beb0881ca1c40996";
    const rows = [
      [id, "x", "-", url],
      [id, "x", "posted", "-"],
    ];
    const lines = table(rows, { columns: 76, head: ["Post", "Network", "Status", "Address"] });
    expect(lines).toEqual([
      "Post",
      id,
      `  network: x`,
      `  address: ${url}`,
      id,
      "  network: x, status: posted",
    ]);
  });
});
