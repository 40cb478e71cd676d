import type { World } from "./world.ts";

/** Every statement fails, with what the database or its driver has to say. Answers how to mend it. */
export function breakDatabase(w: World, reason: () => Error): () => void {
  const { db } = w.service;
  const fail = () => {
    throw reason();
  };
  w.service.db = { select: fail, execute: fail, update: fail, insert: fail, delete: fail } as never;
  return () => {
    w.service.db = db;
  };
}

/** Redis is away: no limits, no versions, no locks, no flags. Answers how to mend it. */
export function breakRedis(w: World): () => void {
  const { rateLimiter, locks, flags } = w.service;
  const fail = () => Promise.reject(new Error("Redis is away"));
  w.service.rateLimiter = { read: fail, returnDaily: fail, setVersion: fail };
  w.service.locks = { acquire: fail, release: fail };
  w.service.flags = { raise: fail, isRaised: fail };
  return () => {
    Object.assign(w.service, { rateLimiter, locks, flags });
  };
}

/** Counts the statements from now on. Answers how many there were. */
export function countReads(w: World): () => number {
  let count = 0;
  const { timed } = w.service;
  w.service.timed = (db, note) =>
    timed(db, (milliseconds) => {
      count++;
      note(milliseconds);
    });
  return () => count;
}
