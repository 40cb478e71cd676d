import type { Child } from "hono/jsx";
import { own } from "../../../lib/text/own.ts";
import { questionOf } from "../http/start-form.ts";
import { Field, Problem } from "./form.tsx";
import { LIVE } from "./live.tsx";
import { Colors } from "./proposed-colors.tsx";
import { Fonts, LogoChoice, type LookList, Looks } from "./proposed-look.tsx";
import type { ProposalProps } from "./proposed-value.tsx";
import { Words } from "./proposed-words.tsx";

type ProposedProps = ProposalProps & {
  looks: LookList;
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
