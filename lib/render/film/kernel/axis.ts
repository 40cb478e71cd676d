// Where the samples of the film lie on a layer, along one direction.

/** Positions are rounded to 1/128 of a layer's sample, the same whatever part of the film is drawn. */
export const FRACTION_BITS: i32 = 7;
export const ONE: i32 = 1 << FRACTION_BITS;

const Q32: f64 = 4_294_967_296;
const SPARE_BITS: i32 = 32 - FRACTION_BITS;

@unmanaged
export class Axis {
  /** Where the layer begins, in samples of the film, and how large one of its samples is there. */
  place: f64;
  scale: f64;
  /** Sample i of the film lies at `origin + i * step` of the layer, in Q32. */
  origin: i64;
  step: i64;
}

/** The middle of a sample is half a sample from its edge: position = (i + 0.5 - place) / scale - 0.5. */
export function setAxis(axis: Axis, place: f64, scale: f64): void {
  axis.place = place;
  axis.scale = scale;
  axis.origin = <i64>(((0.5 - place) / scale - 0.5) * Q32);
  axis.step = <i64>(Q32 / scale);
}

/** Where sample `index` of the film lies, in 1/128 of the layer's samples. */
@inline
export function positionOn(axis: Axis, index: i32): i32 {
  return <i32>((axis.origin + axis.step * index + (1 << (SPARE_BITS - 1))) >> SPARE_BITS);
}

/** The other way round: where `position` of the layer lies among the samples of the film. */
@inline
export function indexOn(axis: Axis, position: f64): f64 {
  return (position + 0.5) * axis.scale + axis.place - 0.5;
}
