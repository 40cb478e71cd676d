import type { ImageModel } from "../core/image-model.ts";
import { type Model, ModelFailure, type OpenModel } from "../core/model.ts";
import type { Ports } from "../core/ports.ts";
import { hasOptedOut } from "./store-models.ts";

/** Stands where a model would be: it is never sent anything, and whoever asks it goes on as if a model had failed. */
const NOBODY: Model = {
  name: "nobody",
  clips: { maxBytes: Number.POSITIVE_INFINITY },
  ask: () => Promise.reject(optedOut()),
};
const NO_PAINTER: ImageModel = {
  name: "nobody",
  referenceSide: 1_024,
  draw: () => Promise.reject(optedOut()),
};

const optedOut = () => new ModelFailure("opted_out", "The workspace has opted out of models.");

/** The one place where a language model is handed out: none where none is configured, and nobody where a workspace wants none. */
export async function modelFor(
  { db, model }: Pick<Ports, "db" | "model">,
  workspaceId: string,
): Promise<OpenModel | undefined> {
  if (!model) return undefined;
  return (await hasOptedOut(db, workspaceId)) ? () => NOBODY : model;
}

/** The same for the image model. */
export async function imageModelFor(
  { db, imageModel }: Pick<Ports, "db" | "imageModel">,
  workspaceId: string,
): Promise<ImageModel | undefined> {
  if (!imageModel) return undefined;
  return (await hasOptedOut(db, workspaceId)) ? NO_PAINTER : imageModel;
}
