import * as z from "zod/v4";
import { own } from "../../text/own.ts";
import { Story } from "../schema.ts";
import { POSTS } from "./answer.ts";
import { coerced } from "./coerce.ts";

/** Slots that a model can be asked for alone, by the first part of their name. */
const SLOTS = Story.pick({
  kicker: true,
  headline: true,
  support: true,
  points: true,
  slides: true,
  scenes: true,
  cta: true,
  altText: true,
  figures: true,
  rows: true,
  quotation: true,
  when: true,
  offer: true,
  prices: true,
  steps: true,
  changes: true,
}).extend({ posts: POSTS }).shape;

type Field = keyof typeof SLOTS;
/** "points.2" as its field and what it is called inside. */
function partsOf(slot: string): { field: Field; key: string | undefined } | undefined {
  const [field = "", key] = slot.split(".");
  return Object.hasOwn(SLOTS, field) ? { field: field as Field, key } : undefined;
}

function shapeOf(slot: string): z.ZodType | undefined {
  const parts = partsOf(slot);
  if (!parts) return undefined;
  const schema: z.ZodType = SLOTS[parts.field];
  if (parts.key === undefined)
    return schema instanceof z.ZodArray || (schema instanceof z.ZodObject && parts.field === "posts")
      ? undefined
      : schema;
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  return Object.hasOwn(POSTS.shape, parts.key) ? z.string() : undefined;
}

/** JSON property names of slots: strict modes take no full stops. */
export const propertyOf = (slot: string): string => slot.replace(".", "_");

/** The slots of a list that a model can be asked for, each once. */
export const askable = (slots: readonly string[]): string[] =>
  [...new Set(slots)].filter((slot) => shapeOf(slot) !== undefined);

/** The answer's shape for some slots. */
export function slotsAnswer(slots: readonly string[]) {
  const shape = Object.fromEntries(slots.map((slot) => [propertyOf(slot), shapeOf(slot) ?? z.string()]));
  return coerced(z.object(shape), Object.keys(shape));
}

/** What stands in a slot; undefined where there is nothing. */
export function slotOf(story: Story, slot: string): unknown {
  const parts = partsOf(slot);
  const value: unknown = parts && story[parts.field];
  if (!parts || parts.key === undefined) return value;
  return own(value as Record<string, unknown>, String(parts.key));
}

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === "object" && value !== null && Object.values(value).join("") === "");

/**
 * A story with another value in one slot. An empty answer for one item of a list changes nothing: the guard
 * then has it left out, and the places of the others stay.
 */
export function withSlot(story: Story, slot: string, value: unknown): Story {
  const parts = partsOf(slot);
  if (!parts || isNothing(value)) return story;
  const { field, key } = parts;
  if (key === undefined) return { ...story, [field]: value };
  const old: unknown = story[field];
  const changed = Array.isArray(old)
    ? old.map((one, i) => (i === Number(key) ? value : one))
    : { ...(old as object), [key]: value };
  return { ...story, [field]: changed };
}
