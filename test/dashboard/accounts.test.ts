import { describe, expect, test } from "vitest";
import { consent } from "../fakes/social/x-oauth.ts";
import { signedIn } from "../support/browsing.ts";
import { connectingWorld } from "../support/connecting-world.ts";
import { insertAccount } from "../support/social.ts";
import { BRIEF, type World, world } from "../support/world.ts";

const ACCOUNTS = "/app/accounts";

/** Where the page after "Connect" leads: the network's own address. */
async function begun(answer: Response): Promise<string> {
  const [, url = ""] = /^0; url=(.+)$/.exec(answer.headers.get("refresh") ?? "") ?? [];
  expect(await answer.text()).toContain(url.replaceAll("&", "&amp;"));
  return url;
}

const handles = async (w: World) => {
  const accounts = (await (await w.get("/accounts")).json()) as { handle: string }[];
  return accounts.map(({ handle }) => handle).sort();
};

describe("an owner", () => {
  test("connects an account at the network and comes back to it", async () => {
    const w = await connectingWorld();
    const owner = await signedIn(w);
    expect(await owner.read(ACCOUNTS)).toContain("No account yet");
    const url = await begun(await owner.submit(`${ACCOUNTS}/connect`, { platform: "x" }));
    expect(new URL(url).searchParams.get("redirect_uri")).toBe(
      "http://brandrun.test/app/accounts/callback/x",
    );
    const back = `${ACCOUNTS}/callback/x?${new URLSearchParams(consent(w.fake.state, url))}`;
    expect((await owner.open(back)).headers.get("location")).toBe(`${ACCOUNTS}?done=connected`);
    const page = await owner.read(ACCOUNTS);
    expect(page).toContain(">Connected<");
    expect(page).toContain("Connect again");
    const twice = await owner.open(back);
    expect(twice.status).toBe(400);
    expect(await twice.text()).toContain("was used before");
  });

  test("who refuses at the network is told so, and so is one whom it sends back with nothing", async () => {
    const w = await connectingWorld();
    const owner = await signedIn(w);
    const url = await begun(await owner.submit(`${ACCOUNTS}/connect`, { platform: "x" }));
    const state = new URL(url).searchParams.get("state") ?? "";
    const refused = await owner.open(`${ACCOUNTS}/callback/x?error=access_denied&state=${state}`);
    expect(await refused.text()).toContain("X was not allowed to connect the account.");
    const bare = await owner.open(`${ACCOUNTS}/callback/x`);
    expect(bare.status).toBe(422);
    expect(await bare.text()).toContain("The network sent no answer along");
    expect(await handles(w)).toEqual([]);
  });

  test("what another member began cannot be finished", async () => {
    const w = await connectingWorld();
    const [one, two] = [await signedIn(w), await signedIn(w)];
    const url = await begun(await one.submit(`${ACCOUNTS}/connect`, { platform: "x" }));
    const back = `${ACCOUNTS}/callback/x?${new URLSearchParams(consent(w.fake.state, url))}`;
    expect((await two.open(back)).status).toBe(400);
    expect(await handles(w)).toEqual([]);
  });

  test("reads which network is not switched on, and what to do until it is", async () => {
    const w = await connectingWorld();
    const owner = await signedIn(w);
    expect(await owner.read(ACCOUNTS)).toContain("Not switched on for this service yet:");
    const answer = await owner.submit(`${ACCOUNTS}/connect`, { platform: "linkedin" });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("Accounts of LinkedIn cannot be connected here.");
  });

  test("reads why an account has to be connected again", async () => {
    const w = await connectingWorld();
    await insertAccount(w, "x", { health: "reconnect_required", reason: "The password was changed." });
    const page = await (await signedIn(w)).read(ACCOUNTS);
    expect(page).toContain("The password was changed.");
    expect(page).toContain('class="badge bad"');
  });

  test("disconnects an account, once", async () => {
    const w = await world();
    const id = await insertAccount(w, "x");
    const owner = await signedIn(w);
    const path = `${ACCOUNTS}/${id}/disconnect`;
    expect((await owner.submit(path)).headers.get("location")).toBe(`${ACCOUNTS}?done=disconnected`);
    expect(await handles(w)).toEqual([]);
    const again = await owner.submit(path);
    expect(again.status).toBe(404);
    expect(await again.text()).toContain("There is no such connected account.");
    expect((await owner.submit(`${ACCOUNTS}/nonsense/disconnect`)).status).toBe(422);
  });
});

describe("a sandbox account", () => {
  test("is connected under its own name or the workspace's", async () => {
    const w = await world();
    const owner = await signedIn(w);
    await owner.submit(`${ACCOUNTS}/sandbox`, { platform: "tiktok", handle: " @kite.fly " });
    await owner.submit(`${ACCOUNTS}/sandbox`, { platform: "x", handle: "" });
    expect(await handles(w)).toEqual(["kite.fly", "kite_works"]);
    expect(await owner.read(ACCOUNTS)).toContain("@kite.fly");
  });

  test("is offered first on the network that the newest run is for", async () => {
    const w = await world();
    const owner = await signedIn(w);
    await w.post("/generate", { ...BRIEF, channel: "instagram" });
    expect(await owner.read(ACCOUNTS)).toContain('<option value="instagram" selected="">');
  });

  test("keeps a wrong name in its field, as text, with what is wrong", async () => {
    const w = await world();
    const owner = await signedIn(w);
    const handle = '"><script>alert(1)</script>';
    const answer = await owner.submit(`${ACCOUNTS}/sandbox`, { platform: "x", handle });
    const text = await answer.text();
    expect(answer.status).toBe(422);
    expect(text).toContain("Use at most 30 letters, digits, dots and underscores.");
    expect(text).not.toContain("<script>alert");
    expect(text.match(/ aria-invalid="true"/g)).toHaveLength(1);
  });

  test("does not exist where posts are for real", async () => {
    const w = await connectingWorld();
    const owner = await signedIn(w);
    expect(await owner.read(ACCOUNTS)).not.toContain("sandbox");
    const answer = await owner.submit(`${ACCOUNTS}/sandbox`, { platform: "x", handle: "" });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("no sandbox where posts are for real");
  });
});

describe("who may", () => {
  test.each(["editor", "reviewer", "viewer"] as const)(
    "a %s sees accounts and changes none",
    async (role) => {
      const w = await world();
      const id = await insertAccount(w, "x");
      const member = await signedIn(w, role);
      const page = await member.read(ACCOUNTS);
      expect(page).toContain("@kiteworks");
      expect(page).not.toContain(`${ACCOUNTS}/`);
      for (const path of ["connect", "sandbox", `${id}/disconnect`])
        expect((await member.submit(`${ACCOUNTS}/${path}`, { platform: "x", handle: "" })).status, path).toBe(
          403,
        );
      expect((await member.open(`${ACCOUNTS}/callback/x?state=a&code=b`)).status).toBe(403);
      expect(await handles(w)).toEqual(["kiteworks"]);
    },
  );

  test("another workspace neither sees nor disconnects an account", async () => {
    const w = await world();
    const id = await insertAccount(w, "x");
    const outsider = await signedIn(await world());
    expect(await outsider.read(ACCOUNTS)).not.toContain("@kiteworks");
    expect((await outsider.submit(`${ACCOUNTS}/${id}/disconnect`)).status).toBe(404);
    expect(await handles(w)).toEqual(["kiteworks"]);
  });

  test("a form of another site connects nothing", async () => {
    const w = await world();
    const owner = await signedIn(w);
    const foreign = { origin: "https://elsewhere.example" };
    const answer = await owner.submit(`${ACCOUNTS}/sandbox`, { platform: "x", handle: "" }, foreign);
    expect(answer.status).toBe(403);
    expect(await handles(w)).toEqual([]);
  });
});
