import type { Child } from "hono/jsx";
import type * as z from "zod/v4";
import type { RunInFull } from "../../../lib/runs/run.ts";
import { CHANNEL_NAMES, pathOf } from "./runs.tsx";
import { Time } from "./times.tsx";

export type FullRun = z.output<typeof RunInFull>;

export const Card = ({ title, children }: { title: string; children?: Child }) => (
  <section class="card stack">
    <h2>{title}</h2>
    {children}
  </section>
);

/** The result, large, with boxes where checks of the picture found something, and its files. */
export const Pictures = ({ run }: { run: FullRun }) => {
  const [first, ...rest] = run.assets;
  if (!first) return null;
  const path = pathOf(first.url);
  return (
    <section class="stack" aria-label="Result">
      <div class="stage">
        {first.mime_type.startsWith("image/") ? (
          <div class="boxed">
            <img src={path} alt={first.alt_text} width={first.width} height={first.height} />
            <Boxes run={run} width={first.width} height={first.height} />
          </div>
        ) : (
          // biome-ignore lint/a11y/useMediaCaption: a film says all its words in the picture, and the alt text has them.
          <video src={path} controls preload="metadata" aria-label={first.alt_text} />
        )}
      </div>
      {rest.length > 0 && (
        <div class="strip">
          {rest.map((asset) => (
            <a href={pathOf(asset.url)}>
              <img src={pathOf(asset.url)} alt={asset.alt_text} loading="lazy" />
            </a>
          ))}
        </div>
      )}
      <p class="row small">
        <a href={path} download="" data-key="d">
          Download
        </a>
        <span class="soft">
          {first.width} × {first.height}, {Math.ceil(first.bytes / 1024)} KB
        </span>
      </p>
    </section>
  );
};

type BoxesProps = { run: FullRun; width: number; height: number };

/** Where on the picture the failed checks looked. */
const Boxes = ({ run, width, height }: BoxesProps) => {
  const found = (run.quality?.checks ?? [])
    .filter(({ passed }) => !passed)
    .flatMap(({ label, evidence }) => evidence.flatMap(({ box }) => (box ? [{ label, box }] : [])));
  if (found.length === 0) return null;
  return (
    <svg
      class="boxes"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label="Where checks found something"
    >
      {found.map(({ label, box: [x, y, w, h] }) => (
        <rect x={x} y={y} width={w} height={h} rx={8}>
          <title>{label}</title>
        </rect>
      ))}
    </svg>
  );
};

/** Where each network folds a post behind "more", in characters. */
const FOLDS: Record<FullRun["channel"], number> = {
  twitter: 280,
  linkedin: 210,
  instagram: 125,
  youtube: 157,
  tiktok: 100,
  web: 4_000,
};

type PostsProps = { run: FullRun; name: string };

/** The post as its network shows it, and the words for the other networks. */
export const PostPreviews = ({ run, name }: PostsProps) => {
  if (!run.output_text) return null;
  const others = Object.entries(run.story?.posts ?? {}).filter(
    ([channel, text]) => channel !== run.channel && text,
  ) as [FullRun["channel"], string][];
  return (
    <section class="card stack">
      <div class="row between">
        <h2>{`On ${CHANNEL_NAMES[run.channel]}`}</h2>
        <button type="button" class="button link" data-copy="post-text">
          Copy
        </button>
      </div>
      <AsPosted run={run} channel={run.channel} text={run.output_text} name={name} isFirst />
      {others.map(([channel, text]) => (
        <details>
          <summary>{`The words for ${CHANNEL_NAMES[channel]}`}</summary>
          <AsPosted run={run} channel={channel} text={text} name={name} />
        </details>
      ))}
    </section>
  );
};

type AsPostedProps = PostsProps & { channel: FullRun["channel"]; text: string; isFirst?: boolean };

const AsPosted = ({ run, channel, text, name, isFirst }: AsPostedProps) => {
  const [picture] = run.assets;
  const fold = FOLDS[channel];
  const at = text.length > fold ? Math.max(text.lastIndexOf(" ", fold), fold / 2) : text.length;
  return (
    <div class="network">
      <p class="row">
        <span class="avatar" aria-hidden="true">
          {[...name][0]?.toUpperCase()}
        </span>
        <strong>{name}</strong>
      </p>
      <p class="quoted" id={isFirst ? "post-text" : undefined}>
        {text.slice(0, at)}
        {at < text.length && <span class="folded">{text.slice(at)}</span>}
      </p>
      {at < text.length && (
        <p class="soft small">{`${CHANNEL_NAMES[channel]} folds it after about ${fold} characters; what is grey comes after "more".`}</p>
      )}
      {picture?.mime_type.startsWith("image/") && isFirst && (
        <img src={pathOf(picture.url)} alt="" width={picture.width} height={picture.height} loading="lazy" />
      )}
    </div>
  );
};

/** What happened to the run, with times. */
export const Timeline = ({
  run,
  posts,
}: {
  run: FullRun;
  posts: readonly { platform: string; posted_at: string | null; url: string | null }[];
}) => {
  const seconds = (from: string | null, to: string | null) =>
    from && to ? `${((Date.parse(to) - Date.parse(from)) / 1000).toFixed(1)} s` : "";
  const moments = [
    { at: run.created_at, what: `Asked for, by ${run.created_via}`, took: "" },
    { at: run.started_at, what: "Begun", took: `waited ${seconds(run.created_at, run.started_at)}` },
    {
      at: run.finished_at,
      what: run.status === "failed" ? "Failed" : "Made and judged",
      took: `worked ${seconds(run.started_at, run.finished_at)}`,
    },
    {
      at: run.reviewed_at,
      what: `Decided by a person${run.review_note ? `: ${run.review_note}` : ""}`,
      took: "",
    },
    ...posts.map(({ platform, posted_at }) => ({ at: posted_at, what: `Posted on ${platform}`, took: "" })),
  ].flatMap(({ at, ...rest }) => (at ? [{ at, ...rest }] : []));
  return (
    <Card title="What happened">
      <ol class="timeline">
        {moments.map(({ at, what, took }) => (
          <li>
            <p>{what}</p>
            <p class="soft small">
              <Time at={at} />
              {took && `, ${took}`}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
};
