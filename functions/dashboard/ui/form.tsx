import { type Child, useContext } from "hono/jsx";
import { PACKS } from "../../../lib/billing/plans.ts";
import { own } from "../../../lib/text/own.ts";
import type { FormState } from "../http/form.ts";
import { May } from "./may.tsx";
import { closes, OVER_THE_PAGE, opens } from "./modal.ts";
import { inLocalTime } from "./times.tsx";
import { Zone } from "./zone.ts";

/** One choice of a list; neighbours of the same group stand under its name. */
type Option = { value: string; label: string; disabled?: boolean; group?: string };

export type FieldProps = {
  name: string;
  label: string;
  state: FormState;
  /** Shown under the input, before anything is wrong, so that the inputs of a row stand in one line. */
  hint?: string;
  type?: "text" | "email" | "password" | "number" | "date" | "datetime-local" | "url" | "color" | "search";
  value?: string | undefined;
  required?: boolean;
  autocomplete?: string;
  placeholder?: string;
  rows?: number;
  maxlength?: number;
  /** The key that leads to it. */
  keyed?: string;
  options?: readonly Option[];
  /** What may be typed, offered while typing. */
  suggestions?: readonly string[];
};

/** A labelled field. Its hint and its problem are tied to it, so that a screen reader says them. */
export const Field = (props: FieldProps) => {
  const { name, label, state } = props;
  const zone = `Time zone: ${useContext(Zone) ?? "UTC"}.`;
  const hint = props.type === "datetime-local" ? [zone, props.hint].filter(Boolean).join(" ") : props.hint;
  const error = inLocalTime(own(state.errors, name), useContext(Zone));
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
  return (
    <div class="field">
      <label for={name}>{label}</label>
      <Control {...props} described={described || undefined} isWrong={error !== undefined} />
      {hint && (
        <p class="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p class="error" id={`${name}-error`}>
          {error}
        </p>
      )}
    </div>
  );
};

type ControlProps = FieldProps & { described: string | undefined; isWrong: boolean };

function Control({
  name,
  state,
  value,
  type = "text",
  options,
  rows,
  described,
  isWrong,
  ...rest
}: ControlProps) {
  const shown = own(state.values, name) ?? value ?? "";
  const { required, autocomplete, placeholder, maxlength, keyed, suggestions } = rest;
  const about = {
    id: name,
    name,
    required,
    "aria-describedby": described,
    "data-key": keyed,
    // The first wrong field of a page gets the focus, so its problem is read out and seen.
    ...(isWrong && { "aria-invalid": "true" as const, autofocus: true }),
  };
  if (options)
    return (
      <select {...about}>
        <Options options={options} shown={shown} />
      </select>
    );
  if (rows)
    return (
      <textarea {...about} rows={rows} maxlength={maxlength} placeholder={placeholder}>
        {shown}
      </textarea>
    );
  return (
    <>
      <input
        {...about}
        type={type}
        value={type === "password" ? undefined : shown}
        autocomplete={suggestions ? "off" : autocomplete}
        placeholder={placeholder}
        maxlength={maxlength}
        list={suggestions && `${name}-list`}
      />
      {suggestions && (
        <datalist id={`${name}-list`}>
          {suggestions.map((one) => (
            <option value={one} />
          ))}
        </datalist>
      )}
    </>
  );
}

type OptionsProps = { options: readonly Option[]; shown: string };

/** The choices of a list: first those without a group, then the groups. */
const Options = ({ options, shown }: OptionsProps) => {
  const choices = (of?: string) =>
    options
      .filter(({ group }) => group === of)
      .map(({ value, label, disabled }) => (
        <option value={value} selected={value === shown} disabled={disabled}>
          {label}
        </option>
      ));
  const groups = new Set(options.flatMap(({ group }) => group ?? []));
  return (
    <>
      {choices()}
      {[...groups].map((group) => (
        <optgroup label={group}>{choices(group)}</optgroup>
      ))}
    </>
  );
};

/** The problem of a whole form, said at once by a screen reader. */
export const Problem = ({ state }: { state: FormState }) => {
  const zone = useContext(Zone);
  const errors = Object.entries(state.errors);
  const count = errors.length;
  if (!state.problem && count === 0) return null;
  if (state.offer)
    return (
      <div role="alert" tabindex={-1} autofocus>
        <UsedUp offer={state.offer}>{state.problem ?? ""}</UsedUp>
      </div>
    );
  return (
    <p class="notice bad" role="alert" tabindex={-1} {...(count === 0 && { autofocus: true })}>
      {inLocalTime(state.problem, zone) ??
        (count === 1 ? "One field needs another look:" : `${count} fields need another look:`)}
      {!state.problem &&
        errors.map(([name, message]) => (
          <>
            {" "}
            <a href={`#${name}`}>{inLocalTime(message, zone)}</a>
          </>
        ))}
    </p>
  );
};

const NotYours = () => (
  <p>
    An owner of this workspace can get more. <a href="/app/billing#plans">See plans and credits</a>
  </p>
);

/** Credits pay for pieces, and a plan counts them: said before credits are bought. */
export const COUNTS_STAY =
  "Credits do not change how many cards, films and other pieces your plan makes in a month. A larger plan does.";

const NEW_ONES = "Your plan brings new ones on the first of the next month.";

/** What is used up, and the buttons to get more. */
export const UsedUp = ({ offer, children }: { offer: NonNullable<FormState["offer"]>; children: string }) => (
  <div class="notice warn stack">
    <p>{children}</p>
    <May do="buy_credits" otherwise={<NotYours />}>
      {offer === "credits" && <p class="small">{`${NEW_ONES} ${COUNTS_STAY}`}</p>}
      <p class="row">
        {offer === "credits" && (
          <a class="button main" href="/app/billing#credits">
            {`Buy credits, from $${PACKS[0].cents / 100} for ${PACKS[0].credits}`}
          </a>
        )}
        <a class={offer === "plan" ? "button main" : "button plain"} href="/app/billing#plans">
          Choose a plan
        </a>
      </p>
    </May>
  </div>
);

type Kind = "plain" | "main" | "danger" | "link";

type ActionProps = {
  action: string;
  label: string;
  /** The label for those who hear it, where several buttons of a page say the same. */
  name?: string;
  fields?: Readonly<Record<string, string>>;
  kind?: Kind;
  /** Asked before it is done, for what cannot be taken back. */
  confirm?: string;
  /** The button below the question, where the label alone would be read as the way back. */
  sure?: string;
  children?: Child;
};

/** A form that is only a button. */
export const Action = ({
  action,
  label,
  name,
  fields = {},
  kind = "plain",
  confirm,
  sure,
  children,
}: ActionProps) => (
  <form method="post" action={action} class="inline">
    {Object.entries(fields).map(([field, value]) => (
      <input type="hidden" name={field} value={value} />
    ))}
    {children}
    {confirm ? (
      <Asked
        id={idOf(action, Object.values(fields))}
        question={confirm}
        label={label}
        name={name}
        kind={kind}
        sure={sure}
      />
    ) : (
      <button type="submit" class={`button ${kind}`} aria-label={name}>
        {label}
      </button>
    )}
  </form>
);

/** The place of a question is named after what it asks about, so that each of a list has its own. */
const idOf = (action: string, values: readonly string[]) =>
  ["ask", ...action.split("/").slice(2), ...values].join("-").replace(/[^\w-]/g, "");

type AskedProps = {
  id: string;
  question: string;
  label: string;
  name?: string | undefined;
  kind?: Kind;
  sure?: string | undefined;
  /** Where the form goes with it, if not where its other buttons send it. */
  formaction?: string;
  formnovalidate?: boolean;
  /** What is asked about, shown between the question and its buttons. */
  children?: Child;
};

/**
 * The button of a form that asks first, over the page. The browser opens and closes the question, so it needs no script.
 * It begins on the way back.
 */
export const Asked = ({ id, question, label, name, kind = "plain", sure, children, ...to }: AskedProps) => (
  <>
    <button type="button" class={`button ${kind}`} aria-label={name} {...opens(id)}>
      {label}
    </button>
    <dialog class="card stack asks" id={id} {...OVER_THE_PAGE} aria-labelledby={`${id}-question`}>
      <h2 id={`${id}-question`}>{question}</h2>
      {children}
      <div class="row">
        <button type="submit" class={`button ${kind === "danger" ? "danger" : "main"}`} {...to}>
          {sure ?? label}
        </button>
        <button type="button" class="button plain" {...closes(id)} autofocus>
          Go back
        </button>
      </div>
    </dialog>
  </>
);
