import { useContext } from "hono/jsx";
import type { Account } from "../../../lib/accounts/account.ts";
import type { Post } from "../../../lib/posts/post.ts";
import { wallTime } from "../../../lib/text/zone.ts";
import { Action } from "./form.tsx";
import { May } from "./may.tsx";
import { placeOf } from "./post-place.ts";
import { LostAccount, PostProblem } from "./post-problem.tsx";
import { heldBy, PostState } from "./post-state.tsx";
import { Card, type FullRun } from "./run-parts.tsx";
import { Time } from "./times.tsx";
import { Zone } from "./zone.ts";

/** The calendar moves posts, on the day that this one is planned for. */
const ToMove = ({ at }: { at: string }) => {
  const day = wallTime(new Date(at), useContext(Zone) ?? "UTC").slice(0, 10);
  return (
    <a class="button plain" href={`/app/calendar?day=${day}`}>
      Move it in the calendar
    </a>
  );
};

type PostsProps = { run: FullRun; posts: readonly Post[]; accounts: readonly Account[] };

/** The posts of a run: where each goes and what became of it. */
export const Posts = ({ run, posts, accounts }: PostsProps) => (
  <Card title="Where it goes">
    <ul class="list">
      {posts.map((post) => (
        <li class="row between">
          <div>
            <p>
              {post.url ? <a href={post.url}>{placeOf(post, accounts)}</a> : placeOf(post, accounts)}{" "}
              <PostState post={post} held={heldBy(run.verdict)} />
            </p>
            {post.scheduled_at && post.status === "scheduled" && (
              <p class="soft small">
                <Time at={post.scheduled_at} />
              </p>
            )}
            <PostProblem post={post} retryAt={`/app/runs/${run.id}/posts/${post.id}/retry`} />
            <LostAccount post={post} accounts={accounts} />
            {post.text !== run.output_text && (
              <details class="small">
                <summary>Its words</summary>
                <p class="quoted">{post.text}</p>
              </details>
            )}
          </div>
          {post.status === "scheduled" && (
            <May do="cancel_post">
              {post.scheduled_at && <ToMove at={post.scheduled_at} />}
              <Action action={`/app/runs/${run.id}/posts/${post.id}/cancel`} label="Cancel" />
            </May>
          )}
        </li>
      ))}
    </ul>
  </Card>
);
