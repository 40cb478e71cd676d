import type { Ctx } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import { uuidv7 } from "../../core/ids.ts";
import type { MascotStyle } from "../../vocab.ts";
import { answerOf, createOnce } from "../answer.ts";
import { type Brand, readBrand } from "../brand.ts";
import { paintOf } from "./colors.ts";
import { fingerprint, type Identity } from "./identity.ts";
import { invent } from "./invent.ts";
import { dropLater, dropsFor, withDrawings } from "./keep-pictures.ts";
import { type Drafted, type Mascot, toMascot } from "./record.ts";
import { sketches } from "./sketch.ts";
import { type PictureView, startDraft } from "./store.ts";
import { wishOf } from "./wishes.ts";

/** What candidates are made from. `note` came later than the description and outweighs it. */
export type Order = { description: string; style: MascotStyle | null; note: string };

/** Draws four candidates that were never shown and makes them the draft. `status` is that of the answer. */
export async function draft(ctx: Ctx, before: Drafted, order: Order, status: number): Promise<Mascot> {
  const brand = await readBrand(ctx, ctx.workspaceId);
  const identities = candidatesFor(ctx, before, { ...order, brand });
  const wanted = { ...order, brand: brand.name };
  const drawn = await sketches(ctx, { identities, wanted, shown: before.mascot?.shown ?? [] });
  const drawings = drawn.map(({ bytes }) => bytes);
  return withDrawings(ctx, drawings, async (images) => {
    const now = ctx.now();
    // Made in the same millisecond, so that only sorting puts them into the order they are shown in.
    const ids = identities.map(() => uuidv7(now, ctx.random(10))).sort();
    const candidates = drawn.flatMap(({ identity, drawnBy, drawnNote }, i) => {
      const [image, id] = [images[i], ids[i]];
      const made = { identity, drawnBy, drawnNote, createdAt: now };
      return image && id ? [candidateOf(ctx, { ...made, id, image })] : [];
    });
    const marks = drawn.flatMap(({ mark }) => mark ?? []);
    return begin(ctx, before, { order, candidates, marks, status });
  });
}

/** The same order gives the same candidates: for a test key anywhere, for a live one in its workspace. */
function candidatesFor(
  ctx: Ctx,
  { mascot }: Drafted,
  { brand, ...order }: Order & { brand: Brand },
): Identity[] {
  const { description, note } = order;
  const shown = mascot?.shown ?? [];
  const said = note ? [note, description] : [description];
  const wish = wishOf(said);
  const whose = ctx.mode === "live" ? ctx.workspaceId : "test";
  return invent({
    style: wishOf([note]).style ?? order.style ?? wish.style ?? "critters",
    wish,
    paint: paintOf(wish.colors, brand.palette, brand.name),
    seed: [whose, shown.length, order.style, ...said].join("\n"),
    shown: new Set(shown),
  });
}

const candidateOf = (
  { workspaceId }: Ctx,
  { id, image, ...rest }: Omit<PictureView, "workspaceId" | "mascotId" | "pose" | "note" | "imageId">,
): PictureView => ({
  ...rest,
  id,
  workspaceId,
  mascotId: id,
  pose: "neutral",
  note: "",
  imageId: image.id,
  image,
});

type Begun = { order: Order; candidates: PictureView[]; marks: string[]; status: number };

async function begin(ctx: Ctx, before: Drafted, begun: Begun): Promise<Mascot> {
  const { order, candidates, marks, status } = begun;
  const now = ctx.now();
  const fresh = {
    workspaceId: ctx.workspaceId,
    ...order,
    shown: [...candidates.map(({ identity }) => fingerprint(identity)), ...marks],
    createdAt: now,
    updatedAt: now,
  };
  const version = before.mascot?.version ?? 0;
  const mascot = { ...fresh, keptId: before.mascot?.keptId ?? null, version: version + 1 };
  const record = toMascot({ ...before, mascot, candidates }, ctx.settings.publicUrl);
  const drops = dropsFor(ctx, before.candidates);
  const beside = {
    drops: drops.map(({ message }) => message),
    now,
    answer: answeredWith(ctx, record, status),
  };
  await unlessChanged(startDraft(ctx.db, fresh, { expected: version, candidates, ...beside }));
  dropLater(ctx, drops);
  return record;
}

/** What is stored under an Idempotency-Key. */
export function answeredWith(ctx: Ctx, record: Mascot, status: number) {
  const answer = answerOf(ctx, record);
  return answer && { ...answer, status };
}

/** @throws Refusal when somebody else changed the mascot in the meantime. */
export async function unlessChanged(changing: Promise<boolean>): Promise<void> {
  let done = false;
  await createOnce(
    changing.then((isDone) => {
      done = isDone;
    }),
  );
  if (done) return;
  throw new Refusal("version_conflict", "Another request changed the mascot at the same moment.", {
    hint: "GET /mascot shows how it stands now. Decide again from there.",
    retryable: false,
  });
}
