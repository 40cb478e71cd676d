import * as z from "zod/v4";
import { filmTemplate } from "../../lib/render/film/film-template.ts";
import type { FilmScene } from "../../lib/render/film/motion.ts";
import type { Node } from "../../lib/render/jsx-runtime.ts";
import type { Template } from "../../lib/render/template.ts";
import { TEMPLATES } from "../../lib/render/templates/index.ts";
import { undoAfterFile } from "./cleanup.ts";
import { json, type World } from "./world.ts";

const field = (color: string): Node => ({
  type: "container",
  style: { display: "flex", width: "100%", height: "100%", backgroundColor: color },
  children: [],
});

const scene = (color: string, seconds: number): FilmScene => ({
  seconds,
  background: field(color),
  layers: [
    {
      name: "square",
      box: { x: 160, y: 160, width: 96, height: 96 },
      node: field("#ffffff"),
      enter: { kind: "rise", at: 0 },
    },
  ],
  leave: "cut",
});

const PLAIN_FILM = "test_reel";

/** A film of plain colours, as long as a test needs it. Few of its pictures change, so it is made quickly. */
const plainFilm = filmTemplate({
  id: PLAIN_FILM,
  title: "Reel",
  about: "Plain colours, for tests.",
  version: 1,
  assetTypes: ["video"],
  data: z.object({
    seconds: z.number().default(2).describe("Of every scene."),
    colors: z.array(z.string()).default(["#c2185b", "#1565c0"]).describe("One scene each."),
  }),
  sample: {},
  film: (_stage, { seconds, colors }) => ({
    scenes: colors.map((color) => scene(color, seconds)),
    poster: 0,
  }),
  altText: ({ colors }, brand, page) => `${brand}: all of it is ${colors[page]}.`,
});

/** The name of the plain film. It is a template from here to the end of the test file. */
export function plainFilmType(): string {
  const templates: Record<string, Template> = TEMPLATES;
  templates[PLAIN_FILM] = plainFilm;
  undoAfterFile(PLAIN_FILM, () => delete templates[PLAIN_FILM]);
  return PLAIN_FILM;
}

/** Films that are made in one go, and in four parts. */
export const ONE_PART = { seconds: 1, format: "wide" };
export const FOUR_PARTS = { seconds: 27, format: "wide" };

/** Asks for a reel and takes its message out of the queue. */
export async function startPlainFilm(w: World, body: object = ONE_PART, more: object = {}) {
  const items = [{ output_type: plainFilmType(), body, ...more }];
  const answer = await json(await w.post("/render", { items }));
  const [item] = answer.items as { run_id: string }[];
  const id = item?.run_id ?? "";
  const [message] = takeJobs(w, id);
  if (!message) throw new Error(`No run was started: ${JSON.stringify(answer)}`);
  return { id, job: message.job };
}

/** Takes the messages of a run out of the queue; other runs' messages stay. */
export function takeJobs(w: World, id: string) {
  const isOfRun = ({ job }: World["waiting"][number]) => "runId" in job && job.runId === id;
  const taken = w.waiting.filter(isOfRun);
  w.waiting.splice(0, w.waiting.length, ...w.waiting.filter((message) => !isOfRun(message)));
  return taken;
}
