import { isFilm } from "../../../lib/asset-types.ts";
import { type DrawnOrNot, Outlook } from "./create-live.tsx";
import { LivePicture, NoPicture } from "./live.tsx";
import type { FullRun } from "./run-parts.tsx";
import { pathOf } from "./runs.tsx";

type EditedProps = {
  run: FullRun;
  /** What the form would make; undefined while it changes nothing. */
  drawn: DrawnOrNot | undefined;
};

/** The picture beside the words: as it is, or as they would make it. Nothing of it is stored. */
export const Edited = ({ run, drawn }: EditedProps) => (
  <div class="stack">
    {drawn?.preview ? <LivePicture preview={drawn.preview} /> : <AsItIs run={run} />}
    {!drawn && <p class="hint">This is how it is now. A preview of your changes is free.</p>}
    {drawn?.says && <p class="notice warn">{drawn.says}</p>}
    {drawn?.preview && (
      <>
        <p class="hint">{`${shownOf(run)} Nothing is saved or counted yet.`}</p>
        <Outlook preview={drawn.preview} isClear={false} />
      </>
    )}
  </div>
);

/** How much of the new version a preview shows. */
function shownOf({ asset_type, assets }: FullRun): string {
  if (isFilm(asset_type)) return "A preview of your changes: the first scene.";
  return assets.length > 1 ? "A preview of your changes: the first slide." : "A preview of your changes.";
}

const AsItIs = ({ run }: { run: FullRun }) => {
  const picture = run.assets.find(({ mime_type }) => mime_type.startsWith("image/"));
  if (!picture) return <NoPicture>Change the words, and see what they become.</NoPicture>;
  const { url, alt_text, width, height } = picture;
  return (
    <div class="stage">
      <img src={pathOf(url)} alt={alt_text} width={width} height={height} />
    </div>
  );
};
