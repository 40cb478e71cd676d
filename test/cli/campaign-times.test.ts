import { expect, test } from "vitest";
import { world } from "../support/world.ts";
import { piped } from "./with-service.ts";

const BOTH = "2026-06-18T12:00:00Z,2026-06-19T12:00:00Z";
const ID = "0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b";

test("the times of a campaign may stand behind one another, separated by commas", async () => {
  const asks = piped(await world());
  const create = ["campaign", "create", "--name", "Spring", "--brief", "Harbor Notes now works offline."];

  expect((await asks(...create, "--scheduled-at", BOTH)).json.drops).toMatchObject([
    { scheduled_at: "2026-06-18T12:00:00.000Z" },
    { scheduled_at: "2026-06-19T12:00:00.000Z" },
  ]);
  expect((await asks(...create, "--scheduled-at", `${BOTH},soon`)).err).toContain(
    '--scheduled-at "soon" is not an ISO 8601 time.',
  );
  expect((await asks("schedule", ID, "--platform", "x", "--scheduled-at", BOTH)).err).toContain(
    "--scheduled-at takes one time here.\n  A campaign takes several",
  );
});
