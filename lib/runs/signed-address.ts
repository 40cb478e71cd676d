import type { Seals } from "../core/seal.ts";

/** What an address is sealed with: neither its file nor its end can be exchanged. */
const aboutOf = (file: string, expires: string) => `file address ${expires} ${file}`;

/**
 * An address of a stored file that ends at a time. The file's token is encrypted, so that the lasting address does
 * not follow from it.
 */
export async function signedAddress(
  { seals, publicUrl }: { seals: Seals; publicUrl: string },
  key: string,
  until: Date,
): Promise<string> {
  const [token = "", file = ""] = key.split("/");
  const expires = String(Math.floor(until.getTime() / 1000));
  const sealed = await seals.seal(token, aboutOf(file, expires));
  return `${publicUrl}/assets/signed/${expires}/${sealed}/${file}`;
}

/** The name of the file behind a signed address; undefined where the address was changed or made elsewhere. */
export async function openSignedAddress(
  seals: Seals,
  { expires, sealed, file }: { expires: string; sealed: string; file: string },
): Promise<string | undefined> {
  const token = await seals.open(sealed, aboutOf(file, expires)).catch(() => undefined);
  return token === undefined ? undefined : `${token}/${file}`;
}
