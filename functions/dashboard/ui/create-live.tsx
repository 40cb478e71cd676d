import type { z } from "zod/v4";
import type { previewRun } from "../../../lib/pipeline/preview-run.ts";
import { TEMPLATES } from "../../../lib/render/templates/index.ts";
import type { clarifyBrief } from "../../../lib/runs/clarify.ts";
import { briefsOfEvents } from "../../../lib/story/read/several-events.ts";
import { own } from "../../../lib/text/own.ts";
import { AssetType, Channel } from "../../../lib/vocab.ts";
import { Answer } from "./answer.tsx";
import { PreviewNote } from "./create.tsx";
import { Costs, type LeftFor } from "./create-left.tsx";
import { LivePicture, NoPicture } from "./live.tsx";
import { unfitOn } from "./unfit.ts";

type Clarity = z.output<typeof clarifyBrief.output>;
/** The picture that a form would make, or the reason for none. */
export type DrawnOrNot = { preview?: z.output<typeof previewRun.output>; says?: string };
type Values = Readonly<Record<string, string>>;

/** Value of the button that takes photos out, for `show`. */
export const WITHOUT_PICTURES = "no_pictures";

export type LiveProps = {
  values: Values;
  picture: DrawnOrNot;
  clarity?: Clarity | undefined;
  /** What became of a wish for another layout. */
  note?: string | undefined;
  /** What is left for it; undefined while there is nothing to make. */
  left?: LeftFor | undefined;
};

/** What the form would make, how it would be judged, and what to say before it is made. */
export const Live = ({ values, picture: { preview, says }, clarity, note, left }: LiveProps) => (
  <div class="stack">
    {note && <p class="notice">{note}</p>}
    {preview ? <LivePicture preview={preview} /> : <NoPicture>{says ?? ""}</NoPicture>}
    {preview && <input type="hidden" name="shown" value={preview.template} />}
    {preview && <PreviewNote type={values.asset_type ?? ""} />}
    <Unfit values={values} />
    {preview && <PhotosUsed photos={preview.photos} />}
    {preview && <SeveralEvents values={values} />}
    {clarity && !clarity.ready && <Questions clarity={clarity} values={values} />}
    {preview && left && <Costs left={left} />}
    {preview && clarity && <Outlook preview={preview} isClear={clarity.ready} />}
  </div>
);

/** Said while the form is filled in: the piece would be made for a network that does not take it. */
const Unfit = ({ values }: Pick<LiveProps, "values">) => {
  const [channel, type] = [Channel.safeParse(values.channel), AssetType.safeParse(values.asset_type)];
  const unfit = channel.success && type.success ? unfitOn(channel.data, type.data) : undefined;
  return unfit ? <p class="notice warn">{unfit}</p> : null;
};

type Photos = NonNullable<DrawnOrNot["preview"]>["photos"];

/** The photos that the library gave without being asked, and the way to a picture without them. */
const PhotosUsed = ({ photos }: { photos: Photos }) => {
  const chosen = photos.filter(({ requested }) => !requested);
  if (chosen.length === 0) return null;
  return (
    <div class="notice stack">
      {chosen.map(({ name, words }) => (
        <p>
          {`The photo “${name}” of your library is used`}
          {words.length > 0
            ? `: its name, tags or description share “${words.join("”, “")}” with your brief.`
            : "."}
        </p>
      ))}
      <p class="row">
        <button type="submit" name="show" value={WITHOUT_PICTURES} class="button plain">
          Without pictures
        </button>
        <a href="#photos">Choose another</a>
      </p>
    </div>
  );
};

/** Events with days of their own share a picture, unless each gets a brief of its own. */
const SeveralEvents = ({ values: { brief = "", channel, asset_type } }: Pick<LiveProps, "values">) => {
  const briefs = briefsOfEvents(brief);
  if (briefs.length === 0) return null;
  const kind = { ...(channel && { channel }), ...(asset_type && { asset_type }) };
  return (
    <div class="notice stack">
      <p>{`Your brief has ${briefs.length} events, and this shows them together. Or make one for each:`}</p>
      <ul class="plain-list">
        {briefs.map((one) => (
          <li>
            <a href={`/app/create?${new URLSearchParams({ brief: one, ...kind })}`}>{one.split("\n")[0]}</a>
          </li>
        ))}
      </ul>
    </div>
  );
};

type OutlookProps = {
  preview: Pick<NonNullable<DrawnOrNot["preview"]>, "verdict" | "summary">;
  isClear: boolean;
};

/** The judgement of the run that this form would make: the same one, in the same words. */
export const Outlook = ({ preview: { verdict, summary }, isClear }: OutlookProps) =>
  verdict === "approved" ? (
    <p class="notice good">{isClear ? `Nothing is unclear. ${summary}` : summary}</p>
  ) : (
    <div class={`notice ${verdict === "rejected" ? "bad" : "warn"}`}>
      <p>
        <strong>
          {verdict === "rejected"
            ? "Made like this, it is held back."
            : "Made like this, it waits for a person."}
        </strong>
      </p>
      <p>{summary}</p>
    </div>
  );

const Questions = ({ clarity, values }: { clarity: Clarity; values: Values }) => (
  <fieldset class="notice warn form">
    <legend class="legend">Before it is made</legend>
    <p class="hint">Answering here is free: the answers join your brief.</p>
    {clarity.questions.map((question) => (
      <Answer question={question} values={values} />
    ))}
  </fieldset>
);

/** The name of a template, for people. */
export const templateTitle = (id: string): string => own(TEMPLATES, id)?.title ?? id;
