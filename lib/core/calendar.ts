/** UTC calendar arithmetic for limits: days, months and the seconds until the next one. */

/** "2026-11-20" */
export const utcDay = (now: Date) => now.toISOString().slice(0, 10);

/** "2026-11" */
export const utcMonth = (now: Date) => now.toISOString().slice(0, 7);

export const nextUtcDay = (now: Date) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));

export const nextUtcMonth = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));

export const secondsUntil = (moment: Date, now: Date) =>
  Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / 1000));

export const addSeconds = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000);

/** True for years 1 to 9999. JavaScript writes other years in a form that Postgres does not parse. */
export const isCommonEra = (at: Date): boolean => at.getUTCFullYear() >= 1 && at.getUTCFullYear() <= 9_999;
