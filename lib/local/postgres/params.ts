/** A value as it arrives in the JSON body of a Neon request. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/** The text form PostgreSQL parses: strings as they are, lists as array literals, everything else as JSON. */
export function toText(value: JsonValue): string | null {
  if (value === null || typeof value === "string") return value;
  return Array.isArray(value) ? arrayLiteral(value) : JSON.stringify(value);
}

function arrayLiteral(items: JsonValue[]): string {
  return `{${items.map(arrayItem).join(",")}}`;
}

function arrayItem(item: JsonValue): string {
  if (item === null) return "NULL";
  if (Array.isArray(item)) return arrayLiteral(item);
  return quoted(typeof item === "string" ? item : JSON.stringify(item));
}

/** Array literals have only two escapes; JSON's \n or \u would become the letters n and u. */
const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;
