import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { usageCounters, users, workspaces } from "../../drizzle/schema/index.ts";
import { newBrowser, newMember, PASSWORD, signedIn } from "../support/browsing.ts";
import { type World, world } from "../support/world.ts";

const ANA = { email: "ana@example.com", password: PASSWORD, name: "Ana", workspace: "Fernway" };

const workspacesOf = async (w: World, email: string) =>
  (await w.service.db.select().from(users).where(eq(users.email, email))).length;

describe("signing up", () => {
  test("makes a free workspace with its credits, and is signed in at once", async () => {
    const w = await world();
    const browser = newBrowser(w);
    const email = `new-${crypto.randomUUID()}@example.com`;
    const answer = await browser.submit("/app/sign-up", {
      ...ANA,
      email,
      time_zone: "Europe/Berlin",
    });
    expect(answer.headers.get("location")).toBe("/app/start");
    const page = await browser.read("/app");
    expect(await browser.read("/app/create")).toContain("Time zone: Europe/Berlin.");
    expect(page).toContain("Fernway");
    expect(page).toContain("credits on the Free plan");
    const log = await browser.read("/app/settings/audit");
    expect(log).toContain("<td>Took the browser&#39;s time zone</td>");
    expect(log).not.toContain("<td>Chose the time zone</td>");
    const rows = await w.service.db
      .select({ plan: workspaces.plan, credits: usageCounters.monthlyCredits })
      .from(workspaces)
      .innerJoin(usageCounters, eq(usageCounters.workspaceId, workspaces.id))
      .where(eq(workspaces.name, "Fernway"));
    expect(rows).toContainEqual({ plan: "free", credits: 15 });
  });

  test("with a taken address stores nothing, and two at once make one account", async () => {
    const w = await world();
    const { email } = await newMember(w, "owner");
    const before = (await w.service.db.select().from(workspaces)).length;
    const answer = await newBrowser(w).submit("/app/sign-up", { ...ANA, email });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("There is an account with this address");
    const twice = `twice-${crypto.randomUUID()}@example.com`;
    const statuses = await Promise.all(
      [1, 2].map(async () => (await newBrowser(w).submit("/app/sign-up", { ...ANA, email: twice })).status),
    );
    expect(statuses.sort()).toEqual([303, 422]);
    expect(await workspacesOf(w, twice)).toBe(1);
    expect((await w.service.db.select().from(workspaces)).length).toBe(before + 1);
  });

  test.each([
    ["a short password", { password: "short" }, "at least 10 characters"],
    ["a password that everybody tries", { password: "password123" }, "among the first that are guessed"],
    [
      "the address as password",
      { password: "anaanaana at example", email: "anaanaana@example.com" },
      "contains your e-mail",
    ],
    ["no address", { email: "ana" }, "Give an e-mail address"],
    ["no name for the workspace", { workspace: "  " }, "Give the workspace a name"],
  ])("with %s says what to change, beside the field", async (_, wish, words) => {
    const w = await world();
    const answer = await newBrowser(w).submit("/app/sign-up", { ...ANA, ...wish });
    const text = await answer.text();
    expect(answer.status).toBe(422);
    expect(text).toContain(words);
    expect(text).toContain('aria-invalid="true"');
    expect(text).toContain('value="Ana"');
  });

  test("is closed where the operator says so", async () => {
    const w = await world();
    w.service.settings.signUp = "invite";
    expect((await newBrowser(w).submit("/app/sign-up", ANA)).status).toBe(400);
    expect(await newBrowser(w).read("/app/sign-in")).not.toContain("/app/sign-up");
  });

  test("from one address is bounded", async () => {
    const w = await world();
    const from = { "cf-connecting-ip": "203.0.113.9" };
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) {
      const email = `many-${n}-${crypto.randomUUID()}@example.com`;
      statuses.push((await newBrowser(w).submit("/app/sign-up", { ...ANA, email }, from)).status);
    }
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
  });
});

/** The link that a page shows once. */
const linkIn = (text: string): string => {
  const [, path = ""] = /http:\/\/brandrun\.test(\/app\/(?:invite|reset)\/[\w-]{43})/.exec(text) ?? [];
  return path;
};

describe("an invite", () => {
  const invite = async (w: World, role: string) => {
    const owner = await signedIn(w);
    const answer = await owner.submit("/app/settings/members/invite", { role, note: "Ben" });
    return { owner, path: linkIn(await answer.text()) };
  };

  test("brings a new person in with its role, once", async () => {
    const w = await world();
    const { path } = await invite(w, "viewer");
    const ben = newBrowser(w);
    expect(await ben.read(path)).toContain("Join Kite Works");
    const person = { email: `ben-${crypto.randomUUID()}@example.com`, password: PASSWORD, name: "Ben" };
    expect((await ben.submit(path, person)).status).toBe(303);
    expect(await ben.read("/app")).toContain("Viewer");
    expect((await newBrowser(w).open(path)).status).toBe(410);
    expect((await newBrowser(w).submit(path, { ...person, email: "late@example.com" })).status).toBe(410);
  });

  test("brings somebody in who has an account, and they switch between their workspaces", async () => {
    const w = await world();
    const { path } = await invite(w, "editor");
    const ben = newBrowser(w);
    const email = `ben-${crypto.randomUUID()}@example.com`;
    await ben.submit("/app/sign-up", { ...ANA, email, workspace: "Ben's own" });
    expect(await ben.read(path)).toContain(`Join as ${email}`);
    await ben.submit(`${path}/accept`);
    const page = await ben.read("/app");
    expect(page).toContain("Editor");
    const [, own = ""] = /<option value="([0-9a-f-]{36})">Ben/.exec(page) ?? [];
    await ben.submit("/app/workspace", { workspace: own });
    expect(await ben.read("/app")).toContain("Owner");
  });

  test("ends after seven days, and when it is canceled", async () => {
    const w = await world();
    const { owner, path } = await invite(w, "viewer");
    const page = await owner.read("/app/settings/members");
    const [, id = ""] = /invites\/([0-9a-f-]{36})\/cancel/.exec(page) ?? [];
    await owner.submit(`/app/settings/members/invites/${id}/cancel`);
    expect((await newBrowser(w).open(path)).status).toBe(410);
    const { path: later } = await invite(w, "viewer");
    w.pass(7 * 86_400 + 1);
    expect((await newBrowser(w).open(later)).status).toBe(410);
  });

  test("switches nobody to a workspace that they do not belong to", async () => {
    const w = await world();
    const browser = newBrowser(w);
    await browser.submit("/app/sign-up", { ...ANA, email: `x-${crypto.randomUUID()}@example.com` });
    expect((await browser.submit("/app/workspace", { workspace: w.workspaceId })).status).toBe(404);
    expect(await browser.read("/app")).not.toContain("Kite Works");
  });
});

describe("a forgotten password", () => {
  test("is set by a link that an owner makes; it works once and ends every session", async () => {
    const w = await world();
    const member = await signedIn(w, "editor");
    const owner = await signedIn(w);
    const made = await owner.submit(`/app/settings/members/${member.id}/reset`);
    const path = linkIn(await made.text());
    const browser = newBrowser(w);
    expect(
      (await browser.submit(path, { password: "five other random words" })).headers.get("location"),
    ).toBe("/app/sign-in?done=password");
    expect((await member.open("/app")).status).toBe(303);
    expect((await browser.submit(path, { password: "six more random words" })).status).toBe(410);
    const again = { email: member.email, password: "five other random words" };
    expect((await browser.submit("/app/sign-in", again)).status).toBe(303);
  });

  test("the link is good for an hour, and a newer one ends it", async () => {
    const w = await world();
    const member = await signedIn(w, "editor");
    const owner = await signedIn(w);
    const make = async () =>
      linkIn(await (await owner.submit(`/app/settings/members/${member.id}/reset`)).text());
    const first = await make();
    const second = await make();
    expect((await newBrowser(w).open(first)).status).toBe(410);
    expect((await newBrowser(w).open(second)).status).toBe(200);
    w.pass(3_601);
    expect((await newBrowser(w).open(second)).status).toBe(410);
  });

  test("nobody makes one for a person of another workspace", async () => {
    const w = await world();
    const outsider = await signedIn(await world());
    const owner = await signedIn(w);
    expect((await owner.submit(`/app/settings/members/${outsider.id}/reset`)).status).toBe(404);
  });
});

describe("a password", () => {
  test("is changed with the present one, and the other sessions end", async () => {
    const w = await world();
    const here = await signedIn(w, "viewer");
    const there = newBrowser(w);
    await there.submit("/app/sign-in", { email: here.email, password: PASSWORD });
    const wrong = await here.submit("/app/settings/password", {
      current: "not it",
      password: "five other random words",
    });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain("This is not your password");
    await here.submit("/app/settings/password", { current: PASSWORD, password: "five other random words" });
    expect((await here.open("/app")).status).toBe(200);
    expect((await there.open("/app")).status).toBe(303);
  });
});
