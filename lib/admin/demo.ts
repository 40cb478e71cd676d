import { mintKey } from "../access/mint.ts";
import { hashPassword } from "../access/passwords.ts";
import { createWorkspace, type WorkspaceDeps } from "../access/workspaces.ts";
import { connectSandbox } from "../accounts/sandbox.ts";
import { storeBrand } from "../brand/brand.ts";
import { base62 } from "../core/ids.ts";
import { createOwner } from "../identity/accounts.ts";
import { inviteChat } from "../studio/chats.ts";
import { bindProfile, type ProfileRequest } from "../studio/profile.ts";
import { Platform } from "../vocab.ts";

const ACTOR = { kind: "system", id: "demo" } as const;

/** An invented company with a complete brand. */
const DEMO_BRAND = {
  tagline: "Every parcel, by pedal.",
  overview:
    "Fernway plans bike courier routes in real time. Dispatchers see every rider, every parcel and every promised minute on one map.",
  offer: {
    product_name: "Fernway",
    one_liner: "Route planning for bike courier teams.",
    features: [
      "Plans around road works within 30 seconds",
      "Shows customers a live arrival time",
      "Works offline in tunnels and basements",
      "Exports delivery proof as PDF",
    ],
    who_its_for: "Dispatchers of courier teams with 5 to 50 riders",
  },
  productMap: {
    plans: { starter: "up to 10 riders", team: "up to 50 riders" },
    guidelines: {
      look: "signal",
      // As the guides show it, whatever the id of the workspace.
      fonts: "friendly",
      voice: ["clear", "warm", "practical"],
      banned_words: ["revolutionary", "game-changing"],
    },
  },
  icp: {
    role: "Dispatcher or founder of a courier company",
    pains: ["late parcels", "phone calls while riding"],
  },
  palette: {
    primary: "#1F5C4A",
    secondary: "#0E2A23",
    accent: "#F2A541",
    background: "#FAF6EC",
    text: "#10231B",
  },
};

const DEMO_NAME = "Fernway";
const DEMO_EMAIL = "demo@fernway.test";

/** The logo of the invented company: a fern leaf whose stem is a road. */
export const DEMO_LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" width="512" height="512">
<rect width="128" height="128" rx="30" fill="#1F5C4A"/>
<path d="M36 104 C52 84 64 66 92 24" fill="none" stroke="#FAF6EC" stroke-width="8" stroke-linecap="round"/>
<path d="M76 48 C92 50 100 60 102 74 C86 74 76 64 72 54 Z" fill="#F2A541"/>
<path d="M64 66 C80 70 86 80 87 93 C72 92 63 83 60 72 Z" fill="#F2A541"/>
<path d="M79 44 C72 32 60 28 46 32 C52 45 64 50 76 49 Z" fill="#FAF6EC"/>
<path d="M66 63 C58 52 46 49 33 54 C40 66 52 70 63 68 Z" fill="#FAF6EC"/>
</svg>`;

export type DemoAccount = {
  workspaceId: string;
  liveKey: string;
  testKey: string;
  /** A code with which a chat can be linked. */
  chatCode: string;
  email: string;
  password: string;
};

/** A Studio profile for the event-driven cards of a delivery company. */
const DEMO_PROFILE = {
  templates: ["card", "stat", "announcement", "milestone", "changelog", "carousel"],
  theme: "brand",
  telegram: true,
  social: [],
  defaultCaption: "News from Fernway",
  paused: false,
} satisfies Omit<ProfileRequest, "keyId">;

/**
 * A demo workspace on the largest plan. It has an owner, a brand, sandbox accounts, a live and a test key,
 * and Studio.
 */
export async function createDemoAccount(admin: WorkspaceDeps, logoUrl: string): Promise<DemoAccount> {
  const workspaceId = await createWorkspace(admin, ACTOR, DEMO_NAME, "scale");
  const password = base62(16, admin.random);
  const email = await addOwner(admin, workspaceId, await hashPassword(password, admin.random(16)));
  await storeBrand(admin, workspaceId, { ...DEMO_BRAND, logos: [logoUrl] });
  for (const platform of Platform.options) {
    await connectSandbox(admin, workspaceId, { platform, handle: DEMO_NAME.toLowerCase() });
  }
  const live = await mintKey(admin, ACTOR, { workspaceId, mode: "live", name: "Demo" });
  const test = await mintKey(admin, ACTOR, { workspaceId, mode: "test", name: "Demo, test" });
  await bindProfile(admin, ACTOR, workspaceId, { ...DEMO_PROFILE, keyId: live.keyId });
  const { code: chatCode } = await inviteChat(admin, workspaceId);
  return { workspaceId, liveKey: live.key, testKey: test.key, chatCode, email, password };
}

/**
 * An interrupted first start may have taken the plain address. Its keys are lost, so the next owner gets
 * another address.
 */
async function addOwner(admin: WorkspaceDeps, workspaceId: string, passwordHash: string): Promise<string> {
  if (await createOwner(admin, workspaceId, DEMO_EMAIL, passwordHash)) return DEMO_EMAIL;
  const another = DEMO_EMAIL.replace("@", `+${workspaceId.slice(-6)}@`);
  await createOwner(admin, workspaceId, another, passwordHash);
  return another;
}
