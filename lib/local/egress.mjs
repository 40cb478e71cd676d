/**
 * The way out of the local Worker, itself a Worker: production host names lead to the embedded servers, so that the
 * service needs no local branch in its code. Whatever is not on the list is refused.
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
    const refusal = `The embedded platform calls nothing on the internet; ${hostname} was refused.`;
    return new Response(refusal, { status: 502 });
  },
};
