export type FormFields = Map<string, string | FormFields>;

/** A form body whose names have brackets, `a[b][0]=c`, as nested objects. */
export function readForm(text: string): FormFields {
  const fields: FormFields = new Map();
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll("]", "").split("[");
    const last = path.pop() ?? "";
    let at = fields;
    for (const part of path) {
      const inner = at.get(part);
      const next: FormFields = typeof inner === "object" ? inner : new Map();
      at.set(part, next);
      at = next;
    }
    at.set(last, value);
  }
  return fields;
}

/** The value at a path of names, if there is one. */
function fieldAt(fields: FormFields, ...path: string[]): string | FormFields | undefined {
  let at: string | FormFields | undefined = fields;
  for (const part of path) at = typeof at === "object" ? at.get(part) : undefined;
  return at;
}

export const textAt = (fields: FormFields, ...path: string[]): string => {
  const value = fieldAt(fields, ...path);
  return typeof value === "string" ? value : "";
};

/** Names and texts; nested values are left out. */
export function textsAt(fields: FormFields, ...path: string[]): Record<string, string> {
  const value = fieldAt(fields, ...path);
  const entries = typeof value === "object" ? [...value] : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
