import { type Context, Hono } from "hono";
import { includesRole } from "../../../lib/access/roles.ts";
import { deletePerson, listPeople } from "../../../lib/brand/people.ts";
import { deletePhoto, listPhotos, uploadPhoto } from "../../../lib/brand/photos.ts";
import { deleteProductScreen, listProductScreens } from "../../../lib/brand/product-screens.ts";
import { own } from "../../../lib/text/own.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import { EMPTY_FORM, type FormState, submitted } from "../http/form.ts";
import { atFile, readUpload } from "../http/upload-form.ts";
import { Problem } from "../ui/form.tsx";
import { PhotoForm, Shelf } from "../ui/library.tsx";
import { Page } from "../ui/shell.tsx";

const LIBRARY = "/app/brand/library";

const DONE: Readonly<Record<string, string>> = {
  added: "Added. Pictures can show it from now on.",
  deleted: "Deleted. Pictures that were made with it stay.",
};

/** The pictures that a brand is shown with. */
export const libraryPages = new Hono<AppEnv>()
  .get("/brand/library", (c) => library(c, EMPTY_FORM))
  .post("/brand/library/photos", async (c) => {
    const { values, file } = await readUpload(c);
    return submitted(values, uploadPhoto.input, {
      input: { ...values, file },
      async work(input) {
        await uploadPhoto(c.var.signedIn.ctx, input);
        return goTo(c, LIBRARY, "added");
      },
      show: (state, status) => library(c, atFile(state), status),
    });
  })
  .post("/brand/library/photos/:id/delete", (c) =>
    submitted({ photo_id: c.req.param("id") }, deletePhoto.input, {
      work: (input) => gone(c, deletePhoto(c.var.signedIn.ctx, input)),
      show: (state, status) => library(c, state, status),
    }),
  )
  .post("/brand/library/screens/:id/delete", (c) =>
    submitted({ screen_id: c.req.param("id") }, deleteProductScreen.input, {
      work: (input) => gone(c, deleteProductScreen(c.var.signedIn.ctx, input)),
      show: (state, status) => library(c, state, status),
    }),
  )
  .post("/brand/library/people/:id/delete", (c) =>
    submitted({ person_id: c.req.param("id") }, deletePerson.input, {
      work: (input) => gone(c, deletePerson(c.var.signedIn.ctx, input)),
      show: (state, status) => library(c, state, status),
    }),
  );

async function gone(c: Context<AppEnv>, deleting: Promise<null>): Promise<Response> {
  await deleting;
  return goTo(c, LIBRARY, "deleted");
}

async function library(
  c: Context<AppEnv>,
  state: FormState,
  status: Parameters<typeof page>[2] = 200,
): Promise<Response> {
  const { ctx, record } = c.var.signedIn;
  const [photos, screens, people] = await Promise.all([
    listPhotos(ctx, {}),
    listProductScreens(ctx, {}),
    listPeople(ctx, {}),
  ]);
  const canChange = includesRole(record.role, "editor");
  return page(
    c,
    <Page
      title="Photos, screens and people"
      at="/app/brand"
      who={record}
      done={own(DONE, c.req.query("done") ?? "")}
      actions={
        <a class="button plain" href="/app/brand">
          Back to the brand
        </a>
      }
    >
      <Problem state={state} />
      <Shelf
        title="Photos"
        path={`${LIBRARY}/photos`}
        items={photos.map(({ kind, ...photo }) => ({ ...photo, about: kind, alt: photo.alt_text }))}
        empty="Photos of your product, your place and your people make pictures that are yours alone."
        canChange={canChange}
      />
      {canChange && <PhotoForm action={`${LIBRARY}/photos`} state={state} />}
      <Shelf
        title="Product screens"
        path={`${LIBRARY}/screens`}
        items={screens.map((screen) => ({
          ...screen,
          about: `${screen.screen_type}, ${screen.device}`,
          alt: "",
        }))}
        empty="Screenshots are shown in device frames. They are added by the API for now."
        canChange={canChange}
      />
      <Shelf
        title="People"
        path={`${LIBRARY}/people`}
        items={people.map((person) => ({ ...person, about: person.role, alt: "" }))}
        empty="People who have agreed to be shown and quoted. They are added by the API for now."
        canChange={canChange}
      />
    </Page>,
    status,
  );
}
