import { NETWORKS } from "../../../lib/platforms/networks.ts";
import type { CalendarPost, CalendarSpan } from "../../../lib/posts/calendar.ts";
import { wallTime } from "../../../lib/text/zone.ts";
import { calendarPath } from "./calendar-view.ts";
import { nameOfPost, placeName } from "./post-place.ts";
import { HELD } from "./post-state.tsx";
import { pathOf } from "./runs.tsx";

/** A post that has had its time: how it went, for eyes and for ears. */
export const GONE: Partial<Record<CalendarPost["status"], { tone: string; sign: string; words: string }>> = {
  posted: { tone: "good", sign: "✓", words: "Published" },
  publishing: { tone: "warn", sign: "…", words: "Being published" },
  failed: { tone: "bad", sign: "!", words: "Failed" },
};

/**
 * A post in its place. A drop leads to its day, where it is moved and canceled; with the script it is dragged, or moved
 * by Shift and an arrow. What is out leads to its run.
 */
const Drop = ({ post, zone }: { post: CalendarPost; zone: string }) => {
  const at = wallTime(new Date(post.at), zone);
  const label = `${at.slice(11)} ${NETWORKS[post.platform].name}`;
  const gone = GONE[post.status];
  return gone ? (
    <a
      class={`badge ${gone.tone}`}
      href={`/app/runs/${post.run_id}`}
      title={`${gone.words}: ${placeName(post.platform, post.handle)}`}
    >
      <Picture of={post} />
      <span aria-hidden="true">{gone.sign} </span>
      {label}
      <span class="hidden">{`, ${gone.words}`}</span>
      <Words of={post} />
    </a>
  ) : (
    <a
      id={`drop-${post.id}`}
      class={post.held ? `badge ${post.held === "rejected" ? "bad" : "warn"}` : "badge"}
      href={`${calendarPath("day", at.slice(0, 10))}#post-${post.id}`}
      title={`${post.held ? `${HELD[post.held]}. ` : ""}${placeName(post.platform, post.handle)}: ${post.text}`}
      draggable
      data-drop={post.id}
      data-at={at}
    >
      <Picture of={post} />
      {label}
      {post.held && (
        <>
          <span aria-hidden="true">{post.held === "rejected" ? " ✕" : " ?"}</span>
          <span class="hidden">{`, ${HELD[post.held]}`}</span>
        </>
      )}
      <Words of={post} />
    </a>
  );
};

/** What a post shows, small. Its words stand beside it. */
export const Picture = ({ of: { picture_url: url } }: { of: CalendarPost }) =>
  url ? <img class="shown" src={pathOf(url)} alt="" loading="lazy" draggable={false} /> : null;

/** What a post is about, in one line of its chip. */
const Words = ({ of: post }: { of: CalendarPost }) =>
  post.headline || post.text ? <span class="about">{nameOfPost(post)}</span> : null;

/** The first posts of a day or an hour, and the way to all of its day. */
export const Span = ({ span, zone }: { span: CalendarSpan; zone: string }) => {
  const more = span.count - span.posts.length;
  return (
    <>
      {span.posts.map((post) => (
        <Drop post={post} zone={zone} />
      ))}
      {more > 0 && (
        <a class="small" href={calendarPath("day", span.span.slice(0, 10))}>
          {`and ${more} more`}
        </a>
      )}
    </>
  );
};
