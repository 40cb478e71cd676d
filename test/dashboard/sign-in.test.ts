import { describe, expect, test } from "vitest";
import { sessions } from "../../drizzle/schema/index.ts";
import { newBrowser, newMember, PASSWORD, signedIn } from "../support/browsing.ts";
import { world } from "../support/world.ts";

describe("signing in", () => {
  test("the right password opens the start page and sets a cookie that scripts cannot read", async () => {
    const w = await world();
    const { email } = await newMember(w, "owner", "Ana");
    const browser = newBrowser(w);
    const answer = await browser.submit("/app/sign-in", {
      email: ` ${email.toUpperCase()} `,
      password: PASSWORD,
    });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/app"]);
    expect(answer.headers.get("set-cookie")).toMatch(
      /^session=[\w-]{43}; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/,
    );
    expect(await browser.read("/app")).toContain("Hello, Ana");
  });

  test("over https the cookie is bound to the host and sent over https only", async () => {
    const w = await world();
    w.service.settings.publicUrl = "https://brandrun.test";
    const { email } = await newMember(w, "owner");
    const answer = await newBrowser(w).submit("/app/sign-in", { email, password: PASSWORD });
    expect(answer.headers.get("set-cookie")).toMatch(/^__Host-session=.*Secure/);
  });

  test("a wrong password and an unknown address get the same page", async () => {
    const w = await world();
    const { email } = await newMember(w, "owner");
    const say = async (address: string, password: string) => {
      const answer = await newBrowser(w).submit("/app/sign-in", { email: address, password });
      return [
        answer.status,
        (await answer.text()).replaceAll(address, "…").replaceAll(encodeURIComponent(address), "…"),
      ];
    };
    const wrong = await say(email, "not the right words");
    expect(wrong).toEqual(await say("nobody@example.com", "not the right words"));
    expect(wrong[0]).toBe(400);
    expect(wrong[1]).toContain("do not belong together");
  });

  test("the password is never written into a page again", async () => {
    const w = await world();
    const answer = await newBrowser(w).submit("/app/sign-in", {
      email: "nobody",
      password: "secret words here",
    });
    const text = await answer.text();
    expect(answer.status).toBe(422);
    expect(text).toContain("Give an e-mail address");
    expect(text).not.toContain("secret words here");
  });

  test("guessing at one account ends after ten attempts, from whatever address", async () => {
    const w = await world();
    const { email } = await newMember(w, "owner");
    const statuses: number[] = [];
    for (let n = 0; n < 12; n++) {
      const from = { "cf-connecting-ip": `203.0.113.${n}` };
      const answer = await newBrowser(w).submit("/app/sign-in", { email, password: "wrong words" }, from);
      statuses.push(answer.status);
    }
    expect(statuses.slice(0, 10).every((status) => status === 400)).toBe(true);
    expect(statuses.slice(10)).toEqual([429, 429]);
  });

  test("leads back to the page that was asked for, and to no other site", async () => {
    const w = await world();
    const { email } = await newMember(w, "owner");
    const asked = await newBrowser(w).open("/app/settings?x=1");
    expect(asked.headers.get("location")).toBe("/app/sign-in?next=%2Fapp%2Fsettings%3Fx%3D1");
    const goOn = async (next: string) =>
      (await newBrowser(w).submit("/app/sign-in", { email, password: PASSWORD, next })).headers.get(
        "location",
      );
    expect(await goOn("/app/settings?x=1")).toBe("/app/settings?x=1");
    for (const next of [
      "//evil.test",
      "https://evil.test/app",
      "/app/../evil",
      "/app\\evil.test",
      "/apple",
      "javascript:1",
    ])
      expect(await goOn(next), next).toBe("/app");
  });

  test("a token from before the sign-in is not valid after it", async () => {
    const w = await world();
    const { email } = await newMember(w, "owner");
    const browser = newBrowser(w);
    const planted = "A".repeat(43);
    browser.cookies.set("session", planted);
    await browser.submit("/app/sign-in", { email, password: PASSWORD });
    expect(browser.cookies.get("session")).not.toBe(planted);
    const thief = newBrowser(w);
    thief.cookies.set("session", planted);
    expect((await thief.open("/app")).status).toBe(303);
  });

  test("the database holds a hash of the token only", async () => {
    const w = await world();
    const browser = await signedIn(w);
    const rows = await w.service.db.select().from(sessions);
    const token = browser.cookies.get("session") ?? "";
    expect(rows.map(({ tokenHash }) => tokenHash)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe("a session", () => {
  test("ends when its person signs out, for every copy of the cookie", async () => {
    const w = await world();
    const browser = await signedIn(w);
    const copy = newBrowser(w);
    copy.cookies.set("session", browser.cookies.get("session") ?? "");
    expect((await browser.submit("/app/sign-out")).headers.get("location")).toBe(
      "/app/sign-in?done=signed_out",
    );
    expect((await copy.open("/app")).status).toBe(303);
  });

  test("ends 30 days after its last use, and lives on while it is used", async () => {
    const w = await world();
    const browser = await signedIn(w);
    for (let week = 0; week < 6; week++) {
      w.pass(7 * 86_400);
      const answer = await browser.open("/app");
      expect(answer.status).toBe(200);
      expect(answer.headers.get("set-cookie")).toContain("session=");
      await w.get("/me"); // lets the work after the answer finish
    }
    w.pass(31 * 86_400);
    expect((await browser.open("/app")).status).toBe(303);
  });

  test("can be ended from another place", async () => {
    const w = await world();
    const here = await signedIn(w);
    const there = newBrowser(w);
    await there.submit("/app/sign-in", { email: here.email, password: PASSWORD });
    const page = await here.read("/app/settings/you");
    const [, id = ""] = /settings\/sessions\/([0-9a-f-]{36})\/end/.exec(page) ?? [];
    await here.submit(`/app/settings/sessions/${id}/end`);
    expect((await there.open("/app")).status).toBe(303);
    expect((await here.open("/app")).status).toBe(200);
  });

  test("of somebody else cannot be ended", async () => {
    const w = await world();
    const victim = await signedIn(w);
    const [row] = await w.service.db.select().from(sessions);
    const other = await signedIn(w);
    const answer = await other.submit(`/app/settings/sessions/${row?.id}/end`);
    expect(answer.status).toBe(404);
    expect((await victim.open("/app")).status).toBe(200);
  });
});

describe("pages", () => {
  test("are never framed or cached, and load nothing from elsewhere", async () => {
    const w = await world();
    const answer = await newBrowser(w).open("/app/sign-in");
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
    expect(answer.headers.get("x-frame-options")).toBe("DENY");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    expect(await answer.text()).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  });

  test("do nothing that a form of another site asks for", async () => {
    const w = await world();
    const browser = await signedIn(w);
    const forged = { origin: "https://evil.test", "sec-fetch-site": "cross-site" };
    const answer = await browser.submit("/app/settings/pause", {}, forged);
    expect(answer.status).toBe(403);
    expect(await browser.read("/app")).not.toContain("is paused");
  });

  test("write what people typed as text", async () => {
    const w = await world();
    const browser = await signedIn(w, "owner", "<script>alert(1)</script>");
    await browser.submit("/app/settings/name", { name: '"><img src=x onerror=alert(1)>' });
    for (const path of ["/app", "/app/settings", "/app/settings/members"]) {
      const text = await browser.read(path);
      expect(text).not.toContain("<script>alert");
      expect(text).not.toContain("<img src=x");
    }
    const back = await newBrowser(w).read("/app/sign-in?next=%22%3E%3Cscript%3E");
    expect(back).not.toContain('"><script>');
  });

  test("say that there is no such page", async () => {
    const w = await world();
    const browser = await signedIn(w);
    const answer = await browser.open("/app/nothing-here");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "text/html; charset=UTF-8"]);
  });

  test("on a laptop 127.0.0.1 leads to localhost, where the cookie is", async () => {
    const w = await world();
    w.service.settings.publicUrl = "http://localhost:8787";
    const answer = await w.app.request("http://127.0.0.1:8787/app/settings?a=b", {}, {} as never);
    expect([answer.status, answer.headers.get("location")]).toEqual([
      307,
      "http://localhost:8787/app/settings?a=b",
    ]);
  });
});
