import { safeFetch } from "../../lib/adapters/safe-fetch.ts";
import { video } from "./clip.ts";
import { mascotIn } from "./mascots.ts";
import { checkout, paymentsOf } from "./money.ts";
import { base64, png } from "./pictures.ts";
import { PATH as SCREENS, TAGS } from "./screens.ts";
import { ask, open, type Story } from "./stories.ts";
import { filmForm, VIDEOS } from "./videos.ts";

/** A file with content of its own. */
let size = 40;
const freshPicture = () => png({ width: ++size, height: 20 });

export const UPLOADS: readonly Story[] = [
  {
    name: "a screen",
    open,
    async run(p, tries) {
      const body = { ...TAGS, image_base64: base64(freshPicture()) };
      await p.ask((headers) => p.w.post(SCREENS, body, headers), tries);
    },
  },
  {
    name: "a screen by its address",
    async open() {
      const origin = async () => new Response(freshPicture(), { headers: { "content-type": "image/png" } });
      const downloads = safeFetch({ fetch: origin as typeof fetch, maxBytes: 1e6, timeoutMs: 2_000 });
      return open({ service: { downloads } });
    },
    run: ask(SCREENS, () => ({ ...TAGS, image_url: "https://pictures.example.com/a.png" })),
  },
  {
    name: "a mascot",
    stride: 9,
    open,
    async run(p, tries) {
      const drafted = await p.ask(
        (headers) => p.w.post("/mascot", { description: "A friendly green robot" }, headers),
        tries,
      );
      const candidate = drafted?.ok ? (await mascotIn(drafted)).candidates[0]?.id : undefined;
      if (!candidate) return;
      const keep = { action: "keep", candidate_id: candidate };
      if (!(await p.ask((headers) => p.w.post("/mascot/step", keep, headers), tries))) return;
      await p.ask((headers) => p.w.post("/mascot/step", { action: "pose", pose: "wink" }, headers), tries);
    },
  },
];

const film = video({ seconds: 1 });

export const CLIPS: readonly Story[] = [
  {
    name: "a brand video",
    open,
    async run(p, tries) {
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
    run: ask(VIDEOS, () => ({ video_url: "https://films.example.com/a.mp4" })),
  },
];

export const MONEY: readonly Story[] = [
  {
    name: "credits",
    open,
    async run(p, tries) {
      const { w } = p;
      const opened = await p.ask((headers) => w.post("/credits/checkout", { credits: 100 }, headers), tries);
      const made = opened?.ok ? paymentsOf(w).orders.at(-1) : undefined;
      if (!made) return;
      const event = checkout(made);
      // The vendor sends the event again, whatever the caller does.
      await p.ask(() =>
        w.call("POST", "/jobs/stripe", { json: event, headers: { "stripe-signature": "signed" }, key: null }),
      );
    },
  },
];
