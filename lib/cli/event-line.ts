import { width } from "../text/lines.ts";
import { own } from "../text/own.ts";
import type { Event } from "./answers.ts";
import type { ForwardResult } from "./forward.ts";
import { fieldsOf, type JsonFields, listOf, numberOf, textOf } from "./json.ts";
import type { Paint } from "./paint.ts";
import { clean, padEnd, padStart, shorten, words } from "./text.ts";
import { duration } from "./times.ts";

export type EventLineOptions = { columns: number; paint: Paint };

/** As wide as the longest kind there is. */
const KIND_CELLS = 20;
/** Below this width ids are cut to their end, where the difference is. */
const WIDE = 110;
const ID_END = 12;
const MIN_DETAIL_CELLS = 12;

/** One event as one line of a terminal: time, answer of the receiver, kind, id, and what it is about. */
export function eventLine(
  event: Event,
  outcome: ForwardResult | undefined,
  { columns, paint }: EventLineOptions,
): string {
  const id = columns >= WIDE ? clean(event.id) : `…${clean(event.id).slice(-ID_END)}`;
  const parts: [text: string, colour?: Parameters<Paint>[0]][] = [
    [clock(event.timestamp), "dim"],
    ...(outcome ? [outcomeCell(outcome)] : []),
    [padEnd(clean(event.type), KIND_CELLS), event.type.endsWith(".failed") ? "red" : "bold"],
    [id, "dim"],
  ];
  const used = parts.reduce((sum, [text]) => sum + width(text) + 2, 0);
  const room = Math.max(MIN_DETAIL_CELLS, columns - used);
  const details = shorten(detailsOf(event), room);
  return [...parts.map(([text, colour]) => (colour ? paint(colour, text) : text)), details]
    .join("  ")
    .trimEnd();
}

function outcomeCell({ ok, status, error, ms }: ForwardResult): [string, "green" | "red"] {
  const answer = status === undefined ? `✗ ${clean(error ?? "no answer")}` : String(status);
  return [`${answer} ${padStart(`${duration(ms)}`, 7)}`, ok ? "green" : "red"];
}

/** The time of day where the person is. */
function clock(timestamp: string | undefined): string {
  const moment = new Date(timestamp ?? Number.NaN);
  if (Number.isNaN(moment.getTime())) return "--:--:--";
  const two = (n: number) => String(n).padStart(2, "0");
  return [moment.getHours(), moment.getMinutes(), moment.getSeconds()].map(two).join(":");
}

function detailsOf({ type, data, livemode }: Event): string {
  const fields = fieldsOf(data);
  const group = type.split(".")[0] ?? "";
  const details =
    fields.deleted === true ? "deleted since" : (own(EVENT_DETAILS, group)?.(asOf(type, fields)) ?? "");
  return clean([details, livemode === false ? "(test)" : ""].filter(Boolean).join(" ")).replaceAll("\n", " ");
}

/** The record is that of now. A run that only starts here has no score yet, so none is shown. */
const asOf = (type: string, fields: JsonFields): JsonFields =>
  type === "run.started" || type === "run.queued" ? { ...fields, impact_score: null, verdict: null } : fields;

const EVENT_DETAILS: Record<string, (fields: JsonFields) => string> = {
  run: (run) => {
    const what = `${words(textOf(run.asset_type) ?? "run")} for ${textOf(run.channel) ?? "nobody"}`;
    const score = numberOf(run.impact_score);
    const verdict = textOf(run.verdict);
    const judged = score === undefined || !verdict ? undefined : `${score}, ${words(verdict)}`;
    return [what, judged, textOf(run.error_message)].filter(Boolean).join(", ");
  },
  render: ({ items }) => {
    const states = listOf(items, (item) => textOf(fieldsOf(item).status));
    const good = states.filter((state) => state === "succeeded").length;
    return states.length > 0 ? `${good} of ${states.length} succeeded` : "";
  },
  post: (post) =>
    [textOf(post.platform), textOf(post.url), textOf(fieldsOf(post.error).message)]
      .filter(Boolean)
      .join(", "),
  brand: ({ version }) => (numberOf(version) === undefined ? "" : `version ${version}`),
  account: ({ platform, handle }) => [textOf(platform), textOf(handle)].filter(Boolean).join(", "),
  usage: (usage) =>
    Object.entries(usage)
      .filter(([, value]) => textOf(value) !== undefined || numberOf(value) !== undefined)
      .map(([name, value]) => `${words(name)} ${value}`)
      .join(", "),
};

/** The same for programs: the event as it came, and how it was forwarded. */
export const eventJson = (event: Event, outcome: ForwardResult | undefined): string =>
  JSON.stringify({ ...fieldsOf(event.json), ...(outcome && { forwarded: outcome }) });

/** The last line of a session. */
export function tally(outcomes: readonly (ForwardResult | undefined)[]): string {
  const seen = outcomes.length === 1 ? "1 event" : `${outcomes.length} events`;
  const sent = outcomes.filter((outcome) => outcome !== undefined);
  const taken = sent.filter(({ ok }) => ok).length;
  if (sent.length === 0) return `${seen}.`;
  return `${seen}, ${taken} forwarded${taken < sent.length ? `, ${sent.length - taken} failed` : ""}.`;
}
