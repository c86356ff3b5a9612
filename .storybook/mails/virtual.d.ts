declare module 'virtual:mail-pictures' {
  /** Data URLs of the pictures of mails by their path on the site (mailPictures.ts). */
  export const drawings: ReadonlyMap<string, string>;
}
