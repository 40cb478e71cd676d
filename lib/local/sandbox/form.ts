export type Fields = { [name: string]: string | Fields };

/** A form body whose names have brackets, `a[b][0]=c`, as nested objects. */
export function readForm(text: string): Fields {
  const fields: Fields = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll("]", "").split("[");
    const last = path.pop() ?? "";
    let at = fields;
    for (const part of path) {
      const inner = at[part];
      const next: Fields = typeof inner === "object" ? inner : {};
      at[part] = next;
      at = next;
    }
    at[last] = value;
  }
  return fields;
}

/** The value at a path of names, if there is one. */
function fieldAt(fields: Fields, ...path: string[]): string | Fields | undefined {
  let at: string | Fields | undefined = fields;
  for (const part of path) at = typeof at === "object" ? at[part] : undefined;
  return at;
}

export const textAt = (fields: Fields, ...path: string[]): string => {
  const value = fieldAt(fields, ...path);
  return typeof value === "string" ? value : "";
};

/** Names and texts, without anything nested deeper. */
export function textsAt(fields: Fields, ...path: string[]): Record<string, string> {
  const value = fieldAt(fields, ...path);
  const entries = typeof value === "object" ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
