import { mintKey, revoke } from "../../../access/mint.ts";
import { createWorkspace } from "../../../access/workspaces.ts";
import { OPERATOR } from "../../system-context.ts";
import { askVendor } from "../ask-vendor.ts";
import { findWorkspaceNamed } from "../store-facts.ts";
import { type CheckResult, type DeployUnit, fine, found, missing, problem } from "../unit.ts";
import { type DeployWorld, environmentOf, publicUrlOf } from "../world.ts";
import { hasAddress } from "./project.ts";

const WORKSPACE = "Setup check";
const BRIEF = "Setup is done: this card was drawn by the service itself.";
const TRIES = 60;
const WAIT_MS = 2_000;
const PNG = [0x89, 0x50, 0x4e, 0x47];

/** One real card, from the brief to its file: the API, the queue, the renderer and the bucket at once. */
export const card: DeployUnit = {
  name: "card",
  onlySetup: true,
  check: async (world) =>
    hasAddress(world)
      ? found(missing("No card was drawn yet."))
      : found(problem("PUBLIC_URL is not usable.", "Correct PUBLIC_URL.")),
  async do(world) {
    const admin = world.admin(environmentOf(world));
    const workspaceId =
      (await findWorkspaceNamed(admin.db, WORKSPACE)) ??
      (await createWorkspace(admin, OPERATOR, WORKSPACE, "starter"));
    const { key, keyId } = await mintKey(admin, OPERATOR, { workspaceId, mode: "live", name: WORKSPACE });
    try {
      return await draw(world, key);
    } finally {
      await revoke(admin, OPERATOR, workspaceId, keyId);
    }
  },
  verify: async (): Promise<CheckResult> => fine("a card was drawn and read back"),
};

async function draw(world: DeployWorld, key: string): Promise<string> {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const root = `${publicUrlOf(world)}/api/v1/programmatic`;
  const began = world.now().getTime();
  const order = JSON.stringify({ brief: BRIEF, channel: "linkedin", asset_type: "card" });
  const started = await askVendor(world, `${root}/generate`, { method: "POST", headers, body: order });
  if (started.status !== 202)
    throw new Error(`The service did not take the brief of a card: it answered ${started.status}.`);
  const run = await ended(world, `${root}/runs/${started.body.id}`, headers);
  if (run?.status !== "succeeded")
    throw new Error(
      `The card is ${run?.status ?? "nowhere"}: ${run?.error_message ?? "does the queue reach PUBLIC_URL/jobs?"}`,
    );
  await readPicture(world, run.asset_url ?? undefined);
  return `Drew a card in ${Math.round((world.now().getTime() - began) / 1000)} s, and read it back.`;
}

async function ended(world: DeployWorld, url: string, headers: Record<string, string>) {
  let run: { status: string; error_message?: string; asset_url: string | null } | undefined;
  for (let tries = 0; tries < TRIES && !/^(succeeded|failed|canceled)$/.test(run?.status ?? ""); tries++) {
    if (tries > 0) await world.sleep(WAIT_MS);
    run = (await askVendor(world, url, { headers })).body;
  }
  return run;
}

async function readPicture({ fetch }: DeployWorld, url = ""): Promise<void> {
  const answer = await fetch(url);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (answer.status !== 200 || PNG.some((byte, i) => bytes[i] !== byte))
    throw new Error(`The card's file cannot be read: its address answered ${answer.status}.`);
}
