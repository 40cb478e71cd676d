import type * as z from "zod/v4";

const TOKENS = {
  space: /\s*/y,
  string: /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy,
  literal: /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y,
};

/** Counted from 1: where a text stops being JSON. Node's own message does not always tell. */
function brokenLine(text: string): number {
  let at = 0;
  function take(token: RegExp): boolean {
    token.lastIndex = at;
    if (!token.test(text)) return false;
    at = token.lastIndex;
    return true;
  }
  const sign = (character: string) => {
    take(TOKENS.space);
    if (text[at] === character) at++;
    else return false;
    return take(TOKENS.space);
  };
  const list = (end: string, item: () => boolean): boolean => {
    if (sign(end)) return true;
    do if (!item()) return false;
    while (sign(","));
    return sign(end);
  };
  const value = (): boolean => {
    if (sign("{")) return list("}", () => take(TOKENS.string) && sign(":") && value());
    if (sign("[")) return list("]", value);
    return take(TOKENS.string) || take(TOKENS.literal);
  };
  try {
    value();
  } catch {
    // Too many open brackets for the stack; the last one is close enough.
  }
  return text.slice(0, at).split("\n").length;
}

export type Parsed<T> =
  | { value: T; wrong?: undefined }
  | { value?: undefined; wrong: { isJson: boolean; where: string } };

/** Parses a text. Returns where it is wrong instead of throwing; values, which may be secret, are not named. */
export function parseJson<T>(text: string, shape: z.ZodType<T>): Parsed<T> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { wrong: { isJson: false, where: `in line ${brokenLine(text)}` } };
  }
  const parsed = shape.safeParse(json);
  if (parsed.success) return { value: parsed.data };
  const field = parsed.error.issues[0]?.path.join(".");
  return { wrong: { isJson: true, where: field ? `in the field "${field}"` : "in line 1" } };
}
