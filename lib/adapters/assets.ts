import type { Fetcher } from "@cloudflare/workers-types/latest";
import type { Assets } from "../core/ports.ts";

/** The binding reads the path only, but a request needs a whole address. */
const ORIGIN = "https://assets.invalid";

/** The static assets that were deployed with the Worker, read through its binding: no request leaves the platform. */
export function staticAssets(binding: Fetcher): Assets {
  return {
    async read(path) {
      const answer = await binding.fetch(`${ORIGIN}/${path}`);
      if (answer.ok) return answer.arrayBuffer();
      await answer.body?.cancel();
      if (answer.status === 404) return undefined;
      throw new Error(`The static asset "${path}" answered ${answer.status}.`);
    },
    // The types of the platform and of the web differ in name only.
    answer: ({ url, method, headers }) =>
      binding.fetch(url, {
        method,
        headers: [...headers],
        redirect: "manual",
      }) as unknown as Promise<Response>,
  };
}
