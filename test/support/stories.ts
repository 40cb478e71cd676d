import { sql } from "drizzle-orm";
import { safeFetch } from "../../lib/adapters/safe-fetch.ts";
import type { TelegramFake } from "../fakes/telegram.ts";
import { video } from "./clip.ts";
import { type Platform, platform } from "./endure.ts";
import { mascotIn } from "./mascots.ts";
import { checkout, vendorOf } from "./money.ts";
import { base64, png } from "./pictures.ts";
import { FOUR_PARTS, REEL, WHOLE } from "./reel.ts";
import { rowsOf } from "./right.ts";
import { PATH as SCREENS, TAGS } from "./screens.ts";
import { scriptedNetwork } from "./scripted-network.ts";
import { connect } from "./social.ts";
import { bind, botAt, link, order } from "./studio.ts";
import { filmForm, VIDEOS } from "./videos.ts";
import { BRIEF, world } from "./world.ts";

/** Something people do with the service. It may be told many times in one world. */
export type Story = {
  name: string;
  open(): Promise<Platform>;
  /** Asks for it; answers early when the caller gave up. */
  tell(p: Platform, tries?: number): Promise<void>;
  /** What this story leaves in the world outside and should not have. */
  troubles?(p: Platform): Promise<string[]>;
};

const KEY = { dailyLimit: 100_000 };
const open = async (setting: Parameters<typeof world>[0] = {}) =>
  platform(await world({ plan: "scale", key: KEY, ...setting }));

const ask =
  (path: string, body: (p: Platform) => object): Story["tell"] =>
  async (p, tries) => {
    await p.ask((headers) => p.w.post(path, body(p), headers), tries);
  };

const generated = (asset_type: string): Story => ({
  name: asset_type,
  open,
  tell: ask("/generate", () => ({ ...BRIEF, asset_type, seed: 7 })),
});

const filmed = (name: string, body: object): Story => ({
  name,
  open,
  tell: ask("/render", () => ({ items: [{ output_type: REEL, body, seed: 7 }] })),
});

const hour = (p: Platform) => new Date(p.w.service.now().getTime() + 3_600_000).toISOString();

/** A world with an account on X, and the check that every post is there once. */
const onX = (name: string, tell: Story["tell"], more: Partial<Story> = {}): Story => {
  const platforms = new WeakMap<Platform, ReturnType<typeof scriptedNetwork>>();
  return {
    name,
    async open() {
      const x = scriptedNetwork("x", { polls: 1 });
      const w = await world({ plan: "scale", key: KEY });
      Object.assign(w.service.networks.sandbox ?? {}, { x: x.network });
      await connect(w, "x");
      const p = platform(w);
      platforms.set(p, x);
      return p;
    },
    tell,
    async troubles(p) {
      const shown = platforms.get(p)?.visible.length ?? 0;
      return doubledPosts(p, shown);
    },
    ...more,
  };
};

async function doubledPosts({ w }: Platform, shown: number): Promise<string[]> {
  const rows = await rowsOf(
    w,
    sql`select status, error::text as error from posts where workspace_id = ${w.workspaceId}::uuid`,
  );
  const posted = rows.filter(({ status }) => status === "posted").length;
  return [
    ...(posted === shown ? [] : [`${posted} posts are posted, the platform shows ${shown}`]),
    ...rows.filter(({ status }) => status === "failed").map(({ error }) => `a post failed: ${error}`),
  ];
}

export const DRAWN: readonly Story[] = [
  generated("card"),
  generated("og_image"),
  generated("infographic"),
  generated("carousel"),
  generated("slideshow"),
  {
    name: "a batch of renders",
    open,
    tell: ask("/render", () => ({
      items: [
        { output_type: "og_image", body: { title: "Kite flies offline" }, seed: 7 },
        { output_type: "og_image", body: { title: "Kite flies at night" }, seed: 7 },
      ],
    })),
  },
];

export const FILMS: readonly Story[] = [
  filmed("a video in one step", WHOLE),
  filmed("a video in four parts", FOUR_PARTS),
];

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
  onX("a Studio card for a chat and X", async (p, tries) => {
    await p.ask((headers) => order(p.w, { seed: 7 }, headers), tries);
  }, {
    async open() {
      const x = scriptedNetwork("x");
      const w = await world({ plan: "scale", key: KEY, service: { bot: botAt(fake) } });
      Object.assign(w.service.networks.sandbox ?? {}, { x: x.network });
      await connect(w, "x");
      await bind(w, { telegram: true, social: ["x"] });
      await link(w, fake);
      return Object.assign(platform(w), { x });
    },
    async troubles(p) {
      const { x } = p as Platform & { x: ReturnType<typeof scriptedNetwork> };
      const [row] = await rowsOf(
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
  });

/** A file that nobody has sent before. */
let size = 40;
const freshPicture = () => png({ width: ++size, height: 20 });

export const UPLOADS: readonly Story[] = [
  {
    name: "a screen",
    open,
    async tell(p, tries) {
      const body = { ...TAGS, image_base64: base64(freshPicture()) };
      await p.ask((headers) => p.w.post(SCREENS, body, headers), tries);
    },
  },
  {
    name: "a screen by its address",
    async open() {
      const origin = async () =>
        new Response(freshPicture(), { headers: { "content-type": "image/png" } });
      const downloads = safeFetch({ fetch: origin as typeof fetch, maxBytes: 1e6, timeoutMs: 2_000 });
      return open({ service: { downloads } });
    },
    tell: ask(SCREENS, () => ({ ...TAGS, image_url: "https://pictures.example.com/a.png" })),
  },
  {
    name: "a mascot",
    open,
    async tell(p, tries) {
      const drafted = await p.ask(
        (headers) => p.w.post("/mascot", { description: "A friendly green robot" }, headers),
        tries,
      );
      const candidate = drafted?.ok ? (await mascotIn(drafted)).candidates[0]?.id : undefined;
      if (!candidate) return;
      const keep = { action: "keep", candidate_id: candidate };
      await p.ask((headers) => p.w.post("/mascot/step", keep, headers), tries);
      await p.ask((headers) => p.w.post("/mascot/step", { action: "pose", pose: "wink" }, headers), tries);
    },
  },
];

const film = video({ seconds: 1 });

export const CLIPS: readonly Story[] = [
  {
    name: "a brand video",
    open,
    async tell(p, tries) {
      const bytes = await film;
      await p.ask((headers) => p.w.send(VIDEOS, filmForm(bytes), headers), tries);
    },
  },
  {
    name: "a brand video by its address",
    async open() {
      const bytes = await film;
      const origin = async () => new Response(bytes, { headers: { "content-type": "video/mp4" } });
      const downloads = safeFetch({ fetch: origin as typeof fetch, maxBytes: 1e6, timeoutMs: 2_000 });
      return open({ service: { downloads } });
    },
    tell: ask(VIDEOS, () => ({ video_url: "https://films.example.com/a.mp4" })),
  },
];

export const MONEY: readonly Story[] = [
  {
    name: "credits",
    open,
    async tell(p, tries) {
      const { w } = p;
      const opened = await p.ask((headers) => w.post("/credits/checkout", { credits: 100 }, headers), tries);
      const made = opened?.ok ? vendorOf(w).orders.at(-1) : undefined;
      if (!made) return;
      const event = checkout(made);
      // The vendor tells it again, whatever the caller does.
      await p.ask(() =>
        w.call("POST", "/jobs/stripe", { json: event, headers: { "stripe-signature": "signed" }, key: null }),
      );
    },
  },
];
