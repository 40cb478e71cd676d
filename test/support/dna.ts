import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { events } from "../../drizzle/schema/index.ts";
import { type World, world } from "./world.ts";

export const DNA = "/brand-dna";
export type Dna = Record<string, unknown> & { version: number; logos: string[] };

export const readDna = async (answer: Response) => (await answer.json()) as Dna;

/** A patch that is accepted. */
export async function patchDna(w: World, body: object): Promise<Dna> {
  const answer = await w.patch(DNA, body);
  expect(answer.status).toBe(200);
  return readDna(answer);
}

/** The recorded events of changed Brand DNA. */
export async function updates(w: World) {
  const rows = await w.service.db.select().from(events).where(eq(events.workspaceId, w.workspaceId));
  return rows.filter(({ kind }) => kind === "brand.updated");
}

/** The empty Brand DNA. */
export const UNSET = {
  tagline: "",
  overview: "",
  offer: { product_name: "", one_liner: "", features: [], who_its_for: "" },
  product_map: {},
  icp: {},
  palette: {},
  logos: [],
  features: [],
  products: {},
  audience: {},
  version: 0,
  updated_at: null,
  warnings: [],
  logo_status: [],
};

/** A world in which the first `count` changes of the Brand DNA all read before any of them writes. */
export async function contested(count: number): Promise<World> {
  const w = await world();
  await w.get(DNA);
  const { db } = w.service;
  const waiting: (() => void)[] = [];
  let open = false;
  const meet = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve);
      open ||= waiting.length === count;
      if (open) for (const go of waiting.splice(0)) go();
    });
  const execute = async (query: Parameters<typeof db.execute>[0]) => {
    await meet();
    return db.execute(query);
  };
  w.service.db = new Proxy(db, {
    get: (target, name) => (name === "execute" ? execute : Reflect.get(target, name)),
  });
  return w;
}
