import { type Api, at } from "../api.ts";
import { Pages } from "../pages.ts";
import type { CallOptions } from "../request.ts";
import type { Trial } from "../trial.ts";
import type { Answer, Body, Item, Query, Schemas } from "../types.ts";
import { type WaitOptions, waitUntilOver } from "../wait.ts";

type Batch = Schemas["Batch"];

/** Batches: up to 100 drawings of named templates. */
export function renderOf(api: Api) {
  const create: Trial<Body<"render">, Schemas["DryRuns"], Batch> = (
    body: Body<"render">,
    options?: CallOptions,
  ) => api.create<never>(at`/render`, options, body);
  const get = (id: string, query: { wait?: number } = {}, options?: CallOptions): Promise<Batch> =>
    api.get(at`/render/${id}`, options, query, (query.wait ?? 0) * 1000);
  return {
    create,
    get,
    /** Resolves with the batch once every item has succeeded or failed. */
    wait: (id: string, options: WaitOptions<Batch> = {}): Promise<Batch> =>
      waitUntilOver({
        ...options,
        read: (seconds, own) => get(id, { wait: seconds }, own),
        isOver: ({ status }) => status === "completed",
      }),
    list: (query?: Query<"list_batches">, options?: CallOptions): Pages<Item<"list_batches">> =>
      new Pages(api, at`/render`, query, options),
    cancel: (id: string, options?: CallOptions): Promise<Batch> => api.act(at`/render/${id}/cancel`, options),
  };
}

/** Templates and art directions. */
export function templatesOf(api: Api) {
  return {
    list: (options?: CallOptions): Promise<Answer<"list_templates">> => api.get(at`/templates`, options),
    get: (type: string, options?: CallOptions): Promise<Answer<"get_template">> =>
      api.get(at`/templates/${type}`, options),
    looks: (options?: CallOptions): Promise<Answer<"list_looks">> => api.get(at`/looks`, options),
  };
}

/** Cards for the targets of the key's Studio profile. */
export function studioOf(api: Api) {
  type Wish = Body<"generate_studio_card">;
  const generate: Trial<Wish, Schemas["StudioDryRun"], Schemas["StudioCard"]> = (
    body: Wish,
    options?: CallOptions,
  ) => api.create<never>("/api/v1/studio/generate", options, body);
  return {
    generate,
    templates: (options?: CallOptions): Promise<Answer<"list_studio_templates">> =>
      api.get("/api/v1/studio/templates", options),
  };
}
