import { describe, expect, test } from "vitest";
import { signedIn } from "../support/browsing.ts";
import { API, BRIEF, type World, world } from "../support/world.ts";

type Problem = { code: string; message: string; detail: { hint: string } & { msg: string }[] };

const problemOf = async (answer: Response) => (await answer.json()) as Problem;

/** What is said about one field of a body that does not fit. */
async function about(w: World, path: string, body: object): Promise<string> {
  const { message, detail } = await problemOf(await w.post(path, body));
  return detail.map(({ msg }) => msg).join(" ") || message;
}

describe("a refusal says the way out", () => {
  test("a key without the word Bearer", async () => {
    const w = await world();
    const answer = await w.app.request(`${API}/me`, { headers: { authorization: w.key } }, {} as never);
    expect(answer.status).toBe(401);
    expect(await problemOf(answer)).toMatchObject({
      code: "invalid_api_key",
      message: "The header Authorization does not say Bearer before the API key.",
      detail: { hint: "Send the header Authorization: Bearer <API_KEY>." },
    });
  });

  test("a wrong method", async () => {
    const answer = await (await world()).get("/generate");
    expect(answer.status).toBe(405);
    expect((await problemOf(answer)).detail.hint).toBe("This path takes POST.");
  });

  test.each([
    [{ channel: undefined }, "Use one of: twitter, linkedin,"],
    [{ channel: "linkdin" }, 'Did you mean "linkedin"?'],
    [{ template: "anouncement" }, 'Did you mean "announcement"?'],
    [{ theme: "drak" }, 'You sent "drak". Did you mean "dark"?'],
    [{ brief: "Kites. ".repeat(1000) }, "at most 4,000 characters, and this one has 6,999."],
    [{ scheduled_at: "2026-06-01T09:00:00Z" }, "it is 2026-06-15T12:00:00Z now."],
  ])("%j", async (wrong, says) => {
    expect(await about(await world(), "/generate", { ...BRIEF, ...wrong })).toContain(says);
  });

  test("an event type that is like one", async () => {
    const body = { url: "https://example.com/hook", event_types: ["run.success"] };
    expect(await about(await world(), "/webhooks", body)).toContain(
      'You sent "run.success". Did you mean "run.succeeded"?',
    );
  });
});

test("the record of a key names a paused workspace and the way to resume it", async () => {
  const w = await world();
  expect(await (await w.get("/me")).json()).toMatchObject({ paused: false, warnings: [] });
  const owner = await signedIn(w);
  await owner.submit("/app/settings/pause");
  const way = "A workspace owner resumes it in the dashboard, under Settings or Calendar.";
  expect(await (await w.get("/me")).json()).toMatchObject({
    paused: true,
    warnings: [`This workspace is paused. ${way}`],
  });
  expect((await problemOf(await w.post("/generate", BRIEF))).detail.hint).toContain(way);
  expect(await owner.read("/app")).toMatch(/This workspace is paused[\s\S]*action="\/app\/settings\/resume"/);
});
