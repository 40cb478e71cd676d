import { type Context, Hono } from "hono";
import type { Child } from "hono/jsx";
import { includesRole } from "../../../lib/access/roles.ts";
import { addPerson, deletePerson, listPeople } from "../../../lib/brand/people.ts";
import { deletePhoto, listPhotos, uploadPhoto } from "../../../lib/brand/photos.ts";
import {
  deleteProductScreen,
  listProductScreens,
  uploadProductScreen,
} from "../../../lib/brand/product-screens.ts";
import { own } from "../../../lib/text/own.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import { EMPTY_FORM, type FormState, submitted } from "../http/form.ts";
import { atFile, readUpload } from "../http/upload-form.ts";
import { type BrandPart, BrandPlaces } from "../ui/brand-places.tsx";
import { Problem } from "../ui/form.tsx";
import { Shelf } from "../ui/library.tsx";
import {
  DEVICES,
  PersonForm,
  PHOTO_KINDS,
  PhotoForm,
  SCREEN_PARTS,
  ScreenForm,
} from "../ui/library-forms.tsx";
import { Page } from "../ui/shell.tsx";

const LIBRARY = "/app/brand/library";
const PHOTOS = `${LIBRARY}/photos`;
const SCREENS = `${LIBRARY}/screens`;
const PEOPLE = `${LIBRARY}/people`;

type ShownStatus = Parameters<typeof page>[2];

const DONE: Readonly<Record<string, string>> = {
  added: "Added. Pictures can show it from now on.",
  deleted: "Deleted. Pictures that were made with it stay.",
};

/** The pictures that a brand is shown with: photos, screens and people, each on a page. */
export const libraryPages = new Hono<AppEnv>()
  .get("/brand/library", (c) => photos(c, EMPTY_FORM))
  .get("/brand/library/screens", (c) => screens(c, EMPTY_FORM))
  .get("/brand/library/people", (c) => people(c, EMPTY_FORM))
  .post("/brand/library/photos", async (c) => {
    const { values, file } = await readUpload(c);
    return submitted(values, uploadPhoto.input, {
      input: { ...values, file },
      work: (input) => then(c, uploadPhoto(c.var.signedIn.ctx, input), LIBRARY, "added"),
      show: (state, status) => photos(c, atFile(state), status),
    });
  })
  .post("/brand/library/screens", async (c) => {
    const { values, file } = await readUpload(c);
    return submitted(values, uploadProductScreen.input, {
      input: { ...values, file },
      work: (input) => then(c, uploadProductScreen(c.var.signedIn.ctx, input), SCREENS, "added"),
      show: (state, status) => screens(c, atFile(state), status),
    });
  })
  .post("/brand/library/people", async (c) => {
    const { values, file } = await readUpload(c);
    return submitted(values, addPerson.input, {
      input: { ...values, file },
      work: (input) => then(c, addPerson(c.var.signedIn.ctx, input), PEOPLE, "added"),
      show: (state, status) => people(c, atFile(state), status),
    });
  })
  .post("/brand/library/photos/:id/delete", (c) =>
    submitted({ photo_id: c.req.param("id") }, deletePhoto.input, {
      work: (input) => then(c, deletePhoto(c.var.signedIn.ctx, input), LIBRARY, "deleted"),
      show: (state, status) => photos(c, state, status),
    }),
  )
  .post("/brand/library/screens/:id/delete", (c) =>
    submitted({ screen_id: c.req.param("id") }, deleteProductScreen.input, {
      work: (input) => then(c, deleteProductScreen(c.var.signedIn.ctx, input), SCREENS, "deleted"),
      show: (state, status) => screens(c, state, status),
    }),
  )
  .post("/brand/library/people/:id/delete", (c) =>
    submitted({ person_id: c.req.param("id") }, deletePerson.input, {
      work: (input) => then(c, deletePerson(c.var.signedIn.ctx, input), PEOPLE, "deleted"),
      show: (state, status) => people(c, state, status),
    }),
  );

async function then(
  c: Context<AppEnv>,
  work: Promise<unknown>,
  path: string,
  done: string,
): Promise<Response> {
  await work;
  return goTo(c, path, done);
}

async function photos(c: Context<AppEnv>, state: FormState, status?: ShownStatus): Promise<Response> {
  const list = await listPhotos(c.var.signedIn.ctx, {});
  const canChange = mayChange(c);
  return part(
    c,
    { title: "Photos", at: LIBRARY, state, status },
    <>
      <Shelf
        title="Photos"
        path={PHOTOS}
        items={list.map(({ kind, ...photo }) => ({
          ...photo,
          about: PHOTO_KINDS[kind],
          alt: photo.alt_text,
          href: `${PHOTOS}/${photo.id}`,
        }))}
        empty="Photos of your product, your place and your people make pictures that are yours alone."
        canChange={canChange}
      />
      {canChange && <PhotoForm action={PHOTOS} state={state} />}
    </>,
  );
}

async function screens(c: Context<AppEnv>, state: FormState, status?: ShownStatus): Promise<Response> {
  const list = await listProductScreens(c.var.signedIn.ctx, {});
  const canChange = mayChange(c);
  return part(
    c,
    { title: "Product screens", at: SCREENS, state, status },
    <>
      <Shelf
        title="Screens"
        path={SCREENS}
        items={list.map((one) => ({
          ...one,
          about: `${SCREEN_PARTS[one.screen_type]}, ${DEVICES[one.device].toLowerCase()}`,
          alt: "",
        }))}
        empty="Screens are screenshots of an app or a website. They are shown in device frames: a phone, a tablet or a browser. Without software you need none."
        canChange={canChange}
      />
      {canChange && <ScreenForm action={SCREENS} state={state} />}
    </>,
  );
}

async function people(c: Context<AppEnv>, state: FormState, status?: ShownStatus): Promise<Response> {
  const list = await listPeople(c.var.signedIn.ctx, {});
  const canChange = mayChange(c);
  return part(
    c,
    { title: "People", at: PEOPLE, state, status },
    <>
      <Shelf
        title="People"
        path={PEOPLE}
        items={list.map((person) => ({ ...person, about: person.role, alt: "" }))}
        empty="People who have agreed to be shown and quoted. A quotation or a webinar then carries their portrait."
        canChange={canChange}
      />
      {canChange && <PersonForm action={PEOPLE} state={state} />}
    </>,
  );
}

const mayChange = (c: Context<AppEnv>) => includesRole(c.var.signedIn.record.role, "editor");

type LibraryPart = { title: string; at: BrandPart; state: FormState; status: ShownStatus | undefined };

/** A page of one part of the library. */
const part = (c: Context<AppEnv>, { title, at, state, status = 200 }: LibraryPart, content: Child) =>
  page(
    c,
    <Page
      title={title}
      at="/app/brand"
      who={c.var.signedIn.record}
      done={own(DONE, c.req.query("done") ?? "")}
    >
      <BrandPlaces at={at} />
      <Problem state={state} />
      {content}
    </Page>,
    status,
  );
