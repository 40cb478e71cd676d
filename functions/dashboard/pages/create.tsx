import { type Context, Hono } from "hono";
import type * as z from "zod/v4";
import { listAccounts } from "../../../lib/accounts/list.ts";
import { getBrandDna } from "../../../lib/brand/dna.ts";
import { listPhotos } from "../../../lib/brand/photos.ts";
import { listProductScreens } from "../../../lib/brand/product-screens.ts";
import type { Ctx } from "../../../lib/core/context.ts";
import { type UsualChannel, usualChannel } from "../../../lib/posts/usual-channel.ts";
import { ClarifyInput, clarifyBrief } from "../../../lib/runs/clarify.ts";
import { generate } from "../../../lib/runs/generate.ts";
import { GenerateInput } from "../../../lib/runs/input.ts";
import { ListInput, listTiles } from "../../../lib/runs/list.ts";
import { pastByThen } from "../../../lib/runs/past-by-then.ts";
import { own } from "../../../lib/text/own.ts";
import { Channel } from "../../../lib/vocab.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import { closed } from "../http/close-run.ts";
import { givenIn, PLAIN, unansweredIn, withAnswers } from "../http/create-form.ts";
import { drawnFor, type Known, liveOf } from "../http/create-preview.ts";
import { EMPTY_FORM, type FormState, readForm, submitted } from "../http/form.ts";
import { withMoment } from "../http/local-time.ts";
import { may } from "../http/may.ts";
import { createdOnce, newOnce } from "../http/once.ts";
import { newSeed } from "../http/seed.ts";
import { Choices, Kind, More, PHOTO, Pictures, SCREEN } from "../ui/create.tsx";
import { Live, templateTitle, WITHOUT_PICTURES } from "../ui/create-live.tsx";
import { Field, Problem } from "../ui/form.tsx";
import { LIVE } from "../ui/live.tsx";
import { ForRole } from "../ui/may.tsx";
import { Page } from "../ui/shell.tsx";
import { datesInWords } from "../ui/times.tsx";
import { unfitOn } from "../ui/unfit.ts";

export const createPages = new Hono<AppEnv>()
  .get("/create", (c) => create(c, { state: { ...EMPTY_FORM, values: c.req.query() } }))
  .post("/create/preview", async (c) => {
    const live = await liveOf(c.var.signedIn.ctx, await readForm(c));
    // A part of a page has no page around it that says who reads.
    return c.html(
      <ForRole value={c.var.signedIn.record.role}>
        <Live {...live} />
      </ForRole>,
    );
  })
  .post("/create", async (c) => {
    const { ctx } = c.var.signedIn;
    const values = await readForm(c);
    const unanswered = unansweredIn(values);
    if (unanswered) return goTo(c, `/app/runs/${unanswered}`, "unanswered");
    if (values.ask) return askAbout(c, values);
    if (values.shuffle && values.shown) return inAnotherLayout(c, values);
    const shown = values.show === WITHOUT_PICTURES ? { ...values, imagery: "none" } : values;
    if (values.show || values.shuffle) return create(c, { state: { ...EMPTY_FORM, values: shown } });
    const wanted = { ...givenIn(withMoment(c, values)), brief: await withAnswers(ctx, values) };
    return submitted(values, GenerateInput, {
      input: wanted,
      async work(input) {
        const doubt = values.sure ? undefined : await doubtAbout(input, ctx);
        if (doubt) return create(c, { state: { values, errors: {}, ...doubt }, status: 422 });
        const run = await createdOnce(c, values, (once) => generate(once, input));
        if (values.answers_to && values.replaces) await closed(ctx, values.answers_to, REPLACED);
        const path = `/app/runs/${"id" in run ? run.id : ""}`;
        return goTo(c, input.variants ? `${path}/variants` : path);
      },
      show: (state, status) => create(c, { state, status }),
    });
  });

type Doubt = Required<Pick<FormState, "problem" | "doubt">>;

/** What may not be meant, asked about before anything is charged. */
async function doubtAbout(input: z.output<typeof GenerateInput>, { now }: Ctx): Promise<Doubt | undefined> {
  const unfit = unfitOn(Channel.parse(input.channel), input.asset_type);
  if (unfit) return { problem: unfit, doubt: "fit" };
  const [late] = await pastByThen(input.brief, input.scheduled_at, now());
  return late
    ? { problem: `${datesInWords(late)} Choose an earlier time, or make it all the same.`, doubt: "time" }
    : undefined;
}

const REPLACED = "Replaced by a version with the answers.";

/** The next template that suits the brief, chosen in the form; or the reason why there is no other. */
async function inAnotherLayout(c: Context<AppEnv>, values: Record<string, string>) {
  const { ctx } = c.var.signedIn;
  const picture = await drawnFor(ctx, { ...values, template: "" }, values.shown);
  const template = picture.preview?.template;
  if (!template) return create(c, { state: { ...EMPTY_FORM, values }, note: picture.says });
  const state = { ...EMPTY_FORM, values: { ...values, template } };
  return create(c, { state, picture, note: `Another layout: ${templateTitle(template)}.` });
}

/** The questions that an author may answer before anything is made. */
const askAbout = (c: Context<AppEnv>, values: Record<string, string>) =>
  submitted(values, ClarifyInput, {
    async work(input) {
      const clarity = await clarifyBrief(c.var.signedIn.ctx, input);
      return create(c, { state: { ...EMPTY_FORM, values }, clarity });
    },
    show: (state, status) => create(c, { state, status }),
  });

type CreateView = Known & { state: FormState; status?: Parameters<typeof page>[2] };

async function create(
  c: Context<AppEnv>,
  { state: sent, status = 200, ...known }: CreateView,
): Promise<Response> {
  const { ctx, record } = c.var.signedIn;
  if (!may(record, "generate"))
    return page(
      c,
      <Page title="Create" at="/app/create" who={record}>
        <Reading />
      </Page>,
      status,
    );
  if (record.workspace.deleteAfter)
    return page(
      c,
      <Page title="Create" at="/app/create" who={record}>
        <p>Nothing new is made while the workspace is being deleted.</p>
      </Page>,
      status,
    );
  const values: Record<string, string> = {
    ...sent.values,
    seed: sent.values.seed ?? newSeed(ctx),
    once: sent.values.once ?? newOnce(ctx),
  };
  const state = { ...sent, values };
  const proposed = values.channel ? CHOSEN : usualOf(ctx);
  // Only a picture waits for the channel that is proposed.
  const live = async () =>
    liveOf(ctx, values.brief ? { channel: (await proposed).channel, ...values } : values, known);
  const [photos, screens, usual, drawn] = await Promise.all([
    listPhotos(ctx, {}),
    listProductScreens(ctx, {}),
    proposed,
    live(),
  ]);
  return page(
    c,
    <Page title="Create" at="/app/create" who={record}>
      <form method="post" action="/app/create" class="proposal asked-first" data-live="/app/create/preview">
        <button type="submit" name="show" value="1" hidden>
          {"Show a preview, which is what Enter does: it is free"}
        </button>
        <div class="card form">
          <input type="hidden" name="once" value={values.once} />
          <input type="hidden" name="seed" value={values.seed} />
          <Problem state={state} />
          <Brief state={state} />
          <Kind state={state} plan={ctx.plan} usual={usual} />
        </div>
        <section class="stack beside" aria-label="Preview">
          <div id={LIVE} aria-live="polite">
            <Live {...drawn} left={state.offer ? undefined : drawn.left} />
          </div>
        </section>
        <Buttons isDoubtful={state.doubt !== undefined} />
        <More title="Look, language, sound and time" isOpen={isFilledIn(state)}>
          <Choices state={state} plan={ctx.plan} />
        </More>
        {photos.length + screens.length > 0 && (
          <More
            title="Photos and screens"
            isOpen={Object.keys(values).some((name) => name.startsWith(PHOTO) || name.startsWith(SCREEN))}
          >
            {[
              { id: "photos", title: "Photos", prefix: PHOTO, items: photos, error: "photo_ids" },
              { id: "screens", title: "Screens", prefix: SCREEN, items: screens, error: "screen_ids" },
            ].map((choice) => (
              <Pictures {...choice} state={state} />
            ))}
          </More>
        )}
      </form>
    </Page>,
    status,
  );
}

const CHOSEN: UsualChannel = { channel: "linkedin", why: "default" };

/** The channel to begin with. */
async function usualOf(ctx: Ctx): Promise<UsualChannel> {
  const newest = ListInput.parse({ limit: "1", livemode: "true" });
  const [accounts, { runs }, brand] = await Promise.all([
    listAccounts(ctx, {}),
    listTiles(ctx, newest),
    getBrandDna(ctx, {}),
  ]);
  return usualChannel({ accounts, last: runs[0]?.channel, brand });
}

/** Choices that were made stay in sight, and so do those with a problem. */
const isFilledIn = ({ values, errors }: FormState): boolean =>
  [...PLAIN, "sound", "scheduled_at"].some((name) => own(values, name) || own(errors, name));

const Reading = () => (
  <section class="card empty">
    <h2>Editors and owners create</h2>
    <p>You can see everything that is made here, and what became of it.</p>
    <a class="button plain" href="/app/runs">
      See what was made
    </a>
  </section>
);

const Brief = ({ state }: { state: FormState }) => (
  <Field
    name="brief"
    label="What is new?"
    hint="In your own words: what it is, for whom, and what readers should do. Dates, prices and names are taken exactly as you write them."
    rows={8}
    maxlength={4000}
    required
    state={state}
  />
);

const Buttons = ({ isDoubtful }: { isDoubtful: boolean }) => (
  <div class="row">
    <button type="submit" class="button main">
      Make it
    </button>
    {isDoubtful && (
      <button type="submit" name="sure" value="yes" class="button danger">
        Make it all the same
      </button>
    )}
    <button type="submit" name="shuffle" value="1" class="button plain">
      Another layout
    </button>
    <button type="submit" name="show" value="1" class="button plain no-script">
      Show a preview
    </button>
    <button type="submit" name="ask" value="1" class="button plain no-script">
      Ask me what is unclear
    </button>
  </div>
);
