import { type Api, at } from "../api.ts";
import type { CallOptions } from "../request.ts";

type Kind = "posts" | "campaigns" | "webhooks";

/** What records of these kinds have in common: each is read and changed by its id. */
export const recordOf = <Stored, Change>(api: Api, kind: Kind) => ({
  get: (id: string, options?: CallOptions): Promise<Stored> => api.get(at`/${kind}/${id}`, options),
  update: (id: string, body: Change, options?: CallOptions): Promise<Stored> =>
    api.change(at`/${kind}/${id}`, options, body),
});
