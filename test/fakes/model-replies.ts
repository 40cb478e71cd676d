/** One thing a model or its vendor may do. Every fake turns it into the vendor's own words. */
export type Reply =
  | { kind: "text"; text: string; end?: "length" }
  | { kind: "refusal" }
  | { kind: "error"; status: 400 | 429 | 500 | 503 | 529; retryAfterSeconds?: number }
  /** The money or the monthly quota is used up. */
  | { kind: "spent" }
  | { kind: "late"; milliseconds: number }
  /** Hangs up, before the answer or in the middle of it. */
  | { kind: "drop"; midway?: boolean }
  /** What proxies and captive portals put in the place of an answer. */
  | { kind: "page" };

export const says = (answer: unknown): Reply => ({ kind: "text", text: JSON.stringify(answer) });
export const speaks = (text: string): Reply => ({ kind: "text", text });
export const cutOff = (text: string): Reply => ({ kind: "text", text, end: "length" });
export const refuses: Reply = { kind: "refusal" };
export const fails = (status: 400 | 429 | 500 | 503 | 529, retryAfterSeconds?: number): Reply => ({
  kind: "error",
  status,
  ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
});
export const spent: Reply = { kind: "spent" };
export const late = (milliseconds: number): Reply => ({ kind: "late", milliseconds });
export const drops: Reply = { kind: "drop" };
export const dropsMidway: Reply = { kind: "drop", midway: true };
export const page: Reply = { kind: "page" };

/** What a request asked for, read out of the vendor's format. */
export type Asked = {
  system: string;
  prompt: string;
  maxTokens: number | undefined;
  /** A film that was shown, in the formats that have films. */
  clip?: { mimeType: string; data: string } | undefined;
  /** The JSON Schema of the vendor's JSON mode, where it was used. */
  schema: unknown;
  /** The vendor's name of the JSON mode, in the formats that name it. */
  mode?: string | undefined;
  /** Whether the instructions were marked to be kept, in the formats that have marks. */
  kept?: boolean | undefined;
};

/** Every answer of the fakes has cost this much. */
export const COST = { inputTokens: 120, outputTokens: 30 };

/** What a model does: replies in an order, or one for each question. */
export type Script = readonly Reply[] | ((asked: Asked) => Reply);

/** Replies in their order, the last one for ever; or the reply to each question. */
export function inOrder(replies: Script): (asked: Asked) => Reply {
  if (typeof replies === "function") return replies;
  let next = 0;
  return () => replies[Math.min(next++, replies.length - 1)] ?? refuses;
}

const SUPPORTED = new Set(
  "$schema type properties required additionalProperties items enum anyOf description".split(" "),
);

/** What a strict mode has against a schema: unknown keywords, open objects, optional properties. */
export function strictProblem(schema: unknown, path = "root"): string | undefined {
  if (typeof schema !== "object" || schema === null) return undefined;
  const { properties, required, items, anyOf, additionalProperties, ...rest } = schema as Record<
    string,
    unknown
  >;
  const odd = Object.keys(rest).find((keyword) => !SUPPORTED.has(keyword));
  if (odd) return `In context=${path}, '${odd}' is not permitted.`;
  if (properties) {
    const names = Object.keys(properties);
    if (additionalProperties !== false)
      return `In context=${path}, 'additionalProperties' is required to be false.`;
    if (!names.every((name) => (required as string[] | undefined)?.includes(name))) {
      return `In context=${path}, 'required' is required to include every key in properties.`;
    }
  }
  const inner: [string, unknown][] = [
    ...Object.entries(properties ?? {}),
    ["items", items],
    ...((anyOf as unknown[] | undefined) ?? []).map((one, i): [string, unknown] => [`anyOf${i}`, one]),
  ];
  return inner.map(([name, one]) => strictProblem(one, `${path}.${name}`)).find(Boolean);
}
