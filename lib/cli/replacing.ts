import { own } from "../text/own.ts";
import { fieldsOf, type JsonFields } from "./json.ts";

const isObject = (value: unknown): value is JsonFields => fieldsOf(value) === value;
/** The service takes it as it is and merges nothing in it. */
const WHOLE = new Set(["palette"]);

/** The merge patch (RFC 7396) that leaves nothing but what is wanted: whatever else there is becomes null. */
export function replacing(now: JsonFields, wanted: JsonFields): Record<string, unknown> {
  const gone = Object.keys(now).filter((name) => !Object.hasOwn(wanted, name));
  const kept = Object.entries(wanted).map(([name, value]): [string, unknown] => {
    const before = own(now, name);
    return [name, isObject(value) && isObject(before) && !WHOLE.has(name) ? replacing(before, value) : value];
  });
  return Object.fromEntries([...kept, ...gone.map((name): [string, unknown] => [name, null])]);
}
