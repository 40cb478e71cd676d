import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { safeFetch } from "../../lib/adapters/safe-fetch.ts";
import { type Served, websites } from "../fakes/websites.ts";
import { agentWorld, decide, HOME, REDIRECT } from "../support/agent-access.ts";
import { signedIn } from "../support/browsing.ts";
import { refreshWith, statusOf, token } from "../support/oauth-steps.ts";

const ID = "https://agent.acme.dev/client.json";

const DOCUMENT = {
  client_id: ID,
  client_name: "Acme agent",
  redirect_uris: [REDIRECT],
  grant_types: ["authorization_code", "refresh_token"],
  response_types: ["code"],
  token_endpoint_auth_method: "none",
};

const served = (document: object | string, more: Partial<Served> = {}): Served => ({
  type: "application/json",
  body: typeof document === "string" ? document : JSON.stringify(document),
  ...more,
});

const realFetch = globalThis.fetch;
const runtime = globalThis as { Cloudflare?: object };

// What the Worker's runtime says of itself; the library reads no description without it.
beforeEach(() => {
  runtime.Cloudflare = { compatibilityFlags: { global_fetch_strictly_public: true } };
});
afterEach(() => {
  globalThis.fetch = realFetch;
  delete runtime.Cloudflare;
});

/** A person in a world whose network has these addresses, and the page that the agent leads to. */
async function asked(pages: Record<string, Served>, changes: Record<string, string> = {}) {
  const network = websites(pages);
  globalThis.fetch = network.fetch;
  const downloads = safeFetch({ fetch: network.fetch, maxBytes: 1_000_000, timeoutMs: 1_000 });
  const w = await agentWorld({ service: { downloads } });
  const verifier = "v".repeat(64);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  const query = {
    response_type: "code",
    client_id: ID,
    redirect_uri: REDIRECT,
    scope: "brand:read",
    state: "s",
    code_challenge: Buffer.from(digest).toString("base64url"),
    code_challenge_method: "S256",
    resource: `${HOME}/mcp`,
    ...changes,
  };
  const path = `/app/allow-agent?${new URLSearchParams(query)}`;
  return { w, network, verifier, path, person: await signedIn(w) };
}

describe("a client whose id is the address of its description", () => {
  test("is shown with its publisher, allowed, refreshed and revoked", async () => {
    const { w, person, path, verifier } = await asked({ [ID]: served(DOCUMENT) });
    const shown = await person.read(path);
    expect(shown).toContain("Acme agent");
    expect(shown).toContain("It is published by <strong>agent.acme.dev</strong>");
    const led = await decide(person, new URL(`${HOME}${path}`), { scopes: ["brand:read"] });
    const first = await token(w, {
      grant_type: "authorization_code",
      client_id: ID,
      code: led.searchParams.get("code") ?? "",
      redirect_uri: REDIRECT,
      code_verifier: verifier,
      resource: `${HOME}/mcp`,
    });
    expect(first.status).toBe(200);
    expect(await statusOf(w, first.body.access_token)).toBe(200);
    const second = await token(w, refreshWith(ID, first.body.refresh_token));
    expect(second.status).toBe(200);
    const agents = await person.read("/app/developer/agents");
    expect(agents).toContain("Acme agent");
    const [, grant = ""] = /agents\/([0-9a-f-]{36})\/revoke/.exec(agents) ?? [];
    await person.submit(`/app/developer/agents/${grant}/revoke`);
    expect(await statusOf(w, second.body.access_token)).toBe(401);
  });

  test.each<[string, Record<string, Served>, Record<string, string>]>([
    ["that names another id", { [ID]: served({ ...DOCUMENT, client_id: "https://other.acme.dev/x" }) }, {}],
    ["that does not list the address", { [ID]: served(DOCUMENT) }, { redirect_uri: "http://127.0.0.1:1/x" }],
    ["that is too large", { [ID]: served({ ...DOCUMENT, client_uri: "x".repeat(6_000) }) }, {}],
    [
      "that redirects to another",
      {
        [ID]: served("", { status: 302, location: "https://evil.acme.dev/client.json" }),
        "https://evil.acme.dev/client.json": served(DOCUMENT),
      },
      {},
    ],
    ["that is not there", {}, {}],
    ["that is no JSON", { [ID]: served("<html>", {}) }, {}],
    ["that is a page", { [ID]: served("<html>", { type: "text/html" }) }, {}],
    ["with a secret", { [ID]: served({ ...DOCUMENT, client_secret: "s3cret" }) }, {}],
  ])("is refused with a description %s", async (_, pages, changes) => {
    const { person, path } = await asked(pages, changes);
    const answer = await person.open(path);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("cannot be connected");
  });

  test.each([
    "https://127.0.0.1/client.json",
    "https://[::1]/client.json",
    "https://0x7f000001/client.json",
    "https://10.0.0.8/client.json",
    "https://localhost/client.json",
    "https://metadata.internal/client.json",
    "https://agent.acme.dev:8443/client.json",
    "https://user:secret@agent.acme.dev/client.json",
  ])("is refused at %s, and nothing is asked there", async (client_id) => {
    const { w, network, person, path } = await asked({ [client_id]: served(DOCUMENT) }, { client_id });
    expect((await person.open(path)).status).toBe(400);
    const exchanged = await token(w, refreshWith(client_id, "a:b:c"));
    expect(exchanged).toMatchObject({ status: 401, body: { error: "invalid_client" } });
    expect(network.asked).toEqual([]);
  });
});

test("the metadata says that such clients are welcome", async () => {
  const { w } = await asked({});
  const metadata = await w.app.request(`${HOME}/.well-known/oauth-authorization-server`, {}, {} as never);
  expect(await metadata.json()).toMatchObject({ client_id_metadata_document_supported: true });
});
