import { LOOKS_VERSION, type LookId, variantOf } from "../render/look/looks.ts";
import { announcement } from "../render/templates/announcement/announcement.ts";
import { Look } from "../vocab.ts";

/** The template that every direction is shown with. */
export const SHOWN = announcement;

/** What a preview of a direction is drawn like: in a brand's variant of it, and with its plan's watermark. */
export type LookPreview = { look: LookId; variant?: number | undefined; isMarked?: boolean };

/** A change of the directions, or of the template, draws other pixels under another name. */
const VERSION = LOOKS_VERSION * 100 + SHOWN.version;

/** The preview that is drawn as the pictures of this brand are. */
export const previewFor = (look: LookId, brandId: string, isMarked: boolean): LookPreview => ({
  look,
  variant: variantOf(look, brandId),
  isMarked,
});

/** The name of its file. */
export function previewFile({ look, variant, isMarked = false }: LookPreview): string {
  const parts = ["look", look, ...(variant === undefined ? [] : [variant]), ...(isMarked ? ["marked"] : [])];
  return `${parts.join("_")}-v${VERSION}.png`;
}

/** What a name of `previewFile` stands for; undefined for another name or version. */
export function readPreviewName(id: string, version: number): LookPreview | undefined {
  const [, name, variant, marked] = /^look_([a-z]+)(?:_([0-2]))?(_marked)?$/.exec(id) ?? [];
  const look = Look.safeParse(name);
  if (!look.success || version !== VERSION) return undefined;
  return { look: look.data, ...(variant && { variant: Number(variant) }), isMarked: marked !== undefined };
}
