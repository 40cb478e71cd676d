import type { Assets } from "../../../lib/core/ports.ts";
import { encodeBase64 } from "../../../lib/text/base64.ts";
import type { Stylesheets } from "../ui/stylesheet.tsx";

const FILES = { dashboard: "dashboard/style.css", landing: "landing/style.css" } as const;

type Loaded = {
  texts: Stylesheets;
  /** What allows exactly these texts in a content security policy. */
  sources: string;
};

let loaded: Loaded | undefined;

/** The stylesheets, read once in an isolate. Requests never wait for a reading that another one has begun. */
export async function stylesheets(assets: Assets): Promise<Loaded> {
  loaded ??= await load(assets);
  return loaded;
}

async function load(assets: Assets): Promise<Loaded> {
  const [dashboard, landing] = await Promise.all([
    read(assets, FILES.dashboard),
    read(assets, FILES.landing),
  ]);
  return {
    texts: { dashboard: dashboard.text, landing: landing.text },
    sources: `${dashboard.source} ${landing.source}`,
  };
}

async function read(assets: Assets, path: string) {
  const bytes = (await assets.read(path)) ?? new ArrayBuffer(0);
  const hash = await crypto.subtle.digest("SHA-256", bytes);
  return { text: new TextDecoder().decode(bytes), source: `'sha256-${encodeBase64(new Uint8Array(hash))}'` };
}
