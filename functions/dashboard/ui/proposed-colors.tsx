import type { BrandDraft } from "../../../lib/brand/draft/draft.ts";
import { NAMED_IN_LOGO } from "../../../lib/brand/draft/logo-colors.ts";
import { own } from "../../../lib/text/own.ts";
import { COLOR, ColorField, ROLES_OF_COLORS } from "./brand.tsx";
import { ColorsOfLogo } from "./logo-colors.tsx";
import { type ProposalProps, Value } from "./proposed-value.tsx";

/** The proposed colours, by their roles. */
export const Colors = ({ state, draft }: ProposalProps) => (
  <section class="card form">
    <h2>Colours</h2>
    <div class="fields colors">
      {ROLES_OF_COLORS.map((role) => (
        <Value name={COLOR + role} label={role} state={state}>
          <ColorField
            name={COLOR + role}
            label={role}
            color={own(state.values, COLOR + role) ?? ""}
            error={own(state.errors, role)}
          />
        </Value>
      ))}
    </div>
    {draft && <Origins draft={draft} />}
    <ColorsOfLogo listed={own(state.values, "logo_colors") ?? ""} />
  </section>
);

const Origins = ({ draft }: { draft: BrandDraft }) => {
  const found = draft.sources.filter(({ field }) => field.startsWith("palette."));
  if (found.length === 0)
    return <p class="hint">None was found. What you leave empty is chosen by the look.</p>;
  if (found.every(({ where }) => where === "your logo"))
    return (
      <p class="hint">
        {found.some(({ quote }) => quote === NAMED_IN_LOGO)
          ? "Colours that you named are in the tones that your logo has of them. Change what is wrong."
          : "Taken from your logo. Change what is wrong."}
      </p>
    );
  return (
    <details class="small">
      <summary>Where we found these colours</summary>
      <dl class="facts">
        {found.map(({ field, value, where }) => (
          <>
            <dt>{field.slice("palette.".length)}</dt>
            <dd>
              {value}, {where}
            </dd>
          </>
        ))}
      </dl>
    </details>
  );
};
