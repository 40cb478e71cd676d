import { type Context, Hono } from "hono";
import { KeysQuery, listKeys } from "../../../lib/access/list-keys.ts";
import { listTemplates } from "../../../lib/runs/templates.ts";
import { getStudioSetup } from "../../../lib/studio/get-setup.ts";
import type { AppEnv } from "../../http/env.ts";
import { page } from "../http/answer.tsx";
import { EMPTY_FORM, readFields } from "../http/form.ts";
import { type ProfileChange, savedProfile } from "../http/save-profile.ts";
import { brandWords } from "../http/tried-card.ts";
import { Page } from "../ui/shell.tsx";
import { AllProfiles, freeKeys, STUDIO } from "../ui/studio.tsx";
import { NEW_PROFILE, ProfileForm } from "../ui/studio-form.tsx";

/** A new Studio profile. */
export const studioNewPages = new Hono<AppEnv>()
  .get("/studio/new", (c) => fresh(c, {}))
  .post("/studio/new", async (c) => {
    const fields = await readFields(c);
    return savedProfile(c, fields.get("key_id") ?? "", { fields, show: (view) => fresh(c, view) });
  });

/** A new profile, for a key that has none. */
async function fresh(
  c: Context<AppEnv>,
  { state = EMPTY_FORM, draft = NEW_PROFILE, wanted, status = 200 }: ProfileChange,
): Promise<Response> {
  const { ctx, record } = c.var.signedIn;
  const [setup, templates, keys, brand] = await Promise.all([
    getStudioSetup(ctx, {}),
    listTemplates(ctx, {}),
    listKeys(ctx, KeysQuery.parse({ limit: "100" })),
    brandWords(c),
  ]);
  const free = freeKeys(setup, keys);
  return page(
    c,
    <Page title="New Studio profile" at={STUDIO} who={record} actions={<AllProfiles />}>
      {free.length === 0 ? (
        <NoKey hasKeys={keys.some(({ revoked_at }) => !revoked_at)} />
      ) : (
        <ProfileForm
          action={`${STUDIO}/new`}
          draft={draft}
          templates={templates}
          brand={brand.version}
          connected={setup.connected}
          hasBot={setup.has_bot}
          chats={setup.chats.length}
          waits={ctx.approvalRequired}
          state={state}
          wanted={wanted}
          keys={free}
        />
      )}
    </Page>,
    status,
  );
}

const NoKey = ({ hasKeys }: { hasKeys: boolean }) => (
  <section class="card empty">
    <h2>{hasKeys ? "Every key has a profile" : "First a key, then its profile"}</h2>
    <p>
      {hasKeys
        ? "A profile belongs to one key. Create another key for this one, or open the profile of a key you have."
        : "A profile belongs to one key, and there is no key yet."}{" "}
      When the key is made, come back here under Studio.
    </p>
    <a class="button main" href="/app/developer/keys">
      Create a key
    </a>
  </section>
);
