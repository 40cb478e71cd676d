import type { Context } from "hono";
import { listTemplates } from "../../../lib/runs/templates.ts";
import { saveStudioProfile } from "../../../lib/studio/setup-operations.ts";
import type { AppEnv } from "../../http/env.ts";
import { profilePath } from "../ui/studio.tsx";
import type { ProfileDraft } from "../ui/studio-form.tsx";
import { goTo, type page } from "./answer.tsx";
import { EMPTY_FORM, type FormState, submitted } from "./form.ts";
import { draftOf, partIn, picked } from "./studio-fields.ts";

/** A profile as its form was sent. */
export type ProfileChange = {
  state?: FormState;
  draft?: ProfileDraft;
  /** What its templates are searched for. */
  wanted?: string;
  status?: Parameters<typeof page>[2];
};

type Save = { fields: URLSearchParams; show: (view: ProfileChange) => Response | Promise<Response> };

/** Saves the profile of a key; a search for templates and what is wrong show its form again. */
export async function savedProfile(
  c: Context<AppEnv>,
  key_id: string,
  { fields, show }: Save,
): Promise<Response> {
  const draft = draftOf(fields);
  if (fields.has("pick")) {
    const templates = await listTemplates(c.var.signedIn.ctx, {});
    return show({
      state: { ...EMPTY_FORM, values: Object.fromEntries(fields) },
      ...picked(fields, templates),
    });
  }
  return submitted(Object.fromEntries(fields), saveStudioProfile.input, {
    input: { ...draft, key_id, paused: fields.get("paused") === "true" },
    async work(input) {
      await saveStudioProfile(c.var.signedIn.ctx, input);
      const part = partIn(fields);
      return goTo(c, `${profilePath(key_id)}${part ? `/${part}` : ""}`, "saved");
    },
    show: (state, status) => show({ state, draft, status }),
  });
}
