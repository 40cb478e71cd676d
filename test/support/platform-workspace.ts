import { inject } from "vitest";
import { mintKey, revoke } from "../../lib/access/mint.ts";
import { createWorkspace, setPaused } from "../../lib/access/workspaces.ts";
import { connectLocal } from "../../lib/admin/connect.ts";
import type { Plan } from "../../lib/vocab.ts";

const ACTOR = { kind: "system", id: "test" } as const;

export type Account = Awaited<ReturnType<typeof openAccount>>;

/** A workspace with a live key on the platform that the worker tests run on, and a caller over HTTP. */
export async function openAccount(plan: Plan) {
  const deps = connectLocal(inject("platform"));
  const workspaceId = await createWorkspace(deps, ACTOR, "Kite Works", plan);
  const { key, keyId } = await mintKey(deps, ACTOR, { workspaceId, mode: "live" });
  const call = (method: string, path: string, body?: unknown) =>
    fetch(`${inject("baseUrl")}/api/v1/programmatic${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return {
    workspaceId,
    key,
    call,
    post: (path: string, body: unknown) => call("POST", path, body),
    send: (path: string, form: FormData) =>
      fetch(`${inject("baseUrl")}/api/v1/programmatic${path}`, {
        method: "POST",
        headers: { authorization: `Bearer ${key}` },
        body: form,
      }),
    /** The run once it has ended; as it stands after a minute and a half at the latest. */
    async finished(id: string) {
      let run = await (await call("GET", `/runs/${id}?wait=30`)).json();
      for (let n = 0; n < 2 && !run.finished_at; n++) {
        run = await (await call("GET", `/runs/${id}?wait=30`)).json();
      }
      return run;
    },
    pause: (paused: boolean) => setPaused(deps, ACTOR, workspaceId, paused),
    revoke: () => revoke(deps, ACTOR, workspaceId, keyId),
  };
}
