import type { Connector } from "../../core/network.ts";
import { APPS, type PlatformSettings } from "../../core/platform-settings.ts";
import type { Networks } from "../../core/ports.ts";
import type { Platform } from "../../vocab.ts";
import type { Wire } from "./http.ts";
import { instagram } from "./instagram.ts";
import { instagramConnector } from "./instagram-connector.ts";
import { linkedin } from "./linkedin.ts";
import { linkedinConnector } from "./linkedin-connector.ts";
import type { App } from "./oauth.ts";
import { sandboxNetworks } from "./sandbox.ts";
import { tiktok } from "./tiktok.ts";
import { tiktokConnector } from "./tiktok-connector.ts";
import { x } from "./x.ts";
import { xConnector } from "./x-connector.ts";
import { youtube } from "./youtube.ts";
import { youtubeConnector } from "./youtube-connector.ts";

type Settings = PlatformSettings & { SANDBOX_URL?: string | undefined };
type World = Wire & { sleep(milliseconds: number): Promise<void> };

/** Every network that posts can go to. */
export const networksFrom = (settings: Settings, world: World): Networks => ({
  x: x(world),
  linkedin: linkedin({ ...world, version: settings.LINKEDIN_VERSION }),
  instagram: instagram({ ...world, version: settings.INSTAGRAM_VERSION }),
  youtube: youtube(world),
  tiktok: tiktok({ ...world, audited: settings.TIKTOK_AUDITED }),
  ...(settings.SANDBOX_URL && {
    sandbox: sandboxNetworks({ ...world, url: settings.SANDBOX_URL, newId: () => crypto.randomUUID() }),
  }),
});

type Connect = (app: World & App, settings: Settings) => Connector;
const CONNECTORS: Record<Platform, Connect> = {
  x: xConnector,
  linkedin: (app, settings) => linkedinConnector({ ...app, version: settings.LINKEDIN_VERSION }),
  instagram: (app, settings) => instagramConnector({ ...app, version: settings.INSTAGRAM_VERSION }),
  youtube: youtubeConnector,
  tiktok: tiktokConnector,
};

/** Accounts can be connected where the operator has registered an app. */
export function connectorsFrom(settings: Settings, world: World): Partial<Record<Platform, Connector>> {
  const connectors: Partial<Record<Platform, Connector>> = {};
  for (const { platform, id, secret } of APPS) {
    const [clientId, clientSecret] = [settings[id], settings[secret]];
    if (!clientId || !clientSecret) continue;
    connectors[platform] = CONNECTORS[platform]({ ...world, clientId, clientSecret }, settings);
  }
  return connectors;
}
