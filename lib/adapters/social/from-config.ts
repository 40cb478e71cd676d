import type { Connector } from "../../core/network.ts";
import type { Networks } from "../../core/ports.ts";
import type { Platform } from "../../vocab.ts";
import type { Wire } from "./http.ts";
import { linkedin } from "./linkedin.ts";
import { linkedinConnector } from "./linkedin-connector.ts";
import { sandboxNetworks } from "./sandbox.ts";
import { x } from "./x.ts";
import { xConnector } from "./x-connector.ts";

type Settings = {
  LINKEDIN_VERSION: string;
  SANDBOX_URL?: string | undefined;
  X_CLIENT_ID?: string | undefined;
  X_CLIENT_SECRET?: string | undefined;
  LINKEDIN_CLIENT_ID?: string | undefined;
  LINKEDIN_CLIENT_SECRET?: string | undefined;
};
type World = Wire & { sleep(milliseconds: number): Promise<void> };

/** Every network that posts can go to. */
export const networksFrom = (settings: Settings, world: World): Networks => ({
  x: x(world),
  linkedin: linkedin({ ...world, version: settings.LINKEDIN_VERSION }),
  ...(settings.SANDBOX_URL && {
    sandbox: sandboxNetworks({ ...world, url: settings.SANDBOX_URL, newId: () => crypto.randomUUID() }),
  }),
});

/** Accounts can be connected where the operator has registered an app. */
export function connectorsFrom(settings: Settings, world: World): Partial<Record<Platform, Connector>> {
  const { X_CLIENT_ID, X_CLIENT_SECRET, LINKEDIN_CLIENT_ID, LINKEDIN_CLIENT_SECRET } = settings;
  const version = settings.LINKEDIN_VERSION;
  const appOf = (clientId?: string, clientSecret?: string) =>
    clientId && clientSecret ? { ...world, clientId, clientSecret } : undefined;
  const xApp = appOf(X_CLIENT_ID, X_CLIENT_SECRET);
  const linkedinApp = appOf(LINKEDIN_CLIENT_ID, LINKEDIN_CLIENT_SECRET);
  return {
    ...(xApp && { x: xConnector(xApp) }),
    ...(linkedinApp && { linkedin: linkedinConnector({ ...linkedinApp, version }) }),
  };
}
