import * as z from "zod/v4";
import type { Ctx } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { operation } from "../core/operation.ts";
import { checkImageUrl, withImageInput } from "../uploads/images/input.ts";
import { Device, ScreenTheme, ScreenType } from "../vocab.ts";
import {
  changeImageRecord,
  createImageRecord,
  deleteImageRecord,
  IMAGE_RECORD_FIELDS,
  isLiveRecord,
  listImageRecords,
  type RecordKind,
  readImageRecord,
  toImageFields,
} from "./image-record.ts";
import { RECORD_TABLES, type RecordRow, type ScreenRow } from "./store-records.ts";

const oneOf = <T extends z.ZodEnum>({ options }: T) => `Use one of: ${options.join(", ")}.`;

const ScreenTags = z.object({
  name: z
    .string()
    .trim()
    .min(1, "Give the screen a name.")
    .max(120, "Use at most 120 characters.")
    .meta({ description: "What the screen shows, 1 to 120 characters", examples: ["Weekly report"] }),
  screen_type: z
    .enum(ScreenType.options, oneOf(ScreenType))
    .meta({ description: "Which part of the product the screen shows", examples: ["dashboard"] }),
  device: z
    .enum(Device.options, oneOf(Device))
    .meta({ description: "The device the screenshot was taken on", examples: ["desktop"] }),
  theme: z
    .enum(ScreenTheme.options, oneOf(ScreenTheme))
    .meta({ description: "Whether the screen is light or dark", examples: ["light"] }),
});

export const NewScreen = withImageInput(ScreenTags.shape);

export const ScreenPatch = z
  .strictObject(ScreenTags.partial().shape, "Only name, screen_type, device and theme can be changed.")
  .refine(
    (tags) => Object.keys(tags).length > 0,
    "Give at least one of name, screen_type, device and theme.",
  );

export const ScreenId = z.object({
  screen_id: z.guid("Give the id of a screen, a UUID.").meta({ description: "Id of the screen, a UUID" }),
});

const Screen = z
  .object({
    id: z.guid().describe("Id of the screen, a UUID"),
    name: z.string().describe("What the screen shows"),
    screen_type: ScreenType.describe("Which part of the product the screen shows"),
    device: Device.describe("The device the screenshot was taken on"),
    theme: ScreenTheme.describe("Whether the screen is light or dark"),
    ...IMAGE_RECORD_FIELDS,
  })
  .meta({ title: "Screen" });
type Screen = z.infer<typeof Screen>;

const SCREENS: RecordKind<Omit<ScreenRow, keyof RecordRow>, Screen> = {
  table: RECORD_TABLES.screen,
  toWire: (row, publicUrl) => ({
    id: row.id,
    name: row.name,
    screen_type: row.screenType,
    device: row.device,
    theme: row.theme,
    ...toImageFields(row, publicUrl),
  }),
  fetchJob: ({ workspaceId, id }) => ({ kind: "image.fetch", workspaceId, screenId: id }),
  missing: () =>
    new Refusal("screen_not_found", "There is no such screen.", {
      hint: "Check the id, and that the key belongs to the screen's workspace.",
      retryable: false,
    }),
};

export const listProductScreens = operation({
  id: "list_product_screens",
  summary: "List the workspace's product screens, newest first.",
  effect: "read",
  input: z.object({}),
  output: z.array(Screen),
  run: (ctx) => listImageRecords(ctx, SCREENS),
});

export const getProductScreen = operation({
  id: "get_product_screen",
  summary: "Read one product screen of the workspace.",
  effect: "read",
  refuses: ["screen_not_found"],
  input: ScreenId,
  output: Screen,
  run: (ctx, { screen_id }) => readImageRecord(ctx, SCREENS, screen_id),
});

export const uploadProductScreen = operation({
  id: "upload_product_screen",
  summary: "Store a product screenshot that is sent or fetched from an https address.",
  effect: "write",
  testKey: "own records",
  audit: (_ctx, _input, { id }) => id,
  refuses: ["plan_cap_reached"],
  input: NewScreen,
  output: Screen,
  check: checkImageUrl,
  run(ctx, input) {
    const { name, screen_type: screenType, device, theme } = input;
    return createImageRecord(ctx, SCREENS, input, { name, screenType, device, theme });
  },
});

const isLiveScreen = (ctx: Ctx, { screen_id }: z.output<typeof ScreenId>) =>
  isLiveRecord(ctx, SCREENS, screen_id);

export const updateProductScreen = operation({
  id: "update_product_screen",
  summary: "Change the name, type, device or theme of a product screen.",
  effect: "write",
  testKey: { readOnlyWhen: isLiveScreen },
  audit: (_ctx, { screen_id }) => screen_id,
  refuses: ["screen_not_found"],
  input: z.object({ ...ScreenId.shape, ...ScreenTags.partial().shape }),
  output: Screen,
  run: (ctx, { screen_id: id, ...tags }) =>
    changeImageRecord(ctx, SCREENS, { id, changes: { ...givenTags(tags), updatedAt: ctx.now() } }),
});

export const deleteProductScreen = operation({
  id: "delete_product_screen",
  summary: "Delete a product screen, and its image when nothing else shows it; its address then answers 410.",
  effect: "destroy",
  testKey: { readOnlyWhen: isLiveScreen },
  audit: (_ctx, { screen_id }) => screen_id,
  refuses: ["screen_not_found"],
  input: ScreenId,
  output: z.null(),
  run: (ctx, { screen_id }) => deleteImageRecord(ctx, SCREENS, screen_id),
});

type GivenTags = { [K in keyof z.output<typeof ScreenTags>]?: z.output<typeof ScreenTags>[K] | undefined };

/** Tags as columns; tags that were not given are left out. */
function givenTags({ name, screen_type, device, theme }: GivenTags) {
  return {
    ...(name !== undefined && { name }),
    ...(screen_type !== undefined && { screenType: screen_type }),
    ...(device !== undefined && { device }),
    ...(theme !== undefined && { theme }),
  };
}
