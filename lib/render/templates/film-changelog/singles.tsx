/** @jsxImportSource #template */
import type { Stage } from "../../template.ts";
import { Tag, tagHeight } from "../changelog/tag.tsx";
import { chapters } from "../film/chapters.tsx";
import type { Motif } from "../film/motifs/motif.ts";
import type { Draft } from "../film/scene.ts";
import type { Told } from "../film/told.ts";
import { iconsFor } from "../kit/icon-for.ts";
import type { Entry } from "./data.ts";

/** Type of a tag over a title, in design pixels. */
const TYPE = 32;

/** A scene for each change, with its tag over it and an icon, or its number, beside it. */
export function singles(stage: Stage, motif: Motif, entries: readonly Told<Entry>[]): Draft[] {
  const surface = motif.between(stage.theme);
  const icons = iconsFor(entries.map(({ title, body }) => `${title} ${body}`));
  const list = entries.map(({ kind, ...said }, i) => ({
    ...said,
    subject: { icon: icons?.[i], number: i + 1 },
    tag: kind && {
      node: <Tag stage={stage} kind={kind} surface={surface} type={TYPE} />,
      height: tagHeight(stage, TYPE),
    },
  }));
  return chapters(stage, motif, list);
}
