// Choice of a motion vector. There is no search for motion: what moves was moved by us, and hints say how far.
import { signedBits } from "./bits";
import { sad16 } from "./block";
import { inputY, mapIndex } from "./current";
import { down, packMotion, right } from "./macroblocks";
import { compensateLuma, predictionStride, predictionY } from "./motion-compensation";
import { limitMotion, predicted } from "./motion-vectors";
import { hints, lumaStride } from "./picture";
import { lambda } from "./rate";

/** One sample value of difference each: nothing better is looked for. */
const GOOD_ENOUGH: i32 = 256;
/** From here on a vector is worth refining. */
const REFINABLE: i32 = 384;
const HALF_SAMPLE: i32 = 2;
const ROUNDS: i32 = 2;

/** The vector chosen, and its cost as a sum of absolute differences. */
export let chosen: u32 = 0;
export let chosenCost: i32 = 0;
let weight: i32 = 0;

export function chooseMotion(qp: i32): void {
  weight = lambda(qp);
  chosen = 0;
  chosenCost = costOf(0);
  if (chosenCost <= GOOD_ENOUGH) return;
  consider(limitMotion(right(predicted), down(predicted)));
  const hint = load<u32>(hints + (mapIndex << 2));
  // A hint says how far something came; a vector points back there.
  if (hint) consider(limitMotion(-right(hint), -down(hint)));
  if (chosenCost > REFINABLE) refine();
}

function costOf(vector: u32): i32 {
  compensateLuma(vector);
  const bits = signedBits(right(vector) - right(predicted)) + signedBits(down(vector) - down(predicted));
  return sad16(inputY, lumaStride, predictionY, predictionStride) + weight * bits;
}

/** Takes a vector if it is better. */
function consider(vector: u32): bool {
  if (vector == chosen) return false;
  const cost = costOf(vector);
  if (cost >= chosenCost) return false;
  chosen = vector;
  chosenCost = cost;
  return true;
}

/** Steps of half and then quarter samples towards less difference. */
function refine(): void {
  for (let step = HALF_SAMPLE; step > 0; step--) {
    let better = true;
    for (let round = 0; round < ROUNDS && better; round++) better = considerAround(chosen, step);
  }
}

function considerAround(vector: u32, step: i32): bool {
  const x = right(vector);
  const y = down(vector);
  let better = consider(limitMotion(x + step, y));
  better = consider(limitMotion(x - step, y)) || better;
  better = consider(limitMotion(x, y + step)) || better;
  return consider(limitMotion(x, y - step)) || better;
}
