import type { z } from "zod/v4";
import type { previewRun } from "../../../lib/pipeline/preview-run.ts";
import { TEMPLATES } from "../../../lib/render/templates/index.ts";
import type { clarifyBrief } from "../../../lib/runs/clarify.ts";
import { own } from "../../../lib/text/own.ts";
import { EMPTY_FORM } from "../http/form.ts";
import { PreviewNote } from "./create.tsx";
import { Field } from "./form.tsx";
import { LivePicture, NoPicture } from "./live.tsx";

type Clarity = z.output<typeof clarifyBrief.output>;
/** The picture that a form would make, or the reason for none. */
export type DrawnOrNot = { preview?: z.output<typeof previewRun.output>; says?: string };
type Values = Readonly<Record<string, string>>;

export const ANSWER = "answer_";

export type LiveProps = {
  values: Values;
  picture: DrawnOrNot;
  clarity?: Clarity | undefined;
  /** What became of a wish for another layout. */
  note?: string | undefined;
};

/** What the form would make, how it would be judged, and what to say before it is made. */
export const Live = ({ values, picture: { preview, says }, clarity, note }: LiveProps) => (
  <div class="stack">
    {note && <p class="notice">{note}</p>}
    {preview ? <LivePicture preview={preview} /> : <NoPicture>{says ?? ""}</NoPicture>}
    {preview && <input type="hidden" name="shown" value={preview.template} />}
    {preview && <PreviewNote type={values.asset_type ?? ""} />}
    {clarity && !clarity.ready && <Questions clarity={clarity} values={values} />}
    {preview && clarity && <Outlook preview={preview} isClear={clarity.ready} />}
  </div>
);

type OutlookProps = { preview: NonNullable<DrawnOrNot["preview"]>; isClear: boolean };

/** The judgement of the run that this form would make: the same one, in the same words. */
const Outlook = ({ preview: { verdict, summary }, isClear }: OutlookProps) =>
  verdict === "approved" ? (
    <p class="notice good">{isClear ? `Nothing is unclear. ${summary}` : summary}</p>
  ) : (
    <div class={`notice ${verdict === "rejected" ? "bad" : "warn"}`}>
      <p>
        <strong>
          {verdict === "rejected"
            ? "Made like this, it is held back."
            : "Made like this, it waits for a person."}
        </strong>
      </p>
      <p>{summary}</p>
    </div>
  );

const Questions = ({ clarity, values }: { clarity: Clarity; values: Values }) => (
  <fieldset class="notice warn form">
    <legend class="legend">Before it is made</legend>
    {clarity.questions.map(({ id, question, why, options }) => (
      <Field
        name={`${ANSWER}${id}`}
        label={question}
        hint={why}
        placeholder={options?.join(", ") ?? ""}
        state={{ ...EMPTY_FORM, values }}
      />
    ))}
  </fieldset>
);

/** The name of a template, for people. */
export const templateTitle = (id: string): string => own(TEMPLATES, id)?.title ?? id;
