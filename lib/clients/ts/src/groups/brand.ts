import { type Api, at } from "../api.ts";
import { Pages } from "../pages.ts";
import type { CallOptions } from "../request.ts";
import type { Answer, Body, Item, Query, Schemas, Upload } from "../types.ts";

type BrandDna = Schemas["BrandDna"];
type Mascot = Schemas["Mascot"];

/** The Brand DNA and the logo. */
export function brandOf(api: Api) {
  return {
    get: (options?: CallOptions): Promise<BrandDna> => api.get(at`/brand-dna`, options),
    /** With a header `if-match` only that version is changed. */
    update: (body: Body<"update_brand_dna">, options?: CallOptions): Promise<BrandDna> =>
      api.change(at`/brand-dna`, options, body),
    /** A proposal from a website or a few lines. Nothing is stored. */
    draft: (body: Body<"draft_brand_dna">, options?: CallOptions): Promise<Answer<"draft_brand_dna">> =>
      api.ask(at`/brand-dna/draft`, options, body),
    uploadLogo: (body: Upload<"upload_logo">, options?: CallOptions): Promise<Answer<"upload_logo">> =>
      api.create(at`/brand-assets/logo`, options, body),
  };
}

export function mascotOf(api: Api) {
  return {
    get: (options?: CallOptions): Promise<Mascot> => api.get(at`/mascot`, options),
    create: (body: Body<"create_mascot">, options?: CallOptions): Promise<Mascot> =>
      api.create(at`/mascot`, options, body),
    step: (body: Body<"mascot_step">, options?: CallOptions): Promise<Mascot> =>
      api.create(at`/mascot/step`, options, body),
  };
}

type Kind = "screens" | "photos" | "fonts" | "people" | "videos";

const one = (kind: Kind, id: string) => at`/brand-assets/${kind}/${id}`;

/** What all kinds of uploads have. `Sent` may hold a file: a Blob in its field `file`. */
const uploadsOf = <Stored, Sent>(api: Api, kind: Kind) => ({
  list: (options?: CallOptions): Promise<Stored[]> => api.get(at`/brand-assets/${kind}`, options),
  upload: (body: Sent, options?: CallOptions): Promise<Stored> =>
    api.create(at`/brand-assets/${kind}`, options, body),
  delete: (id: string, options?: CallOptions): Promise<void> => api.remove(one(kind, id), options),
});

const readableOf = <Stored, Sent>(api: Api, kind: Kind) => ({
  ...uploadsOf<Stored, Sent>(api, kind),
  get: (id: string, options?: CallOptions): Promise<Stored> => api.get(one(kind, id), options),
});

const changeableOf = <Stored, Sent, Change>(api: Api, kind: Kind) => ({
  ...readableOf<Stored, Sent>(api, kind),
  update: (id: string, body: Change, options?: CallOptions): Promise<Stored> =>
    api.change(one(kind, id), options, body),
});

/** Product screens. */
export const screensOf = (api: Api) =>
  changeableOf<Schemas["Screen"], Upload<"upload_product_screen">, Body<"update_product_screen">>(
    api,
    "screens",
  );

/** The brand's photos. */
export const photosOf = (api: Api) =>
  changeableOf<Schemas["Photo"], Upload<"upload_photo">, Body<"update_photo">>(api, "photos");

/** Font files of the brand's own. */
export const fontsOf = (api: Api) => uploadsOf<Schemas["Font"], Upload<"upload_font">>(api, "fonts");

/** People who have agreed to be shown. */
export const peopleOf = (api: Api) => readableOf<Schemas["Person"], Upload<"add_person">>(api, "people");

export const videosOf = (api: Api) =>
  readableOf<Schemas["BrandVideo"], Upload<"upload_brand_video">>(api, "videos");

/** All uploads together. */
export function mediaOf(api: Api) {
  return {
    list: (query?: Query<"list_media">, options?: CallOptions): Pages<Item<"list_media">> =>
      new Pages(api, at`/media`, query, options),
    delete: (body: Body<"delete_media">, options?: CallOptions): Promise<Answer<"delete_media">> =>
      api.act(at`/media/delete`, options, body),
  };
}
