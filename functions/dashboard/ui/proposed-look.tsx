import type * as z from "zod/v4";
import type { BrandDraft } from "../../../lib/brand/draft/draft.ts";
import type { listLooks } from "../../../lib/runs/looks.ts";
import { own } from "../../../lib/text/own.ts";
import type { FormState } from "../http/form.ts";
import { colorsOf, LookPicture } from "./brand.tsx";
import type { ProposalProps } from "./proposed-value.tsx";

/** An address holds it, and the first sentences choose the layout. */
const MOST_SAMPLED = 1_000;

export type LookList = z.output<typeof listLooks.output>;

/** The looks, drawn with what was proposed. */
export const Looks = ({ state, looks }: { state: FormState; looks: LookList }) => (
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
export const Fonts = ({ fonts }: { fonts: BrandDraft["fonts"] }) => (
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
export const LogoChoice = ({ state, draft, hasLogo }: ProposalProps & { hasLogo: boolean }) => {
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
