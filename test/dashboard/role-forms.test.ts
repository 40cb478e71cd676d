import { expect, test } from "vitest";
import { may } from "../../functions/dashboard/http/may.ts";
import type { Role } from "../../lib/vocab.ts";
import { agentWorld } from "../support/agent-access.ts";
import { signedIn } from "../support/browsing.ts";
import { formAt } from "../support/dashboard/forms.ts";
import { addressesIn, OUTER } from "../support/dashboard/pages.ts";
import { fillWorkspace } from "../support/dashboard/site.ts";
import type { World } from "../support/world.ts";

/** Forms about what only its owner has: the others see their own. */
const PERSONAL =
  /^\/app\/(?:notifications\/read$|(?:notifications|settings\/(?:passkeys|sessions)|developer\/agents)\/ID\/)/;

const formsOf = (page: string) =>
  [...page.matchAll(/<form method="post" action="([^"]*)"/g)].map(([, path = ""]) =>
    path.replace(/[?#].*/, ""),
  );

/** Every form of every page that a role sees. */
async function seenBy(w: World, role: Role, paths: readonly string[]): Promise<string[]> {
  const person = await signedIn(w, role);
  const pages = await Promise.all(paths.map((path) => person.read(path)));
  return pages.flatMap(formsOf);
}

test("no page shows a form that the reader's role would be refused, and none is missing that it would not", async () => {
  const site = await fillWorkspace(await agentWorld());
  const paths = addressesIn(site).filter((path) => !OUTER.test(path));
  const ofOwner = new Set([
    ...(await seenBy(site.w, "owner", paths)),
    ...(await Promise.all(paths.map(site.owner.read))).flatMap(formsOf),
  ]);
  const all = [...ofOwner];
  expect(all.filter((path) => !formAt(path))).toEqual([]);
  for (const role of ["editor", "reviewer", "viewer"] as const) {
    const seen = [...new Set((await seenBy(site.w, role, paths)).map(kindOf))].filter(isShared);
    const allowed = [...new Set(all.filter((path) => allows(role, path)).map(kindOf))].filter(isShared);
    expect(seen.toSorted(), role).toEqual(allowed.toSorted());
  }
});

const allows = (role: Role, path: string) => {
  const { whose = "" } = formAt(path) ?? {};
  return whose === "member" || whose === "anybody" || may({ role }, whose);
};
/** A form without the ids in its path: sessions and members differ between readers. */
const kindOf = (path: string) => path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "ID");
const isShared = (kind: string) => !PERSONAL.test(kind);
