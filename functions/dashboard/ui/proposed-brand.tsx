import type { Child } from "hono/jsx";
import type * as z from "zod/v4";
import type { BrandDraft } from "../../../lib/brand/draft/draft.ts";
import { NAMED_IN_LOGO } from "../../../lib/brand/draft/logo-colors.ts";
import type { listLooks } from "../../../lib/runs/looks.ts";
import { own } from "../../../lib/text/own.ts";
import { LEAVE } from "../http/brand-form.ts";
import type { FormState } from "../http/form.ts";
import { questionOf } from "../http/start-form.ts";
import { COLOR, ColorField, colorsOf, LookPicture, ROLES_OF_COLORS } from "./brand.tsx";
import { Field, Problem } from "./form.tsx";
import { LIVE } from "./live.tsx";
import { ColorsOfLogo } from "./logo-colors.tsx";

/** An address holds it, and the first sentences choose the layout. */
const MOST_SAMPLED = 1_000;

type LookList = z.output<typeof listLooks.output>;

type ProposedProps = {
  state: FormState;
  looks: LookList;
  /** Absent when the form is shown again. */
  draft?: BrandDraft | undefined;
  /** The brand has a logo already, which stays the first one. */
  hasLogo: boolean;
  once: string;
  live: Child;
};

/** The proposal: every value can be changed, and says where it stood. */
export const Proposed = ({ state, looks, draft, hasLogo, once, live }: ProposedProps) => (
  <form method="post" action="/app/start/accept" class="proposal" data-live="/app/start/preview">
    <button type="submit" name="show" value="1" hidden>
      {"Show it again, which is what Enter does"}
    </button>
    <input type="hidden" name="once" value={once} />
    <input type="hidden" name="fonts" value={own(state.values, "fonts") ?? ""} />
    {["candidates", "has_logo", "logo_colors", "url", "text"].map((name) => (
      <input type="hidden" name={name} value={own(state.values, name) ?? ""} />
    ))}
    <div class="stack">
      <Problem state={state} />
      {draft && draft.notes.length > 0 && <Notes notes={draft.notes} isRead={draft.readable === "yes"} />}
      <Colors state={state} draft={draft} />
      <Looks state={state} looks={looks} />
      {draft && draft.fonts.length > 0 && <Fonts fonts={draft.fonts} />}
      <Words state={state} draft={draft} />
      <LogoChoice state={state} draft={draft} hasLogo={hasLogo} />
    </div>
    <div class="stack beside picture-first">
      <section class="stack" aria-labelledby="looks-like">
        <h2 id="looks-like">This is how you will look</h2>
        <div id={LIVE} aria-live="polite">
          {live}
        </div>
        <button type="submit" name="show" value="1" class="button plain no-script">
          Show it again
        </button>
      </section>
      <section class="card form">
        <Field
          name="brief"
          label="Your first post"
          hint="What is new? The first picture costs nothing."
          rows={4}
          maxlength={4000}
          state={state}
        />
        <div class="row">
          <button type="submit" name="and" value="post" class="button main">
            Accept and make my first post
          </button>
          <button type="submit" class="button plain">
            Accept only
          </button>
          <a href={`/app/start?${questionOf(state.values)}`}>Back to the questions</a>
        </div>
      </section>
    </div>
  </form>
);

const Notes = ({ notes, isRead }: { notes: readonly string[]; isRead: boolean }) => (
  <div class="notice warn">
    <ul class="plain-list stack">
      {notes.map((note) => (
        <li>{note}</li>
      ))}
    </ul>
    {!isRead && (
      <p>
        {/* The proposal stands at the same address: without a query the link would not leave it. */}
        <a href="/app/start?from=lines#text">Write a few lines instead</a>
      </p>
    )}
  </div>
);

type ValueProps = { name: string; label: string; state: FormState; children: Child };

/** A proposed value, which can be left out by itself: then the brand keeps what it has there. */
const Value = ({ name, label, state: { values }, children }: ValueProps) => (
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

type Section = Pick<ProposedProps, "state" | "draft">;

/** Where a value stood, as the hint of its field. */
function from(draft: BrandDraft | undefined, field: string, otherwise: string): string {
  const source = draft?.sources.find((one) => one.field === field);
  if (!source) return draft ? `Not found. ${otherwise}` : otherwise;
  return `From ${source.where}.`;
}

const Words = ({ state, draft }: Section) => (
  <section class="card form">
    <h2>In words</h2>
    <Value name="product_name" label="the name" state={state}>
      <Field
        name="product_name"
        label="Name"
        hint={from(draft, "offer.product_name", "As customers say it.")}
        maxlength={120}
        state={state}
      />
    </Value>
    <Value name="tagline" label="the tagline" state={state}>
      <Field
        name="tagline"
        label="Tagline"
        hint={from(draft, "tagline", "The line under the name.")}
        maxlength={160}
        state={state}
      />
    </Value>
    <Value name="one_liner" label="the line" state={state}>
      <Field
        name="one_liner"
        label="In one line"
        hint={from(draft, "offer.one_liner", "What it does for people.")}
        maxlength={300}
        state={state}
      />
    </Value>
    <Value name="overview" label="what you do" state={state}>
      <Field
        name="overview"
        label="What you do"
        hint={from(draft, "overview", "Two or three plain sentences.")}
        rows={4}
        maxlength={4000}
        state={state}
      />
    </Value>
    <Value name="features" label="the features" state={state}>
      <Field
        name="features"
        label="Features"
        hint={`One a line. ${from(draft, "offer.features", "They are quoted as you write them.")}`}
        rows={4}
        state={state}
      />
    </Value>
    <div class="fields">
      <Value name="who_its_for" label="for whom" state={state}>
        <Field
          name="who_its_for"
          label="For whom"
          hint={from(draft, "offer.who_its_for", "Who buys it.")}
          maxlength={1000}
          state={state}
        />
      </Value>
      <Value name="voice" label="the voice" state={state}>
        <Field
          name="voice"
          label="Voice"
          hint={voiceHint(draft)}
          maxlength={200}
          placeholder="plain, warm"
          state={state}
        />
      </Value>
      <Value name="banned_words" label="the words never used" state={state}>
        <Field
          name="banned_words"
          label="Words you never use"
          hint={from(draft, "product_map.guidelines.banned_words", "What has one of them is held back.")}
          maxlength={400}
          placeholder="cheap, discount"
          state={state}
        />
      </Value>
    </div>
  </section>
);

const voiceHint = (draft: BrandDraft | undefined) =>
  draft?.sources.find(({ field }) => field.endsWith(".voice"))?.quote ?? "Words for how you sound.";

const Colors = ({ state, draft }: Section) => (
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

const Looks = ({ state, looks }: { state: FormState; looks: LookList }) => (
  <fieldset class="card form">
    <legend class="legend">Art direction</legend>
    <p class="hint">
      How pictures are laid out and set in type: the same words and colours in another style.
    </p>
    <div class="choices small-choices">
      {looks.map(({ look, title, about }) => (
        <label class="choice">
          <LookPicture
            look={look}
            brief={sampleOf(state)}
            name={own(state.values, "product_name") ?? ""}
            palette={colorsOf({ ...state.values })}
          />
          <span class="check">
            <input type="radio" name="look" value={look} checked={own(state.values, "look") === look} />
            <strong>{title}</strong>
          </span>
          <span class="hint">{about}</span>
        </label>
      ))}
    </div>
  </fieldset>
);

/** The tiles say what the picture beside them says, so that they differ in nothing but the look. */
const sampleOf = ({ values }: FormState): string =>
  (own(values, "brief")?.trim() || (own(values, "one_liner") ?? "")).slice(0, MOST_SAMPLED);

/** The families of the website, and what stands for them here. */
const Fonts = ({ fonts }: { fonts: BrandDraft["fonts"] }) => (
  <section class="card stack">
    <h2>Fonts</h2>
    <dl class="facts">
      {fonts.map(({ family, used_for, offered, note }) => (
        <>
          <dt>{used_for === "headings" ? "Headlines" : "Text"}</dt>
          <dd>
            {offered && offered !== family ? `${offered}, for ${family}` : family}
            <span class="hint block">{note}</span>
          </dd>
        </>
      ))}
    </dl>
    <p class="hint">
      From the styles of the page. After you accept, <a href="/app/brand/fonts">Fonts</a> has others and takes
      files of your own.
    </p>
  </section>
);

/** Addresses cannot be shown before they are fetched: pages load nothing from elsewhere. */
const LogoChoice = ({ state, draft, hasLogo }: Section & { hasLogo: boolean }) => {
  const candidates = (own(state.values, "candidates") ?? "").split("\n").filter(Boolean);
  if (candidates.length === 0) return null;
  const chosen = own(state.values, "logo") ?? "";
  return (
    <fieldset class="card form">
      <legend class="legend">Logo</legend>
      <p class="hint">
        {hasLogo
          ? "From your website. It is fetched once when you accept, and kept beside the logo that you have, which stays the first one."
          : "It is fetched once when you accept, and then stands in every picture."}
      </p>
      {[...candidates, ""].map((url) => (
        <label class="check">
          <input type="radio" name="logo" value={url} checked={url === chosen} />
          <span>
            {url ? <code>{url}</code> : "None of these"}
            {url && <span class="hint block">{placeOf(draft, url)}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
};

/** Where a picture stood that may be the logo. */
function placeOf(draft: BrandDraft | undefined, url: string): string | undefined {
  const place = draft?.logo_candidates.find((one) => one.url === url)?.where;
  return place && `From ${place}.`;
}
