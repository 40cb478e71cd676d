import { expect, test } from "vitest";
import { poseFor } from "../../lib/pipeline/designs/pose.ts";
import { signedIn } from "../support/browsing.ts";
import { kept, mascotIn, mascotOf, ROBOT, step } from "../support/mascots.ts";
import { type RunBody, type World, world } from "../support/world.ts";

test.each([
  ["We are sorry about the outage", "sad"],
  ["Thank you for 10 wonderful years", "celebrating"],
  ["We are hiring in Lisbon", "waving"],
  ["Join our webinar on Thursday", "waving"],
  ["20% off until Sunday", "wow"],
  ["Five mistakes in every invoice", "thinking"],
  ["Still sending invoices by hand?", "thinking"],
  ["It works overnight", "sleepy"],
  ["Introducing offline maps", "announcing"],
  ["Maps for couriers", "happy"],
])("the mascot's pose for the headline (%s) is %s", (headline, pose) => {
  expect(poseFor({ headline })).toBe(pose);
});

test("the kicker affects the mascot's mood too, and values that are not text do not", () => {
  expect(poseFor({ kicker: "Tip of the week", headline: "Name your layers" })).toBe("thinking");
  expect(poseFor({ headline: 7, supporting: null })).toBe("happy");
});

const BODIES = {
  announcement: { headline: "Offline maps are here", supporting: "For couriers in tunnels." },
  stat: { value: "98%", label: "of parcels on time", headline: "Nearly all of them" },
};

/** The hash of a picture that is drawn from given words. */
async function hashOf(w: World, template: keyof typeof BODIES, body: object = BODIES[template]) {
  const item = { output_type: template, channel: "linkedin", body: { ...body, seed: 4 } };
  const batch = (await (await w.post("/render", { items: [item] })).json()) as {
    items: { run_id: string }[];
  };
  await w.drain();
  const run = (await (await w.get(`/runs/${batch.items[0]?.run_id}`)).json()) as RunBody;
  expect(run.status).toBe("succeeded");
  return run.render_hash;
}

test("the mascot appears only where a template has a place for it and once one has been kept", async () => {
  const w = await world();
  const [plain, figures] = [await hashOf(w, "announcement"), await hashOf(w, "stat")];
  const { candidates } = await mascotIn(await w.post("/mascot", ROBOT));
  expect(await hashOf(w, "announcement"), "a candidate is not drawn").toBe(plain);
  await step(w, { action: "keep", candidate_id: candidates[0]?.id });
  const shown = await hashOf(w, "announcement");
  expect(shown).not.toBe(plain);
  expect(await hashOf(w, "stat")).toBe(figures);
  expect(await hashOf(w, "announcement")).toBe(shown);
});

test("another mascot or mood gives another picture, and a new draft changes nothing", async () => {
  const { w } = await kept();
  const [happy, sad] = [{ headline: "Maps for couriers" }, { headline: "Sorry, couriers" }];
  const first = [await hashOf(w, "announcement", happy), await hashOf(w, "announcement", sad)];
  const { candidates } = await mascotIn(await w.post("/mascot", { description: "A plant" }));
  expect(await hashOf(w, "announcement", happy)).toBe(first[0]);
  await step(w, { action: "keep", candidate_id: candidates[0]?.id });
  expect(await mascotOf(w)).toMatchObject({ style: "sprouts" });
  const second = [await hashOf(w, "announcement", happy), await hashOf(w, "announcement", sad)];
  expect(new Set([...first, ...second]).size).toBe(4);
});

test("a brand keeps its mascot out of every picture, and lets it back in", async () => {
  const w = await world();
  const plain = await hashOf(w, "announcement");
  const { candidates } = await mascotIn(await w.post("/mascot", ROBOT));
  await step(w, { action: "keep", candidate_id: candidates[0]?.id });
  const shown = await hashOf(w, "announcement");
  const owner = await signedIn(w);
  await owner.submit("/app/brand/mascot/shown", { never: "true" });
  expect(await hashOf(w, "announcement")).toBe(plain);
  expect(await owner.read("/app/brand/mascot")).toContain("No picture shows it.");
  await owner.submit("/app/brand/mascot/shown", { never: "false" });
  expect(await hashOf(w, "announcement")).toBe(shown);
});
