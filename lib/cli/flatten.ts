import { count, words } from "./text.ts";

/** A moment as the service writes it. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** Any JSON as name and value pairs in its own order: `{limits: {daily: 3}}` reads `limits daily`, `3`. What is null is not there. */
export function flatten(value: unknown, path: string[] = []): [name: string, value: string][] {
  if (Array.isArray(value) && value.every((item) => typeof item !== "object")) {
    return value.length > 0 ? [[path.join(" "), value.map(scalar).join(", ")]] : [];
  }
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, item]) => flatten(item, [...path, words(key)]));
  }
  return value == null ? [] : [[path.join(" "), scalar(value)]];
}

function scalar(value: unknown): string {
  if (typeof value === "number") return count(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  const text = String(value);
  return TIME.test(text) ? `${text.slice(0, 10)} ${text.slice(11, 16)} UTC` : text;
}
