import { expect, test } from "vitest";
import { expectRefusal } from "../support/expect.ts";
import { KEYED_ROUTES, NO_RUN } from "../support/routes.ts";
import { API, type World, world } from "../support/world.ts";

const withId = (path: string) => path.replace(":output_type", "card").replace(/:\w+_id/g, NO_RUN);

async function refused(w: World, method: string, path: string, json?: unknown) {
  const answer = await w.call(method, path, { ...(json !== undefined && { json }) });
  const body = await expectRefusal(answer, 422, "validation_error");
  return (body.detail as { loc: string[]; msg: string; type: string }[])[0];
}

test("a misspelt query parameter is refused with the name that was meant", async () => {
  const w = await world();
  for (const root of [API, ""]) {
    expect(await refused(w, "GET", `${root}/runs?statsu=failed`)).toEqual({
      loc: ["query", "statsu"],
      msg: 'There is no parameter "statsu" here. Did you mean "status"?',
      type: "unknown_parameter",
    });
  }
});

test("every route refuses a parameter that it does not take", async () => {
  const w = await world();
  for (const { method, path, body } of KEYED_ROUTES) {
    const found = await refused(w, method, `${API}${withId(path)}?shiny=1`, body);
    expect(found?.loc, `${method} ${path}`).toEqual(["query", "shiny"]);
  }
});

test("health and Studio's routes refuse unknown parameters too", async () => {
  const w = await world();
  await refused(w, "GET", "/api/v1/health?t=1");
  await refused(w, "GET", "/api/v1/studio/templates?limit=3");
});

test("a metadata filter belongs to the list of runs alone", async () => {
  const w = await world();
  const found = await refused(w, "GET", `${API}/posts?metadata[order]=A-1`);
  expect(found?.loc).toEqual(["query", "metadata[order]"]);
});
