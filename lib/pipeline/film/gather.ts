import type { Ports } from "../../core/ports.ts";
import { tryFlushOutbox } from "../../outbox/outbox.ts";
import { segmentMessage } from "../../runs/messages.ts";
import type { RunView } from "../../runs/store.ts";
import { type FilmSegment, findSegments, requestSegments, splitFilm } from "../../runs/store-film.ts";
import type { Plan } from "../../vocab.ts";
import { readIntact } from "../stored-file.ts";
import { segmentName } from "./names.ts";

/**
 * The parts of a film, in order. Undefined while parts are missing; the missing ones have then been queued.
 */
export async function gatherSegments(
  ports: Ports,
  run: RunView,
  parts: number,
  plan: Plan,
): Promise<Uint8Array[] | undefined> {
  const segments = await findSegments(ports.db, run.workspaceId, run.id);
  const ask = (index: number) => segmentMessage(ports, run, index, plan);
  if (segments.length === 0) {
    const messages = Array.from({ length: parts }, (_, index) => ask(index));
    await splitFilm(ports.db, run, messages, ports.now());
    await tryFlushOutbox(ports, messages);
    return undefined;
  }
  const { made, missing, broken } = await look(ports, run, segments);
  if (missing.length === 0) return made;
  const messages = missing.map(ask);
  await requestSegments(ports.db, run, { messages, broken, now: ports.now() });
  await tryFlushOutbox(ports, messages);
  return undefined;
}

/** Reads the parts that are made, once all of them are said to be. */
async function look({ files }: Ports, { id }: RunView, segments: readonly FilmSegment[]) {
  const missing = segments.filter(({ sha256 }) => sha256 === null).map(({ index }) => index);
  if (missing.length > 0) return { made: [], missing, broken: [] };
  const made: Uint8Array[] = [];
  const broken: number[] = [];
  for (const { index, sha256 } of segments) {
    const bytes = await readIntact(files, { key: segmentName(id, index), sha256: sha256 ?? "" });
    if (bytes) made.push(bytes);
    else broken.push(index);
  }
  return { made, missing: broken, broken };
}

/** When the queue is down, the sweeper sends the outbox entries later. */
