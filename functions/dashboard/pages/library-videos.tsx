import { type Context, Hono } from "hono";
import { includesRole } from "../../../lib/access/roles.ts";
import { own } from "../../../lib/text/own.ts";
import {
  deleteBrandVideo,
  listBrandVideos,
  uploadBrandVideo,
} from "../../../lib/uploads/videos/brand-videos.ts";
import type { AppEnv } from "../../http/env.ts";
import { beginForm } from "../../http/streamed.ts";
import { goTo, page } from "../http/answer.tsx";
import { EMPTY_FORM, type FormState, submitted } from "../http/form.ts";
import { atFile } from "../http/upload-form.ts";
import { BrandPlaces } from "../ui/brand-places.tsx";
import { Action, Problem } from "../ui/form.tsx";
import { VideoForm } from "../ui/library-forms.tsx";
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
  const list = await listBrandVideos(ctx, {});
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
      {canChange && <VideoForm action={VIDEOS} state={state} />}
    </Page>,
    status,
  );
}

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
      <p class="soft small">{video.reason ?? about(video)}</p>
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
