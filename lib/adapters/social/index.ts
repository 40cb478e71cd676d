import type { Connector, Network } from "../../core/network.ts";
import type { Networks } from "../../core/ports.ts";
import { forEachNetwork, NETWORKS } from "../../platforms/networks.ts";
import type { NetworkSettings } from "../../platforms/settings.ts";
import { Platform } from "../../vocab.ts";
import type { HttpDeps } from "./http.ts";
import { instagramConnector } from "./instagram/connector.ts";
import { instagram } from "./instagram/network.ts";
import { linkedinConnector } from "./linkedin/connector.ts";
import { linkedin } from "./linkedin/network.ts";
import type { OAuthApp } from "./oauth.ts";
import { sandboxNetworks } from "./sandbox.ts";
import { tiktokConnector } from "./tiktok/connector.ts";
import { tiktok } from "./tiktok/network.ts";
import { xConnector } from "./x/connector.ts";
import { x } from "./x/network.ts";
import { youtubeConnector } from "./youtube/connector.ts";
import { youtube } from "./youtube/network.ts";

type SocialSettings = NetworkSettings & { SANDBOX_URL?: string | undefined };
type NetworkDeps = HttpDeps & { sleep(milliseconds: number): Promise<void> };

/** One network's adapters: `network` publishes and reads figures, `connector` connects accounts by OAuth. */
type NetworkAdapter = {
  network(deps: NetworkDeps, settings: NetworkSettings): Network;
  connector(app: NetworkDeps & OAuthApp, settings: NetworkSettings): Connector;
};

/** The adapters of every network; the facts about a network stand in lib/platforms/networks.ts. */
const ADAPTERS: Record<Platform, NetworkAdapter> = {
  x: { network: x, connector: xConnector },
  linkedin: {
    network: (deps, settings) => linkedin({ ...deps, version: settings.LINKEDIN_VERSION }),
    connector: (app, settings) => linkedinConnector({ ...app, version: settings.LINKEDIN_VERSION }),
  },
  instagram: {
    network: (deps, settings) => instagram({ ...deps, version: settings.INSTAGRAM_VERSION }),
    connector: (app, settings) => instagramConnector({ ...app, version: settings.INSTAGRAM_VERSION }),
  },
  youtube: { network: youtube, connector: youtubeConnector },
  tiktok: {
    network: (deps, settings) => tiktok({ ...deps, audited: settings.TIKTOK_AUDITED }),
    connector: tiktokConnector,
  },
};

/** Every network that live posts can go to; the sandbox's only where a sandbox is set. */
export const networksFrom = (settings: SocialSettings, deps: NetworkDeps): Omit<Networks, "test"> => ({
  live: forEachNetwork((platform) => ADAPTERS[platform].network(deps, settings)),
  sandbox: settings.SANDBOX_URL
    ? sandboxNetworks({ ...deps, url: settings.SANDBOX_URL, newId: () => crypto.randomUUID() })
    : {},
});

/** Connectors of the networks for which the operator has set an app. */
export function connectorsFrom(
  settings: SocialSettings,
  deps: NetworkDeps,
): Partial<Record<Platform, Connector>> {
  const connectors: Partial<Record<Platform, Connector>> = {};
  for (const platform of Platform.options) {
    const { app } = NETWORKS[platform];
    const [clientId, clientSecret] = [settings[app.clientId], settings[app.clientSecret]];
    if (!clientId || !clientSecret) continue;
    connectors[platform] = ADAPTERS[platform].connector({ ...deps, clientId, clientSecret }, settings);
  }
  return connectors;
}
