/** Storage could not be asked, or could not do what it was asked for. */
export class StorageError extends Error {
  override readonly name = "StorageError";
}

/**
 * Runs one call to storage. All its failures count as outages (R2 documentation, error codes). Names and
 * content of files are the service's own, so no caller makes a call wrong.
 */
export async function asking<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    throw new StorageError("Storage failed.", { cause });
  }
}
