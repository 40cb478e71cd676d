import * as z from "zod/v4";
import { Refusal } from "../core/errors.ts";
import { operation } from "../core/operation.ts";
import { checkImageUrl, withImageInput } from "../uploads/images/input.ts";
import { agreed } from "./consent.ts";
import {
  createImageRecord,
  deleteImageRecord,
  IMAGE_RECORD_FIELDS,
  isLiveRecord,
  listImageRecords,
  type RecordKind,
  readImageRecord,
  toImageFields,
} from "./image-record.ts";
import { type PersonRow, RECORD_TABLES, type RecordRow } from "./store-records.ts";

const CONSENT = "Send consent: true once the person has agreed to be shown.";

export const NewPerson = withImageInput({
  name: z
    .string()
    .trim()
    .min(1, "Give the person's name.")
    .max(120, "Use at most 120 characters.")
    .meta({ description: "The person's name, 1 to 120 characters", examples: ["Ada Lovelace"] }),
  role: z
    .string()
    .trim()
    .max(120, "Use at most 120 characters.")
    .default("")
    .meta({ description: "What the person does, at most 120 characters", examples: ["Head of Data, Acme"] }),
  quote: z
    .string()
    .trim()
    .max(400, "Use at most 400 characters.")
    .default("")
    .meta({
      description: "Words the person may be quoted with, at most 400 characters",
      examples: ["We ship twice as often now."],
    }),
  consent: agreed(CONSENT).meta({
    description: "true: the person has agreed to be shown. The key that states it is recorded",
    examples: [true],
  }),
});

export const PersonId = z.object({
  person_id: z.guid("Give the id of a person, a UUID.").meta({ description: "Id of the person, a UUID" }),
});

const Person = z
  .object({
    id: z.guid().describe("Id of the person, a UUID"),
    name: z.string().describe("The person's name"),
    role: z.string().describe("What the person does; may be empty"),
    quote: z.string().describe("Words the person may be quoted with; may be empty"),
    consent: z.literal(true).describe("Always true: without consent there is no record"),
    ...IMAGE_RECORD_FIELDS,
  })
  .meta({ title: "Person" });
type Person = z.infer<typeof Person>;

const PEOPLE: RecordKind<Omit<PersonRow, keyof RecordRow>, Person> = {
  table: RECORD_TABLES.person,
  toWire: (row, publicUrl) => ({
    id: row.id,
    name: row.name,
    role: row.role,
    quote: row.quote,
    consent: true,
    ...toImageFields(row, publicUrl),
  }),
  fetchJob: ({ workspaceId, id }) => ({ kind: "portrait.fetch", workspaceId, personId: id }),
  missing: () =>
    new Refusal("not_found", "There is no such person.", {
      hint: "Check the id, and that the key belongs to the person's workspace.",
      retryable: false,
    }),
};

export const listPeople = operation({
  id: "list_people",
  summary: "List the people who may be shown, newest first.",
  effect: "read",
  input: z.object({}),
  output: z.array(Person),
  run: (ctx) => listImageRecords(ctx, PEOPLE),
});

export const getPerson = operation({
  id: "get_person",
  summary: "Read one person who may be shown.",
  effect: "read",
  refuses: ["not_found"],
  input: PersonId,
  output: Person,
  run: (ctx, { person_id }) => readImageRecord(ctx, PEOPLE, person_id),
});

export const addPerson = operation({
  id: "add_person",
  summary:
    "Add a person who has agreed to be shown, with a portrait that is sent or fetched from an address.",
  effect: "write",
  testKey: "own records",
  audit: (_ctx, _input, { id }) => id,
  refuses: ["plan_cap_reached"],
  input: NewPerson,
  output: Person,
  check: checkImageUrl,
  run(ctx, input) {
    const { name, role, quote } = input;
    const consentBy = `${ctx.actor.kind}:${ctx.actor.id}`;
    return createImageRecord(ctx, PEOPLE, input, { name, role, quote, consentBy });
  },
});

export const deletePerson = operation({
  id: "delete_person",
  summary: "Delete a person, and the portrait when nothing else shows it; its address then answers 410.",
  effect: "destroy",
  testKey: { readOnlyWhen: (ctx, { person_id }) => isLiveRecord(ctx, PEOPLE, person_id) },
  audit: (_ctx, { person_id }) => person_id,
  refuses: ["not_found"],
  input: PersonId,
  output: z.null(),
  run: (ctx, { person_id }) => deleteImageRecord(ctx, PEOPLE, person_id),
});
