import {
  AuthorizationError,
  type AuthRequest,
  authorizationErrorRedirect,
  CimdFetchError,
  OAuthAuthorizationServer,
} from "@cloudflare/workers-oauth-provider";
import { recordsFor } from "../../lib/agents/records.ts";
import { AgentScope } from "../../lib/core/agent.ts";
import type { Service } from "../http/env.ts";
import { AUTHORIZE_PATH, REGISTER_PATH, resourceOf, TOKEN_PATH } from "./places.ts";

const ACCESS_TOKEN_SECONDS = 3_600;
/** A grant that is not used for this long ends; every refresh moves the end. */
const REFRESH_TOKEN_SECONDS = 30 * 86_400;
const REGISTRATION_SECONDS = 90 * 86_400;

type Env = { OAUTH_KV: unknown };

const servers = new Map<string, OAuthAuthorizationServer<Env>>();

/** The authorization server of a public address. Making one costs more than a request. */
function serverOf(issuer: string): OAuthAuthorizationServer<Env> {
  const known = servers.get(issuer);
  if (known) return known;
  const made = new OAuthAuthorizationServer<Env>({
    issuer,
    resources: [resourceOf(issuer)],
    scopesSupported: [...AgentScope.options],
    authorizeEndpoint: AUTHORIZE_PATH,
    tokenEndpoint: TOKEN_PATH,
    clientRegistrationEndpoint: REGISTER_PATH,
    clientRegistrationTTL: REGISTRATION_SECONDS,
    clientIdMetadataDocumentEnabled: true,
    accessTokenTTL: ACCESS_TOKEN_SECONDS,
    refreshTokenTTL: REFRESH_TOKEN_SECONDS,
    refreshTokenIdleTTL: REFRESH_TOKEN_SECONDS,
    // The answer says what is wrong; the log holds no texts of callers.
    onError: () => undefined,
  });
  servers.set(issuer, made);
  return made;
}

/** The request as it was sent to the public address, which a proxy may have changed. */
export function atPublicAddress(request: Request, issuer: string, body?: string): Request {
  const { pathname, search } = new URL(request.url);
  const { method, headers } = request;
  const init = body === undefined ? { method, headers } : { method, headers, body };
  return new Request(`${issuer}${pathname}${search}`, init);
}

const NO_EXECUTION = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };

/** Answers a protocol request: metadata, registration, tokens, revocation. */
export const answerProtocol = (service: Service, request: Request): Promise<Response> =>
  serverOf(service.settings.publicUrl).fetch(
    request,
    { OAUTH_KV: recordsFor(service) },
    // The library only passes it on to handlers, of which there are none.
    NO_EXECUTION as never,
  );

/** The calls that the page of consent needs. */
export const oauthApi = (service: Service) =>
  serverOf(service.settings.publicUrl).getOAuthApi({ OAUTH_KV: recordsFor(service) });

/** Where a person is led who does not allow the agent. */
export const deniedAddress = (request: AuthRequest): string =>
  authorizationErrorRedirect(request, "access_denied");

/** The problem of an authorization request. `leadTo`: the client's own address, where it can read the problem. */
export function requestProblem(error: unknown): { message: string; leadTo?: string } | undefined {
  if (error instanceof CimdFetchError) return { message: "The agent's description could not be read." };
  if (!(error instanceof AuthorizationError)) return undefined;
  return { message: error.description, ...(error.redirectTo && { leadTo: error.redirectTo }) };
}
