import * as z from "zod/v4";
import type { Ctx } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { uuidv7 } from "../core/ids.ts";
import { operation } from "../core/operation.ts";
import type { Message } from "../core/ports.ts";
import { answerOf, createOnce } from "./answer.ts";
import { imageLane, withImage } from "./images/keep.ts";
import { BITMAPS } from "./images/prepare.ts";
import { Person, PersonId, toPerson } from "./person.ts";
import { checkAddress, refusingAt, sentPicture, withPicture } from "./picture.ts";
import { removeShown } from "./remove.ts";
import { sendSoon } from "./soon.ts";
import {
  createPerson,
  findPeople,
  findPerson,
  type PersonRow,
  type PersonView,
  removePerson,
} from "./store-people.ts";

const CONSENT = "Send consent: true once the person has agreed to be shown.";

/** Multipart knows texts only. */
const Consent = z.preprocess((given) => (given === "true" ? true : given), z.literal(true, CONSENT));

export const NewPerson = withPicture({
  name: z.string().trim().min(1, "Give the person's name.").max(120, "Use at most 120 characters."),
  role: z.string().trim().max(120, "Use at most 120 characters.").default(""),
  quote: z.string().trim().max(400, "Use at most 400 characters.").default(""),
  consent: Consent,
});
type NewPerson = z.output<typeof NewPerson>;

export const listPeople = operation({
  id: "list_people",
  summary: "List the people who may be shown, newest first.",
  effect: "read",
  input: z.object({}),
  output: z.array(Person),
  async run(ctx) {
    const rows = await findPeople(ctx.db, ctx.workspaceId);
    return rows.map((row) => toPerson(row, ctx.settings.publicUrl));
  },
});

export const addPerson = operation({
  id: "add_person",
  summary: "Add somebody who has agreed to be shown, with a portrait sent along or fetched from an address.",
  effect: "write",
  deed: (_ctx, _input, { id }) => id,
  input: NewPerson,
  output: Person,
  check: checkAddress,
  async run(ctx, input) {
    if (input.image_url !== undefined) return fetchLater(ctx, input, input.image_url);
    return refusingAt(input, async () => {
      const sent = await sentPicture(ctx, input);
      return withImage(ctx, ctx.workspaceId, { sent, accepts: BITMAPS }, (image) =>
        store(ctx, { ...rowOf(ctx, input), status: "ready", imageId: image.id, image }),
      );
    });
  },
});

export const deletePerson = operation({
  id: "delete_person",
  summary: "Remove a person, and the portrait when nothing else shows it; its address then answers 410.",
  effect: "destroy",
  deed: (_ctx, { person_id }) => person_id,
  input: PersonId,
  output: z.null(),
  async run(ctx, { person_id }) {
    const gone = await removeShown(ctx, {
      find: () => findPerson(ctx.db, ctx.workspaceId, person_id),
      remove: (person, along) => removePerson(ctx.db, person, along),
    });
    if (!gone) throw noPerson();
    return null;
  },
});

const noPerson = () =>
  new Refusal("not_found", "There is no such person.", {
    hint: "Check the id, and that the key belongs to the person's workspace.",
    retryable: false,
  });

const UNSET = { sourceUrl: null, reason: null, imageId: null };

function rowOf(ctx: Ctx, { name, role, quote }: NewPerson): Omit<PersonRow, "status"> {
  const now = ctx.now();
  const { kind, id } = ctx.actor;
  const known = { id: uuidv7(now, ctx.random(10)), workspaceId: ctx.workspaceId, consentBy: `${kind}:${id}` };
  return { ...UNSET, ...known, name, role, quote, createdAt: now, updatedAt: now };
}

async function store(ctx: Ctx, row: PersonView, message: Message | null = null): Promise<Person> {
  const record = toPerson(row, ctx.settings.publicUrl);
  const { image: _, ...person } = row;
  await createOnce(createPerson(ctx.db, { person, message, answer: answerOf(ctx, record) }));
  return record;
}

async function fetchLater(ctx: Ctx, input: NewPerson, sourceUrl: string): Promise<Person> {
  const row: PersonView = { ...rowOf(ctx, input), status: "processing", sourceUrl, image: null };
  const message: Message = {
    id: uuidv7(ctx.now(), ctx.random(10)),
    job: { kind: "portrait.fetch", workspaceId: ctx.workspaceId, personId: row.id },
    ...imageLane(ctx.workspaceId),
  };
  const record = await store(ctx, row, message);
  sendSoon(ctx, [message]);
  return record;
}
