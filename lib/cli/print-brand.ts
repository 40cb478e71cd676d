import type { CallView } from "./command.ts";
import { fieldsOf, listOf, textOf } from "./json.ts";
import { facts, minute } from "./print.ts";

/** The Brand DNA for a person, in groups; empty ones are left out. JSON has it as the service does. */
export function printBrand(brand: object, view: CallView): string {
  const { tagline, overview, offer, product_map, icp, palette, logos, logo_status, ...rest } =
    fieldsOf(brand);
  const { product_name, one_liner, who_its_for, features, ...more } = fieldsOf(offer);
  const { version, updated_at: at } = rest;
  const groups: [title: string, fields: object][] = [
    ["Brand", { name: product_name, tagline, in_one_line: one_liner, overview }],
    ["Offer", { for: who_its_for, features, ...more }],
    ["Products and rules", fieldsOf(product_map)],
    ["Audience", fieldsOf(icp)],
    ["Colours", fieldsOf(palette)],
    ["Logos", logosOf(logos, logo_status)],
    ["Version", { number: version, changed: at ? minute(textOf(at)) : null }],
  ];
  return groups
    .map(([title, fields]) => [title, withoutEmpty(fields)] as const)
    .filter(([, fields]) => Object.keys(fields).length > 0)
    .map(([title, fields]) => `${title}\n${facts(fields, view)}`)
    .join("\n");
}

const isEmpty = (value: unknown): boolean =>
  value === "" || value == null || (typeof value === "object" && Object.values(value).every(isEmpty));

const withoutEmpty = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)));

/** Each logo once, with what became of it where that is known. */
function logosOf(logos: unknown, status: unknown): Record<string, string> {
  const known = new Map(
    listOf(status, (one) => {
      const { url, status: state, reason } = fieldsOf(one);
      return [textOf(url), [textOf(state), textOf(reason)].filter(Boolean).join(": ")] as const;
    }),
  );
  const urls = listOf(logos, textOf);
  return Object.fromEntries(
    urls.map((url, at) => [`logo ${at + 1}`, [url, known.get(url)].filter(Boolean).join(", ")]),
  );
}
