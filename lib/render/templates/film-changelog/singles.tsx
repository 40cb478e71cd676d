/** @jsxImportSource #template */
import { Tag, tagHeight } from "../changelog/tag.tsx";
import { chapters } from "../film/chapters.tsx";
import type { ReadableEntry } from "../film/readable-entries.ts";
import { phraseScene } from "../film/say.tsx";
import type { SceneDraft } from "../film/scene.ts";
import type { Shot, Stage } from "../film/stage.ts";
import { iconsFor } from "../kit/icon-for.ts";
import type { FilmChangelogEntry } from "./data.ts";

/** Type of a tag over a title, in design pixels. */
const TYPE = 32;
const LARGE_TYPE = 46;

type Entry = ReadableEntry<FilmChangelogEntry>;

/** A shot for each change, with its tag over it and an icon, or its number, beside it. */
export const singles = (entries: readonly Entry[]): Shot[] =>
  entries.map(({ title, body, tag }, i) => ({
    texts: [tag ? `${tag}: ${title}` : title, body],
    draw: (stage) =>
      iconsOf(entries) ? (drawn(stage, entries)[i] as SceneDraft) : worded(stage, entries[i] as Entry),
  }));

const iconsOf = (entries: readonly Entry[]) => iconsFor(entries.map(({ title }) => title));

/** A change in words that fill the picture. */
function worded(stage: Stage, { kind, tag, title, body }: Entry): SceneDraft {
  const { context, surface } = stage;
  const node = kind && <Tag context={context} kind={kind} text={tag} surface={surface} type={LARGE_TYPE} />;
  return phraseScene(stage, {
    text: title,
    part: "supporting",
    body,
    over: node && { node, height: tagHeight(context, LARGE_TYPE) },
  });
}

function drawn(stage: Stage, entries: readonly Entry[]): SceneDraft[] {
  const { context, surface } = stage;
  const icons = iconsOf(entries);
  const list = entries.map(({ kind, tag, ...said }, i) => ({
    ...said,
    subject: { icon: icons?.[i], number: i + 1 },
    tag: kind && {
      node: <Tag context={context} kind={kind} text={tag} surface={surface} type={TYPE} />,
      height: tagHeight(context, TYPE),
    },
  }));
  return chapters(stage, list);
}
