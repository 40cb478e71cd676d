// One arena instead of an allocator: a film needs a few large buffers throughout and some for one scene.

/** Where the next buffer begins. */
let top: usize = 0;
/** Where the buffers of one scene begin. */
let sceneBase: usize = 0;
/** Where no buffer has been yet: from here on all is zero. */
let touchable: usize = 0;

const ALIGNMENT: usize = 16;
const PAGE: usize = 65_536;
/** SIMD reads may run past a buffer's last row; they must still hit memory. */
const SLACK: usize = 64;

/** Clears every buffer. */
export function resetMemory(): void {
  top = (__heap_base + ALIGNMENT - 1) & ~(ALIGNMENT - 1);
  sceneBase = top;
}

/** A zeroed buffer, aligned for SIMD. */
export function allocate(bytes: usize): usize {
  const before = touchable;
  const address = reserve(bytes);
  if (address < before) memory.fill(address, 0, min(top, before) - address);
  return address;
}

/**
 * Reserves a buffer that is written before it is read. Unwritten pages stay unmapped as long as nothing else
 * used them. Memory grows by what is needed and never by more.
 */
export function reserve(bytes: usize): usize {
  const address = top;
  top = (address + bytes + SLACK + ALIGNMENT - 1) & ~(ALIGNMENT - 1);
  const missing = <isize>top - <isize>(<usize>memory.size() * PAGE);
  if (missing > 0 && memory.grow(<i32>((<usize>missing + PAGE - 1) / PAGE)) < 0) unreachable();
  touchable = max(top, touchable);
  return address;
}

/** Buffers from here on belong to a scene. */
export function keepSoFar(): void {
  sceneBase = top;
}

/** Gives back what the last scene took. */
export function forgetScene(): void {
  top = sceneBase;
}
