import { type Context, Hono } from "hono";
import { KeysQuery, listKeys } from "../../../lib/access/list-keys.ts";
import { includesRole } from "../../../lib/access/roles.ts";
import { Refusal } from "../../../lib/core/errors.ts";
import { listTemplates } from "../../../lib/runs/templates.ts";
import { getStudioSetup } from "../../../lib/studio/get-setup.ts";
import { moveStudioProfile } from "../../../lib/studio/profile-operations.ts";
import { saveStudioProfile } from "../../../lib/studio/setup-operations.ts";
import { tryStudioCard } from "../../../lib/studio/try-card.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import { contentErrors, hasContent } from "../http/content-form.ts";
import { EMPTY_FORM, type FormState, readFields, readForm, submitted } from "../http/form.ts";
import { ownSample } from "../http/own-sample.ts";
import { seedIn, seedOfName } from "../http/seed.ts";
import { draftOf, partIn, picked } from "../http/studio-fields.ts";
import { brandWords, callFor, cardOf, drawnFor } from "../http/tried-card.ts";
import type { DrawnOrNot } from "../ui/create-live.tsx";
import { Action } from "../ui/form.tsx";
import { Page } from "../ui/shell.tsx";
import { keyName, keyOfProfile, profilePath, STUDIO } from "../ui/studio.tsx";
import { NEW_PROFILE, type ProfileDraft, ProfileForm, type ProfilePart } from "../ui/studio-form.tsx";
import { KeyEnded } from "../ui/studio-key-ended.tsx";
import { StudioPlaces } from "../ui/studio-places.tsx";
import { RemoveProfile } from "../ui/studio-remove.tsx";
import { callOf, Tried, TryCard } from "../ui/studio-try.tsx";
import { Time } from "../ui/times.tsx";

/** One Studio profile: made, changed, tried. */
export const studioProfilePages = new Hono<AppEnv>()
  .get("/studio/new", (c) => fresh(c, {}))
  .post("/studio/new", async (c) => {
    const fields = await readFields(c);
    return saved(c, fields.get("key_id") ?? "", { fields, show: (view) => fresh(c, view) });
  })
  .get("/studio/profiles/:key_id", (c) => profile(c, {}))
  .get("/studio/profiles/:key_id/targets", (c) => profile(c, { part: "targets" }))
  .get("/studio/profiles/:key_id/templates", (c) => profile(c, { part: "templates" }))
  .get("/studio/profiles/:key_id/remove", (c) => profile(c, { part: "remove" }))
  .post("/studio/profiles/:key_id", async (c) => {
    const fields = await readFields(c);
    const part = partIn(fields);
    return saved(c, c.req.param("key_id"), { fields, show: (view) => profile(c, { ...view, part }) });
  })
  .post("/studio/profiles/:key_id/key", async (c) => {
    const { to = "" } = await readForm(c);
    return submitted({ to }, moveStudioProfile.input, {
      input: { key_id: c.req.param("key_id"), to },
      async work(input) {
        const { key_id } = await moveStudioProfile(c.var.signedIn.ctx, input);
        return goTo(c, profilePath(key_id), "saved");
      },
      show: (state, status) => profile(c, { moved: state, status }),
    });
  })
  .post("/studio/profiles/:key_id/try/preview", async (c) => {
    const values = await readForm(c);
    const shown = profileIn(c, await getStudioSetup(c.var.signedIn.ctx, {}));
    const [{ isTooSoon, ...drawn }, call] = await Promise.all([drawnFor(c, values), callFor(c, values)]);
    return c.html(<Tried profile={shown} drawn={drawn} call={call} />, isTooSoon ? 429 : 200);
  })
  .post("/studio/profiles/:key_id/try", async (c) => {
    const values = await readForm(c);
    const template = values.output_type;
    if (values.show)
      return profile(c, {
        tried: { ...EMPTY_FORM, values },
        template,
        drawn: await drawnFor(c, values),
        call: await callFor(c, values),
      });
    return submitted(values, tryStudioCard.input, {
      input: { key_id: c.req.param("key_id"), card: await cardOf(c, values) },
      async work(input) {
        const card = await tryStudioCard(c.var.signedIn.ctx, input);
        return goTo(c, "run_id" in card ? `/app/runs/${card.run_id}` : STUDIO);
      },
      show: (state, status) => {
        const tried = hasContent(values)
          ? { ...state, errors: contentErrors(state.errors, values) }
          : atData(state);
        return profile(c, { tried, template, status });
      },
    });
  });

/** Problems of the template's own fields are shown at the one field that holds them all. */
function atData({ errors, ...state }: FormState): FormState {
  const { caption, ...within } = errors;
  const [[name, problem] = []] = Object.entries(within);
  const said = name === "data" ? "Give a JSON object, such as the sample." : `${name}: ${problem}`;
  return { ...state, errors: { ...(caption && { caption }), ...(name && { data: said }) } };
}

type ProfileView = {
  state?: FormState;
  draft?: ProfileDraft;
  tried?: FormState;
  /** What the fields would make, where that was asked for, and the same as a call. */
  drawn?: DrawnOrNot & { samples?: readonly string[] };
  call?: string;
  /** What was sent to give it another key. */
  moved?: FormState;
  template?: string | undefined;
  /** What its templates are searched for. */
  wanted?: string;
  /** The part of it that is changed; without one it is tried. */
  part?: ProfilePart | "remove" | undefined;
  status?: Parameters<typeof page>[2];
};
type Save = { fields: URLSearchParams; show: (view: ProfileView) => Response | Promise<Response> };

async function saved(c: Context<AppEnv>, key_id: string, { fields, show }: Save): Promise<Response> {
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

/** A new profile, for a key that has none. */
async function fresh(
  c: Context<AppEnv>,
  { state = EMPTY_FORM, draft = NEW_PROFILE, wanted, status = 200 }: ProfileView,
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
    <Page title="New Studio profile" at={STUDIO} who={record} actions={<Back />}>
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

type Setup = Awaited<ReturnType<typeof getStudioSetup>>;
type Keys = Awaited<ReturnType<typeof listKeys>>;

/** Keys that work and have no profile, as choices of a field. */
function freeKeys({ profiles }: Setup, keys: Keys) {
  const bound = new Set(profiles.map(({ key_id }) => key_id));
  return keys
    .filter(({ id, revoked_at }) => !revoked_at && !bound.has(id))
    .map((key) => ({ value: key.id, label: keyName(key) }));
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

const Back = () => (
  <a class="button plain" href={STUDIO}>
    All profiles
  </a>
);

async function profile(c: Context<AppEnv>, view: ProfileView): Promise<Response> {
  const { ctx, record } = c.var.signedIn;
  const isOwner = record.role === "owner";
  const [setup, templates, keys, brand] = await Promise.all([
    getStudioSetup(ctx, {}),
    listTemplates(ctx, {}),
    isOwner ? listKeys(ctx, KeysQuery.parse({ limit: "100" })) : undefined,
    brandWords(c),
  ]);
  const shown = profileIn(c, setup);
  const { part } = view;
  return page(
    c,
    <Page
      title={`Studio profile of ${keyOfProfile(shown)}`}
      at={STUDIO}
      who={record}
      done={c.req.query("done") === "saved" ? saidOf(shown) : undefined}
      actions={<Back />}
    >
      {shown.key_works && shown.key_ends_at && (
        <p class="notice warn">
          Its key works until <Time at={shown.key_ends_at} />. What replaced it has a profile of its own.
        </p>
      )}
      {shown.paused && (
        <div class="notice warn row between">
          <p>This profile is paused: it starts no cards.</p>
          {isOwner && shown.key_works && (
            <Action action={`${profilePath(shown.key_id)}/resume`} label="Resume" />
          )}
        </div>
      )}
      {shown.key_works ? (
        <>
          <StudioPlaces keyId={shown.key_id} at={part ? `/${part}` : ""} reader={record.role} />
          <Part c={c} view={view} shown={shown} setup={setup} templates={templates} brand={brand} />
        </>
      ) : (
        <>
          <KeyEnded profile={shown} keys={keys && freeKeys(setup, keys)} state={view.moved ?? EMPTY_FORM} />
          {isOwner && <RemoveProfile profile={shown} />}
        </>
      )}
    </Page>,
    view.status ?? 200,
  );
}

/** The profile that the address names. */
function profileIn(c: Context<AppEnv>, { profiles }: Setup): Setup["profiles"][number] {
  const named = profiles.find(({ key_id }) => key_id === c.req.param("key_id"));
  if (!named) throw new Refusal("not_found", "There is no profile for this key.", { retryable: false });
  return named;
}

/** What saving has brought. */
const saidOf = ({ templates }: { templates: readonly string[] }): string =>
  templates.length > 0
    ? "Saved. It holds from the next call on."
    : "Saved, but the key may draw nothing yet: tick at least one template.";

/** The part of a working profile that its tab names. Owners change it; the others only try it. */
const Part = (props: ProfilePartProps) => {
  const { c, view, shown, setup, templates, brand } = props;
  if (!view.part) return <Trying {...props} />;
  if (c.var.signedIn.record.role !== "owner")
    return <p class="card">Owners of the workspace change profiles.</p>;
  if (view.part === "remove") return <RemoveProfile profile={shown} />;
  return (
    <ProfileForm
      action={profilePath(shown.key_id)}
      draft={view.draft ?? shown}
      templates={templates}
      brand={brand.version}
      connected={setup.connected}
      hasBot={setup.has_bot}
      chats={setup.chats.length}
      waits={c.var.signedIn.ctx.approvalRequired}
      paused={shown.paused}
      state={view.state ?? EMPTY_FORM}
      wanted={view.wanted}
      part={view.part}
    />
  );
};

type ProfilePartProps = {
  c: Context<AppEnv>;
  view: ProfileView;
  shown: Setup["profiles"][number];
  setup: Setup;
  templates: Awaited<ReturnType<typeof listTemplates>>;
  brand: Awaited<ReturnType<typeof brandWords>>;
};

/** A card of one of its templates, with a sample of the workspace's own brand. */
const Trying = ({ c, view, shown, setup, templates, brand }: ProfilePartProps) => {
  const { ctx, record } = c.var.signedIn;
  const own = templates.filter(({ output_type }) => shown.templates.includes(output_type));
  const wanted = view.template ?? c.req.query("template");
  const chosen = own.find(({ output_type }) => output_type === wanted) ?? own[0];
  if (!chosen) return <p class="notice warn">This profile has no template yet, so it draws nothing.</p>;
  const sample = ownSample(chosen, brand);
  const seed = view.tried?.values.seed ?? seedOfName(shown.key_id);
  const data = { ...sample.sample, ...seedIn({ seed }) };
  return (
    <TryCard
      profile={shown}
      templates={own}
      chosen={sample}
      chats={setup.chats.length}
      waits={ctx.approvalRequired}
      state={view.tried ?? EMPTY_FORM}
      canTry={includesRole(record.role, "editor")}
      drawn={view.drawn}
      seed={seed}
      call={view.call ?? callOf(ctx.settings.publicUrl, { output_type: sample.output_type, data })}
    />
  );
};
