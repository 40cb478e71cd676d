import { type Context, Hono } from "hono";
import type { Ctx } from "../../../lib/core/context.ts";
import { ClarifyInput, clarifyBrief } from "../../../lib/runs/clarify.ts";
import { generate } from "../../../lib/runs/generate.ts";
import { GenerateInput } from "../../../lib/runs/input.ts";
import { AssetType, Channel, Format } from "../../../lib/vocab.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import { EMPTY_FORM, type FormState, readForm, submitted } from "../http/form.ts";
import { Field, Problem } from "../ui/form.tsx";
import { CHANNEL_NAMES, TYPE_NAMES } from "../ui/runs.tsx";
import { Page } from "../ui/shell.tsx";

type Clarity = Awaited<ReturnType<typeof clarifyBrief>>;

const ANSWER = "answer_";
const FREE_CHOICE = { value: "", label: "What suits the brief" };

export const createPages = new Hono<AppEnv>()
  .get("/create", (c) => create(c, { state: { ...EMPTY_FORM, values: c.req.query() } }))
  .post("/create", async (c) => {
    const { ctx } = c.var.signedIn;
    const values = await readForm(c);
    if (values.ask) return askAbout(c, values);
    const wanted = { ...given(values), brief: await withAnswers(ctx, values) };
    return submitted(values, GenerateInput, {
      input: wanted,
      async work(input) {
        const run = await generate(ctx, input);
        return goTo(c, `/app/runs/${"id" in run ? run.id : ""}`);
      },
      show: (state, status) => create(c, { state, status }),
    });
  });

/** The questions that an author may answer before anything is made. */
const askAbout = (c: Context<AppEnv>, values: Record<string, string>) =>
  submitted(values, ClarifyInput, {
    async work(input) {
      const clarity = await clarifyBrief(c.var.signedIn.ctx, input);
      return create(c, { state: { ...EMPTY_FORM, values }, clarity });
    },
    show: (state, status) => create(c, { state, status }),
  });

/** The fields of a run that were filled in. */
function given({ brief = "", channel = "", asset_type = "", ...rest }: Record<string, string>) {
  const { format, theme, template, scheduled_at: at } = rest;
  return {
    brief,
    channel,
    asset_type,
    ...(format && { format }),
    ...(theme && { theme }),
    ...(template && { template }),
    ...(at && { scheduled_at: `${at}:00Z` }),
  };
}

/** The brief with the answers behind it, as the clarifier words them. */
async function withAnswers(ctx: Ctx, values: Record<string, string>): Promise<string> {
  const { brief = "" } = values;
  const answers = Object.fromEntries(
    Object.entries(values).flatMap(([name, text]) =>
      name.startsWith(ANSWER) && text.trim() ? [[name.slice(ANSWER.length), text.trim()]] : [],
    ),
  );
  const asked = ClarifyInput.safeParse({ brief, answers });
  if (!asked.success || Object.keys(answers).length === 0) return brief;
  const { preferences_block: block } = await clarifyBrief(ctx, asked.data);
  return block ? `${brief}\n\n${block}` : brief;
}

type CreateView = { state: FormState; clarity?: Clarity; status?: Parameters<typeof page>[2] };

const create = (c: Context<AppEnv>, { state, clarity, status = 200 }: CreateView) =>
  page(
    c,
    <Page title="Create" at="/app/create" who={c.var.signedIn.record}>
      <form method="post" action="/app/create" class="split">
        <div class="card form">
          <Problem state={state} />
          <Field
            name="brief"
            label="What is new?"
            hint="In your own words: what it is, for whom, and what readers should do. Dates, prices and names are taken exactly as you write them."
            rows={9}
            maxlength={4000}
            required
            state={state}
          />
          {clarity && <Questions clarity={clarity} state={state} />}
          <div class="row">
            <button type="submit" class="button main">
              Make it
            </button>
            <button type="submit" name="ask" value="1" class="button plain">
              Ask me what is unclear
            </button>
          </div>
        </div>
        <Choices state={state} />
      </form>
    </Page>,
    status,
  );

const Choices = ({ state }: { state: FormState }) => (
  <div class="card form">
    <div class="fields">
      <Field
        name="asset_type"
        label="What to make"
        value="card"
        options={AssetType.options.map((value) => ({ value, label: TYPE_NAMES[value] }))}
        state={state}
      />
      <Field
        name="channel"
        label="For"
        value="linkedin"
        options={Channel.options.map((value) => ({ value, label: CHANNEL_NAMES[value] }))}
        state={state}
      />
    </div>
    <details>
      <summary>More choices</summary>
      <div class="form">
        <Field
          name="format"
          label="Size"
          options={[
            { value: "", label: "The channel's own" },
            ...Format.options.map((value) => ({ value, label: value })),
          ]}
          state={state}
        />
        <Field
          name="theme"
          label="Ground"
          options={[FREE_CHOICE, { value: "light", label: "Light" }, { value: "dark", label: "Dark" }]}
          state={state}
        />
        <Field
          name="scheduled_at"
          label="Publish at"
          hint="In UTC. It is published only if it is approved by then."
          type="datetime-local"
          state={state}
        />
      </div>
    </details>
  </div>
);

const Questions = ({ clarity, state }: { clarity: Clarity; state: FormState }) =>
  clarity.ready ? (
    <p class="notice good" role="status">
      Nothing is unclear.
    </p>
  ) : (
    <fieldset class="notice warn">
      <legend>Before it is made</legend>
      {clarity.questions.map(({ id, question, why, options }) => (
        <Field
          name={`${ANSWER}${id}`}
          label={question}
          hint={why}
          placeholder={options?.join(", ") ?? ""}
          state={state}
        />
      ))}
    </fieldset>
  );
