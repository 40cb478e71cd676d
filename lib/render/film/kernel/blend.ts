// Blends samples of a layer over those of the film. For premultiplied samples (Porter and Duff, 1984, "over"):
//   result = sample * opacity + film * (1 - alpha * opacity)
// Full cover and no cover are exact: transparent samples change nothing. Vectors hold eight samples of 16
// bits, in Q7 where noted: 0 to 255 * 128.

const HALF_Q7: v128 = i16x8(64, 64, 64, 64, 64, 64, 64, 64);
const HALF_Q8: v128 = i16x8(128, 128, 128, 128, 128, 128, 128, 128);
const ONE_Q15: v128 = i16x8(32767, 32767, 32767, 32767, 32767, 32767, 32767, 32767);

/** 255 in Q7, opaque. */
export const OPAQUE_Q7: v128 = i16x8(32640, 32640, 32640, 32640, 32640, 32640, 32640, 32640);

/**
 * Takes and rounds Q7; `film` is 0 to 255. With `alpha` 255 nothing of the film is kept: 32640 + 127 is 1 in
 * Q15.
 */
@inline
export function over(film: v128, sample: v128, alpha: v128): v128 {
  return mixed(film, sample, keptUnder(alpha));
}

/** What is kept of the film below an alpha, in Q15. */
@inline
export function keptUnder(alpha: v128): v128 {
  return i16x8.sub(ONE_Q15, i16x8.add(alpha, i16x8.shr_u(alpha, 8)));
}

/** The second half of `over`. */
@inline
export function mixed(film: v128, sample: v128, kept: v128): v128 {
  return roundQ7(i16x8.add(i16x8.q15mulr_sat_s(i16x8.shl(film, 7), kept), sample));
}

@inline
export function roundQ7(sample: v128): v128 {
  return i16x8.shr_u(i16x8.add(sample, HALF_Q7), 7);
}

/** What is left of the film below alpha of 0 to 255: film * (255 - alpha) / 255, rounded (Blinn, 1995). */
@inline
export function keep(film: v128, transparency: v128): v128 {
  const product = i16x8.add(i16x8.mul(film, transparency), HALF_Q8);
  return i16x8.shr_u(i16x8.add(product, i16x8.shr_u(product, 8)), 8);
}
