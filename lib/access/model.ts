import type { ImageModel } from "../core/image-model.ts";
import { type Model, ModelFailure, type OpenModel } from "../core/model.ts";
import type { Ports } from "../core/ports.ts";
import { hasOptedOut } from "./store-models.ts";

/** The model of a workspace that has opted out. It sends nothing, and every question fails. */
const OPTED_OUT: Model = {
  name: "nobody",
  clips: { maxBytes: Number.POSITIVE_INFINITY },
  ask: () => Promise.reject(optedOut()),
};
const OPTED_OUT_IMAGE_MODEL: ImageModel = {
  name: "nobody",
  referenceSide: 1_024,
  draw: () => Promise.reject(optedOut()),
};

const optedOut = () => new ModelFailure("opted_out", "The workspace has opted out of models.");

/** The language model of a workspace. Undefined without configuration; it always fails after an opt-out. */
export async function modelFor(
  { db, model }: Pick<Ports, "db" | "model">,
  workspaceId: string,
): Promise<OpenModel | undefined> {
  if (!model) return undefined;
  return (await hasOptedOut(db, workspaceId)) ? () => OPTED_OUT : model;
}

/** Whether a language model would be asked for the workspace. */
export const hasModel = async (
  { db, model }: Pick<Ports, "db" | "model">,
  workspaceId: string,
): Promise<boolean> => model !== undefined && !(await hasOptedOut(db, workspaceId));

/** The image model of a workspace, chosen in the same way. */
export async function imageModelFor(
  { db, imageModel }: Pick<Ports, "db" | "imageModel">,
  workspaceId: string,
): Promise<ImageModel | undefined> {
  if (!imageModel) return undefined;
  return (await hasOptedOut(db, workspaceId)) ? OPTED_OUT_IMAGE_MODEL : imageModel;
}
