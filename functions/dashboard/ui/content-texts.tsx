import { own } from "../../../lib/text/own.ts";
import type { ContentField } from "../http/content-form.ts";
import type { FormState } from "../http/form.ts";
import { Field } from "./form.tsx";

/** A field, with an example where it begins empty. */
type ShownField = ContentField & { example?: string };
type ContentProps = { fields: readonly ShownField[]; state: FormState };

/** The words of finished content, by the fields of its template; those that it leaves empty stand behind. */
export const ContentTexts = ({ fields, state }: ContentProps) => {
  const isFilled = ({ name, value, example }: ShownField) =>
    Boolean(value || example || own(state.values, name) || own(state.errors, name));
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

type OneTextProps = { field: ShownField; state: FormState };

const OneText = ({ field, state }: OneTextProps) => {
  const { name, label, value, isList, maxlength, example = "" } = field;
  const longest = value || example;
  return (
    <Field
      name={name}
      label={label}
      value={value}
      {...(isList && { rows: Math.max(2, longest.split("\n").length), hint: "One a line." })}
      {...(!isList && longest.length > LONG && { rows: 2 })}
      {...(!isList && maxlength && { maxlength })}
      {...(example && { placeholder: `e.g. ${example}` })}
      {...(label === "Headline" && { keyed: "e" })}
      state={state}
    />
  );
};
