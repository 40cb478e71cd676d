import * as z from "zod/v4";
import { invalidField } from "../core/errors.ts";
import type { CopyOverrides } from "./copy-overrides.ts";
import { readItem } from "./render-input.ts";
import { RENDER_OPTIONS } from "./render-options.ts";
import type { RunView } from "./store.ts";

/** No template has as many. */
const MOST_FIELDS = 40;

/** Changed fields of finished content. */
export const BodyChanges = z
  .record(z.string(), z.unknown())
  .refine((fields) => Object.keys(fields).length <= MOST_FIELDS, `Give at most ${MOST_FIELDS} fields.`)
  .meta({
    maxProperties: MOST_FIELDS,
    description:
      "Of a run that came with its content: the template's fields to change. Others stay, and null takes one out.",
    examples: [{ headline: "Ten thousand parcels" }],
  });
export type BodyChanges = z.output<typeof BodyChanges>;

type ContentWish = {
  copy?: CopyOverrides | undefined;
  body?: BodyChanges | undefined;
  template?: string | undefined;
};
type Parent = Pick<RunView, "body" | "outputType">;

/**
 * The finished content of a run with what a caller changes of it; null for a run that was written from a brief.
 * @throws Refusal for content that its template does not take.
 */
export function changedBody(parent: Parent, { copy, body: changes, template }: ContentWish) {
  if (!parent.body) {
    if (changes) throw invalidField(["body", "body"], NO_BODY);
    return null;
  }
  const named = Object.keys(copy ?? {}).find((name) => name !== "post");
  if (named) throw invalidField(["body", "copy"], OWN_FIELDS);
  if (!changes && template === undefined) return parent.body;
  const option = RENDER_OPTIONS.find((name) => Object.hasOwn(changes ?? {}, name));
  if (option) throw invalidField(["body", "body", option], `Give ${option} beside body.`);
  return readBody(merged(parent.body, changes), template ?? parent.outputType ?? "", changes !== undefined);
}

const NO_BODY = "This run was written from a brief and has no body. Change its words with copy.";
const OWN_FIELDS =
  "This run was rendered from finished content. Change its own fields with body; of copy it has the post only.";

const merged = (body: Record<string, unknown>, changes: BodyChanges = {}) =>
  Object.fromEntries(Object.entries({ ...body, ...changes }).filter(([, value]) => value !== null));

/** Content as its template reads it. A problem stands at the field that was sent. */
function readBody(body: Record<string, unknown>, outputType: string, isChanged: boolean) {
  const read = readItem({ output_type: outputType, body });
  if ("order" in read) return read.order.sent;
  const [first] = read.problems;
  const path = first?.path.map(String) ?? [];
  if (isChanged) throw invalidField(["body", ...path], first?.message ?? "");
  const message = `The run's body does not fit the template "${outputType}": ${path.join(".")}: ${first?.message}`;
  throw invalidField(["body", "template"], message);
}
