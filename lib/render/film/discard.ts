/**
 * Frees the memory of bytes at once; they may not be read afterwards. A Worker would otherwise hold them
 * until garbage collection. Without `ArrayBuffer.prototype.transfer` it does nothing.
 */
export function discardBytes({ buffer }: Uint8Array<ArrayBuffer>): void {
  (buffer as { transfer?: (length: number) => ArrayBuffer }).transfer?.(0);
}
