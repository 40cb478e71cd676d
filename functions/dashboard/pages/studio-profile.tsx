import { type Context, Hono } from "hono";
import { KeysQuery, listKeys } from "../../../lib/access/list-keys.ts";
import { includesRole } from "../../../lib/access/roles.ts";
import { Refusal } from "../../../lib/core/errors.ts";
import { listTemplates } from "../../../lib/runs/templates.ts";
import { getStudioSetup } from "../../../lib/studio/get-setup.ts";
import { moveStudioProfile } from "../../../lib/studio/profile-operations.ts";
import { tryStudioCard } from "../../../lib/studio/try-card.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import { contentErrors, hasContent } from "../http/content-form.ts";
import { EMPTY_FORM, type FormState, readFields, readForm, submitted } from "../http/form.ts";
import { ownSample } from "../http/own-sample.ts";
import { type ProfileChange, savedProfile } from "../http/save-profile.ts";
import { seedIn, seedOfName } from "../http/seed.ts";
import { partIn } from "../http/studio-fields.ts";
import { brandWords, callFor, cardOf, drawnFor, missingOf } from "../http/tried-card.ts";
import { neededBy, triedContent, triedFields, withBlanks } from "../http/tried-content.ts";
import type { DrawnOrNot } from "../ui/create-live.tsx";
import { Action } from "../ui/form.tsx";
import { Page } from "../ui/shell.tsx";
import { AllProfiles, freeKeys, keyOfProfile, profilePath, STUDIO } from "../ui/studio.tsx";
import { ProfileForm, type ProfilePart } from "../ui/studio-form.tsx";
import { KeyEnded } from "../ui/studio-key-ended.tsx";
import { StudioPlaces } from "../ui/studio-places.tsx";
import { RemoveProfile } from "../ui/studio-remove.tsx";
import { callOf, Tried, TryCard } from "../ui/studio-try.tsx";
import { Time } from "../ui/times.tsx";

/** One Studio profile: changed, tried. */
export const studioProfilePages = new Hono<AppEnv>()
  .get("/studio/profiles/:key_id", (c) => profile(c, {}))
  .get("/studio/profiles/:key_id/targets", (c) => profile(c, { part: "targets" }))
  .get("/studio/profiles/:key_id/templates", (c) => profile(c, { part: "templates" }))
  .get("/studio/profiles/:key_id/remove", (c) => profile(c, { part: "remove" }))
  .post("/studio/profiles/:key_id", async (c) => {
    const fields = await readFields(c);
    const part = partIn(fields);
    return savedProfile(c, c.req.param("key_id"), { fields, show: (view) => profile(c, { ...view, part }) });
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
      show: async (state, status) => {
        const call = await callFor(c, values);
        if (!hasContent(values)) return profile(c, { tried: atData(state), template, call, status });
        const missing = await missingOf(c, values);
        const needed = Object.fromEntries(missing.map(({ name }) => [name, NEEDED]));
        const errors = missing.length > 0 ? needed : contentErrors(state.errors, values);
        return profile(c, { tried: { ...state, errors }, template, call, status });
      },
    });
  });

const NEEDED = "The card needs this. Write your own words.";

/** Problems of the template's own fields are shown at the one field that holds them all. */
function atData({ errors, ...state }: FormState): FormState {
  const { caption, ...within } = errors;
  const [[name, problem] = []] = Object.entries(within);
  const said = name === "data" ? "Give a JSON object, such as the sample." : `${name}: ${problem}`;
  return { ...state, errors: { ...(caption && { caption }), ...(name && { data: said }) } };
}

type ProfileView = ProfileChange & {
  tried?: FormState;
  /** What the fields would make, where that was asked for, and the same as a call. */
  drawn?: DrawnOrNot;
  call?: string;
  /** What was sent to give it another key. */
  moved?: FormState;
  template?: string | undefined;
  /** The part of it that is changed; without one it is tried. */
  part?: ProfilePart | "remove" | undefined;
};
type Setup = Awaited<ReturnType<typeof getStudioSetup>>;
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
      actions={<AllProfiles />}
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
  const seed = view.tried?.values.seed ?? seedOfName(shown.key_id);
  const begun = withBlanks(chosen.output_type, triedContent(chosen, brand, {}), chosen.sample);
  const data = { ...begun, ...seedIn({ seed }) };
  return (
    <TryCard
      profile={shown}
      templates={own}
      chosen={ownSample(chosen, brand)}
      fields={triedFields(chosen, brand)}
      needed={neededBy(chosen.output_type)}
      data={data}
      brand={brand.version}
      chats={setup.chats.length}
      waits={ctx.approvalRequired}
      state={view.tried ?? EMPTY_FORM}
      canTry={includesRole(record.role, "editor")}
      drawn={view.drawn}
      seed={seed}
      call={view.call ?? callOf(ctx.settings.publicUrl, { output_type: chosen.output_type, data })}
    />
  );
};
