import type { Brandrun, CallOptions, Schemas } from "../../clients/ts/src/index.ts";
import { own } from "../../text/own.ts";
import { readRun } from "../answers.ts";
import type { CallInput } from "../call-input.ts";
import { calling } from "../calling.ts";
import { misuse } from "../exit.ts";
import { networkOf } from "../networks.ts";
import { nextCommand } from "../next.ts";
import { nextLine } from "../print.ts";
import { RUN } from "../short-ids.ts";

type Channel = Schemas["Run"]["channel"];

/** The decision, by the words that name it. */
const DECISIONS: Readonly<Record<string, "approved" | "rejected" | "withdrawn">> = {
  approved: "approved",
  rejected: "rejected",
  withdrawn: "withdrawn",
  approve: "approved",
  reject: "rejected",
  withdraw: "withdrawn",
};

export const review = calling({
  about:
    "Decide about a run that needs a review, or about its words for another channel. A rejection is final; an approval can be withdrawn while nothing of the run is out.",
  args: [
    RUN,
    {
      name: "DECISION",
      about: "approved, rejected, or withdrawn for an approval; approve, reject and withdraw mean the same.",
      choices: Object.keys(DECISIONS),
    },
  ],
  options: ["note", "channel"],
  says: {
    channel: "With approved: what an approved run says on this channel may be posted there too.",
    note: "Why it is approved or rejected, for the record.",
  },
  example: 'npx brandrun review 0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b approved --note "Checked the figures"',
  once: true,
  call: decide,
  print: decided,
});

type Decided = Schemas["Run"] & { approvedFor?: Channel };

async function decide(api: Brandrun, input: CallInput, sent: CallOptions): Promise<Decided> {
  const id = input.word();
  const decision = own(DECISIONS, input.word(1));
  const channel = input.value("channel") as Channel | undefined;
  const note = input.value("note");
  if (channel && (decision !== "approved" || note !== undefined))
    throw misuse(
      "--channel goes with approved, and has no note.",
      `npx brandrun review ${id} approved --channel ${channel}`,
    );
  if (decision === "withdrawn" && note !== undefined)
    throw misuse("A withdrawal has no note.", `npx brandrun review ${id} withdrawn`);
  if (channel) {
    const run = await api.runs.approveChannel(id, { channel }, sent);
    return input.isJson ? run : { ...run, approvedFor: channel };
  }
  if (decision === "withdrawn") return api.runs.withdrawApproval(id, sent);
  const verdict = decision === "approved" ? "approved" : "rejected";
  return api.runs.review(id, { verdict, ...(note !== undefined && { note }) }, sent);
}

function decided(record: Decided): string {
  const { id, verdict, approvedFor } = record;
  if (approvedFor)
    return `What run ${id} says on ${approvedFor} is approved now.\n${nextLine(`post ${id} --platform ${networkOf(approvedFor)}`)}`;
  const run = readRun(record);
  const next = run && nextCommand(run);
  const way = next ? nextLine(next) : "  Change the brief and generate again.\n";
  return verdict === "needs_review"
    ? `Run ${id} needs a review again.\n${way}`
    : `Run ${id} is ${verdict} now.\n${way}`;
}
