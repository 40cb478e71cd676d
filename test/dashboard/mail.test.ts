import { describe, expect, test } from "vitest";
import { mailWebhook } from "../../lib/adapters/mail-webhook.ts";
import type { Mail } from "../../lib/core/mail.ts";
import { newBrowser, newMember, PASSWORD, signedIn } from "../support/browsing.ts";
import { finishedRun, insertAccount } from "../support/social.ts";
import { type World, world } from "../support/world.ts";

const PERSON = {
  workspace: "Kite Works",
  name: "Ana",
  email: "ana@mail.example",
  password: PASSWORD,
};

/** A world that sends mail, and what was sent. */
async function mailing() {
  const sent: Mail[] = [];
  let fails = 0;
  const mailer = {
    mailboxUrl: undefined,
    send: async (mail: Mail) => {
      if (fails-- > 0) throw new Error("The gateway is away");
      sent.push(mail);
    },
  };
  const w = await world({ service: { mailer } });
  const failNext = (count: number) => {
    fails = count;
  };
  return { w, sent, failNext };
}

const pathIn = ({ text }: Mail) => /http:\/\/brandrun\.test(\/\S+)/.exec(text)?.[1] ?? "";

async function signedUp(w: World, email = PERSON.email) {
  const browser = newBrowser(w);
  expect((await browser.submit("/app/sign-up", { ...PERSON, email })).status).toBe(303);
  return browser;
}

describe("a new workspace where mail is sent", () => {
  test("publishes nothing before its owner has pressed the button behind the mailed link", async () => {
    const { w, sent } = await mailing();
    const email = "first@mail.example";
    const browser = await signedUp(w, email);
    await w.drain();
    expect(sent).toMatchObject([{ to: email, subject: "Confirm your e-mail address" }]);
    expect(await browser.read("/app/settings")).toContain("Nothing is published before");
    const path = pathIn(sent[0] as Mail);
    // A program that looks into mail opens links.
    expect((await browser.open(path)).status).toBe(200);
    expect(await browser.read("/app/settings")).toContain("Nothing is published before");
    await newBrowser(w).submit(path);
    expect(await browser.read("/app/settings")).not.toContain("Nothing is published before");
    expect((await browser.open(path)).status).toBe(410);
    expect((await browser.submit(path)).status).toBe(410);
  });

  test("sends another link on demand, three at once, and only the newest works", async () => {
    const { w, sent } = await mailing();
    const browser = await signedUp(w, "second@mail.example");
    await browser.submit("/app/settings/confirm-again");
    await w.drain();
    const [first, second] = sent.map(pathIn);
    expect((await browser.open(first as string)).status).toBe(410);
    expect((await browser.open(second as string)).status).toBe(200);
    const statuses = [];
    for (let count = 0; count < 3; count++)
      statuses.push((await browser.submit("/app/settings/confirm-again")).status);
    expect(statuses).toEqual([303, 303, 429]);
  });

  test("an unconfirmed workspace is refused by the API too, but for test keys", async () => {
    const { w } = await mailing();
    await insertAccount(w, "x");
    const id = await finishedRun(w);
    const owner = await signedIn(w);
    expect(await owner.read(`/app/runs/${id}`)).toContain("Post now");
    const { workspaces } = await import("../../drizzle/schema/index.ts");
    await w.service.db.update(workspaces).set({ unconfirmed: true, version: 50 });
    w.service.keys.clear();
    const answer = await w.post(`/runs/${id}/post`, { platform: "x" });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      403,
      "email_not_confirmed",
    ]);
    const page = await owner.read(`/app/runs/${id}`);
    expect(page).toContain("Confirm the address");
    expect(page).not.toContain("Post now");
  });

  test("an address of the network makes five free workspaces a day", async () => {
    const { w } = await mailing();
    const statuses = [];
    for (let count = 0; count < 6; count++) {
      w.pass(120);
      const answer = await newBrowser(w).submit("/app/sign-up", {
        ...PERSON,
        email: `n${count}@many.example`,
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
  });
});

describe("a forgotten password", () => {
  test("is set by a mailed link, and the answer is the same for an unknown address", async () => {
    const { w, sent } = await mailing();
    const person = await newMember(w, "viewer");
    const ask = async (email: string) => (await newBrowser(w).submit("/app/forgot", { email })).text();
    const known = await ask(person.email);
    expect(await ask("nobody@mail.example")).toBe(known);
    expect(known).toContain("If there is an account");
    await Promise.resolve();
    await w.get("/me");
    await w.drain();
    expect(sent.map(({ to }) => to)).toEqual([person.email]);
    const browser = newBrowser(w);
    const path = pathIn(sent[0] as Mail);
    expect((await browser.submit(path, { password: "another four plain words" })).status).toBe(303);
    const signIn = { email: person.email, password: "another four plain words" };
    expect((await browser.submit("/app/sign-in", signIn)).status).toBe(303);
  });

  test("without mail nobody is shown a link", async () => {
    const w = await world();
    const page = await newBrowser(w).read("/app/forgot");
    expect(page).toContain("An owner of your workspace makes you a link");
    expect(page).not.toContain("<form");
    expect(await (await newBrowser(w).submit("/app/forgot", { email: "a@b.example" })).text()).not.toContain(
      "/app/reset/",
    );
  });
});

describe("a mail", () => {
  test("is tried again with the same id, sent once under repeated jobs, and its text is not in the database", async () => {
    const { w, sent, failNext } = await mailing();
    const owner = await signedIn(w);
    failNext(1);
    const page = await owner.submit("/app/settings/members/invite", {
      role: "editor",
      email: "ben@mail.example",
    });
    expect(await page.text()).toContain("on its way to ben@mail.example");
    await w.get("/me");
    const message = w.waiting.splice(0).find(({ job }) => job.kind === "mail.send");
    const job = message?.job as NonNullable<typeof message>["job"];
    const { mails } = await import("../../drizzle/schema/index.ts");
    expect(JSON.stringify(await w.service.db.select().from(mails))).not.toContain("ben@");
    expect((await w.deliver(job)).status).toBe(500);
    const again = await Promise.all([w.deliver(job, 1), w.deliver(job, 1)]);
    expect(again.map(({ status }) => status)).toEqual([204, 204]);
    await w.deliver(job, 2);
    expect(sent).toMatchObject([
      { to: "ben@mail.example", subject: "You are invited to Kite Works on Brandrun" },
    ]);
    expect(sent[0]?.text).toMatch(
      /^\S.* invites you to the workspace Kite Works\. As an editor you may make, change/,
    );
    expect((await newBrowser(w).open(pathIn(sent[0] as Mail))).status).toBe(200);
  });

  test("is posted as signed JSON, and an answer that is no success throws", async () => {
    const calls: { url: string; init: RequestInit }[] = [];
    let status = 202;
    const send = async (url: unknown, init?: RequestInit) => {
      calls.push({ url: String(url), init: init ?? {} });
      return new Response(null, { status });
    };
    const mailer = mailWebhook(
      { url: "https://mail.example/in", secret: `whsec_${btoa("x".repeat(32))}`, mailboxUrl: undefined },
      { fetch: send as typeof fetch, now: () => new Date("2026-06-15T12:00:00Z") },
    );
    const mail = { id: "0197", to: "ana@example.com", subject: "Hello", text: "A line" };
    await mailer.send(mail);
    expect(JSON.parse(String(calls[0]?.init.body))).toEqual(mail);
    expect(calls[0]?.init.headers).toMatchObject({
      "webhook-id": "0197",
      "webhook-timestamp": "1781524800",
      "webhook-signature": expect.stringMatching(/^v1,[\w+/]{43}=$/),
    });
    status = 302;
    await expect(mailer.send(mail)).rejects.toThrow("302");
  });
});
