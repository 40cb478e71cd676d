import type { Schemas } from "../../clients/ts/src/index.ts";
import { calling } from "../calling.ts";
import type { CallView, CliCommand } from "../command.ts";
import { printDryRun } from "../dry-run.ts";
import { misuse, Stop } from "../exit.ts";
import { copyWords } from "../generate-request.ts";
import { networkOf } from "../networks.ts";
import { minute, nextLine } from "../print.ts";
import { printPost } from "../print-post.ts";
import { followed, printRun, printRuns, runPictures, runQuery, watched } from "../runs.ts";
import { RUN } from "../short-ids.ts";
import { neededTime } from "../times.ts";
import { review } from "./review.ts";

const PLATFORM = "x";

const CHANGE_ONE = "Name what is to change, for example: --format square";

export const RUNS: Readonly<Record<string, CliCommand>> = {
  runs: calling({
    about: "List runs, the newest first.",
    options: [
      "status",
      "verdict",
      "channel",
      "asset-type",
      "search",
      "from",
      "to",
      "metadata",
      "livemode",
      "archived",
      "limit",
      "offset",
      "all",
      "full",
    ],
    says: {
      limit: "How many, 1 to 100. Default 20.",
      channel: "Only those for this channel.",
      "asset-type": "Only those of this type.",
      metadata: "Only those with this value. May be given several times.",
    },
    example: "npx brandrun runs --status succeeded --verdict approved --limit 5",
    calls: async (api, input) => {
      const asked = input.has("all")
        ? input.ask((sent) => api.runs.list(runQuery(input, 100), sent).toArray())
        : input.ask((sent) => api.runs.list(runQuery(input, 20), sent).page());
      return asked.catch((error) => {
        const isTooMany = error instanceof Stop && (input.number("limit") ?? 0) > 100;
        throw isTooMany ? error.advising(["--all in its place gives all of them, page after page."]) : error;
      });
    },
    print: printRuns,
  }),
  run: calling({
    about: "Show one run: its text, its score, its files. --watch waits for its end.",
    args: [RUN],
    options: ["watch", "full", "out"],
    says: { full: "With how the brief was read (`story`), and when each step ended; for --json." },
    example: "npx brandrun run 0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b --watch",
    async calls(api, input) {
      const destination = await input.destination();
      const ended = input.has("watch") && (await watched(api, input, input.word()));
      const view = input.has("full") ? { view: "full" as const } : {};
      const run =
        ended && !input.has("full")
          ? ended
          : await input.ask((sent) => api.runs.get(input.word(), view, sent));
      await input.save(run, destination);
      // A script gets the run as it is; its posts are at `posts list --run`.
      if (input.isJson || run.verdict !== "approved") return run;
      return { ...run, posts: await input.ask((sent) => api.posts.list({ run_id: run.id }, sent).page()) };
    },
    print: printRun,
    pictures: runPictures,
    failed: ({ status }) => status === "failed",
  }),
  review,
  rerender: calling({
    about: "Draw a run again with the same words, in another format, theme, template or file type.",
    args: [RUN],
    options: ["format", "theme", "file-type", "template", "seed", "copy", "out", "no-wait"],
    example: "npx brandrun rerender 0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b --format square --theme dark",
    async calls(api, input) {
      const destination = await input.destination();
      const body = {
        format: input.value("format"),
        theme: input.value("theme"),
        file_type: input.value("file-type"),
        template: input.value("template"),
        seed: input.number("seed"),
        ...(input.has("copy") && { copy: copyWords(input.given("copy")) }),
      };
      if (Object.values(body).every((one) => one === undefined))
        throw misuse("Nothing is to be changed: it would be the same once more, and be charged.", CHANGE_ONE);
      // The service judges the words and answers which ones there are.
      const run = await input.ask((sent) => api.runs.rerender(input.word(), body as never, sent));
      for (const warning of run.warnings) input.progress.note(`Note: ${warning}`);
      return followed(api, input, { run, destination });
    },
    print: printRun,
    pictures: runPictures,
    failed: ({ status }) => status === "failed",
  }),
  "runs cancel": calling({
    about: "Cancel a run that is queued or running, and get its credits back.",
    args: [RUN],
    example: "npx brandrun runs cancel 0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b",
    once: true,
    call: (api, { word }, sent) => api.runs.cancel(word(), sent),
    print: ({ id }) => `Run ${id} is canceled.\n`,
  }),
  "runs retry": calling({
    about: "Start a failed or rejected run once more: a new run with the same input, charged like any other.",
    args: [RUN],
    options: ["out", "no-wait"],
    example: "npx brandrun runs retry 0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b",
    async calls(api, input) {
      const destination = await input.destination();
      return followed(api, input, {
        run: await input.ask((sent) => api.runs.retry(input.word(), sent)),
        destination,
      });
    },
    print: printRun,
    pictures: runPictures,
    failed: ({ status }) => status === "failed",
  }),
  "runs delete": calling({
    asks: ([id]) => `Delete run ${id} and its files for good?`,
    about: "Delete a finished run for good. Its files go too; what is posted stays.",
    args: [RUN],
    example: "npx brandrun runs delete 0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b",
    once: true,
    async call(api, { word }, sent) {
      await api.runs.delete(word(), sent);
      return { id: word(), deleted: true };
    },
    print: ({ id }) => `Deleted ${id}.\n`,
  }),
  post: calling({
    about: "Publish an approved run on a connected account, now.",
    args: [RUN],
    options: ["platform", "account", "dry-run"],
    example: "npx brandrun post 0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b --platform linkedin",
    async calls(api, input) {
      const place = placing(input);
      const query = { run_id: input.word(), platform: place.platform, status: "posted" };
      const before = input.has("dry-run")
        ? []
        : await input.ask((sent) => api.posts.list(query as never, sent).page());
      const answer = await input.ask((sent) => api.runs.post(input.word(), place as never, sent));
      if (before.some(({ id }) => "id" in answer && id === answer.id))
        input.progress.note(`This run was posted on ${place.platform} already; nothing was posted again.`);
      return answer;
    },
    print: posted,
  }),
  schedule: calling({
    about: "Publish an approved run later.",
    args: [RUN],
    options: ["platform", "account", "scheduled-at", "dry-run"],
    example:
      "npx brandrun schedule 0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b --platform x --scheduled-at 2030-05-01T09:00:00+02:00",
    call(api, input, sent) {
      const body = { ...placing(input), scheduled_at: neededTime(input.moments("scheduled-at")) };
      return api.runs.schedule(input.word(), body as never, sent);
    },
    print: placed,
  }),
};

/** The service answers the post that is there already: a drop waits on for its time, and nothing is published now. */
function posted(answer: object, view: CallView): string {
  const { id, status, scheduled_at: at } = answer as Partial<Schemas["Post"]>;
  if (status !== "scheduled") return placed(answer, view);
  return `This run is scheduled for ${minute(at)}; not posted. Cancel it first: npx brandrun posts cancel ${id}\n`;
}

/** A post, or what `--dry-run` answers. */
function placed(answer: object, view: CallView): string {
  if (!("id" in answer)) return printDryRun(answer, view);
  const waits = "status" in answer && answer.status === "scheduled";
  const way = waits ? `  To cancel it: npx brandrun posts cancel ${answer.id}\n` : "";
  return `${printPost(answer as Schemas["Post"], view)}${nextLine(`posts show ${answer.id}`)}${way}`;
}

/** Where a run is published. The service knows which networks there are. */
function placing({
  required,
  value,
  has,
}: {
  required(name: "platform", example: string): string;
  value(name: "account"): string | undefined;
  has(name: "dry-run"): boolean;
}) {
  const account = value("account");
  return {
    platform: networkOf(required("platform", PLATFORM)),
    ...(account !== undefined && { account_id: account }),
    ...(has("dry-run") && { dry_run: true }),
  };
}
