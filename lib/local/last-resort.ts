/**
 * Logs every error that nothing caught, and goes on. Sound once all parts run: each request stands alone, and
 * what must survive is on disk before it is acknowledged. Parts that the others cannot do without end the
 * process themselves.
 */
export function surviveErrors(): void {
  const log = (error: unknown) => console.error("Nothing caught this error; the platform goes on:", error);
  process.on("uncaughtException", log);
  process.on("unhandledRejection", log);
}
