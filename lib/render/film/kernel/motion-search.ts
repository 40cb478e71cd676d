// Choice of a motion vector. There is no search for motion: what moves was moved by us, and hints say how far.
import { signedBits } from "./bits";
import { sadQuarters, sumOfQuarters } from "./block";
import { inputY, mapIndex } from "./current";
import { down, packMotion, right } from "./macroblocks";
import { compensateLuma, keepLuma, predictionStride, predictionY } from "./motion-compensation";
import { limitMotion, predicted } from "./motion-vectors";
import { hints, lumaStride } from "./picture";
import { lambda } from "./rate";

/** An eighth of a sample value of difference each: nothing better is looked for. */
const GOOD_ENOUGH: i32 = 32;
/** From here on a vector is worth refining. */
const REFINABLE: i32 = 384;
/** Of both components. */
const FRACTION: u32 = 0x00030003;

/** The vector chosen, and its cost as a sum of absolute differences. */
export let chosen: u32 = 0;
export let chosenCost: i32 = 0;
/** Its sums of absolute differences: see sadQuarters in block.ts. */
export let chosenQuarters: v128 = i32x4.splat(0);
let weight: i32 = 0;
let quarters: v128 = i32x4.splat(0);

/** Leaves its prediction kept in motion-compensation.ts. */
export function chooseMotion(qp: i32): void {
  weight = lambda(qp);
  const hint = load<u32>(hints + (mapIndex << 2));
  // A hint says how far something came; a vector points back there.
  take(limitMotion(-right(hint), -down(hint)));
  if (chosenCost <= GOOD_ENOUGH) return;
  const neighbours = limitMotion(right(predicted), down(predicted));
  consider(neighbours);
  if (hint && neighbours) consider(0);
  if (chosenCost > REFINABLE && (chosen & FRACTION)) refine();
}

function costOf(vector: u32): i32 {
  compensateLuma(vector);
  const bits = signedBits(right(vector) - right(predicted)) + signedBits(down(vector) - down(predicted));
  quarters = sadQuarters(inputY(), lumaStride, predictionY, predictionStride);
  return sumOfQuarters(quarters) + weight * bits;
}

function take(vector: u32): void {
  chosenCost = costOf(vector);
  chosen = vector;
  chosenQuarters = quarters;
  keepLuma();
}

/** Takes a vector if it is better. */
function consider(vector: u32): void {
  if (vector == chosen) return;
  const cost = costOf(vector);
  if (cost >= chosenCost) return;
  chosenCost = cost;
  chosen = vector;
  chosenQuarters = quarters;
  keepLuma();
}

/** What is scaled moves by other fractions than its middle: a quarter sample around is looked at. */
function refine(): void {
  const x = right(chosen);
  const y = down(chosen);
  consider(limitMotion(x + 1, y));
  consider(limitMotion(x - 1, y));
  consider(limitMotion(x, y + 1));
  consider(limitMotion(x, y - 1));
}
