import { listedRule } from "../../../lib/copy/brand.ts";
import type { FormState } from "../http/form.ts";
import { Field } from "./form.tsx";

type RulesProps = { dna: { product_map: Record<string, unknown> }; state: FormState };

/** How the brand sounds, what it never says, and what it can prove. */
export const Rules = ({ dna, state }: RulesProps) => {
  const { guidelines = {}, proven_claims: claims } = dna.product_map;
  // Guidelines in prose would be lost by fields beside them.
  const isProse = typeof guidelines !== "object" || guidelines === null || Array.isArray(guidelines);
  return (
    <section class="card form" id="rules">
      <h2>Voice and claims</h2>
      {!isProse && (
        <>
          <Rule
            name="voice"
            label="Voice"
            hint="Words for how you sound, with commas between, such as plain, warm."
            value={listedRule(dna, "voice").join(", ")}
            state={state}
          />
          <Rule
            name="banned_words"
            label="Banned words"
            hint="With commas between. No text uses them."
            value={listedRule(dna, "banned_words").join(", ")}
            state={state}
          />
        </>
      )}
      <Rule
        name="proven_claims"
        label="Proven claims"
        hint="One a line, such as: Organic, certified DE-ÖKO-006. Texts may say them, and the checks accept them."
        value={[claims]
          .flat()
          .filter((one) => typeof one === "string")
          .join("\n")}
        rows={3}
        state={state}
      />
    </section>
  );
};

type RuleProps = {
  name: string;
  label: string;
  hint: string;
  value: string;
  rows?: number;
  state: FormState;
};

/** A field with what it was opened with: what is not touched is not written. */
const Rule = (props: RuleProps) => (
  <>
    <input type="hidden" name={`${props.name}_before`} value={props.value} />
    <Field {...props} />
  </>
);
