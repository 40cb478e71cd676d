/** A picture could not be fetched this time. Nothing is broken on our side: the queue shall try again. */
export class TryLater extends Error {
  override name = "TryLater";
}
