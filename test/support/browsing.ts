import { memberships, users } from "../../drizzle/schema/index.ts";
import type { AppEnv } from "../../functions/http/env.ts";
import { hashPassword } from "../../lib/access/passwords.ts";
import { startSession } from "../../lib/identity/sign-in.ts";
import type { Role } from "../../lib/vocab.ts";
import type { World } from "./world.ts";

const ORIGIN = "http://localhost";

/** A browser as far as pages need one: it keeps cookies and sends forms. */
export function newBrowser(w: World) {
  const cookies = new Map<string, string>();
  const keep = (answer: Response) => {
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "" || /max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  const send = async (path: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0", cookie, ...init.headers };
    return keep(await w.app.request(ORIGIN + path, { ...init, headers }, {} as AppEnv["Bindings"]));
  };
  return {
    cookies,
    /** A page, as it is answered. */
    open: (path: string, headers: Record<string, string> = {}) => send(path, { headers }),
    /** A page without its stylesheet, which names every kind of field. Throws what the service answers instead of one. */
    read: async (path: string) => {
      const answer = await send(path);
      const text = await answer.text();
      const isSignedOut = answer.headers.get("location")?.startsWith("/app/sign-in");
      if (answer.status >= 500 || isSignedOut)
        throw new Error(`${path} answered ${answer.status}: ${text}\n${JSON.stringify(w.logs)}`);
      return text.replace(/<style>[\s\S]*?<\/style>/, "");
    },
    /** A form as a browser sends it, from the same site unless `headers` say otherwise. */
    submit: (
      path: string,
      fields: Record<string, string> | string[][] = {},
      headers: Record<string, string> = {},
    ) =>
      send(path, {
        method: "POST",
        body: new URLSearchParams(fields).toString(),
        headers: { "content-type": "application/x-www-form-urlencoded", origin: ORIGIN, ...headers },
      }),
    /** A form whose fields are written already, such as one with a field several times. */
    submitText: (path: string, body: string) =>
      send(path, {
        method: "POST",
        body,
        headers: { "content-type": "application/x-www-form-urlencoded", origin: ORIGIN },
      }),
    /** A form with several files of one field. */
    uploadAll: (path: string, body: FormData) =>
      send(path, { method: "POST", body, headers: { origin: ORIGIN } }),
    /** A form with files. */
    upload: (path: string, fields: Record<string, string | File>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      return send(path, { method: "POST", body, headers: { origin: ORIGIN } });
    },
  };
}

export type TestBrowser = ReturnType<typeof newBrowser>;

export const PASSWORD = "four plain random words";
/** Hashed once: it takes a tenth of a second. */
const stored = hashPassword(PASSWORD, new Uint8Array(16).fill(3));

/** Makes a member of the world's workspace. Answers how they sign in. */
export async function newMember(w: World, role: Role, name = "") {
  const id = crypto.randomUUID();
  const email = `${role}-${id.slice(0, 8)}@example.com`;
  const createdAt = w.service.now();
  await w.service.db.insert(users).values({ id, email, name, passwordHash: await stored, createdAt });
  await w.service.db.insert(memberships).values({ userId: id, workspaceId: w.workspaceId, role, createdAt });
  return { id, email, password: PASSWORD };
}

/** A member of the world's workspace, signed in without the tenth of a second that a password takes. */
export async function signedIn(w: World, role: Role = "owner", name = "") {
  const person = await newMember(w, role, name);
  const browser = newBrowser(w);
  const { workspaceId } = w;
  const { token } = await startSession(w.service, {
    userId: person.id,
    workspaceId,
    agent: "Chrome on Linux",
  });
  browser.cookies.set("session", token);
  return { ...browser, ...person };
}
