import { instagram } from "../../../lib/adapters/social/instagram/network.ts";
import { linkedin } from "../../../lib/adapters/social/linkedin/network.ts";
import { tiktok } from "../../../lib/adapters/social/tiktok/network.ts";
import { x } from "../../../lib/adapters/social/x/network.ts";
import { youtube } from "../../../lib/adapters/social/youtube/network.ts";
import type { Credentials, Network } from "../../../lib/core/network.ts";
import type { SocialFake } from "../../fakes/social/base.ts";
import { startInstagramFake } from "../../fakes/social/instagram.ts";
import { VERSION as INSTAGRAM_VERSION } from "../../fakes/social/instagram-state.ts";
import { startLinkedinFake } from "../../fakes/social/linkedin.ts";
import { VERSION as LINKEDIN_VERSION } from "../../fakes/social/linkedin-state.ts";
import { startTiktokFake } from "../../fakes/social/tiktok.ts";
import { startXFake } from "../../fakes/social/x.ts";
import { startYoutubeFake } from "../../fakes/social/youtube.ts";
import type { Clock } from "../../support/clock.ts";
import type { Opened } from "../../support/network-suite.ts";

type Vendor = SocialFake & { clock: Clock; account(): Credentials };

const openedOn = <F extends Vendor>(fake: F, networkOf: (http: Http) => Network): Opened<F> => ({
  fake,
  clock: fake.clock,
  network: networkOf({ fetch: fake.fetch, now: fake.clock.now }),
  account: fake.account(),
});
type Http = { fetch: typeof fetch; now: () => Date };

export const openX = async () => openedOn(await startXFake(), x);
export const openYoutube = async (clock?: Clock) => openedOn(await startYoutubeFake(clock), youtube);
export const openTiktok = async () =>
  openedOn(await startTiktokFake(), (http) => tiktok({ ...http, audited: true }));
export const openInstagram = async () =>
  openedOn(await startInstagramFake(), (http) => instagram({ ...http, version: INSTAGRAM_VERSION }));
export const openLinkedin = async (scopes?: string[]) => {
  const fake = await startLinkedinFake();
  const opened = openedOn(fake, (http) => linkedin({ ...http, version: LINKEDIN_VERSION }));
  return scopes ? { ...opened, account: fake.account(scopes) } : opened;
};
