import { sql } from "drizzle-orm";
import type { TelegramFake } from "../fakes/telegram.ts";
import { type FaultPlatform, faultPlatform } from "./fault-platform.ts";
import { queryRows } from "./invariants.ts";
import { scriptedNetwork } from "./scripted-network.ts";
import { insertAccount } from "./social.ts";
import { ask, KEY, type Story } from "./stories.ts";
import { bind, botAt, link, order } from "./studio.ts";
import { BRIEF, world } from "./world.ts";

const hour = (p: FaultPlatform) => new Date(p.w.service.now().getTime() + 3_600_000).toISOString();

/** A world with an account on X, and the check that every post is there once. */
const onX = (name: string, tell: Story["run"], more: Partial<Story> = {}): Story => {
  const platforms = new WeakMap<FaultPlatform, ReturnType<typeof scriptedNetwork>>();
  return {
    name,
    async open() {
      const x = scriptedNetwork("x", { polls: 1 });
      const w = await world({ plan: "scale", key: KEY });
      Object.assign(w.service.networks.sandbox, { x: x.network });
      await insertAccount(w, "x");
      const p = faultPlatform(w);
      platforms.set(p, x);
      return p;
    },
    stride: 5,
    run: tell,
    async problems(p) {
      const shown = platforms.get(p)?.visible.length ?? 0;
      return doubledPosts(p, shown);
    },
    ...more,
  };
};

async function doubledPosts({ w }: FaultPlatform, shown: number): Promise<string[]> {
  const rows = await queryRows(
    w,
    sql`select status, error::text as error from posts where workspace_id = ${w.workspaceId}::uuid`,
  );
  const posted = rows.filter(({ status }) => status === "posted").length;
  return [
    ...(posted === shown ? [] : [`${posted} posts are posted, the platform shows ${shown}`]),
    ...rows.filter(({ status }) => status === "failed").map(({ error }) => `a post failed: ${error}`),
  ];
}

export const POSTS: readonly Story[] = [
  onX(
    "a drop",
    ask("/generate", (p) => ({ ...BRIEF, seed: 7, scheduled_at: hour(p) })),
  ),
  onX(
    "a campaign",
    ask("/campaigns", (p) => ({
      name: "Launch",
      brief: BRIEF.brief,
      channels: ["twitter"],
      asset_types: ["card"],
      scheduled_at: [hour(p)],
    })),
  ),
];

export const studioStory = (fake: TelegramFake): Story =>
  onX(
    "a Studio card for a chat and X",
    async (p, tries) => {
      await p.ask((headers) => order(p.w, {}, headers), tries);
    },
    {
      async open() {
        const x = scriptedNetwork("x");
        const w = await world({ plan: "scale", key: KEY, service: { bot: botAt(fake) } });
        Object.assign(w.service.networks.sandbox, { x: x.network });
        await insertAccount(w, "x");
        await bind(w, { telegram: true, social: ["x"] });
        await link(w, fake);
        return Object.assign(faultPlatform(w), { x });
      },
      async problems(p) {
        const { x } = p as FaultPlatform & { x: ReturnType<typeof scriptedNetwork> };
        const [row] = await queryRows(
          p.w,
          sql`select count(*) filter (where status = 'sent')::int as sent, sum(tries)::int as tries
          from studio_deliveries where workspace_id = ${p.w.workspaceId}::uuid and target = 'telegram'`,
        );
        const cards = fake.cards().length;
        const [sent, tries] = [Number(row?.sent), Number(row?.tries)];
        const isRight = cards >= sent && cards <= tries;
        return [
          ...(isRight ? [] : [`${sent} cards are sent in ${tries} tries, and ${cards} came`]),
          ...(await doubledPosts(p, x.visible.length)),
        ];
      },
    },
  );
