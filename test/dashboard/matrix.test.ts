import { beforeAll, describe, expect, test } from "vitest";
import { includesRole, roleFor } from "../../lib/access/roles.ts";
import { Role } from "../../lib/vocab.ts";
import { agentWorld } from "../support/agent-access.ts";
import { newBrowser, signedIn } from "../support/browsing.ts";
import { FORMS, type Form, send } from "../support/dashboard/forms.ts";
import { addressesIn, addressOf, FORM_ROUTES, OUTER, PAGES } from "../support/dashboard/pages.ts";
import { fillWorkspace, type Ids, NOBODYS_ID, type Site } from "../support/dashboard/site.ts";
import { world } from "../support/world.ts";

const ROLE_WORDS = /This needs the role \w+; you are a|Only owners of the workspace give out keys/;
/** Pages that read what not everybody may, with the operation that reads it. Every other page is for all members. */
const READS: Readonly<Record<string, string>> = {
  "/app/developer/keys": "list_keys",
  "/app/developer/requests": "list_requests",
  "/app/studio/new": "list_keys",
  "/app/billing/invoices": "list_invoices",
  "/app/settings/audit": "list_audit",
  "/app/settings/audit.ndjson": "export_audit",
  "/app/settings/export": "list_exports",
  "/app/device": "get_device",
};
/** What is noted as read a second time, or was never there, changes nothing and sends no message. */
const QUIET = "/app/notifications/:notification_id/read";
/** Ids that are a person's own: another member of the workspace has no access either. */
const PERSONAL = /^\/app\/(?:notifications|settings\/(?:passkeys|sessions))\/:/;

const entries = Object.entries(FORMS);
const withId = entries.filter(([route, { whose }]) => route.includes(":") && whose !== "anybody");

test("every form of the URL map is in the table", () => {
  expect(Object.keys(FORMS).toSorted()).toEqual(FORM_ROUTES.toSorted());
});

describe("without a session", () => {
  let site: Site;
  beforeAll(async () => {
    site = await fillWorkspace(await agentWorld());
  });

  test.each(PAGES.filter((route) => !OUTER.test(route)))("%s leads to signing in", async (route) => {
    const answer = await newBrowser(site.w).open(addressOf(route, site.ids));
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toMatch(/^\/app\/sign-in(?:\?|$)/);
  });

  test.each(entries.filter(([, { whose }]) => whose !== "anybody"))(
    "the form %s does nothing but lead to signing in",
    async (route, form) => {
      const answer = await send(newBrowser(site.w), addressOf(route, site.ids), form);
      expect([answer.status, answer.headers.get("location")]).toEqual([303, "/app/sign-in"]);
    },
  );
});

describe.each(Role.options)("a member who is %s", (role) => {
  const allows = (operation: string, effect: "read" | "write") =>
    includesRole(role, roleFor({ operation, effect }));

  test("sees the pages of their role, and no other", async () => {
    const site = await fillWorkspace(await agentWorld());
    for (const route of PAGES.filter((one) => !OUTER.test(one))) {
      const operation = READS[route];
      const person = await signedIn(site.w, role);
      const answer = await person.open(addressOf(route, site.ids));
      const refused = answer.status === 403 && ROLE_WORDS.test(await answer.text());
      expect(refused, route).toBe(operation !== undefined && !allows(operation, "read"));
      expect(answer.status, route).not.toBe(500);
    }
  });

  test("is refused each form of an operation that is not theirs, and no other", async () => {
    const site = await fillWorkspace(await agentWorld());
    for (const [route, form] of entries.filter(([, { whose }]) => whose !== "anybody")) {
      const person = await signedIn(site.w, role);
      const answer = await send(person, addressOf(route, site.ids), form);
      const isAllowed = form.whose === "member" || allows(form.whose, "write");
      const says = ROLE_WORDS.test(await answer.text());
      if (isAllowed) expect(says, route).toBe(false);
      else if (form.answersRefused) expect(says, route).toBe(true);
      else expect(answer.status, route).toBe(403);
      expect(answer.status, route).not.toBe(500);
    }
  });
});

/** An answer without what differs between two calls, and with the id replaced that was asked for. */
async function reported(answer: Response, ids: readonly string[]) {
  const text = (await answer.text()).replace(/name="(?:once|seed)" value="[^"]*"/g, "");
  return [answer.status, ids.reduce((said, id) => said.replaceAll(id, "ID"), text)] as const;
}

const NOBODYS: Ids = { get: () => NOBODYS_ID } as unknown as Ids;
const sentTo = async (who: Awaited<ReturnType<typeof signedIn>>, at: [string, Form], ids: Ids) =>
  reported(await send(who, addressOf(at[0], ids), at[1]), idsIn(at[0], ids));
const idsIn = (route: string, ids: Ids) => addressOf(route, ids).split("/").slice(2);

describe("of another workspace", () => {
  test("every page and form answers as for an id that is nobody's, and nothing changes", async () => {
    const site = await fillWorkspace(await agentWorld());
    const outsider = await signedIn(await world());
    const pages = PAGES.filter((route) => /:\w*id\b/.test(route));
    const seen = async () =>
      new Map(
        await Promise.all(
          addressesIn(site).map(async (path) => [path, visible(await site.owner.read(path))] as const),
        ),
      );
    const before = await seen();
    for (const route of pages) {
      const of = async (ids: Ids) => reported(await outsider.open(addressOf(route, ids)), idsIn(route, ids));
      const theirs = await of(site.ids);
      expect(theirs, route).toEqual(await of(NOBODYS));
      expect(theirs[0], route).toBe(404);
    }
    for (const [route, form] of withId) {
      const theirs = await sentTo(outsider, [route, form], site.ids);
      expect(theirs, route).toEqual(await sentTo(outsider, [route, form], NOBODYS));
      expect(theirs[0], route).toBe(route === QUIET ? 303 : 404);
    }
    const after = await seen();
    expect([...after.keys()].filter((path) => after.get(path) !== before.get(path))).toEqual([]);
  });

  test("nobody's notifications, passkeys and sessions are another member's", async () => {
    const site = await fillWorkspace(await agentWorld());
    const other = await signedIn(site.w, "owner");
    const personal = withId.filter(([route]) => PERSONAL.test(route));
    expect(personal.length).toBe(3);
    for (const [route, form] of personal) {
      const theirs = await sentTo(other, [route, form], site.ids);
      expect(theirs, route).toEqual(await sentTo(other, [route, form], NOBODYS));
      expect(theirs[0], route).toBe(route === QUIET ? 303 : 404);
    }
    expect((await site.owner.open("/app")).status).toBe(200);
  });
});

/** A page without what is new at each visit. */
const visible = (text: string) => text.replace(/name="(?:once|seed)" value="[^"]*"/g, "");
