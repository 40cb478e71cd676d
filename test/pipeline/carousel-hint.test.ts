import { expect, test } from "vitest";
import { carousel } from "../../lib/render/templates/carousel/carousel.tsx";
import { type RunBody, type World, world } from "../support/world.ts";

const SERIES = {
  cover: {
    headline: "Drei Gründe für unseren Chor",
    supporting: "Wir singen jeden Dienstag und freuen uns auf dich.",
  },
  slides: [{ title: "Die Gruppen sind klein" }, { title: "Wir proben am Abend" }],
  closing: { headline: "Komm vorbei und sing mit uns" },
};

/** The first slide of a carousel from given words, by its hash. */
async function coverOf(w: World, given: object): Promise<string | undefined> {
  const item = { output_type: "carousel", channel: "linkedin", body: { ...SERIES, ...given, seed: 3 } };
  const batch = await w.post("/render", { items: [item] });
  const { items } = (await batch.json()) as { items: { run_id: string }[] };
  await w.drain();
  const run = (await (await w.get(`/runs/${items[0]?.run_id}`)).json()) as RunBody & {
    assets: { sha256: string }[];
  };
  expect(run.status).toBe("succeeded");
  return run.assets[0]?.sha256;
}

test("a carousel without a hint invites to swipe in the language of its words", async () => {
  const w = await world();
  const own = await coverOf(w, {});
  expect(own).toBe(await coverOf(w, { hint: "Weiterwischen" }));
  expect(own).not.toBe(await coverOf(w, { hint: "Swipe for more" }));
});

test("an empty hint stays empty, and one of the caller stays", () => {
  const data = carousel.data.parse(SERIES);
  expect(carousel.inLanguage?.({ ...data, hint: "" }, "de").hint).toBe("");
  expect(carousel.inLanguage?.({ ...data, hint: "Los" }, "de").hint).toBe("Los");
  expect(carousel.inLanguage?.(data, "xx").hint).toBe("Swipe for more");
});
