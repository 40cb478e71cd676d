import { type Context, Hono } from "hono";
import { getPhoto, noPhoto, PhotoId, updatePhoto } from "../../../lib/brand/photos.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import { EMPTY_FORM, type FormState, readForm, submitted } from "../http/form.ts";
import { may } from "../http/may.ts";
import { Problem } from "../ui/form.tsx";
import { Cuts, PhotoDetails } from "../ui/photo-focus.tsx";
import { Page } from "../ui/shell.tsx";

const LIBRARY = "/app/brand/library";

/** One photo: what it is called, and the point that stays in view however it is cut. */
export const libraryPhotoPages = new Hono<AppEnv>()
  .get("/brand/library/photos/:id", (c) => photo(c, EMPTY_FORM))
  .post("/brand/library/photos/:id", async (c) => {
    const photo_id = photoIdOf(c);
    const values = await readForm(c);
    return submitted(values, updatePhoto.input, {
      input: { ...changesIn(values), photo_id },
      async work(input) {
        await updatePhoto(c.var.signedIn.ctx, input);
        return goTo(c, `${LIBRARY}/photos/${photo_id}`, "saved");
      },
      show: (state, status) => photo(c, state, status),
    });
  });

function photoIdOf(c: Context<AppEnv>): string {
  const named = PhotoId.safeParse({ photo_id: c.req.param("id") });
  if (!named.success) throw noPhoto();
  return named.data.photo_id;
}

/** The fields of the form as the operation takes them: the point in shares, which people fill in as percents. */
function changesIn({ name, kind, alt_text, consent, x = "", y = "" }: Record<string, string>) {
  const share = (percent: string) => (percent.trim() === "" ? undefined : Number(percent) / 100);
  const isFree = x.trim() === "" && y.trim() === "";
  return {
    name,
    kind,
    alt_text,
    focus: isFree ? null : { x: share(x), y: share(y) },
    ...(consent === "true" && { consent: true }),
  };
}

async function photo(
  c: Context<AppEnv>,
  state: FormState,
  status: Parameters<typeof page>[2] = 200,
): Promise<Response> {
  const { ctx, record } = c.var.signedIn;
  const shown = await getPhoto(ctx, { photo_id: photoIdOf(c) });
  return page(
    c,
    <Page
      title={shown.name}
      at="/app/brand"
      who={record}
      done={
        c.req.query("done") === "saved" ? "Saved. Pictures are cut around this point from now on." : undefined
      }
      actions={<Back />}
    >
      <Problem state={state} />
      <PhotoDetails photo={shown} state={state} canChange={may(record, "update_photo")} />
      <Cuts photo={shown} />
    </Page>,
    status,
  );
}

const Back = () => (
  <a class="button plain" href={LIBRARY}>
    All photos
  </a>
);
