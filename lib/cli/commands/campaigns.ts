import type { Schemas } from "../../clients/ts/src/index.ts";
import { calling } from "../calling.ts";
import type { CallView, CliCommand } from "../command.ts";
import { printDryRun } from "../dry-run.ts";
import { facts, list, minute, nextLine } from "../print.ts";
import { POST_COLUMNS } from "../print-post.ts";
import { RUN_COLUMNS } from "../runs.ts";

const CAMPAIGN = { name: "CAMPAIGN", about: "The id of a campaign." } as const;
const ID = "0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b";
type CampaignInFull = Schemas["CampaignInFull"];

/** What a campaign is, its runs and its posts. */
function print({ runs, posts, ...campaign }: CampaignInFull, view: CallView): string {
  const { id, name, brief, status, scheduled_at: times, livemode, created_at, canceled_at } = campaign;
  const what = facts(
    {
      campaign: id,
      name,
      status: livemode ? status : `${status} (test key)`,
      brief,
      goes_out: times.length > 0 ? times.map(minute).join(", ") : "not published: it has no times",
      created: minute(created_at),
      canceled: canceled_at,
    },
    view,
  );
  const published =
    posts.length === 0 ? [] : [list(posts, POST_COLUMNS, "")(view), nextLine(`posts show ${posts[0]?.id}`)];
  const next = runs[0] && posts.length === 0 ? [nextLine(`run ${runs[0].id}`)] : [];
  return [
    what,
    "\n",
    list(runs, RUN_COLUMNS, "  It has no runs.")(view),
    ...(published.length > 0 ? ["\n"] : []),
    ...published,
    ...next,
  ].join("");
}

export const CAMPAIGNS: Readonly<Record<string, CliCommand>> = {
  "campaign create": calling({
    about: "Turn one brief into a run for each channel, asset type and time.",
    options: ["name", "brief", "channel", "asset-type", "scheduled-at", "dry-run"],
    says: {
      name: "Its name.",
      channel: "The channels, separated by commas or one by one. Default linkedin.",
      "asset-type": "The asset types, separated by commas or one by one. Default card.",
      "scheduled-at":
        "When it goes out: ISO 8601 with a UTC offset; several separated by commas or one by one. Without it nothing is published.",
    },
    example:
      'npx brandrun campaign create --name Spring --brief "Spring sale: 20 % off" --channel linkedin,twitter',
    async calls(api, input) {
      const times = input.moments("scheduled-at");
      const body = {
        name: input.required("name", "Spring"),
        brief: await input.text(input.required("brief", '"Spring sale: 20 % off"')),
        channels: input.has("channel") ? input.list("channel") : ["linkedin"],
        asset_types: input.has("asset-type") ? input.list("asset-type") : ["card"],
        ...(times.length > 0 && { scheduled_at: times }),
        ...(input.has("dry-run") && { dry_run: true }),
      };
      return input.ask(
        (sent): Promise<Schemas["Campaign"] | Schemas["DryRuns"]> =>
          api.campaigns.create(body as never, sent),
      );
    },
    print: (campaign, view) =>
      "runs" in campaign
        ? `Campaign ${campaign.id} has ${campaign.runs.length} runs and ${campaign.drops.length} drops.\n${nextLine(`campaign show ${campaign.id}`)}`
        : printDryRun(campaign, view),
  }),
  "campaign list": calling({
    about: "List campaigns, the newest first.",
    options: ["limit", "offset"],
    says: { limit: "How many, 1 to 100. Default 20." },
    example: "npx brandrun campaign list --limit 5",
    call: (api, { number }, sent) =>
      api.campaigns.list({ limit: number("limit") ?? 20, offset: number("offset") ?? 0 }, sent).page(),
    print: (campaigns, view) =>
      list(
        campaigns,
        [
          ["Campaign", ({ id }) => id],
          ["Created", ({ created_at: at }) => minute(at)],
          ["Status", ({ status }) => status],
          ["Last post", ({ scheduled_at: times }) => minute(times.at(-1) ?? null)],
          ["Name", ({ name }) => name],
        ],
        "There are no campaigns.",
      )(view),
  }),
  "campaign show": calling({
    about: "Show one campaign: its times, its runs and how they ended, its posts.",
    args: [CAMPAIGN],
    example: `npx brandrun campaign show ${ID}`,
    call: (api, { word }, sent) => api.campaigns.get(word(), sent),
    print,
  }),
  "campaign move": calling({
    about: "Give the drops of a campaign other times: as many as it has, the earliest first.",
    args: [CAMPAIGN],
    options: ["scheduled-at"],
    says: {
      "scheduled-at":
        "The times: ISO 8601 with a UTC offset, separated by commas or one by one. One for each time of the campaign.",
    },
    example: `npx brandrun campaign move ${ID} --scheduled-at 2030-05-02T09:00:00+02:00`,
    call: (api, { word, moments }, sent) =>
      api.campaigns.update(word(), { scheduled_at: moments("scheduled-at") }, sent),
    print,
  }),
  "campaign cancel": calling({
    asks: ([id]) => `Cancel campaign ${id}, with all that waits in it?`,
    about: "Stop a campaign: what has not begun is given up, what is published stays.",
    args: [CAMPAIGN],
    example: `npx brandrun campaign cancel ${ID}`,
    call: (api, { word }, sent) => api.campaigns.cancel(word(), sent),
    print,
  }),
};
