// Puts samples of a layer over those of the film: "over" for premultiplied colour (Porter and Duff, 1984), with opacity:
//   result = sample * opacity + film * (1 - alpha * opacity)
// in one rounding. Nothing, full cover and no cover are exact, so drawing what is transparent changes no sample.

const ROUND: v128 = i16x8(64, 64, 64, 64, 64, 64, 64, 64);
const ONE: v128 = i16x8(32767, 32767, 32767, 32767, 32767, 32767, 32767, 32767);

/**
 * Eight samples in lanes of 16 bits.
 * @param opacity 0 to 256 for each.
 */
@inline
export function over(film: v128, sample: v128, alpha: v128, opacity: v128): v128 {
  const added = i16x8.shr_u(i16x8.mul(sample, opacity), 1);
  return finish(film, added, i16x8.shr_u(i16x8.mul(alpha, opacity), 1));
}

/** The same for full opacity. */
@inline
export function overFully(film: v128, sample: v128, alpha: v128): v128 {
  return finish(film, i16x8.shl(sample, 7), i16x8.shl(alpha, 7));
}

/** Takes Q7 of 0 to 255; 255 becomes 32767 in Q15, and by the rounding of the product with it nothing is lost. */
@inline
function finish(film: v128, added: v128, alpha: v128): v128 {
  const kept = i16x8.sub(ONE, i16x8.add(alpha, i16x8.shr_u(alpha, 8)));
  const below = i16x8.q15mulr_sat_s(i16x8.shl(film, 7), kept);
  return i16x8.shr_u(i16x8.add(i16x8.add(below, added), ROUND), 7);
}

/** Blends eight samples into memory. */
@inline
export function blend8(film: usize, sample: v128, alpha: v128, opacity: v128): void {
  const result = over(v128.load8x8_u(film), sample, alpha, opacity);
  v128.store64_lane(film, i8x16.narrow_i16x8_u(result, result), 0);
}
