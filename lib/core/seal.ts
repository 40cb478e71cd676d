import { decodeBase64Url, encodeBase64Url } from "../text/base64.ts";
/**
 * Encrypts secrets for the database. `about` names the owner: a text cannot be decrypted for another owner.
 */
export interface Seals {
  seal(text: string, about: string): Promise<string>;
  open(sealed: string, about: string): Promise<string>;
}

/** An encryption key of 32 bytes. Its id is stored with every text that it encrypts. */
export type SealingKey = { id: string; bytes: Uint8Array<ArrayBuffer> };

const FORMAT = "s1";
const IV_BYTES = 12;

/**
 * AES-GCM with 256 bits. The first key encrypts; the others decrypt older texts until those are next
 * written. Random IVs are safe for four billion texts a key.
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
      return [FORMAT, first?.id, encodeBase64Url(iv), encodeBase64Url(sealed)].join(".");
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
  const options = { name: "AES-GCM", iv: decodeBase64Url(iv), additionalData: utf8(about) };
  return new TextDecoder().decode(await crypto.subtle.decrypt(options, key, decodeBase64Url(content)));
}

const utf8 = (text: string) => new Uint8Array(new TextEncoder().encode(text));
