import type { Node } from "./jsx-runtime.ts";
import { shows } from "./scene.ts";
import type { Photo, RenderContext, Template } from "./template.ts";

/** Whether a page has a picture in it, as it is or without its ground. */
export const showsPhoto = (page: Node, { key, cut }: Photo): boolean =>
  shows(page, key) || (cut !== undefined && shows(page, cut.key));

/**
 * The data without the names of pictures that a page has no room for or does not show: an alternative text tells of
 * what is drawn.
 */
export function onlyShown(
  { photos: named }: Pick<Template, "photos">,
  data: unknown,
  { page, photos }: { page: Node } & Pick<RenderContext, "photos">,
): Record<string, unknown> {
  const hidden = (named?.(data) ?? []).filter((name) => {
    const photo = photos.get(name);
    return !photo || !showsPhoto(page, photo);
  });
  const kept = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(kept);
    return typeof value === "string" && hidden.includes(value) ? "" : value;
  };
  const fields = Object.entries(data as Record<string, unknown>);
  return Object.fromEntries(fields.map(([name, value]) => [name, kept(value)]));
}
