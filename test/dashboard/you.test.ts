import { expect, test } from "vitest";
import type { Mail } from "../../lib/core/mail.ts";
import { newBrowser, PASSWORD, signedIn } from "../support/browsing.ts";
import { world } from "../support/world.ts";

test("each person renames themselves, in every role", async () => {
  const w = await world();
  const viewer = await signedIn(w, "viewer");
  const answer = await viewer.submit("/app/settings/you", { name: "Jule Brandt" });
  expect(answer.headers.get("location")).toBe("/app/settings/you?done=name");
  expect(await viewer.read("/app")).toContain('<a href="/app/settings/you">Jule Brandt</a>');
  const wrong = await viewer.submit("/app/settings/you", { name: "x".repeat(81) });
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toContain("Use at most 80 characters.");
});

const YOU = "/app/settings/you";
const pathIn = ({ text }: Mail) => /http:\/\/brandrun\.test(\/\S+)/.exec(text)?.[1] ?? "";

async function mailing() {
  const sent: Mail[] = [];
  const mailer = { mailboxUrl: undefined, send: async (mail: Mail) => void sent.push(mail) };
  return { w: await world({ service: { mailer } }), sent };
}

const canSignIn = async (w: Awaited<ReturnType<typeof world>>, email: string) =>
  (await newBrowser(w).submit("/app/sign-in", { email, password: PASSWORD })).status === 303;

test("an e-mail address changes at once where no mail is sent, and not to one that is taken", async () => {
  const w = await world();
  const viewer = await signedIn(w, "viewer");
  const other = await signedIn(w, "editor");
  const taken = /<strong>([^<@]+@[^<]+)<\/strong>/.exec(await other.read(YOU))?.[1] ?? "";
  const refused = await viewer.submit("/app/settings/email", { email: taken, password_now: PASSWORD });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("Another person here has this e-mail address.");
  const wrong = await viewer.submit("/app/settings/email", {
    email: "new@you.example",
    password_now: "not this one",
  });
  expect(await wrong.text()).toContain("This is not your password.");
  const done = await viewer.submit("/app/settings/email", {
    email: "New@You.example",
    password_now: PASSWORD,
  });
  expect(done.headers.get("location")).toBe(`${YOU}?done=email`);
  expect(await viewer.read(YOU)).toContain("<strong>new@you.example</strong>");
  expect(await canSignIn(w, "new@you.example")).toBe(true);
});

test("where mail is sent, an e-mail address changes with the link to the new one, and the old one hears of it", async () => {
  const { w, sent } = await mailing();
  const viewer = await signedIn(w, "viewer");
  const old = /<strong>([^<@]+@[^<]+)<\/strong>/.exec(await viewer.read(YOU))?.[1] ?? "";
  const asked = await viewer.submit("/app/settings/email", {
    email: "moved@you.example",
    password_now: PASSWORD,
  });
  expect(asked.headers.get("location")).toBe(`${YOU}?done=email_mailed`);
  await w.drain();
  expect(sent.map(({ to }) => to).sort()).toEqual([old, "moved@you.example"].sort());
  expect(await canSignIn(w, old)).toBe(true);
  const link = pathIn(sent.find(({ to }) => to === "moved@you.example") as Mail);
  expect((await newBrowser(w).submit(link)).status).toBe(303);
  expect(await canSignIn(w, old)).toBe(false);
  expect(await canSignIn(w, "moved@you.example")).toBe(true);
});

test("a link for a new address that somebody took meanwhile changes nothing", async () => {
  const { w, sent } = await mailing();
  const [first, second] = [await signedIn(w, "viewer"), await signedIn(w, "editor")];
  for (const browser of [first, second])
    await browser.submit("/app/settings/email", { email: "both@you.example", password_now: PASSWORD });
  await w.drain();
  const links = sent.filter(({ to }) => to === "both@you.example").map(pathIn);
  const statuses = [];
  for (const link of links) statuses.push((await newBrowser(w).submit(link)).status);
  expect(statuses).toEqual([303, 410]);
  expect(await first.read(YOU)).not.toBe(await second.read(YOU));
});

test("a change of the own password stands in the audit log", async () => {
  const w = await world();
  const owner = await signedIn(w);
  const form = { current: PASSWORD, password: "another long pass phrase" };
  expect((await owner.submit("/app/settings/password", form)).status).toBe(303);
  expect(await owner.read("/app/settings/audit")).toContain("<td>Changed their own password</td>");
});

test("pages are light or dark as chosen in this browser, else as the system", async () => {
  const viewer = await signedIn(await world(), "viewer");
  expect(await viewer.read("/app")).not.toContain("data-theme");
  await viewer.submit("/app/settings/theme", { theme: "dark" });
  expect(await viewer.read("/app")).toContain('data-theme="dark"');
  expect(await viewer.read("/app/settings/you")).toMatch(/value="dark"[^>]*aria-pressed="true"/);
  await viewer.submit("/app/settings/theme", { theme: "" });
  expect(await viewer.read("/app")).not.toContain("data-theme");
});
