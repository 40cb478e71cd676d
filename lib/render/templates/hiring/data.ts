import * as z from "zod/v4";
import { action, details, list, ownPhotos, required, text } from "../kit/fields.ts";
import { iconFor } from "../kit/icon-for.ts";
import type { IconName } from "../kit/icon-set.ts";

export const Hiring = z.object({
  kicker: text(60, "A few words above the role, for example: We are hiring."),
  role: required(80, "The role, as people search for it."),
  supporting: text(240, "Why somebody would want it, in one or two sentences."),
  facts: list(
    z.object({
      label: text(24, "What the fact is about: Place, Salary, Start, Type."),
      value: required(80, "The fact itself: Lisbon or remote, €70–85k, 1 September."),
    }),
    0,
    4,
    "What people ask first: place, salary, start, kind of contract.",
  ).default([]),
  terms: list(
    required(160, "One term in a few words.", "Van and fuel card"),
    0,
    8,
    "What the job offers and asks for, a line each.",
  ).optional(),
  details,
  ...action,
  ...ownPhotos,
});

export type Hiring = z.output<typeof Hiring>;
export type Fact = Hiring["facts"][number];

/** The label says what a fact is about more surely than the fact does. */
export const iconOf = ({ label, value }: Fact): IconName => iconFor(label) ?? iconFor(value) ?? "briefcase";
