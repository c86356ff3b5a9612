/** A problem that prevents the start and that the user can fix. The message is one sentence. */
export class StartError extends Error {
  override name = 'StartError';
}
