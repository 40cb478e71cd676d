// The extent of each row of a layer. Most rows are empty on the outside, and many are opaque on the inside.
// Empty samples are not drawn, and the alpha of opaque ones is not read.

/** Of two neighbouring rows, which share their chroma samples: columns, up to but without the ends. */
@unmanaged
export class Span {
  /** All ink is within. Both 0 where there is none. */
  inkStart: i32;
  inkEnd: i32;
  /** The longest stretch of whole blocks that is opaque throughout. */
  solidStart: i32;
  solidEnd: i32;
}

@inline
export function spanAt(spans: usize, pair: i32): Span {
  return changetype<Span>(spans + <usize>pair * offsetof<Span>());
}
