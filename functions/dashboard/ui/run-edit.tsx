import { ASSET_TYPES } from "../../../lib/asset-types.ts";
import { listOfStory } from "../../../lib/pipeline/list-of-story.ts";
import { Format, type Plan } from "../../../lib/vocab.ts";
import { contentFields } from "../http/content-form.ts";
import type { FormState } from "../http/form.ts";
import { ContentTexts } from "./content-texts.tsx";
import { FORMAT_NAMES } from "./create.tsx";
import type { DrawnOrNot } from "./create-live.tsx";
import { Folded } from "./folded.tsx";
import { Field } from "./form.tsx";
import { LIVE } from "./live.tsx";
import { otherLeadOf } from "./picture-lead.ts";
import { creditsInWords } from "./price.ts";
import { Edited } from "./run-edited.tsx";
import type { FullRun } from "./run-parts.tsx";
import { TYPE_NAMES } from "./runs.tsx";

const SAME = { value: "", label: "Unchanged" };

/** Templates that can show the story. */
export type Layouts = readonly { id: string; title: string }[];

type AgainProps = {
  run: FullRun;
  state: FormState;
  once: string;
  plan: Plan;
  layouts: Layouts;
  /** What the changed words would become. */
  drawn: DrawnOrNot | undefined;
};

/** The words as fields beside the picture: to change them, see what they become, and make it. */
export const Again = ({ run, state, once, plan, layouts, drawn }: AgainProps) => (
  <Folded
    title="Edit"
    id="edit"
    class="edit"
    isOpen={drawn !== undefined || (Object.keys(state.errors).length > 0 && state.doubt !== "time")}
    isTitled
  >
    <form
      method="post"
      action={`/app/runs/${run.id}/rerender#edit`}
      class="proposal"
      data-live={`/app/runs/${run.id}/preview`}
    >
      <input type="hidden" name="once" value={once} />
      <button type="submit" name="show" value="1" hidden>
        {"Preview, which is what Enter does: it is free"}
      </button>
      <div class="form">
        <div class="row between">
          <h2>Edit</h2>
          {run.parent_run_id && (
            <a class="small" href={`/app/runs/${run.id}/compare?with=${run.parent_run_id}`}>
              Compare with the one before
            </a>
          )}
        </div>
        {run.body ? (
          <FinishedWords run={run} body={run.body} state={state} />
        ) : (
          <Words run={run} state={state} />
        )}
        <Looks run={run} state={state} layouts={layouts} />
        <p class="row">
          <button type="submit" class="button plain">
            Make a new version
          </button>
          <button type="submit" name="show" value="1" class="button plain no-script">
            Preview
          </button>
          {state.doubt === "words" && (
            <button type="submit" name="sure" value="yes" class="button danger">
              This is right, save it
            </button>
          )}
        </p>
        <p class="hint">{costOf(run, plan)}</p>
      </div>
      <section class="beside" aria-label="Preview">
        <div id={LIVE} aria-live="polite">
          <Edited run={run} drawn={drawn} />
        </div>
      </section>
    </form>
  </Folded>
);

type PartProps = { run: FullRun; state: FormState };

/** The words of a story, as far as its picture and its post show them. */
const Words = ({ run, state }: PartProps) => {
  const words = wordsOf(run);
  const lead = otherLeadOf(run);
  return (
    <>
      {Object.entries(words).map(([name, text]) => (
        <input type="hidden" name={`was_${name}`} value={text} />
      ))}
      <input type="hidden" name="was_template" value={run.output_type ?? ""} />
      <Field
        name="headline"
        label="Headline"
        value={words.headline}
        maxlength={120}
        {...(lead && { hint: `On the picture “${lead}” stands largest, not this headline.` })}
        keyed="e"
        state={state}
      />
      <Field
        name="supporting"
        label="Subline"
        value={words.supporting}
        rows={2}
        maxlength={400}
        state={state}
      />
      {words.points && (
        <Field
          name="points"
          label="Points"
          hint="One a line, in the order of the picture. Take a line away, or add one: 1 to 10."
          value={words.points}
          rows={5}
          maxlength={2000}
          state={state}
        />
      )}
      <Field name="cta" label="Call to action" value={words.cta} maxlength={60} state={state} />
      <Post text={words.post} state={state} />
    </>
  );
};

const Post = ({ text, state }: { text: string; state: FormState }) => (
  <Field name="post" label="Text of the post" value={text} rows={5} maxlength={5000} state={state} />
);

/** The words of a card that came finished. */
const FinishedWords = ({ run, body, state }: PartProps & { body: Record<string, unknown> }) => (
  <>
    <ContentTexts fields={contentFields(run.output_type, body)} state={state} />
    <input type="hidden" name="was_post" value={run.output_text ?? ""} />
    <Post text={run.output_text ?? ""} state={state} />
  </>
);

/** Size, background and layout. */
const Looks = ({ run, state, layouts }: PartProps & { layouts: Layouts }) => {
  const others = layouts.filter(({ id }) => id !== run.output_type);
  return (
    <>
      <div class="fields">
        <Field
          name="format"
          label="Size"
          options={[SAME, ...Format.options.map((value) => ({ value, label: FORMAT_NAMES[value] }))]}
          state={state}
        />
        <Field
          name="theme"
          label="Background"
          options={[SAME, { value: "light", label: "Light" }, { value: "dark", label: "Dark" }]}
          state={state}
        />
        {others.length > 0 && (
          <Field
            name="template"
            label="Layout"
            options={[SAME, ...others.map(({ id, title }) => ({ value: id, label: title }))]}
            state={state}
          />
        )}
      </div>
      {others.length === 0 && (
        <p class="hint">
          {`No other layout suits these words, so this ${TYPE_NAMES[run.asset_type].toLowerCase()} changes by its words, size and background.`}
        </p>
      )}
    </>
  );
};

/** What another version costs, in one sentence for words and one for sizes. */
function costOf({ asset_type }: FullRun, plan: Plan): string {
  const { credits, caps } = ASSET_TYPES[asset_type];
  const price = creditsInWords(credits);
  const kind = TYPE_NAMES[asset_type].toLowerCase();
  return `A new version costs ${price} and counts as one ${kind} of the ${caps[plan]} a month. If only the size changes, within a day, it costs ${price} and does not count. This version stays. An emptied line is left out; a headline has to stay.`;
}

/** The words of a run by the fields of the form. A run without a story has none to edit. */
const wordsOf = ({ story, output_text }: FullRun) => ({
  headline: story?.headline.text ?? "",
  supporting: story?.support?.text ?? "",
  points: story ? listOfStory(story).join("\n") : "",
  cta: story?.cta?.label ?? "",
  post: output_text ?? "",
});
