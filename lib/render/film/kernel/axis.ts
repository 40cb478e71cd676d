// Where the samples of the film lie on a layer, along one direction.

/** How fine positions are: 1/128 of a layer's sample, so that both weights of a pair fit a byte. */
export const FRACTION_BITS: i32 = 7;
export const ONE: i32 = 1 << FRACTION_BITS;

const Q32: f64 = 4_294_967_296.0;
const SPARE_BITS: i32 = 32 - FRACTION_BITS;

/** Sample i of the film lies at `origin + i * step` of the layer, in Q32. */
@unmanaged
export class Axis {
  origin: i64;
  step: i64;
}

/** Sample centres lie half a sample from their edges: position = (i + 0.5 - place) / scale - 0.5. */
export function setAxis(axis: Axis, place: f64, scale: f64): void {
  axis.origin = <i64>(((0.5 - place) / scale - 0.5) * Q32);
  axis.step = <i64>(Q32 / scale);
}

/** Rounded to 1/128, the same whatever part of the film is drawn. */
@inline
export function positionOn(axis: Axis, index: i32): i32 {
  return <i32>((axis.origin + axis.step * index + (1 << (SPARE_BITS - 1))) >> SPARE_BITS);
}
