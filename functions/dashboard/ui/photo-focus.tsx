import type { getPhoto } from "../../../lib/brand/photos.ts";
import type { FormState } from "../http/form.ts";
import { Field } from "./form.tsx";
import { PhotoKindField } from "./library-forms.tsx";
import { pathOf } from "./runs.tsx";
import { Check } from "./upload.tsx";

type Photo = Awaited<ReturnType<typeof getPhoto>>;
type DetailsProps = { photo: Photo; state: FormState; canChange: boolean };

const inPercent = (share: number | undefined) =>
  share === undefined ? undefined : String(Math.round(share * 100));

/** The photo with its focus. A click on it fills in the two numbers; without the script they are typed. */
export const PhotoDetails = ({ photo, state, canChange }: DetailsProps) => (
  <form method="post" class="proposal" data-focus={canChange ? "true" : undefined}>
    <div class="stage">
      {photo.image_url ? (
        <div class="boxed">
          <img
            src={pathOf(photo.image_url)}
            alt={photo.alt_text}
            width={photo.width ?? undefined}
            height={photo.height ?? undefined}
          />
          <Marker photo={photo} />
        </div>
      ) : (
        <p class="soft">{photo.reason ?? "It is on its way."}</p>
      )}
    </div>
    {canChange && (
      <div class="card form">
        <Field name="name" label="Name" value={photo.name} maxlength={120} required state={state} />
        <PhotoKindField value={photo.kind} state={state} />
        <Field
          name="alt_text"
          label="In words"
          hint="For those who cannot see it."
          value={photo.alt_text}
          rows={2}
          maxlength={400}
          state={state}
        />
        <fieldset>
          <legend>The point that stays in view</legend>
          <p class="hint">
            Click on the photo, or give percents. Leave both empty, and the photo's detail decides.
          </p>
          <div class="fields">
            <Field
              name="x"
              label="From the left, %"
              type="number"
              value={inPercent(photo.focus?.x)}
              state={state}
            />
            <Field
              name="y"
              label="From the top, %"
              type="number"
              value={inPercent(photo.focus?.y)}
              state={state}
            />
          </div>
        </fieldset>
        {!photo.consent && (
          <Check name="consent" label="The people on it have agreed to be shown." state={state} />
        )}
        <p>
          <button type="submit" class="button main">
            Save
          </button>
        </p>
      </div>
    )}
  </form>
);

const Marker = ({ photo: { focus } }: { photo: Photo }) => (
  <svg class="marker" aria-hidden="true">
    <circle
      cx={`${inPercent(focus?.x) ?? 50}%`}
      cy={`${inPercent(focus?.y) ?? 50}%`}
      r="14"
      class={focus ? undefined : "none"}
    />
  </svg>
);

const RATIOS = [
  { name: "Square", ratio: 1 },
  { name: "Wide", ratio: 16 / 9 },
  { name: "Tall", ratio: 9 / 16 },
];

/** How other proportions cut the photo around its focus. */
export const Cuts = ({ photo }: { photo: Photo }) => {
  const { focus, image_url, width, height } = photo;
  if (!focus || !image_url || !width || !height) return null;
  return (
    <section class="card stack" aria-labelledby="cuts">
      <h2 id="cuts">How it is cut</h2>
      <div class="cuts">
        {RATIOS.map(({ name, ratio }) => (
          <figure>
            <svg
              viewBox={cutOf({ width, height }, focus, ratio)}
              role="img"
              aria-label={`${name}: ${photo.name}`}
            >
              <image href={pathOf(image_url)} width={width} height={height} />
            </svg>
            <figcaption class="soft small">{name}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
};

type Size = { width: number; height: number };

/** The largest part of these proportions with the point as near to its middle as the edges allow, as a view box. */
function cutOf({ width, height }: Size, { x, y }: { x: number; y: number }, ratio: number): string {
  const shown = { width: Math.min(width, height * ratio), height: Math.min(height, width / ratio) };
  const start = (whole: number, part: number, at: number) =>
    Math.min(whole - part, Math.max(0, at * whole - part / 2));
  const left = start(width, shown.width, x);
  const top = start(height, shown.height, y);
  return [left, top, shown.width, shown.height].map(Math.round).join(" ");
}
