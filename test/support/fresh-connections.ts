const send = globalThis.fetch;

/**
 * A connection of its own for each request. A kept one may be closed at the moment in which it is used again, when a film
 * in the making keeps the machine busy for longer than connections are kept.
 */
globalThis.fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set("connection", "close");
  return send(input, { ...init, headers });
};
