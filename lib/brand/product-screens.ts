import * as z from "zod/v4";
import type { Ctx } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { uuidv7 } from "../core/ids.ts";
import { operation } from "../core/operation.ts";
import type { Message } from "../core/ports.ts";
import { answerOf, createOnce } from "./answer.ts";
import { imageLane, withImage } from "./images/keep.ts";
import { BITMAPS } from "./images/prepare.ts";
import { checkAddress, refusingAt, sentPicture, withPicture } from "./picture.ts";
import { removeShown } from "./remove.ts";
import { Screen, ScreenTags, tagsOf, toScreen } from "./screen.ts";
import { sendSoon } from "./soon.ts";
import {
  createScreen,
  deleteScreen,
  findScreen,
  listScreens,
  retagScreen,
  type ScreenRow,
  type ScreenView,
} from "./store-screens.ts";

export const NewScreen = withPicture(ScreenTags.shape);
type NewScreen = z.output<typeof NewScreen>;

export const ScreenPatch = z
  .strictObject(ScreenTags.partial().shape, "Only name, screen_type, device and theme can be changed.")
  .refine(
    (tags) => Object.keys(tags).length > 0,
    "Give at least one of name, screen_type, device and theme.",
  );

export const listProductScreens = operation({
  id: "list_product_screens",
  summary: "List the workspace's product screens, newest first.",
  effect: "read",
  input: z.object({}),
  output: z.array(Screen),
  async run(ctx) {
    const rows = await listScreens(ctx.db, ctx.workspaceId);
    return rows.map((row) => toScreen(row, ctx.settings.publicUrl));
  },
});

export const uploadProductScreen = operation({
  id: "upload_product_screen",
  summary: "Store a product screenshot, sent along or fetched from an https address.",
  effect: "write",
  deed: (_ctx, _input, { id }) => id,
  input: NewScreen,
  output: Screen,
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

export const updateProductScreen = operation({
  id: "update_product_screen",
  summary: "Retag a product screen.",
  effect: "write",
  deed: (_ctx, { screen_id }) => screen_id,
  input: z.object({ screen_id: z.guid(), ...ScreenTags.partial().shape }),
  output: Screen,
  async run(ctx, { screen_id, ...tags }) {
    const changes = { ...tagsOf(tags), updatedAt: ctx.now() };
    if (!(await retagScreen(ctx.db, ctx.workspaceId, screen_id, changes))) throw noScreen();
    const row = await findScreen(ctx.db, ctx.workspaceId, screen_id);
    if (!row) throw noScreen();
    return toScreen(row, ctx.settings.publicUrl);
  },
});

export const deleteProductScreen = operation({
  id: "delete_product_screen",
  summary:
    "Delete a product screen, and its picture when nothing else shows it; its address then answers 410.",
  effect: "destroy",
  deed: (_ctx, { screen_id }) => screen_id,
  input: z.object({ screen_id: z.guid() }),
  output: z.null(),
  async run(ctx, { screen_id }) {
    const gone = await removeShown(ctx, {
      find: () => findScreen(ctx.db, ctx.workspaceId, screen_id),
      remove: (screen, along) => deleteScreen(ctx.db, screen, along),
    });
    if (!gone) throw noScreen();
    return null;
  },
});

const noScreen = () =>
  new Refusal("screen_not_found", "There is no such screen.", {
    hint: "Check the id, and that the key belongs to the screen's workspace.",
    retryable: false,
  });

const UNSET = { sourceUrl: null, reason: null, imageId: null };

function rowOf(ctx: Ctx, { name, screen_type, device, theme }: NewScreen): Omit<ScreenRow, "status"> {
  const now = ctx.now();
  const id = uuidv7(now, ctx.random(10));
  const tags = { name, screenType: screen_type, device, theme };
  return { ...UNSET, id, workspaceId: ctx.workspaceId, ...tags, createdAt: now, updatedAt: now };
}

async function store(ctx: Ctx, row: ScreenView, message: Message | null = null) {
  const record = toScreen(row, ctx.settings.publicUrl);
  const { image: _, ...screen } = row;
  await createOnce(createScreen(ctx.db, { screen, message, answer: answerOf(ctx, record) }));
  return record;
}

async function fetchLater(ctx: Ctx, input: NewScreen, sourceUrl: string): Promise<Screen> {
  const row: ScreenView = { ...rowOf(ctx, input), status: "processing", sourceUrl, image: null };
  const message: Message = {
    id: uuidv7(ctx.now(), ctx.random(10)),
    job: { kind: "image.fetch", workspaceId: ctx.workspaceId, screenId: row.id },
    ...imageLane(ctx.workspaceId),
  };
  const record = await store(ctx, row, message);
  sendSoon(ctx, [message]);
  return record;
}
