import { type Context, Hono } from "hono";
import { getMe } from "../../../lib/access/me.ts";
import { includesRole } from "../../../lib/access/roles.ts";
import { PLANS, upgradeFor } from "../../../lib/billing/plans.ts";
import { own } from "../../../lib/text/own.ts";
import {
  deleteBrandVideo,
  listBrandVideos,
  uploadBrandVideo,
} from "../../../lib/uploads/videos/brand-videos.ts";
import type { Plan } from "../../../lib/vocab.ts";
import type { AppEnv } from "../../http/env.ts";
import { beginForm } from "../../http/streamed.ts";
import { goTo, page } from "../http/answer.tsx";
import { EMPTY_FORM, type FormState, submitted } from "../http/form.ts";
import { atFile } from "../http/upload-form.ts";
import { BrandPlaces } from "../ui/brand-places.tsx";
import { Action, Problem } from "../ui/form.tsx";
import { VideoForm } from "../ui/library-forms.tsx";
import { May } from "../ui/may.tsx";
import { PLAN_NAMES } from "../ui/plans.tsx";
import { pathOf } from "../ui/runs.tsx";
import { Page } from "../ui/shell.tsx";

const VIDEOS = "/app/brand/library/videos";

const DONE: Readonly<Record<string, string>> = {
  added: "Added. It is inspected and filed now, which takes a moment.",
  deleted: "Deleted. Films that were made with it stay.",
};

/** Clips of the brand. A file goes to storage while it arrives, so a large one is never held whole. */
export const libraryVideoPages = new Hono<AppEnv>()
  .get("/brand/library/videos", (c) => videos(c, EMPTY_FORM))
  .post("/brand/library/videos", async (c) => {
    const { title = "", file } = await beginForm(c);
    const named = String(title).trim();
    return submitted({ title: named }, uploadBrandVideo.input, {
      input: { ...(named && { title: named }), ...(isChosen(file) && { file }) },
      async work(input) {
        await uploadBrandVideo(c.var.signedIn.ctx, input);
        return goTo(c, VIDEOS, "added");
      },
      show: (state, status) => videos(c, atFile(state, "Choose a video."), status),
    });
  })
  .post("/brand/library/videos/:id/delete", (c) =>
    submitted({ video_id: c.req.param("id") }, deleteBrandVideo.input, {
      async work(input) {
        await deleteBrandVideo(c.var.signedIn.ctx, input);
        return goTo(c, VIDEOS, "deleted");
      },
      show: (state, status) => videos(c, state, status),
    }),
  );

/** Where no file was chosen, browsers send one without a name. */
const isChosen = (file: unknown): boolean =>
  typeof file === "object" && file !== null && "name" in file && file.name !== "";

async function videos(
  c: Context<AppEnv>,
  state: FormState,
  status: Parameters<typeof page>[2] = 200,
): Promise<Response> {
  const { ctx, record } = c.var.signedIn;
  const [list, { usage }] = await Promise.all([listBrandVideos(ctx, {}), getMe(ctx, {})]);
  const { used, cap } = usage.caps.brand_video ?? { used: 0, cap: 0 };
  const left = { count: Math.max(0, cap - used), of: cap };
  const canChange = includesRole(record.role, "editor");
  const isBusy = list.some((video) => video.status === "processing");
  return page(
    c,
    <Page title="Videos" at="/app/brand" who={record} done={own(DONE, c.req.query("done") ?? "")}>
      <BrandPlaces at={VIDEOS} />
      <Problem state={state} />
      <div class="stack" data-refresh={isBusy ? "true" : undefined}>
        {list.length === 0 && (
          <p class="soft">Clips of your product and your people. Films show moments of them.</p>
        )}
        <ul class="gallery">
          {list.map((video) => (
            <VideoTile video={video} canChange={canChange} />
          ))}
        </ul>
      </div>
      {canChange &&
        (PLANS[ctx.plan].videoUploads > 0 ? (
          <VideoForm action={VIDEOS} state={state} left={left} />
        ) : (
          <NotOnPlan plan={ctx.plan} />
        ))}
    </Page>,
    status,
  );
}

/** Said before a file is chosen, which may take long to send. */
const NotOnPlan = ({ plan }: { plan: Plan }) => {
  const larger = upgradeFor(plan, ({ videoUploads }) => videoUploads > 0);
  return (
    <section class="card stack">
      <h2>Add a video</h2>
      <p>{`The ${PLAN_NAMES[plan]} plan takes no videos of your own.${larger ? ` The ${PLAN_NAMES[larger]} plan does: ${PLANS[larger].videoUploads} a month.` : ""}`}</p>
      <May do="subscribe_plan" otherwise={<p class="soft">An owner of this workspace chooses the plan.</p>}>
        <p>
          <a class="button main" href="/app/billing#plans">
            See the plans
          </a>
        </p>
      </May>
    </section>
  );
};

type Video = Awaited<ReturnType<typeof listBrandVideos>>[number];

const VideoTile = ({ video, canChange }: { video: Video; canChange: boolean }) => (
  <li class="tile">
    <div class="thumb">
      {video.status === "ready" && video.url ? (
        <video src={`${pathOf(video.url)}#t=1`} preload="metadata" controls muted aria-label={video.title} />
      ) : (
        <span>{video.status === "failed" ? "No video" : "On its way"}</span>
      )}
    </div>
    <div class="about">
      <p class="brief">{video.title}</p>
      <p class="soft small">{video.status === "failed" ? video.reason : about(video)}</p>
      {canChange && (
        <Action
          action={`${VIDEOS}/${video.id}/delete`}
          label="Delete"
          name={`Delete ${video.title}`}
          kind="link"
          confirm={`Delete "${video.title}"?`}
        />
      )}
    </div>
  </li>
);

/** What a video is, in one line. */
function about({ duration_ms, width, height, tags }: Video): string {
  const seconds = duration_ms === null ? "" : `${Math.round(duration_ms / 1_000)} s`;
  const size = width === null || height === null ? "" : `${width} × ${height}`;
  return [seconds, size, tags.slice(0, 4).join(", ")].filter(Boolean).join(", ");
}
