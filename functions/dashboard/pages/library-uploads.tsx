import { type Context, Hono } from "hono";
import { includesRole } from "../../../lib/access/roles.ts";
import { deleteMedia, listMedia, MediaQuery } from "../../../lib/brand/media.ts";
import { MediaKind } from "../../../lib/vocab.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import { EMPTY_FORM, type FormState, readFields, submitted } from "../http/form.ts";
import { BrandPlaces } from "../ui/brand-places.tsx";
import { Asked, Problem } from "../ui/form.tsx";
import { pathOf } from "../ui/runs.tsx";
import { Page } from "../ui/shell.tsx";
import { Time } from "../ui/times.tsx";

const UPLOADS = "/app/brand/library/uploads";
const PAGE_SIZE = 48;

const KINDS: Record<MediaKind, string> = {
  screen: "Screens",
  photo: "Photos",
  logo: "Logos",
  person: "Portraits",
  mascot: "Mascot",
  video: "Videos",
};

const ONE: Record<MediaKind, string> = {
  screen: "Screen",
  photo: "Photo",
  logo: "Logo",
  person: "Portrait",
  mascot: "Mascot",
  video: "Video",
};

/** What an upload is called. A logo is named by its use and a mascot by its pose, which are single words. */
const nameOf = ({ kind, name }: Uploads[number]): string => {
  if (!name) return ONE[kind];
  const said = name.charAt(0).toUpperCase() + name.slice(1);
  return kind === "logo" || kind === "mascot" ? `${said} ${kind}` : name;
};

/** Everything that was uploaded, in one list, and deleting several at once. */
export const libraryUploadPages = new Hono<AppEnv>()
  .get("/brand/library/uploads", (c) => uploads(c, EMPTY_FORM))
  .post("/brand/library/uploads/delete", async (c) => {
    const fields = await readFields(c);
    return submitted({}, deleteMedia.input, {
      input: { ids: fields.getAll("ids") },
      async work(input) {
        const { deleted } = await deleteMedia(c.var.signedIn.ctx, input);
        return goTo(c, `${UPLOADS}?count=${deleted.length}`, "deleted");
      },
      show: ({ errors, ...state }, status) =>
        uploads(c, { ...state, errors: {}, ...(errors.ids && { problem: "Tick at least one." }) }, status),
    });
  });

async function uploads(
  c: Context<AppEnv>,
  state: FormState,
  status: Parameters<typeof page>[2] = 200,
): Promise<Response> {
  const { ctx, record } = c.var.signedIn;
  const kind = MediaKind.safeParse(c.req.query("kind")).data;
  const offset = Number(/^\d{1,6}$/.exec(c.req.query("offset") ?? "")?.[0] ?? 0);
  const list = await listMedia(
    ctx,
    MediaQuery.parse({ limit: String(PAGE_SIZE), offset: String(offset), ...(kind && { kind }) }),
  );
  const canChange = includesRole(record.role, "editor");
  return page(
    c,
    <Page title="All uploads" at="/app/brand" who={record} done={doneOf(c)}>
      <BrandPlaces at={UPLOADS} />
      <Problem state={state} />
      <nav class="row" aria-label="Kinds">
        <Kind label="Everything" isShown={!kind} />
        {MediaKind.options.map((one) => (
          <Kind kind={one} label={KINDS[one]} isShown={kind === one} />
        ))}
      </nav>
      {list.length === 0 ? <p class="soft">Nothing here yet.</p> : <List list={list} canChange={canChange} />}
      {list.length === PAGE_SIZE && (
        <p>
          <a
            class="button plain"
            href={`${UPLOADS}?offset=${offset + PAGE_SIZE}${kind ? `&kind=${kind}` : ""}`}
          >
            Older
          </a>
        </p>
      )}
    </Page>,
    status,
  );
}

function doneOf(c: Context<AppEnv>): string | undefined {
  if (c.req.query("done") !== "deleted") return undefined;
  const count = Number(c.req.query("count"));
  return count === 1 ? "One upload is deleted." : `${count || 0} uploads are deleted.`;
}

const Kind = ({ kind, label, isShown }: { kind?: MediaKind; label: string; isShown: boolean }) => (
  <a
    class="button plain"
    href={kind ? `${UPLOADS}?kind=${kind}` : UPLOADS}
    aria-current={isShown ? "page" : undefined}
  >
    {label}
  </a>
);

type Uploads = Awaited<ReturnType<typeof listMedia>>;

type ListProps = { list: Uploads; canChange: boolean };

/** Those who may not change anything see no form, not even an empty one. */
const List = ({ list, canChange }: ListProps) =>
  canChange ? (
    <form method="post" action={`${UPLOADS}/delete`} class="form">
      <Tiles list={list} canChange />
      <div>
        <Asked
          id="delete-ticked"
          question="Delete what is ticked? Pictures that were made with it stay."
          label="Delete what is ticked"
          kind="danger"
        />
      </div>
    </form>
  ) : (
    <Tiles list={list} canChange={false} />
  );

const Tiles = ({ list, canChange }: ListProps) => (
  <ul class="gallery small-tiles">
    {list.map((item) => (
      <li class="tile">
        <div class="thumb">
          {item.kind === "video" ? (
            <video src={`${pathOf(item.url)}#t=1`} preload="metadata" muted />
          ) : (
            <img src={pathOf(item.url)} alt="" loading="lazy" />
          )}
        </div>
        <div class="about">
          {canChange ? (
            <label class="check">
              <input type="checkbox" name="ids" value={item.id} />
              <span class="brief">{nameOf(item)}</span>
            </label>
          ) : (
            <p class="brief">{nameOf(item)}</p>
          )}
          <p class="soft small">{`${ONE[item.kind]}, ${item.width} × ${item.height}, ${sizeOf(item.bytes)}`}</p>
          <p class="soft small">
            <Time at={item.created_at} day />
          </p>
        </div>
      </li>
    ))}
  </ul>
);

const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
