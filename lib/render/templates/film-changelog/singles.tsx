/** @jsxImportSource #template */
import type { RenderContext } from "../../template.ts";
import { Tag, tagHeight } from "../changelog/tag.tsx";
import { chapters } from "../film/chapters.tsx";
import type { Motif } from "../film/motifs/motif.ts";
import type { ReadableEntry } from "../film/readable-entries.ts";
import type { SceneDraft } from "../film/scene.ts";
import { iconsFor } from "../kit/icon-for.ts";
import type { FilmChangelogEntry } from "./data.ts";

/** Type of a tag over a title, in design pixels. */
const TYPE = 32;

/** A scene for each change, with its tag over it and an icon, or its number, beside it. */
export function singles(
  context: RenderContext,
  motif: Motif,
  entries: readonly ReadableEntry<FilmChangelogEntry>[],
): SceneDraft[] {
  const surface = motif.between(context.theme);
  const icons = iconsFor(entries.map(({ title, body }) => `${title} ${body}`));
  const list = entries.map(({ kind, tag, ...said }, i) => ({
    ...said,
    subject: { icon: icons?.[i], number: i + 1 },
    tag: kind && {
      node: <Tag context={context} kind={kind} text={tag} surface={surface} type={TYPE} />,
      height: tagHeight(context, TYPE),
    },
  }));
  return chapters(context, motif, list);
}
