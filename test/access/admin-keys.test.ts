import { expect, test } from "vitest";
import { COMMANDS } from "../../lib/admin/commands.ts";
import { API, json, type World, world } from "../support/world.ts";

const noChats = () => {
  throw new Error("Keys have nothing to do with chats.");
};

async function minted(w: World, ...args: string[]): Promise<Record<string, string>> {
  const deps = { ...w.service, sandbox: true };
  const all = ["--workspace", w.workspaceId, "--mode", "live", ...args];
  return (await COMMANDS.key!.run(deps, all, noChats)) as Record<string, string>;
}
const listed = async (w: World, keyId: string | undefined) =>
  ((await (await w.get("/keys")).json()) as Record<string, unknown>[]).find(
    ({ id, key_id }) => (key_id ?? id) === keyId,
  );

test("the admin command mints a key that reviews, manages keys, ends, and has a list of addresses", async () => {
  const w = await world();
  const end = "2027-01-01T00:00:00.000Z";
  const networks = ["203.0.113.0/24", "2001:db8::/32"];
  const { key, key_id } = await minted(
    w,
    ...["--review", "--manage-keys", "--expires", "2027-01-01T00:00:00Z", "--addresses", networks.join(",")],
  );
  expect(await listed(w, key_id)).toMatchObject({
    review: true,
    manage_keys: true,
    expires_at: end,
    allowed_addresses: networks,
  });
  const from = (address: string) =>
    w.call("GET", `${API}/me`, { key: key ?? "", headers: { "cf-connecting-ip": address } });
  expect((await from("203.0.113.7")).status).toBe(200);
  expect((await json(await from("198.51.100.1"))).code).toBe("address_not_allowed");
});

test("without these options a key has none of it, and wrong ones are named", async () => {
  const w = await world();
  const { key_id } = await minted(w);
  expect(await listed(w, key_id)).toMatchObject({ review: false, manage_keys: false, expires_at: null });
  await expect(minted(w, "--addresses", "203.0.113.0/99")).rejects.toThrow("--addresses: Give an address");
  await expect(minted(w, "--expires", "tomorrow")).rejects.toThrow("--expires: ");
  await expect(minted(w, "--expires", "2020-01-01T00:00:00Z")).rejects.toThrow();
});
