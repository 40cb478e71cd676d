const pending = new Map<string, () => void>();

/** Undoes something after this test file, once for each name. Files of one worker share their modules. */
export function undoAfterFile(name: string, undo: () => void): void {
  pending.set(name, undo);
}

export function undoAll(): void {
  for (const undo of pending.values()) undo();
  pending.clear();
}
