import { expect, test } from "vitest";
import { signedIn } from "../support/browsing.ts";
import { BRIEF, json, world } from "../support/world.ts";

test("a wrong weekday is asked about with both dates to choose from, and other words count before them", async () => {
  const w = await world();
  const editor = await signedIn(w, "editor");
  const brief = "Pottery evening in the old mill on Monday 24 November 2026. Tickets are £30.";
  const { id } = await json(await w.post("/generate", { ...BRIEF, brief }));
  await w.drain();
  const page = await editor.read(`/app/runs/${id}`);
  expect(page).toContain("24 November 2026 is a Tuesday");
  const radios = [...page.matchAll(/name="(answer_[^"]+)" value="([^"]+)"/g)];
  expect(radios.map(([, , value]) => value)).toEqual(["Monday 23 November 2026", "Tuesday 24 November 2026"]);
  const [, name = "", chosen = ""] = radios[1] ?? [];
  const made = async (values: Record<string, string>) => {
    const answer = await editor.submit("/app/create", {
      brief,
      channel: "linkedin",
      asset_type: "card",
      ...values,
    });
    const [, run] = /^\/app\/runs\/([\w-]{36})/.exec(answer.headers.get("location") ?? "") ?? [];
    await w.drain();
    return (await json(await w.get(`/runs/${run}`))).output_text;
  };
  expect(await made({ [name]: chosen })).toContain("Tuesday 24 November 2026");
  const typed = { [name]: chosen, [`other_${name}`]: "Wednesday 25 November 2026" };
  expect(await made(typed)).toContain("Wednesday 25 November 2026");
});
