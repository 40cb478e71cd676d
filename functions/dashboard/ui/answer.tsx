import type * as z from "zod/v4";
import type { clarifyBrief } from "../../../lib/runs/clarify.ts";
import { own } from "../../../lib/text/own.ts";
import { EMPTY_FORM } from "../http/form.ts";
import { Field } from "./form.tsx";

/** A question to the author of a brief. */
export type Question = z.output<typeof clarifyBrief.output>["questions"][number];

/** Names of fields: the id of the question stands behind. */
const ANSWER = "answer_";
/** The same for an answer in other words than those that are offered. They count before the offered ones. */
const OTHER_ANSWER = "other_answer_";

type AnswerProps = {
  question: Question;
  values?: Readonly<Record<string, string>>;
  required?: boolean;
};

/** A question with its answers to choose from, where there are any, and a field for every other one. */
export const Answer = ({ question: asked, values = {}, required = false }: AnswerProps) => {
  const { id, question, why, options = [] } = asked;
  const state = { ...EMPTY_FORM, values };
  if (options.length === 0)
    return (
      <Field
        name={ANSWER + id}
        label={question}
        hint={why}
        maxlength={1000}
        required={required}
        state={state}
      />
    );
  return (
    <fieldset class="field">
      <legend>{question}</legend>
      <p class="hint">{why}</p>
      <div class="row pills">
        {options.map((option, at) => (
          <label class="pill">
            <input
              type="radio"
              id={`${ANSWER}${id}_${at}`}
              name={ANSWER + id}
              value={option}
              checked={own(values, ANSWER + id) === option}
            />
            {option}
          </label>
        ))}
      </div>
      <Field name={OTHER_ANSWER + id} label="Or in other words" maxlength={1000} state={state} />
    </fieldset>
  );
};

/** The answers of a form, by the ids of their questions. */
export function answersIn(values: Readonly<Record<string, string>>): Record<string, string> {
  const given = (prefix: string) =>
    Object.entries(values).flatMap(([name, text]) =>
      name.startsWith(prefix) && text.trim() ? [[name.slice(prefix.length), text.trim()] as const] : [],
    );
  return Object.fromEntries([...given(ANSWER), ...given(OTHER_ANSWER)]);
}
