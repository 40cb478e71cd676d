/**
 * What "ai" takes from "@ai-sdk/gateway", which asks models through Vercel's gateway when a model is only named. Here
 * every call has its provider, so the bundle leaves that package out: `ALIAS` in lib/local/bundle.ts.
 */

const UNNAMED = "A model needs its provider: the bundle has no gateway.";

export class GatewayError extends Error {
  static isInstance(_error: unknown): boolean {
    return false;
  }
}
export class GatewayAuthenticationError extends GatewayError {}

function refuse(): never {
  throw new Error(UNNAMED);
}
/** @throws always */
export const gateway = (): never => refuse();
/** @throws always */
export const createGateway = (): never => refuse();
