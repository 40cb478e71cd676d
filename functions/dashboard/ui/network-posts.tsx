import type { Child } from "hono/jsx";
import { folded, type PostPlace } from "./folds.ts";
import type { FullRun } from "./run-parts.tsx";
import { pathOf } from "./runs.tsx";

type Asset = FullRun["assets"][number];

/** A post as its network is going to show it. */
export type ShownPost = {
  place: PostPlace;
  /** The account's name there, and its handle where one is connected. */
  name: string;
  handle?: string | undefined;
  title: string;
  text: string;
  media?: Asset | undefined;
  /** How many pictures can be turned over. */
  pages: number;
  alt: string;
};

/** A post drawn the way its network lays posts out: our own drawing, with its cuts and its order. */
export const NetworkPost = (shown: ShownPost) => {
  const Layout = LAYOUTS[shown.place];
  return (
    <div class={`network net-${shown.place}`}>
      <Layout {...shown} />
    </div>
  );
};

const FeedPost = (shown: ShownPost) => (
  <>
    <Head {...shown}>{shown.place === "twitter" ? <Handle {...shown} /> : <small>now</small>}</Head>
    <Words {...shown} />
    <Picture {...shown} />
  </>
);

const InstagramPost = (shown: ShownPost) => (
  <>
    <Head {...shown} name={shown.handle ?? shown.name} />
    <Picture {...shown} />
    <Words {...shown} leads={shown.handle ?? shown.name} />
  </>
);

const TiktokPost = (shown: ShownPost) => (
  <>
    <Picture {...shown} />
    <div class="over">
      <strong>{shown.handle ? `@${shown.handle}` : shown.name}</strong>
      <Words {...shown} />
    </div>
    <Avatar name={shown.name} />
  </>
);

const YoutubePost = (shown: ShownPost) => (
  <>
    <Picture {...shown} />
    <div class="under">
      <Avatar name={shown.name} />
      <div>
        <strong>{shown.title}</strong>
        <small>{`${shown.name} · now`}</small>
      </div>
    </div>
    <Words {...shown} />
  </>
);

const TelegramPost = (shown: ShownPost) => (
  <>
    <strong class="sender">{shown.name}</strong>
    <Picture {...shown} />
    <Words {...shown} />
  </>
);

const LAYOUTS: Record<PostPlace, (shown: ShownPost) => Child> = {
  twitter: FeedPost,
  linkedin: FeedPost,
  instagram: InstagramPost,
  tiktok: TiktokPost,
  youtube: YoutubePost,
  telegram: TelegramPost,
};

const Avatar = ({ name }: { name: string }) => (
  <span class="avatar" aria-hidden="true">
    {[...name][0]?.toUpperCase()}
  </span>
);

const Head = ({ name, children }: { name: string; children?: Child }) => (
  <div class="head">
    <Avatar name={name} />
    <p>
      <strong>{name}</strong> {children}
    </p>
  </div>
);

const Handle = ({ handle }: { handle?: string | undefined }) => (
  <small>{handle ? `@${handle} · now` : "now"}</small>
);

/** The text with its cut: what comes after "…more" opens as it does there. */
const Words = ({ text, place, leads }: { text: string; place: PostPlace; leads?: string }) => {
  const { shown, rest } = folded(text, place);
  const lead = leads && <strong>{`${leads} `}</strong>;
  if (!rest)
    return (
      <p class="quoted">
        {lead}
        <Tinted text={shown} />
      </p>
    );
  return (
    <details class="quoted fold">
      <summary>
        {lead}
        <Tinted text={shown} />
        <span class="more">{place === "twitter" ? " Show more" : " …more"}</span>
      </summary>
      <Tinted text={rest} />
    </details>
  );
};

const LINKS = /(https?:\/\/\S+|[#@][\p{L}\p{N}_]+)/u;

/** Links, hashtags and mentions stand out. */
const Tinted = ({ text }: { text: string }) => (
  <>{text.split(LINKS).map((part, at) => (at % 2 ? <span class="tag">{part}</span> : part))}</>
);

const Picture = ({ media, pages, alt }: ShownPost) => {
  if (!media) return null;
  const path = pathOf(media.url);
  return (
    <div class="media">
      {media.mime_type.startsWith("image/") ? (
        <img src={path} alt={alt} width={media.width} height={media.height} loading="lazy" />
      ) : (
        <video src={`${path}#t=1`} preload="metadata" muted aria-label={alt} />
      )}
      {pages > 1 && <span class="pages">{`1/${pages}`}</span>}
    </div>
  );
};
