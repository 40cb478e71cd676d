/** Signals with which a terminal or a supervisor ends a process. */
export const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
