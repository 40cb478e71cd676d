import { TRY_BRANDS, type TryBrand } from "../../lib/live-try/brands.ts";
import { TRY_LIMITS, type Tried } from "../../lib/live-try/try-brief.ts";
import { Outlook } from "../dashboard/ui/create-live.tsx";
import { Field, Problem } from "../dashboard/ui/form.tsx";
import { LivePicture } from "../dashboard/ui/live.tsx";
import type { LandingProps } from "./props.ts";

const BRANDS = Object.entries(TRY_BRANDS) as [TryBrand, (typeof TRY_BRANDS)[TryBrand]][];

/** A brief, an invented brand, and what becomes of them. */
export const Try = ({ brand, state, tried }: Omit<LandingProps, "settings" | "prices">) => (
  <section class="card try" aria-labelledby="try-title" id="try">
    <div class="stack">
      <h2 id="try-title">Try it, without an account</h2>
      <ul class="examples" aria-label="Invented brands">
        {BRANDS.map(([id, { title }]) => (
          <li>
            <button
              type="submit"
              form="try-form"
              name="choose"
              value={id}
              formnovalidate
              aria-pressed={id === brand ? "true" : "false"}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
      <form method="post" action="/#try" class="form" id="try-form">
        <Problem state={state} />
        <input type="hidden" name="brand" value={brand} />
        <Field
          name="brief"
          label={`A brief for ${TRY_BRANDS[brand].title}`}
          hint={`${TRY_BRANDS[brand].offer}. Change it, or write your own.`}
          rows={6}
          maxlength={400}
          required
          value={TRY_BRANDS[brand].example}
          state={state}
        />
        <Field name="asset_type" label="Picture" value="card" options={KINDS} state={state} />
        <button type="submit" class="button main">
          Write and draw it
        </button>
      </form>
      <p class="hint">
        {`Nothing is stored. ${TRY_LIMITS.hourly} pictures an hour. A brief with a link or the name of a well-known company is refused.`}
      </p>
    </div>
    <div class="stack result" aria-live="polite">
      {tried ? <Result tried={tried} /> : <Example brand={brand} />}
    </div>
  </section>
);

/** What comes of the brief that stands in the field first, drawn in advance. */
const Example = ({ brand }: { brand: TryBrand }) => (
  <figure class="drawn">
    <img
      src={`/landing/${brand}.webp`}
      width={640}
      height={640}
      alt={`A card for ${TRY_BRANDS[brand].title}, drawn for this brief: ${TRY_BRANDS[brand].example}`}
    />
    <figcaption class="small soft">
      {`This was made from the example of ${TRY_BRANDS[brand].title}. Yours appears here, with its post.`}
    </figcaption>
  </figure>
);

const KINDS = [
  { value: "card", label: "Card for LinkedIn" },
  { value: "infographic", label: "Infographic" },
  { value: "og_image", label: "Preview image" },
];

const Result = ({ tried }: { tried: Tried }) => (
  <>
    <LivePicture preview={tried} />
    <figure class="post">
      <figcaption class="small soft">The post for LinkedIn</figcaption>
      <p class="quoted">{tried.post}</p>
    </figure>
    {tried.leftOut.length > 0 && (
      <p class="small">{`Left out, as not for readers: ${tried.leftOut.map((words) => `“${words}”`).join(", ")}.`}</p>
    )}
    {tried.verdict !== "approved" && <Outlook preview={tried} isClear={false} />}
    <p class="small soft">
      {`Written and drawn in ${tried.milliseconds} ms, template “${tried.template}”. A workspace also judges it, explains the score, and holds it for a person where something is not sure.`}
    </p>
  </>
);
