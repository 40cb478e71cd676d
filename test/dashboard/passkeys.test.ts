import { eq } from "drizzle-orm";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditLog, passkeyChallenges, passkeys, sessions } from "../../drizzle/schema/index.ts";
import { CHROME } from "../support/browser.ts";
import { newBrowser, newMember, PASSWORD, signedIn } from "../support/browsing.ts";
import { served } from "../support/served.ts";
import { type World, world } from "../support/world.ts";

const PASSKEYS = "/app/settings/passkeys";
const OPTIONS = "/app/sign-in/passkey/options";
const FLAGS = [
  "--no-sandbox",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
];

describe.skipIf(!CHROME)("a device of the browser", () => {
  let browser: Browser;
  let w: World;
  let site: Awaited<ReturnType<typeof served>>;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: CHROME as string, args: FLAGS });
    w = await world({ now: new Date().toISOString() });
    site = await served(w);
  });
  afterAll(async () => {
    site?.close();
    await browser?.close();
  });

  async function withDevice() {
    const person = await newMember(w, "viewer", "Ana");
    const page = await (await browser.newContext()).newPage();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("WebAuthn.enable");
    const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.goto(`${site.origin}/app/sign-in`);
    await page.getByLabel("E-mail address").fill(person.email);
    await page.getByLabel("Password").fill(person.password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.waitForURL(`${site.origin}/app`);
    return { person, page, cdp, authenticatorId };
  }

  async function add(page: Awaited<ReturnType<typeof withDevice>>["page"], password: string) {
    await page.goto(site.origin + PASSKEYS);
    await page.getByLabel("Name").fill("My laptop");
    await page.getByLabel("Your password").fill(password);
    await page.getByRole("button", { name: "Add a passkey" }).click();
  }

  test("is added with the password, signs in, is counted, and signs in no more once it is removed", async () => {
    const { person, page, cdp, authenticatorId } = await withDevice();
    await add(page, "not the password");
    await page.getByText("This is not your password.").first().waitFor();
    await add(page, person.password);
    await page.getByRole("status").filter({ hasText: "Added." }).waitFor();
    const stored = () => w.service.db.select().from(passkeys).where(eq(passkeys.userId, person.id));
    expect(await stored()).toMatchObject([{ name: "My laptop", usedAt: null }]);

    const signIn = async () => {
      await page.context().clearCookies();
      await page.goto(`${site.origin}/app/sign-in?next=/app/settings/members`);
      await page.getByRole("button", { name: "Use a passkey" }).click();
    };
    const before = (await stored())[0]?.counter ?? 0;
    await signIn();
    await page.waitForURL(`${site.origin}/app/settings/members`);
    const [used] = await stored();
    expect(used?.usedAt).not.toBeNull();
    expect(used?.counter).toBeGreaterThan(before);
    expect(await w.service.db.select().from(passkeyChallenges)).toEqual([]);

    await page.goto(site.origin + PASSKEYS);
    await page.getByRole("button", { name: "Remove My laptop" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await page.getByRole("status").filter({ hasText: "Removed." }).waitFor();
    const { credentials } = await cdp.send("WebAuthn.getCredentials", { authenticatorId });
    expect(credentials).toHaveLength(1);
    await signIn();
    await page.getByText("This passkey was not accepted.").waitFor();
    const log = await w.service.db.select().from(auditLog).where(eq(auditLog.actorId, person.id));
    expect(log.map(({ action }) => action).sort()).toEqual(["add_passkey", "remove_passkey"]);
    await page.context().close();
  });

  test("an answer is good once, for the browser that asked, and while the person is verified", async () => {
    const { person, page, cdp, authenticatorId } = await withDevice();
    await add(page, person.password);
    await page.getByRole("status").filter({ hasText: "Added." }).waitFor();
    await page.context().clearCookies();
    await page.goto(`${site.origin}/app/sign-in`);
    const sent: string[] = [];
    await page.route("**/app/sign-in/passkey", (route) => {
      sent.push(route.request().postData() ?? "");
      return route.abort();
    });
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await expect.poll(() => sent.length).toBe(1);
    const credential = new URLSearchParams(sent[0]).get("credential") ?? "";
    const cookies = await page.context().cookies();
    const token = cookies.find(({ name }) => name === "passkey")?.value ?? "";
    expect(token).toMatch(/^[\w-]{43}$/);
    const answer = async (cookie: string) => {
      const other = newBrowser(w);
      if (cookie) other.cookies.set("passkey", cookie);
      const headers = { origin: new URL(site.origin).origin };
      return (
        await other.submit("/app/sign-in/passkey", { credential }, { ...headers, origin: "http://localhost" })
      ).status;
    };
    expect(await answer("")).toBe(400);
    const foreign = newBrowser(w);
    await foreign.submit(OPTIONS);
    expect(await answer(foreign.cookies.get("passkey") ?? "")).toBe(400);
    expect(await answer(token)).toBe(303);
    expect(await answer(token)).toBe(400);
    await page.unroute("**/app/sign-in/passkey");
    await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
    await page.goto(`${site.origin}/app/sign-in`);
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await page.getByText("Nothing came from your device.").waitFor();
    await page.context().close();
  });
});

describe("without a device", () => {
  test("nothing is added without the password, a challenge of this browser, and a fitting answer", async () => {
    const w = await world();
    const [owner, other] = [await signedIn(w), await signedIn(w)];
    expect((await owner.submit(`${PASSKEYS}/options`, { password: "wrong" })).status).toBe(422);
    const options = (await (await owner.submit(`${PASSKEYS}/options`, { password: PASSWORD })).json()) as {
      challenge: string;
      rp: { id: string };
    };
    expect(options).toMatchObject({ rp: { id: "brandrun.test" } });
    for (const credential of [
      "{}",
      "nonsense",
      JSON.stringify({ id: "x", type: "public-key", response: {} }),
    ]) {
      expect((await owner.submit(PASSKEYS, { credential, name: "x" })).status).toBe(400);
      expect((await other.submit(PASSKEYS, { credential, name: "x" })).status).toBe(400);
    }
    for (const { id } of [owner, other])
      expect(await w.service.db.select().from(passkeys).where(eq(passkeys.userId, id))).toEqual([]);
    const unanswered = await owner.submit(PASSKEYS, { password: PASSWORD });
    expect([unanswered.status, await unanswered.text()]).toEqual([
      422,
      expect.stringContaining("Nothing came from your device"),
    ]);
    expect(await (await owner.submit(PASSKEYS, { password: "wrong" })).text()).toContain(
      "This is not your password.",
    );
  });

  test("a challenge ends after five minutes, is one at a time, and is swept", async () => {
    const w = await world();
    const owner = await signedIn(w);
    const [session] = await w.service.db.select().from(sessions).where(eq(sessions.userId, owner.id));
    const bound = async () =>
      (
        await w.service.db
          .select()
          .from(passkeyChallenges)
          .where(eq(passkeyChallenges.boundTo, session?.id as string))
      ).length;
    for (let n = 0; n < 2; n++) await owner.submit(`${PASSKEYS}/options`, { password: PASSWORD });
    expect(await bound()).toBe(1);
    w.pass(299);
    await w.sweep();
    expect(await bound()).toBe(1);
    // One sweeper an hour looks.
    w.pass(3_601);
    await w.sweep();
    expect(await bound()).toBe(0);
  });

  test("nobody reads or removes those of another, and they go with the account", async () => {
    const w = await world();
    const [owner, other] = [await signedIn(w), await signedIn(w)];
    const id = crypto.randomUUID();
    const row = { id, userId: owner.id, credentialId: id, publicKey: "", counter: 0, name: "Mine" };
    await w.service.db.insert(passkeys).values({ ...row, createdAt: w.service.now() });
    expect(await other.read(PASSKEYS)).not.toContain("Mine");
    expect((await other.submit(`${PASSKEYS}/${id}/remove`)).status).toBe(404);
    expect(await owner.read(PASSKEYS)).toContain("Mine");
    await owner.submit("/app/settings/delete", { name: "Kite Works", password: PASSWORD });
    w.pass(8 * 86_400);
    await w.sweep();
    await w.drain();
    expect(await w.service.db.select().from(passkeys).where(eq(passkeys.userId, owner.id))).toEqual([]);
    expect(await w.service.db.select().from(sessions).where(eq(sessions.userId, owner.id))).toEqual([]);
  });

  test("attempts are limited", async () => {
    const w = await world();
    const statuses = [];
    for (let n = 0; n < 31; n++) statuses.push((await newBrowser(w).submit(OPTIONS)).status);
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
    expect(statuses[30]).toBe(429);
  });
});
