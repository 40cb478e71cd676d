const send = globalThis.fetch;

/**
 * Uses a new connection for each request. A kept-alive one may close just as it is used again, because drawing
 * a film takes seconds.
 */
globalThis.fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set("connection", "close");
  return send(input, { ...init, headers });
};
