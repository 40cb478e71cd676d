import { wrap } from "../text/lines.ts";
import { own } from "../text/own.ts";
import type { Asset, Run } from "./answers.ts";
import { checkedGroups, howScored, lostPoints } from "./checks.ts";
import { nextCommand, reviewLine, textLine, watchCommand } from "./next.ts";
import type { Paint } from "./paint.ts";
import { minute, nextLine } from "./print.ts";
import { table } from "./table.ts";
import { capital, clean, count, indent, words } from "./text.ts";
import { duration } from "./times.ts";

type ResultOptions = { columns: number; paint: Paint };
/** A post of a run, as far as it is shown with the run. */
type PostOfRun = {
  id: string;
  platform: string;
  status: string;
  url: string | null;
  scheduled_at: string | null;
};
type SavedRun = {
  run: Run;
  elapsedMs: number;
  saved: string[];
  posts?: readonly PostOfRun[];
  /** Which of several runs of one brief it is. */
  which?: string;
};

const WIDEST = 100;

const VERDICTS: Record<string, { colour: "green" | "yellow" | "red"; means: string }> = {
  approved: { colour: "green", means: "may be posted" },
  needs_review: {
    colour: "yellow",
    means: "a person has to approve it before it may be posted",
  },
  rejected: { colour: "red", means: "will not be posted; change the brief and generate again" },
};

/** A finished run for a person: the text, the score and what it is made of, the files. */
export function renderResult(
  { run, elapsedMs, saved, posts = [], which = "" }: SavedRun,
  look: ResultOptions,
): string {
  const columns = Math.min(look.columns, WIDEST) - 2;
  const blocks = [
    [title(run, { elapsedMs, which, paint: look.paint })],
    indent(wrap(clean(run.outputText ?? "").trim(), columns)),
    indent(facts(run, saved, columns, look.paint)),
    indent(posts.map(describePost)),
    indent(wrap(clean(judgement(run)).trim(), columns)),
    indent(heldBack(run, columns)),
    indent(checkedGroups(run.checks, columns, look.paint)),
    indent(lostPoints(run.checks, columns, look.paint)),
    indent(howScored(run.checks, columns, look.paint)),
    indent(next(run, posts)),
  ];
  const filled = blocks.filter((lines) => lines.some((line) => line.trim() !== ""));
  return `${filled.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

export function renderFailure(run: Run, paint: Paint): string {
  const lead = "The run failed";
  const message = clean(run.errorMessage ?? "The service gave no reason.");
  // The service's own sentence may begin with the same words.
  const reason = message.startsWith(lead) ? message.slice(lead.length) : `. ${message}`;
  const code = run.errorCode ? ` (${clean(run.errorCode)})` : "";
  return `${paint("red", "✗")} ${paint("bold", lead)}${reason}${code}\n  Run ${clean(run.id)}\n`;
}

type TitleParts = { elapsedMs: number; which: string; paint: Paint };
function title(run: Run, { elapsedMs, which, paint }: TitleParts): string {
  const kind = capital(words(clean(run.assetType ?? "asset")));
  const channel = run.channel ? ` for ${clean(run.channel)}` : "";
  const test = run.livemode === false ? paint("yellow", " (test run)") : "";
  return `${paint("green", "✓")} ${paint("bold", `${kind}${channel}${which}`)} in ${duration(elapsedMs)}${test}`;
}

function facts(run: Run, saved: string[], columns: number, paint: Paint): string[] {
  const rows = [
    ["Score", score(run)],
    ...run.assets.map((asset, i) => [i === 0 ? "Asset" : "", describe(asset)]),
    ...saved.map((path, i) => [i === 0 ? "Saved" : "", path]),
    ["Goes out", run.scheduledAt ?? ""],
    ["Run", run.id],
  ];
  const lines = table(
    rows.filter((row) => row[1]).map((row) => row.map(clean)),
    { columns },
  );
  const colour = own(VERDICTS, run.verdict ?? "")?.colour;
  return lines.map((line) => (colour && line.startsWith("Score") ? paint(colour, line) : line));
}

function score({ impactScore: points, verdict }: Run): string {
  const means = own(VERDICTS, verdict ?? "")?.means;
  const judged = verdict ? `${words(verdict)}${means ? `: ${means}` : ""}` : "";
  return [points === undefined ? "" : `${points} of 100`, judged].filter(Boolean).join(", ");
}

function describe({ url, width, height, mimeType: type, bytes, durationMs: length }: Asset): string {
  const parts = [
    width && height ? `${width} x ${height}` : "",
    type?.replace(/^.*\//, "").toUpperCase() ?? "",
    length ? duration(length) : "",
    bytes ? `${count(Math.max(1, Math.round(bytes / 1000)))} KB` : "",
  ].filter(Boolean);
  return parts.length > 0 ? `${url}\n${parts.join(", ")}` : url;
}

/** What is in the way. Who has decided counts more than what the checks said before; an approval is in the score's line. */
function judgement({ summary, verdict, reviewedBy, reviewedAt, reviewNote }: Run): string {
  if (!reviewedBy) return verdict === "approved" ? "" : (summary ?? "");
  return `${capital(words(verdict ?? "reviewed"))} by ${reviewedBy} on ${minute(reviewedAt)}.${reviewNote ? ` ${reviewNote}` : ""}`;
}

/** What the brief says and nothing publishes: who wrote it shall see what was taken for a remark. */
const heldBack = ({ heldBack: quotes }: Run, columns: number): string[] =>
  quotes.length === 0
    ? []
    : wrap(clean(`Not published: ${quotes.map((quote) => `“${quote}”`).join(", ")}`), columns);

/** "Posted on linkedin: https://…", or what became of the post. */
function describePost({ platform, status, url, scheduled_at: at }: PostOfRun): string {
  const where = status === "scheduled" ? ` for ${minute(at)}` : url ? `: ${url}` : "";
  return clean(`${capital(words(status))} on ${platform}${where}`);
}

/** A run is posted once on a network, so nothing is left to do after that. */
function next(run: Run, posts: readonly PostOfRun[]): string[] {
  const [last] = posts.filter(({ status }) => status !== "canceled");
  const command = last ? `posts show ${last.id}` : nextCommand(run);
  return command
    ? [
        `Next: npx brandrun ${clean(command)}`,
        ...[...reviewLine(run), ...(last ? [] : textLine(run))].map(clean),
      ]
    : [];
}

/** A run that has not ended. */
export function renderQueued(run: Run): string {
  return `Run ${clean(run.id)} is ${clean(run.status)}.\n${nextLine(watchCommand(run.id))}`;
}
