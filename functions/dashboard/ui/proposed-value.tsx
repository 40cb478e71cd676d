import type { Child } from "hono/jsx";
import type { BrandDraft } from "../../../lib/brand/draft/draft.ts";
import { own } from "../../../lib/text/own.ts";
import { LEAVE } from "../http/brand-form.ts";
import type { FormState } from "../http/form.ts";

/** What a part of the proposal shows; the draft is absent when the form is shown again. */
export type ProposalProps = { state: FormState; draft?: BrandDraft | undefined };

type ValueProps = { name: string; label: string; state: FormState; children: Child };

/** A proposed value, which can be left out by itself: then the brand keeps what it has there. */
export const Value = ({ name, label, state: { values }, children }: ValueProps) => (
  <div class="value">
    {children}
    {own(values, name) && (
      <label class="check small">
        <input
          type="checkbox"
          name={LEAVE + name}
          value="true"
          checked={own(values, LEAVE + name) === "true"}
        />
        <span>
          Leave out<span class="hidden">{` ${label}`}</span>
        </span>
      </label>
    )}
  </div>
);

/** Where a value stood, as the hint of its field. */
export function from(draft: BrandDraft | undefined, field: string, otherwise: string): string {
  const source = draft?.sources.find((one) => one.field === field);
  if (!source) return draft ? `Not found. ${otherwise}` : otherwise;
  return `From ${source.where}.`;
}
