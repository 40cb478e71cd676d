// The film kernel: everything that is exported to TypeScript. See ../kernel.ts for what it means there.
import { keepSoFar, resetMemory } from "./memory";
import { setUpPicture } from "./picture";

export function setUp(width: i32, height: i32, framesPerSecond: i32): void {
  resetMemory();
  setUpPicture(width, height);
  keepSoFar();
}
