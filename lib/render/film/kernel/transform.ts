// The 4x4 integer transform of residuals, forward and back (8.5.12). Two blocks side by side are transformed
// at once. Lanes 0 to 3 of each vector belong to the left one, lanes 4 to 7 to the right one.

/** Results: after `forward`, column k holds horizontal frequency k, from low vertical frequencies to high. */
export let column0: v128 = i16x8.splat(0);
export let column1: v128 = i16x8.splat(0);
export let column2: v128 = i16x8.splat(0);
export let column3: v128 = i16x8.splat(0);

/** Results of `inverse`: rows of residuals. */
export let row0: v128 = i16x8.splat(0);
export let row1: v128 = i16x8.splat(0);
export let row2: v128 = i16x8.splat(0);
export let row3: v128 = i16x8.splat(0);

/** Transforms what 8x4 samples differ from their prediction, into column0 to column3. */
@inline
export function forward(input: usize, inputStride: i32, prediction: usize, predictionStride: i32): void {
  const a = residual(input, prediction);
  const b = residual(input + inputStride, prediction + predictionStride);
  const c = residual(input + 2 * inputStride, prediction + 2 * predictionStride);
  const d = residual(input + 3 * inputStride, prediction + 3 * predictionStride);
  const outer = i16x8.add(a, d);
  const inner = i16x8.add(b, c);
  const innerStep = i16x8.sub(b, c);
  const outerStep = i16x8.sub(a, d);
  const p = i16x8.add(outer, inner);
  const q = i16x8.add(i16x8.shl(outerStep, 1), innerStep);
  const r = i16x8.sub(outer, inner);
  const s = i16x8.sub(outerStep, i16x8.shl(innerStep, 1));
  const pq = evenPairs(p, q);
  const pqHigh = oddPairs(p, q);
  const rs = evenPairs(r, s);
  const rsHigh = oddPairs(r, s);
  forwardPass(turnedEven(pq, rs), turnedOdd(pq, rs), turnedEven(pqHigh, rsHigh), turnedOdd(pqHigh, rsHigh));
}

@inline
function residual(input: usize, prediction: usize): v128 {
  return i16x8.sub(v128.load8x8_u(input), v128.load8x8_u(prediction));
}

@inline
function forwardPass(a: v128, b: v128, c: v128, d: v128): void {
  const outer = i16x8.add(a, d);
  const inner = i16x8.add(b, c);
  const innerStep = i16x8.sub(b, c);
  const outerStep = i16x8.sub(a, d);
  column0 = i16x8.add(outer, inner);
  column1 = i16x8.add(i16x8.shl(outerStep, 1), innerStep);
  column2 = i16x8.sub(outer, inner);
  column3 = i16x8.sub(outerStep, i16x8.shl(innerStep, 1));
}

// Transposes both 4x4 halves of four vectors in two steps: first two by two, then all four.

@inline
function evenPairs(a: v128, b: v128): v128 {
  return v128.shuffle<i16>(a, b, 0, 8, 1, 9, 4, 12, 5, 13);
}

@inline
function oddPairs(a: v128, b: v128): v128 {
  return v128.shuffle<i16>(a, b, 2, 10, 3, 11, 6, 14, 7, 15);
}

@inline
function turnedEven(ab: v128, cd: v128): v128 {
  return v128.shuffle<i32>(ab, cd, 0, 4, 2, 6);
}

@inline
function turnedOdd(ab: v128, cd: v128): v128 {
  return v128.shuffle<i32>(ab, cd, 1, 5, 3, 7);
}

/** Residuals of scaled columns of coefficients, into row0 to row3 (8.5.12.2). */
@inline
export function inverse(a: v128, b: v128, c: v128, d: v128): void {
  const even = i16x8.add(a, c);
  const evenStep = i16x8.sub(a, c);
  const oddStep = i16x8.sub(i16x8.shr_s(b, 1), d);
  const odd = i16x8.add(b, i16x8.shr_s(d, 1));
  const p = i16x8.add(even, odd);
  const q = i16x8.add(evenStep, oddStep);
  const r = i16x8.sub(evenStep, oddStep);
  const s = i16x8.sub(even, odd);
  const pq = evenPairs(p, q);
  const pqHigh = oddPairs(p, q);
  const rs = evenPairs(r, s);
  const rsHigh = oddPairs(r, s);
  inversePass(turnedEven(pq, rs), turnedOdd(pq, rs), turnedEven(pqHigh, rsHigh), turnedOdd(pqHigh, rsHigh));
}

@inline
function inversePass(a: v128, b: v128, c: v128, d: v128): void {
  const half = i16x8.splat(32);
  const even = i16x8.add(i16x8.add(a, c), half);
  const evenStep = i16x8.add(i16x8.sub(a, c), half);
  const oddStep = i16x8.sub(i16x8.shr_s(b, 1), d);
  const odd = i16x8.add(b, i16x8.shr_s(d, 1));
  row0 = i16x8.shr_s(i16x8.add(even, odd), 6);
  row1 = i16x8.shr_s(i16x8.add(evenStep, oddStep), 6);
  row2 = i16x8.shr_s(i16x8.sub(evenStep, oddStep), 6);
  row3 = i16x8.shr_s(i16x8.sub(even, odd), 6);
}

/** Eight samples: prediction and residual, within 0 to 255. */
@inline
export function rebuilt(prediction: usize, residual: v128): v128 {
  const sum = i16x8.add(v128.load8x8_u(prediction), residual);
  return i8x16.narrow_i16x8_u(sum, sum);
}

/** Adds the residuals of `inverse` to the prediction of 8x4 samples. */
@inline
export function addResiduals(prediction: usize, predictionStride: i32, out: usize, outStride: i32): void {
  v128.store64_lane(out, rebuilt(prediction, row0), 0);
  v128.store64_lane(out + outStride, rebuilt(prediction + predictionStride, row1), 0);
  v128.store64_lane(out + 2 * outStride, rebuilt(prediction + 2 * predictionStride, row2), 0);
  v128.store64_lane(out + 3 * outStride, rebuilt(prediction + 3 * predictionStride, row3), 0);
}
