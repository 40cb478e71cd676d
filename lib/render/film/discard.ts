/**
 * Gives the memory of bytes back at once, which nobody may read any more: a Worker would hold them until it finds the time
 * to collect them. Where `transfer` is not known yet, memory is collected as ever.
 */
export function discardBytes({ buffer }: Uint8Array<ArrayBuffer>): void {
  (buffer as { transfer?: (length: number) => ArrayBuffer }).transfer?.(0);
}
