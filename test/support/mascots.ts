import { eq } from "drizzle-orm";
import { onTestFinished } from "vitest";
import { images } from "../../drizzle/schema/index.ts";
import { startPictureFake } from "../fakes/image-model.ts";
import { type PictureReply, shows } from "../fakes/image-replies.ts";
import { figure } from "./figures.ts";
import { imageModelAt } from "./image-models.ts";
import { watchStorage } from "./watch-storage.ts";
import { type World, world } from "./world.ts";

type Picture = { id: string; image_url: string; drawn_by: string; drawn_note: string };
type MascotBody = {
  status: string;
  id: string | null;
  style: string | null;
  image_url: string | null;
  poses: (Picture & { pose: string; note: string })[];
  candidates: (Picture & { style: string; colors: Record<string, string> })[];
  description: string | null;
  note: string | null;
  next: string;
  allowed: { styles: string[]; poses: string[] };
};

export const ROBOT = { description: "A friendly green robot" };

export const mascotIn = async (answer: Response) => (await answer.json()) as MascotBody;
export const mascotOf = async (w: World) => mascotIn(await w.get("/mascot"));
export const step = (w: World, body: object, headers: Record<string, string> = {}) =>
  w.post("/mascot/step", body, headers);

/** A world with a draft of four. */
export async function drafted(order: object = ROBOT, setting: Parameters<typeof world>[0] = {}) {
  const w = await world(setting);
  const storage = watchStorage(w);
  const { tombstone } = w.service.files;
  const tombstoned: string[] = [];
  w.service.files.tombstone = async (names) => {
    await tombstone(names);
    tombstoned.push(...names);
  };
  const draft = await mascotIn(await w.post("/mascot", order));
  return { w, draft, first: draft.candidates[0]?.id ?? "", stored: storage.names, tombstoned };
}

/** A world with a mascot that was kept. */
export async function kept(order: object = ROBOT) {
  const made = await drafted(order);
  const mascot = await mascotIn(await step(made.w, { action: "keep", candidate_id: made.first }));
  return { ...made, mascot };
}

/** Names of the files that rows of the workspace refer to. */
export async function knownFiles(w: World): Promise<string[]> {
  const rows = await w.service.db.select().from(images).where(eq(images.workspaceId, w.workspaceId));
  return rows.map(({ key }) => key).sort();
}

export const keysOf = (...lists: { image_url: string }[][]) =>
  lists
    .flat()
    .map(({ image_url }) => new URL(image_url).pathname.replace("/assets/", ""))
    .sort();

/** A world whose image model is a fake vendor's. */
export async function painted(...replies: PictureReply[]) {
  const fake = await startPictureFake("openai-compatible");
  fake.script(...replies);
  onTestFinished(() => fake.close());
  const w = await world({ service: { imageModel: imageModelAt("openai-compatible", fake) } });
  return { fake, w };
}

/** Pictures that an image model might draw for four candidates. */
export const fourPictures = () =>
  Promise.all(
    ["#7c5cff", "#e5484d", "#4cb86b", "#f7c948"].map(async (color) => shows(await figure({ color }))),
  );
