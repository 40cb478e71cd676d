import { networkContract } from "../../contract/network.ts";
import { MEMBER_SCOPES } from "../../fakes/social/linkedin.ts";
import { openLinkedin } from "./open.ts";

const takes = ["text", "image", "images", "video"] as const;

/** A member's token may not ask how media fares; a page's may. */
const TOKENS = {
  "a member of LinkedIn": MEMBER_SCOPES,
  "a reading member of LinkedIn": [...MEMBER_SCOPES, "r_member_social"],
};

for (const [name, scopes] of Object.entries(TOKENS)) {
  networkContract(name, { takes, tokenSeconds: 60 * 86_400, throttledSeconds: 300 }, async () => {
    const opened = await openLinkedin(scopes);
    const { state } = opened.fake;
    return {
      ...opened,
      visible: () =>
        state.posts.map(({ urn, commentary, media }) => ({ id: urn, text: commentary, files: media.length })),
    };
  });
}
