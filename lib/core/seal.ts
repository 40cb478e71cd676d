/** Encrypts what must not be readable in the database. `about` says whose it is: elsewhere it cannot be opened. */
export interface Seals {
  seal(text: string, about: string): Promise<string>;
  open(sealed: string, about: string): Promise<string>;
}

/** 32 bytes by a name that is written beside what they sealed. */
export type SealingKey = { id: string; bytes: Uint8Array<ArrayBuffer> };

const FORMAT = "s1";
const IV_BYTES = 12;

/**
 * AES-GCM with 256 bits. The first key seals; the others still open what they sealed, until it is next written. Random IVs
 * are safe for four billion texts a key.
 */
export function sealsWith(
  keys: readonly SealingKey[],
  random: (size: number) => Uint8Array<ArrayBuffer>,
): Seals {
  const imported = new Map<string, Promise<CryptoKey>>();
  const keyFor = (key: SealingKey | undefined, missing: string) => {
    if (!key) throw new Error(missing);
    const known = imported.get(key.id) ?? importKey(key.bytes);
    imported.set(key.id, known);
    return known;
  };
  return {
    async seal(text, about) {
      const [first] = keys;
      const key = await keyFor(first, "SEALING_KEYS is not set: there is nothing to seal with.");
      const iv = random(IV_BYTES);
      const options = { name: "AES-GCM", iv, additionalData: utf8(about) };
      const sealed = new Uint8Array(await crypto.subtle.encrypt(options, key, utf8(text)));
      return [FORMAT, first?.id, toBase64(iv), toBase64(sealed)].join(".");
    },
    async open(sealed, about) {
      const [format, id = "", iv = "", content = ""] = sealed.split(".");
      if (format !== FORMAT) throw new Error("A sealed text is of a kind that is not known here.");
      const named = keys.find((key) => key.id === id);
      const key = await keyFor(named, `SEALING_KEYS lacks the key "${id}", with which something was sealed.`);
      return decrypt(key, { iv, content, about }).catch(() => {
        throw new Error(`A text sealed with the key "${id}" was changed, or belongs elsewhere.`);
      });
    },
  };
}

const importKey = (bytes: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);

async function decrypt(
  key: CryptoKey,
  { iv, content, about }: { iv: string; content: string; about: string },
): Promise<string> {
  const options = { name: "AES-GCM", iv: fromBase64(iv), additionalData: utf8(about) };
  return new TextDecoder().decode(await crypto.subtle.decrypt(options, key, fromBase64(content)));
}

const utf8 = (text: string) => new Uint8Array(new TextEncoder().encode(text));

/** Tokens are short: spreading their bytes is safe. */
export const toBase64 = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
