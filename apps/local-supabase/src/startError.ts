/** Something that keeps the product from starting and that a person can mend. The message is one sentence. */
export class StartError extends Error {
  override name = 'StartError';
}
