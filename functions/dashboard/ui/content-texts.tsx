import { own } from "../../../lib/text/own.ts";
import { type ContentField, contentFields } from "../http/content-form.ts";
import type { FormState } from "../http/form.ts";
import { Field } from "./form.tsx";

type ContentProps = { outputType: string | null; body: Record<string, unknown>; state: FormState };

/** The words of finished content, by the fields of its template; those that it leaves empty stand behind. */
export const ContentTexts = ({ outputType, body, state }: ContentProps) => {
  const fields = contentFields(outputType, body);
  const isFilled = ({ name, value }: ContentField) => Boolean(value || own(state.values, name));
  const empty = fields.filter((field) => !isFilled(field));
  return (
    <>
      {fields.filter(isFilled).map((field) => (
        <OneText field={field} state={state} />
      ))}
      {empty.length > 0 && (
        <details>
          <summary>More lines that it can show</summary>
          <div class="form">
            {empty.map((field) => (
              <OneText field={field} state={state} />
            ))}
          </div>
        </details>
      )}
    </>
  );
};

/** Longer texts have room for more than a line. */
const LONG = 60;

type OneTextProps = { field: ContentField; state: FormState };

const OneText = ({ field: { name, label, value, isList, maxlength }, state }: OneTextProps) => (
  <Field
    name={name}
    label={label}
    value={value}
    {...(isList && { rows: Math.max(2, value.split("\n").length), hint: "One a line." })}
    {...(!isList && value.length > LONG && { rows: 2 })}
    {...(!isList && maxlength && { maxlength })}
    {...(label === "Headline" && { keyed: "e" })}
    state={state}
  />
);
