import set from "./icon-set.json" with { type: "json" };

/** Icons that templates know by name: SVG shapes of Lucide's, as `npm run icons` writes them. */
export const ICONS = set.icons;

export type IconName = keyof typeof ICONS;

/** An icon by a name that may be none of ours. */
export const iconNamed = (name: string): string | undefined =>
  Object.hasOwn(ICONS, name) ? ICONS[name as IconName] : undefined;

/** Marks that templates draw by themselves. */
export const MARKS = set.marks;
