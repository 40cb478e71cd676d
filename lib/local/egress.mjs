/**
 * The way out of the local Worker, itself a Worker: production host names lead to the embedded servers, so that the
 * service needs no local branch in its code. Pictures come through a server that checks where a name leads. Whatever else
 * is not on the list is refused.
 */
// biome-ignore lint/style/noDefaultExport: the entry of a Worker is.
export default {
  /** @param {Request} request @param {{ HOSTS: Record<string, string>, OPEN: string[] }} env */
  fetch(request, env) {
    const { hostname } = new URL(request.url);
    const suffix = hostname.slice(hostname.indexOf("."));
    const server = env.HOSTS[hostname] ?? env.HOSTS[`*${suffix}`];
    if (server) return env[server].fetch(request);
    if (env.OPEN.includes(hostname)) return fetch(request);
    if (env.pictures && asksForPicture(request)) return env.pictures.fetch(request);
    const refusal = `The embedded platform calls nothing on the internet; ${hostname} was refused.`;
    return new Response(refusal, { status: 502 });
  },
};

/** The one thing that is fetched from hosts nobody has named before: pictures and films, without anything that could be told to them. @param {Request} request */
function asksForPicture({ method, url, headers }) {
  const isBare = !headers.has("authorization") && !headers.has("cookie");
  return (
    method === "GET" &&
    url.startsWith("https://") &&
    isBare &&
    /^(?:image|video)\//.test(headers.get("accept") ?? "")
  );
}
