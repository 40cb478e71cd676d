import { own } from "../../lib/text/own.ts";

const MOST_ITEMS = 2;
const MOST_TEXT = 600;
const numbered = (index: number) => `0197a2b4-1c3d-7e4f-8a5b-${(0x6c7d8e9f0a1b + index).toString(16)}`;

/** Times and codes differ from run to run. Linters take the schema within a template for one of the description. */
const FIXED: Readonly<Record<string, unknown>> = {
  latency_ms: 3,
  schema: {},
  device_code: "Yd0c2VtT0mJ9rQ5wXk1aB7uE3pL8sN6h",
  user_code: "BCDF-GHJK",
};

/** An answer as an example: the same on every run, without addresses of a test, and short. */
export function plainAnswer(answer: unknown): unknown {
  const ids = new Map<string, string>();
  const idOf = (id: string) => {
    if (!ids.has(id)) ids.set(id, numbered(ids.size));
    return ids.get(id) ?? "";
  };
  const text = (value: string) =>
    value
      .slice(0, MOST_TEXT)
      .replace(/https?:\/\/brandrun\.test/g, "https://brandrun.example.com")
      .replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, idOf)
      .replace(/\/assets\/[\w-]{16,}\//g, "/assets/VNLH709Of0aqhOOKq4ablQunK2eNBz5e/")
      .replace(/\buser_code=[A-Z-]+/g, "user_code=BCDF-GHJK")
      .replace(/\b(sk_(?:live|test)_|whsec_)[\w+/=]{8,}/g, "$1EXAMPLE")
      .replace(/\b[\da-f]{64}\b/g, "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08");
  const plain = (value: unknown): unknown => {
    if (typeof value === "string") return text(value);
    if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map(plain);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, own(FIXED, name) ?? plain(one)]),
    );
  };
  return plain(answer);
}
