import { beforeAll, describe, expect, test } from "vitest";
import { agentWorld } from "../support/agent-access.ts";
import { newBrowser, newMember, PASSWORD, signedIn } from "../support/browsing.ts";
import { FORMS } from "../support/dashboard/forms.ts";
import { addressesIn, addressOf, FORM_ROUTES, PAGES } from "../support/dashboard/pages.ts";
import { fillWorkspace, type Site } from "../support/dashboard/site.ts";

let site: Site;
beforeAll(async () => {
  site = await fillWorkspace(await agentWorld());
});

/** Nothing of it is framed, cached, or run from elsewhere. */
function expectGuarded({ headers }: Response, what: string) {
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy, what).toContain("frame-ancestors 'none'");
  expect(policy, what).toMatch(/^default-src 'none'/);
  expect(policy, what).not.toMatch(/unsafe|\*/);
  expect(headers.get("x-frame-options"), what).toBe("DENY");
  expect(headers.get("cache-control"), what).toBe("no-store");
  expect(headers.get("x-content-type-options"), what).toBe("nosniff");
  expect(headers.get("access-control-allow-origin"), what).toBeNull();
}

describe("clickjacking", () => {
  test.each(PAGES)("%s is never framed, with a session or without", async (route) => {
    const path = addressOf(route, site.ids);
    expectGuarded(await newBrowser(site.w).open(path), "without a session");
    expectGuarded(await site.owner.open(path), "with a session");
  });

  test.each(FORM_ROUTES)("what the form %s answers is never framed", async (route) => {
    const path = addressOf(route, site.ids);
    expectGuarded(await newBrowser(site.w).submit(path, {}), "without a session");
    const forged = { origin: "https://evil.test" };
    expectGuarded(await site.owner.submit(path, {}, forged), "forged");
  });
});

describe("a form of another site", () => {
  const FORGED: Record<string, string>[] = [
    { origin: "https://evil.test" },
    { origin: "https://evil.test", "sec-fetch-site": "cross-site" },
    { origin: "null" },
    { origin: "http://localhost.evil.test", "content-type": "text/plain" },
    { origin: "http://localhost:81", "sec-fetch-site": "same-site" },
    { origin: "https://evil.test", "content-type": "multipart/form-data; boundary=a" },
  ];

  test.each(FORM_ROUTES)("does nothing at %s", async (route) => {
    const { fields = {} } = FORMS[route] ?? {};
    for (const headers of FORGED) {
      const answer = await site.owner.submit(addressOf(route, site.ids), { ...fields }, headers);
      expect([answer.status, answer.headers.get("set-cookie")], JSON.stringify(headers)).toEqual([403, null]);
    }
  });
});

describe("an open redirect", () => {
  const EVIL = [
    "https://evil.test/app",
    "//evil.test",
    "/\\evil.test",
    "/app/../../evil.test",
    "javascript:alert(1)",
  ];
  const NAMES = [
    "next",
    "to",
    "url",
    "return",
    "redirect",
    "redirect_uri",
    "back",
    "done",
    "view",
    "was",
    "with",
  ];
  const leadsTo = ({ headers }: Response) =>
    [headers.get("location"), headers.get("refresh")].filter(Boolean).join(" ");

  test("no page leads to where its address says", async () => {
    for (const path of [...addressesIn(site), "/app/sign-in", "/app/settings/audit.ndjson"])
      for (const evil of EVIL) {
        const query = new URLSearchParams(NAMES.map((name) => [name, evil]));
        site.w.pass(1);
        for (const browser of [newBrowser(site.w), site.owner]) {
          const answer = await browser.open(`${path.replace(/\?.*/, "")}?${query}`);
          expect(leadsTo(answer), path).toMatch(/^(?:\/app[/?]?|$)/);
        }
      }
  });

  // Last: some of these forms end the session.
  test("no form leads to where its fields say", async () => {
    for (const route of FORM_ROUTES)
      for (const evil of EVIL) {
        const { fields = {} } = FORMS[route] ?? {};
        const person = await signedIn(site.w);
        const sent = { ...Object.fromEntries(NAMES.map((name) => [name, evil])), ...fields };
        const location = leadsTo(await person.submit(addressOf(route, site.ids), sent));
        // The page of a proposal has the website that it is asked for in its query.
        const to = location.replace(/^\/app\/start\/proposal\?.*$/, "/app/start/proposal");
        expect(to, route).not.toContain("evil.test");
        expect(to, route).not.toContain("javascript:");
      }
  });
});

describe("session fixation", () => {
  /** Ways in, each with a cookie in the browser that another person has put there. */
  const WAYS: [string, (s: Site, browser: ReturnType<typeof newBrowser>) => Promise<Response>][] = [
    [
      "signing in",
      async ({ w }, browser) => {
        const { email } = await newMember(w, "owner");
        return browser.submit("/app/sign-in", { email, password: PASSWORD });
      },
    ],
    [
      "signing up",
      (_, browser) =>
        browser.submit("/app/sign-up", {
          workspace: "Fernway",
          name: "Ana",
          email: `ana-${crypto.randomUUID()}@example.com`,
          password: PASSWORD,
        }),
    ],
    [
      "joining",
      ({ ids }, browser) =>
        browser.submit(addressOf("/app/invite/:token", ids), {
          name: "Ben",
          email: `ben-${crypto.randomUUID()}@example.com`,
          password: PASSWORD,
        }),
    ],
  ];

  test.each(WAYS)("%s makes a session of its own, and the planted token opens nothing", async (_, enter) => {
    const fresh = await fillWorkspace(await agentWorld());
    const planted = "A".repeat(43);
    const browser = newBrowser(fresh.w);
    browser.cookies.set("session", planted);
    expect((await enter(fresh, browser)).status).toBe(303);
    expect(browser.cookies.get("session")).toMatch(/^[\w-]{43}$/);
    expect(browser.cookies.get("session")).not.toBe(planted);
    const thief = newBrowser(fresh.w);
    thief.cookies.set("session", planted);
    expect((await thief.open("/app")).status).toBe(303);
  });

  test("a password that is changed ends the sessions that others have", async () => {
    const { w } = await fillWorkspace(await agentWorld());
    const person = await signedIn(w);
    const thief = newBrowser(w);
    await thief.submit("/app/sign-in", { email: person.email, password: PASSWORD });
    expect((await thief.open("/app")).status).toBe(200);
    await person.submit("/app/settings/password", {
      current: PASSWORD,
      password: "another four plain words",
    });
    expect((await thief.open("/app")).status).toBe(303);
    expect((await person.open("/app")).status).toBe(200);
  });
});
