import {
  Client,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
} from "@modelcontextprotocol/client";
import type { Role } from "../../lib/vocab.ts";
import { type Era, fetchOf } from "./agents.ts";
import { signedIn, type TestBrowser } from "./browsing.ts";
import { type World, world } from "./world.ts";

export const HOME = "http://localhost";
export const REDIRECT = "http://127.0.0.1:7777/callback";

/** A world whose clock is the real one, because the authorization server's library reads that. */
export async function agentWorld(setting: Parameters<typeof world>[0] = {}): Promise<World> {
  const w = await world({ ...setting, now: new Date().toISOString() });
  w.service.settings.publicUrl = HOME;
  return w;
}

/** What a person ticks and fills in on the page of consent. */
export type Consent = { scopes: string[]; daily_credits?: string; days?: string; decision?: string };

type Saved = {
  client?: { client_id: string };
  tokens?: { access_token: string; refresh_token?: string };
  verifier?: string;
  asked?: URL;
};

/** The official client's view of a program that keeps its credentials in memory. */
export function newProvider(scope?: string): OAuthClientProvider & { saved: Saved } {
  const saved: Saved = {};
  return {
    saved,
    redirectUrl: REDIRECT,
    clientMetadata: {
      client_name: "Test agent",
      redirect_uris: [REDIRECT],
      token_endpoint_auth_method: "none",
      grant_types: ["authorization_code", "refresh_token"],
      ...(scope && { scope }),
    },
    clientInformation: () => saved.client,
    saveClientInformation: (client) => {
      saved.client = client as { client_id: string };
    },
    tokens: () => saved.tokens as never,
    saveTokens: (tokens) => {
      saved.tokens = tokens as never;
    },
    redirectToAuthorization: (url) => {
      saved.asked = url;
    },
    saveCodeVerifier: (verifier) => {
      saved.verifier = verifier;
    },
    codeVerifier: () => saved.verifier ?? "",
  };
}

/** Sends the form of the page of consent, as a person does. Answers where the browser is led. */
export async function decide(browser: TestBrowser, asked: URL, consent: Consent): Promise<URL> {
  const { scopes, ...fields } = consent;
  const form = new URLSearchParams({ daily_credits: "", days: "", decision: "allow", ...fields });
  for (const scope of scopes) form.append("scopes", scope);
  const answer = await browser.submitText(asked.pathname + asked.search, form.toString());
  if (answer.status !== 303) throw new Error(`The page answered ${answer.status}: ${await answer.text()}`);
  return new URL(answer.headers.get("location") ?? "");
}

/** Connects the official client with nothing but the address: discovery, registration, consent, tokens. */
export async function connect(w: World, era: Era, consent: Consent, role: Role = "owner") {
  const person = await signedIn(w, role);
  const provider = newProvider();
  const open = () =>
    new StreamableHTTPClientTransport(new URL(`${HOME}/mcp`), { authProvider: provider, fetch: fetchOf(w) });
  const client = new Client(
    { name: "Test agent", version: "1.0.0" },
    { versionNegotiation: { mode: era === "2025" ? "legacy" : "auto" } },
  );
  const first = open();
  await client.connect(first).catch(() => undefined);
  if (!provider.saved.asked) throw new Error("The client did not ask for access.");
  const led = await decide(person, provider.saved.asked, consent);
  await first.finishAuth(led.searchParams);
  const connected = new Client(
    { name: "Test agent", version: "1.0.0" },
    { versionNegotiation: { mode: era === "2025" ? "legacy" : "auto" } },
  );
  const transport = open();
  await connected.connect(transport);
  return { client: connected, transport, provider, person };
}
