import type { BrandDraft } from "../../../lib/brand/draft/draft.ts";
import { Field, type FieldProps } from "./form.tsx";
import { from, type ProposalProps, Value } from "./proposed-value.tsx";

/** What the brand says of itself, field by field. */
export const Words = ({ state, draft }: ProposalProps) => (
  <section class="card form">
    <h2>In words</h2>
    <Word
      name="product_name"
      leave="the name"
      label="Name"
      hint={from(draft, "offer.product_name", "As customers say it.")}
      maxlength={120}
      state={state}
    />
    <Word
      name="tagline"
      leave="the tagline"
      label="Tagline"
      hint={from(draft, "tagline", "The line under the name.")}
      maxlength={160}
      state={state}
    />
    <Word
      name="one_liner"
      leave="the line"
      label="In one line"
      hint={from(draft, "offer.one_liner", "What it does for people.")}
      maxlength={300}
      state={state}
    />
    <Word
      name="overview"
      leave="what you do"
      label="What you do"
      hint={from(draft, "overview", "Two or three plain sentences.")}
      rows={4}
      maxlength={4000}
      state={state}
    />
    <Word
      name="features"
      leave="the features"
      label="Features"
      hint={`One a line. ${from(draft, "offer.features", "They are quoted as you write them.")}`}
      rows={4}
      state={state}
    />
    <div class="fields">
      <Word
        name="who_its_for"
        leave="for whom"
        label="For whom"
        hint={from(draft, "offer.who_its_for", "Who buys it.")}
        maxlength={1000}
        state={state}
      />
      <Word
        name="voice"
        leave="the voice"
        label="Voice"
        hint={voiceHint(draft)}
        maxlength={200}
        placeholder="plain, warm"
        state={state}
      />
      <Word
        name="banned_words"
        leave="the words never used"
        label="Words you never use"
        hint={from(draft, "product_map.guidelines.banned_words", "What has one of them is held back.")}
        maxlength={400}
        placeholder="cheap, discount"
        state={state}
      />
    </div>
  </section>
);

/** A text that can be left out; `leave` names it for those who hear the page. */
const Word = ({ leave, ...field }: FieldProps & { leave: string }) => (
  <Value name={field.name} label={leave} state={field.state}>
    <Field {...field} />
  </Value>
);

const voiceHint = (draft: BrandDraft | undefined) =>
  draft?.sources.find(({ field }) => field.endsWith(".voice"))?.quote ?? "Words for how you sound.";
