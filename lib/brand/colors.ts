import * as z from "zod/v4";

/** What colours are for, in the order in which a plain list of them is read. */
const ROLES = ["primary", "secondary", "accent", "background", "text"];
const MAX_LISTED = 8;
const MAX_NAMED = 24;
const COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} _.-]{0,39}$/u;

/** Judged with its place, so that the answer says which colour it is. */
const Color = z.string().meta({ maxLength: 7 });

const SHAPE = `Give an object of role to colour, such as {"primary": "#1F5C4A"}, or a list of at most ${MAX_LISTED} colours.`;

/** Colours by their roles; the short form and a plain list are accepted, and read as `#RRGGBB` by role. */
export const PalettePatch = z
  .union(
    [z.array(Color).max(MAX_LISTED), z.record(z.string(), Color).meta({ maxProperties: MAX_NAMED })],
    SHAPE,
  )
  .superRefine((given, context) => {
    const add = (path: (string | number)[], message: string) =>
      context.addIssue({ code: "custom", path, message });
    const entries = Object.entries(given);
    if (entries.length > MAX_NAMED) add([], `A palette has at most ${MAX_NAMED} colours.`);
    for (const [name, color] of entries) {
      const path = [Array.isArray(given) ? Number(name) : name];
      if (!NAME.test(name)) add(path, "Name a role with 1 to 40 letters, digits, spaces, dots, - or _.");
      else if (!COLOR.test(color)) add(path, "Give a colour as #RRGGBB or #RGB.");
    }
  })
  .transform((given) => (Array.isArray(given) ? paletteFromList(given) : paletteFromRoles(given)));

const paletteFromList = (colors: readonly string[]) =>
  Object.fromEntries(colors.map((color, i) => [ROLES[i] ?? `color_${i + 1}`, canonical(color)]));

/** The five roles are known in any spelling: "Primary" is what the templates call `primary`. */
const paletteFromRoles = (colors: Record<string, string>) =>
  Object.fromEntries(Object.entries(colors).map(([name, color]) => [roleOf(name), canonical(color)]));

const roleOf = (name: string) => ROLES.find((role) => role === name.toLowerCase()) ?? name;

function canonical(color: string): string {
  const digits = color.slice(1).toUpperCase();
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits}`;
}

/**
 * The five roles come first, in their order, then the others by name. The database does not preserve key
 * order.
 */
export function sortByRole(palette: Record<string, string>): Record<string, string> {
  const place = (name: string) => (ROLES.includes(name) ? ROLES.indexOf(name) : ROLES.length);
  return Object.fromEntries(
    Object.entries(palette).sort(([a], [b]) => place(a) - place(b) || (a < b ? -1 : 1)),
  );
}
