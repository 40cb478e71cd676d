import type { Job } from "../core/job.ts";
import type { Db } from "../core/ports.ts";
import type { Waiting } from "./fetch-picture.ts";
import { findPerson, settlePerson } from "./store-people.ts";
import { findScreen, settleScreen } from "./store-screens.ts";

/** What a job of the queue is to fetch a picture for. */
export function waitingFor(db: Db, job: Extract<Job, { kind: "image.fetch" | "portrait.fetch" }>): Waiting {
  const { workspaceId } = job;
  if (job.kind === "image.fetch") {
    const id = job.screenId;
    return {
      workspaceId,
      about: { screen_id: id },
      find: () => findScreen(db, workspaceId, id),
      settle: (settled) => settleScreen(db, workspaceId, id, settled),
    };
  }
  const id = job.personId;
  return {
    workspaceId,
    about: { person_id: id },
    find: () => findPerson(db, workspaceId, id),
    settle: (settled) => settlePerson(db, workspaceId, id, settled),
  };
}
