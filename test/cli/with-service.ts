import type { AppEnv } from "../../functions/http/env.ts";
import type { World } from "../support/world.ts";
import { fakeTerminal } from "./fake-terminal.ts";

export const ADDRESS = "http://brandrun.test";

type Habits = Parameters<typeof fakeTerminal>[0];
type Served = Pick<World, "app" | "key">;

/** Requests of a command line that reach a service of this process. */
export const fetchOf =
  ({ app }: Pick<World, "app">): typeof fetch =>
  async (input, init) =>
    app.request(new Request(input, init), undefined, {} as AppEnv["Bindings"]);

/** A person at a terminal, with the key of a world in the environment. */
export function typist(w: Served, { env, ...habits }: NonNullable<Habits> = {}) {
  return async (...args: string[]) => {
    const { shown, types } = fakeTerminal({
      fetch: fetchOf(w),
      columns: 120,
      ...habits,
      env: { NO_COLOR: "1", BRANDRUN_API_KEY: w.key, BRANDRUN_URL: ADDRESS, ...env },
    });
    const code = await types(args);
    return { code, out: shown.out, err: shown.err };
  };
}

/** The same with pipes for a terminal: answers are JSON. */
export function piped(w: Served, habits: NonNullable<Habits> = {}) {
  const types = typist(w, { ...habits, piped: true });
  return async (...args: string[]) => {
    const { code, out, err } = await types(...args);
    return { code, err, json: out === "" ? undefined : JSON.parse(out) };
  };
}
