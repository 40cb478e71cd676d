import { expect, test } from "vitest";
import { may } from "../../functions/dashboard/http/may.ts";
import { beginDevice } from "../../lib/identity/devices.ts";
import type { Role } from "../../lib/vocab.ts";
import { newMember, signedIn } from "../support/browsing.ts";
import { finishedRun, insertAccount } from "../support/social.ts";
import { type World, world } from "../support/world.ts";

/** The operation behind each form, by the path that it is sent to. `null`: everybody's own. */
const FORMS: readonly [RegExp, string | null][] = [
  [/^\/app\/(?:sign-out|workspace)$/, null],
  [/^\/app\/settings\/(?:password|passkeys(?:\/[^/]+\/remove)?|sessions\/[^/]+\/end)$/, null],
  [/^\/app\/notifications/, null],
  [/^\/app\/create$/, "generate"],
  [/^\/app\/start/, "draft_brand_dna"],
  [/^\/app\/runs\/[^/]+\/review$/, "review_run"],
  [/^\/app\/runs\/[^/]+\/post$/, "post_run"],
  [/^\/app\/runs\/[^/]+\/schedule$/, "schedule_post"],
  [/^\/app\/runs\/[^/]+\/rerender$/, "rerender_run"],
  [/^\/app\/runs\/[^/]+\/retry$/, "retry_run"],
  [/^\/app\/runs\/[^/]+\/cancel$/, "cancel_run"],
  [/^\/app\/runs\/[^/]+\/delete$/, "delete_run"],
  [/^\/app\/(?:runs\/[^/]+\/posts|calendar|posts)\/[^/]+\/(?:cancel|move|retry|remove)$/, "cancel_post"],
  [/^\/app\/brand/, "update_brand_dna"],
  [/^\/app\/developer\/(?:webhooks|deliveries)/, "create_webhook"],
  [/^\/app\/developer\/keys/, "mint_key"],
  [/^\/app\/device$/, "allow_device"],
  [/^\/app\/accounts/, "disconnect_account"],
  [/^\/app\/billing/, "buy_credits"],
  [/^\/app\/settings\/members/, "invite_member"],
  [/^\/app\/settings\/time-zone$/, "set_time_zone"],
  [/^\/app\/settings\/(?:name|pause|resume|models|approval)$/, "rename_workspace"],
];

const formsOf = (page: string) =>
  [...page.matchAll(/<form method="post" action="([^"]*)"/g)].map(([, path = ""]) =>
    path.replace(/[?#].*/, ""),
  );

async function furnished() {
  const w = await world();
  await insertAccount(w, "x");
  const [waits, approved] = [
    await finishedRun(w, { patch: { verdict: "needs_review" } }),
    await finishedRun(w),
  ];
  await w.post("/webhooks", { url: "https://hooks.example.com/a" });
  await w.post(`/runs/${approved}/schedule`, { platform: "x", scheduled_at: "2026-06-16T12:00:00Z" });
  await newMember(w, "viewer");
  const { userCode } = await beginDevice(w.service, {
    host: "laptop",
    address: "::1",
    mode: "live",
    review: false,
  });
  const places = [
    "",
    "/create",
    "/runs",
    `/runs/${waits}`,
    `/runs/${approved}`,
    "/calendar",
    "/posts",
    "/brand",
    "/brand/library",
  ];
  const others = [
    "/accounts",
    "/developer",
    "/developer/keys",
    "/billing",
    "/settings",
    "/settings/members",
    "/notifications/settings",
    "/start",
    `/device?user_code=${userCode}`,
  ];
  return { w, paths: [...places, ...others].map((path) => `/app${path}`) };
}

/** Every form of every page that a role sees. */
async function seenBy(w: World, role: Role, paths: readonly string[]): Promise<string[]> {
  const person = await signedIn(w, role);
  const pages = await Promise.all(paths.map((path) => person.read(path)));
  return pages.flatMap(formsOf);
}

test("no page shows a form that the reader's role would be refused, and none is missing that it would not", async () => {
  const { w, paths } = await furnished();
  const all = new Set(await seenBy(w, "owner", paths));
  expect([...all].filter((path) => !FORMS.some(([form]) => form.test(path)))).toEqual([]);
  for (const role of ["editor", "reviewer", "viewer"] as const) {
    const seen = new Set((await seenBy(w, role, paths)).map(kindOf));
    const allowed = new Set([...all].filter((path) => allows(role, path)).map(kindOf));
    expect([...seen].sort(), role).toEqual([...allowed].sort());
  }
});

const operationOf = (path: string) => FORMS.find(([form]) => form.test(path))?.[1];
const allows = (role: Role, path: string) => {
  const operation = operationOf(path);
  return operation === null || may({ role }, operation ?? "");
};
/** A form without the ids in its path: sessions and members differ between readers. */
const kindOf = (path: string) => path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "ID");
