import { createHash, createHmac, randomUUID } from "node:crypto";

const LIFETIME_SECONDS = 300;

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
const HEADER = encode({ alg: "HS256", typ: "JWT" });

/** The `Upstash-Signature` of one attempt: a JWT over the signed URL and the body, valid for five minutes. */
export function signDelivery(key: string, url: string, body: Buffer, now: number): string {
  const issued = Math.floor(now / 1000);
  const claims = encode({
    iss: "Upstash",
    sub: url,
    exp: issued + LIFETIME_SECONDS,
    nbf: issued,
    iat: issued,
    jti: `jwt_${randomUUID()}`,
    body: createHash("sha256").update(body).digest("base64url"),
  });
  const mac = createHmac("sha256", key).update(`${HEADER}.${claims}`).digest("base64url");
  return `${HEADER}.${claims}.${mac}`;
}
