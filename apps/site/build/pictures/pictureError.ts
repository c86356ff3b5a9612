/** A page's text cannot be drawn. The message is one sentence. */
export class PictureError extends Error {
  override name = 'PictureError';
}
