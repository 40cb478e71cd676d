import { linkedin } from "../../../lib/adapters/social/linkedin/network.ts";
import { networkContract } from "../../contract/network.ts";
import { MEMBER_SCOPES, startLinkedinFake } from "../../fakes/social/linkedin.ts";
import { VERSION } from "../../fakes/social/linkedin-state.ts";

const takes = ["text", "image", "images", "video"] as const;

/** A member's token may not ask how media fares; a page's may. */
const TOKENS = {
  "a member of LinkedIn": MEMBER_SCOPES,
  "a reading member of LinkedIn": [...MEMBER_SCOPES, "r_member_social"],
};

for (const [name, scopes] of Object.entries(TOKENS)) {
  networkContract(name, { takes }, async () => {
    const fake = await startLinkedinFake();
    const { fetch, clock, state } = fake;
    return {
      fake,
      clock,
      network: linkedin({ fetch, now: clock.now, version: VERSION }),
      account: fake.account(scopes),
      visible: () =>
        state.posts.map(({ urn, commentary, media }) => ({ id: urn, text: commentary, files: media.length })),
    };
  });
}
