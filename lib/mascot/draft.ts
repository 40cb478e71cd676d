import { type Brand, readBrand } from "../brand/brand.ts";
import type { Ctx } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { newId } from "../core/ids.ts";
import { type Owner, ownerOf } from "../core/owner.ts";
import { answerToStore, createOnce } from "../replay/answer.ts";
import type { MascotStyle } from "../vocab.ts";
import { choosePaint } from "./colors.ts";
import { drawCandidates } from "./draw-candidates.ts";
import { fingerprint, type Identity } from "./identity.ts";
import { inventCandidates } from "./invent.ts";
import { type Mascot, type MascotState, toMascot } from "./record.ts";
import { type MascotImage, startDraft } from "./store.ts";
import { readWish } from "./wishes.ts";
import { deleteLater, imageDeletionsFor, withImages } from "./with-images.ts";

/** What candidates are made from. `note` came later than the description and outweighs it. */
export type DraftOptions = { description: string; style: MascotStyle | null; note: string };

/** Draws four candidates that were never shown and makes them the draft. `status` is that of the answer. */
export async function drawDraft(
  ctx: Ctx,
  before: MascotState,
  options: DraftOptions,
  status: number,
): Promise<Mascot> {
  const brand = await readBrand(ctx, ctx.workspaceId);
  const identities = candidatesFor(ctx, before, { ...options, brand });
  const wanted = { ...options, brand: brand.name };
  const drawn = await drawCandidates(ctx, { identities, wanted, shown: before.mascot?.shown ?? [] });
  const drawings = drawn.map(({ bytes }) => bytes);
  return withImages(ctx, drawings, async (images) => {
    const now = ctx.now();
    // Made in the same millisecond, so that only sorting puts them into the order they are shown in.
    const ids = identities.map(() => newId(ctx, now)).sort();
    const candidates = drawn.flatMap(({ identity, drawnBy, drawnNote }, i) => {
      const [image, id] = [images[i], ids[i]];
      const made = { identity, drawnBy, drawnNote, createdAt: now };
      return image && id ? [candidateOf(ctx, { ...made, id, image })] : [];
    });
    const fingerprints = drawn.flatMap(({ fingerprint: shown }) => shown ?? []);
    return saveDraft(ctx, before, { options, candidates, fingerprints, status });
  });
}

/** The same order gives the same candidates: for a test key anywhere, for a live one in its workspace. */
function candidatesFor(
  ctx: Ctx,
  { mascot }: MascotState,
  { brand, ...options }: DraftOptions & { brand: Brand },
): Identity[] {
  const { description, note } = options;
  const shown = mascot?.shown ?? [];
  const texts = note ? [note, description] : [description];
  const wish = readWish(texts);
  const owner = ctx.mode === "live" ? ctx.workspaceId : "test";
  return inventCandidates({
    style: readWish([note]).style ?? options.style ?? wish.style ?? "critters",
    wish,
    paint: choosePaint(wish.colors, brand.palette, brand.name),
    seed: [owner, shown.length, options.style, ...texts].join("\n"),
    shown: new Set(shown),
  });
}

const candidateOf = (
  ctx: Ctx,
  { id, image, ...rest }: Omit<MascotImage, keyof Owner | "mascotId" | "pose" | "note" | "imageId">,
): MascotImage => ({
  ...rest,
  id,
  ...ownerOf(ctx),
  mascotId: id,
  pose: "neutral",
  note: "",
  imageId: image.id,
  image,
});

type NewDraft = { options: DraftOptions; candidates: MascotImage[]; fingerprints: string[]; status: number };

async function saveDraft(ctx: Ctx, before: MascotState, draft: NewDraft): Promise<Mascot> {
  const { options, candidates, fingerprints, status } = draft;
  const now = ctx.now();
  const fresh = {
    ...ownerOf(ctx),
    ...options,
    shown: [...candidates.map(({ identity }) => fingerprint(identity)), ...fingerprints],
    createdAt: now,
    updatedAt: now,
  };
  const version = before.mascot?.version ?? 0;
  const mascot = { ...fresh, keptId: before.mascot?.keptId ?? null, version: version + 1 };
  const record = toMascot({ ...before, mascot, candidates }, ctx.settings.publicUrl);
  const deletions = imageDeletionsFor(ctx, before.candidates);
  const effects = {
    messages: deletions.map(({ message }) => message),
    now,
    answer: answeredWith(ctx, record, status),
  };
  await unlessChanged(startDraft(ctx.db, fresh, { expected: version, candidates, ...effects }));
  deleteLater(ctx, deletions);
  return record;
}

/** What is stored under an Idempotency-Key. */
export function answeredWith(ctx: Ctx, record: Mascot, status: number) {
  const answer = answerToStore(ctx, record);
  return answer && { ...answer, status };
}

/** @throws Refusal when another request changed the mascot in the meantime. */
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
